import { Dialog } from '@landsea/ui/overlays/dialog';
import { useAccess } from '@landsea/web-kit';
import { useState } from 'react';
import { useReadOnly } from '../../trip-page/page/read-only';
import { UploadField } from '../../trip-page/uploads/upload-field';
import { photoUrl, useAttachPhotoMutation, useDetachPhotoMutation } from './snack-photo-api';
import type { SnackItem } from './snack-rules';

interface SnackPhotoProps {
  tripId: string;
  snack: SnackItem;
}

/** An agent sees photos where the family shows its documents. */
const usePhotoUrl = ({ tripId, snack }: SnackPhotoProps): string | undefined => {
  const { role, seesDocuments } = useAccess(tripId);
  if (snack.photoId === null || (role === 'agent' && seesDocuments === false)) return undefined;
  return photoUrl({ tripId, itemId: snack.id });
};

/** The small photo of a snack, if it has one; a tap shows it large. */
export function SnackThumbnail({ tripId, snack }: SnackPhotoProps) {
  const [isLarge, setLarge] = useState(false);
  const url = usePhotoUrl({ tripId, snack });
  if (url === undefined || snack.photoId === null) return null;
  const version = `?v=${snack.photoId}`;
  return (
    <>
      <button
        type="button"
        aria-label={`Enlarge the photo of ${snack.title}`}
        onClick={() => setLarge(true)}
        className="size-16 shrink-0 cursor-pointer overflow-hidden rounded-lg border border-hairline hover:border-sea"
      >
        <img src={`${url}/thumbnail${version}`} alt="" loading="lazy" className="size-full object-cover" />
      </button>
      <Dialog open={isLarge} onOpenChange={setLarge} size="lg" title={snack.title}>
        <img
          src={`${url}${version}`}
          alt={`${snack.title}, as your family tried it`}
          className="mx-auto max-h-[70dvh] rounded-lg object-contain"
        />
      </Dialog>
    </>
  );
}

/** The photo of a snack that was tried: taken or chosen, replaced, removed. It saves by itself. */
export function SnackPhotoField({
  tripId,
  snack,
  onBlocked,
}: SnackPhotoProps & { onBlocked: (() => void) | undefined }) {
  const [attach] = useAttachPhotoMutation();
  const [detach] = useDetachPhotoMutation();
  const isReadOnly = useReadOnly();
  const { role, seesDocuments } = useAccess(tripId);
  const item = { tripId, itemId: snack.id };
  if (role === 'agent' && seesDocuments === false) return null;
  if (snack.photoId === null && (isReadOnly || !snack.details.tried)) return null;
  return (
    <UploadField
      purpose="photo"
      current={snack.photoId === null ? null : <SnackThumbnail {...{ tripId, snack }} />}
      onSend={(upload) => attach({ ...item, ...upload })}
      onRemove={() => detach(item)}
      onBlocked={onBlocked}
    />
  );
}
