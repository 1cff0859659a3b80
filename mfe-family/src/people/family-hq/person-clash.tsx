import type { PartyMember } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Dialog } from '@landsea/ui/overlays/dialog';
import type { PersonChange } from './person-draft';

const names: Record<keyof PersonChange, string> = {
  name: 'Name',
  age: 'Age',
  birthDate: 'Birth date',
  heightInches: 'Height (in)',
  dietaryNotes: 'Dietary needs',
  loyaltyLevel: 'Loyalty level',
};

const inWords = (value: string | number | null | undefined): string =>
  value === null || value === undefined || value === '' ? 'nothing' : String(value);

/** Two people changed the same field: what each of them wrote, and which is to stay. */
export function PersonClash({
  theirs,
  change,
  onSettle,
}: {
  theirs: PartyMember;
  change: PersonChange;
  onSettle: (keep: 'mine' | 'theirs') => void;
}) {
  return (
    <Dialog
      open
      onOpenChange={() => onSettle('theirs')}
      title={`Somebody else changed ${theirs.name} too`}
      description="It was saved while you were typing. Which of the two should stay?"
      footer={
        <>
          <Button onClick={() => onSettle('theirs')}>Keep theirs</Button>
          <Button variant="primary" onClick={() => onSettle('mine')}>
            Keep mine
          </Button>
        </>
      }
    >
      <dl className="grid gap-3">
        {(Object.keys(change) as (keyof PersonChange)[]).map((field) => (
          <div key={field} className="grid grid-cols-[6rem_1fr_1fr] items-baseline gap-3 wrap-anywhere">
            <dt className="text-muted">{names[field]}</dt>
            <dd>
              <span className="block text-sm text-muted">Theirs</span>
              {inWords(theirs[field])}
            </dd>
            <dd>
              <span className="block text-sm text-muted">Yours</span>
              {inWords(change[field])}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
