import type { DayItem } from '@landsea/contracts/planning';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { useAccess } from '@landsea/web-kit';
import { useState } from 'react';
import { useReadOnly } from '../../trip-frame/access/read-only';
import { UploadField } from '../../trip-frame/files/upload-field';
import { toPhotoUrl, useAttachPhotoMutation, useDetachPhotoMutation } from './item-photo-api';

interface ItemPhotoProps {
  tripId: string;
  item: Pick<DayItem, 'id' | 'title' | 'photoId'>;
}

/** An agent sees photos only when the family shares its documents. */
const usePhotoUrl = ({ tripId, item }: ItemPhotoProps): string | undefined => {
  const { role, seesDocuments } = useAccess(tripId);
  if (item.photoId === null || (role === 'agent' && seesDocuments === false)) return undefined;
  return toPhotoUrl({ tripId, itemId: item.id });
};

export function ItemThumbnail({ tripId, item }: ItemPhotoProps) {
  const [isLarge, setLarge] = useState(false);
  const url = usePhotoUrl({ tripId, item });
  if (url === undefined || item.photoId === null) return null;
  const version = `?v=${item.photoId}`;
  return (
    <>
      <button
        type="button"
        aria-label={`Enlarge the photo of ${item.title}`}
        onClick={() => setLarge(true)}
        className="size-16 shrink-0 cursor-pointer overflow-hidden rounded-lg border border-hairline hover:border-sea"
      >
        <img src={`${url}/thumbnail${version}`} alt="" loading="lazy" className="size-full object-cover" />
      </button>
      <Dialog open={isLarge} onOpenChange={setLarge} size="lg" title={item.title}>
        <img
          src={`${url}${version}`}
          alt={`${item.title}, as your family saw it`}
          className="mx-auto max-h-[70dvh] rounded-lg object-contain"
        />
      </Dialog>
    </>
  );
}

export function ItemPhotoField({
  tripId,
  item,
  isDone,
  onBlocked,
}: ItemPhotoProps & { isDone: boolean; onBlocked: (() => void) | undefined }) {
  const [attach] = useAttachPhotoMutation();
  const [detach] = useDetachPhotoMutation();
  const isReadOnly = useReadOnly();
  const { role, seesDocuments } = useAccess(tripId);
  const of = { tripId, itemId: item.id };
  if (role === 'agent' && seesDocuments === false) return null;
  if (item.photoId === null && (isReadOnly || !isDone)) return null;
  return (
    <UploadField
      purpose="photo"
      current={item.photoId === null ? null : <ItemThumbnail {...{ tripId, item }} />}
      onSend={(upload) => attach({ ...of, ...upload })}
      onRemove={() => detach(of)}
      onBlocked={onBlocked}
    />
  );
}
