import { Button } from '@landsea/ui/button';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { fieldNames, fieldWords } from './details-words';
import type { TripClash } from './use-trip-edits';

interface TripClashDialogProps {
  clash: TripClash;
  onSettle: (keep: 'mine' | 'theirs') => void;
}

/** Two people changed the same thing about the trip: what each of them wrote, and which is to stay. */
export function TripClashDialog({ clash: { theirs, edit, fields }, onSettle }: TripClashDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={() => onSettle('theirs')}
      title="Somebody else changed this too"
      description="It was saved while you were editing. Which of the two should stay?"
      footer={
        <>
          <Button onClick={() => onSettle('theirs')}>Keep theirs</Button>
          <Button variant="primary" onClick={() => onSettle('mine')}>
            Keep mine
          </Button>
        </>
      }
    >
      <dl className="grid gap-4">
        {fields.map((field) => (
          <div key={field} className="grid gap-x-4 gap-y-1 sm:grid-cols-[7rem_1fr_1fr]">
            <dt className="font-semibold">{fieldNames[field]}</dt>
            <dd className="min-w-0 wrap-anywhere">
              <span className="block text-sm text-muted">Theirs</span>
              {fieldWords(theirs, field)}
            </dd>
            <dd className="min-w-0 wrap-anywhere">
              <span className="block text-sm text-muted">Yours</span>
              {fieldWords(edit, field)}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
