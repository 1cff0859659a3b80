import { sumBudget } from '@landsea/rules/money';
import type { BudgetLine } from '@landsea/contracts/money';
import { Button } from '@landsea/ui/button';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { formatMoney } from '@landsea/web-kit';

interface ReplaceDialogProps {
  lines: BudgetLine[];
  busy: boolean;
  onCancel: () => void;
  onReplace: () => void;
}

const MOST_NAMED = 5;

export function ReplaceDialog({ lines, busy, onCancel, onReplace }: ReplaceDialogProps) {
  const cents = sumBudget(lines).total.plannedCents;
  return (
    <Dialog
      open
      onOpenChange={onCancel}
      title="Replace what is planned?"
      description={`${lines.length} ${lines.length === 1 ? 'line plans' : 'lines plan'} ${formatMoney(cents)} in these categories already. The estimate takes their place; what is booked or paid stays as it is.`}
      footer={
        <>
          <Button onClick={onCancel}>Keep them</Button>
          <Button variant="primary" busy={busy} busyLabel="Writing…" onClick={onReplace}>
            Replace
          </Button>
        </>
      }
    >
      <ul className="grid gap-1">
        {lines.slice(0, MOST_NAMED).map(({ id, label, plannedCents }) => (
          <li key={id} className="flex justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">{label}</span>
            <span className="tabular-nums">{formatMoney(plannedCents)}</span>
          </li>
        ))}
      </ul>
      {lines.length > MOST_NAMED ? (
        <p className="pt-2 text-muted">and {lines.length - MOST_NAMED} more</p>
      ) : null}
    </Dialog>
  );
}
