import type { BudgetLine } from '@landsea/contracts/money';
import type { TripDetail } from '@landsea/contracts/trip';
import { ConflictDialog } from '@landsea/ui/overlays/conflict-dialog';
import { formatMoney } from '@landsea/web-kit';
import { conflictTexts, type RowConflict } from '@landsea/web-kit/rows';
import type { LineChange } from '../../../trip-frame/api/budget-line-queue';
import { findPersonRef } from '../../../trip-frame/people/party';

const labels: Record<keyof LineChange, string> = {
  category: 'Category',
  label: 'Name',
  note: 'Note',
  plannedCents: 'Planned',
  bookedCents: 'Booked',
  spentCents: 'Spent',
  status: 'Status',
  person: 'For',
  day: 'Day',
  vendor: 'Vendor',
  dueOn: 'Due date',
  dueKind: 'What is due',
};

const textOf = (party: TripDetail['party'], line: BudgetLine, field: keyof LineChange): string => {
  if (field === 'person') return findPersonRef(party, line) ?? 'Everybody';
  const value = line[field];
  return typeof value === 'number' ? formatMoney(value) : (value ?? '');
};

interface LineConflictDialogProps {
  conflict: RowConflict<BudgetLine, LineChange>;
  party: TripDetail['party'];
  by: string | undefined;
  onSettle: (keep: 'mine' | 'theirs') => void;
}

export function LineConflictDialog({ conflict, party, by, onSettle }: LineConflictDialogProps) {
  return (
    <ConflictDialog
      subject={conflict.seen.label}
      by={by}
      {...conflictTexts(conflict, labels, (line, field) => textOf(party, line, field))}
      onSettle={onSettle}
    />
  );
}
