import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { EditorOnly } from '../../../trip-frame/access/read-only';
import type { Guest } from '../who-can-go';
import { OwnOutingDialog, type OwnOuting } from './own-outing-dialog';

interface AddOwnOutingProps {
  place: string;
  start: string | null;
  party: TripDetail['party'];
  guests: readonly Guest[];
  guard: (act: () => void) => () => void;
  onSave: (outing: OwnOuting) => Promise<string | undefined>;
}

export function AddOwnOuting({ guard, ...dialog }: AddOwnOutingProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <EditorOnly>
      <Button
        size="sm"
        variant="quiet"
        icon={<PencilLine aria-hidden className="size-4" strokeWidth={1.75} />}
        onClick={guard(() => setOpen(true))}
      >
        Add your own
      </Button>
      {isOpen ? <OwnOutingDialog {...dialog} onClose={() => setOpen(false)} /> : null}
    </EditorOnly>
  );
}
