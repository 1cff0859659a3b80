import type { BudgetLine } from '@landsea/contracts/money';
import { Button } from '@landsea/ui/button';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { formatMoney } from '@landsea/web-kit';
import type { LineChange } from '../../../trip/rows/line-saves';
import type { Clash } from './use-line-edits';

const names: Partial<Record<keyof LineChange, string>> = {
  label: 'Name',
  note: 'Note',
  plannedCents: 'Planned',
  bookedCents: 'Booked',
  spentCents: 'Spent',
  status: 'Status',
  person: 'For',
  day: 'Day',
  vendor: 'Vendor',
  dueOn: 'To be paid by',
  dueKind: 'What is due',
};

const inWords = (line: BudgetLine | LineChange, field: keyof LineChange): string => {
  const value = line[field];
  if (typeof value === 'number') return formatMoney(value);
  return value ? value : 'nothing';
};

interface ClashDialogProps {
  clash: Clash;
  by: string | undefined;
  onSettle: (keep: 'mine' | 'theirs') => void;
}

/** Two people changed the same field: what each of them wrote, and which is to stay. */
export function ClashDialog({ clash, by = 'Somebody else', onSettle }: ClashDialogProps) {
  const { theirs, change } = clash;
  return (
    <Dialog
      open
      onOpenChange={() => onSettle('theirs')}
      title={`${by} changed ${theirs.label} too`}
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
        {(Object.keys(change) as (keyof LineChange)[]).map((field) => (
          <div key={field} className="grid grid-cols-[6rem_1fr_1fr] items-baseline gap-3 tabular-nums">
            <dt className="text-muted">{names[field] ?? field}</dt>
            <dd>
              <span className="block text-sm text-muted">Theirs</span>
              {inWords(theirs, field)}
            </dd>
            <dd>
              <span className="block text-sm text-muted">Yours</span>
              {inWords(change, field)}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
