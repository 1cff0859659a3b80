import type { DayItem } from '@landsea/contracts/planning';
import type { TripDay } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { useState } from 'react';
import { WhenFields, type When } from './when-fields';

interface MoveDialogProps {
  item: DayItem;
  days: readonly TripDay[];
  onMove: (when: When) => void;
  onClose: () => void;
}

export function MoveDialog({ item, days, onMove, onClose }: MoveDialogProps) {
  const { date, time, dayPart } = item;
  const [when, setWhen] = useState<When>({ date: date ?? days[0]?.date ?? null, time, dayPart });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Move ${item.title}`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" onClick={() => onMove(when)}>
            Move it
          </Button>
        </>
      }
    >
      <WhenFields days={days} value={when} onChange={setWhen} />
    </Dialog>
  );
}
