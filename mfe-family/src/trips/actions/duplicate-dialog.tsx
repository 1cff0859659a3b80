import type { TripSummary } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { Check } from 'lucide-react';

const says = [
  'The same weekdays a year later: stays, ports and days move, too.',
  'Everybody in the party is a year older.',
  'Your planned budget comes along; booked and spent start at zero.',
  'It’s a separate trip, so you unlock it separately.',
];

interface DuplicateDialogProps {
  trip: TripSummary;
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

export function DuplicateDialog({ trip, busy, onClose, onConfirm }: DuplicateDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="The same again next year?"
      description={trip.name}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={busy} busyLabel="Planning…" onClick={onConfirm}>
            Plan it for next year
          </Button>
        </>
      }
    >
      <ul className="grid gap-2.5">
        {says.map((line) => (
          <li key={line} className="flex gap-2.5">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-palm" strokeWidth={2.25} />
            {line}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
