import { currencyDigits } from '@landsea/contracts/core';
import { budgetCategoryNames, type BudgetLine, type Expense } from '@landsea/contracts/money';
import { ConflictDialog } from '@landsea/ui/overlays/conflict-dialog';
import { formatDate, formatMoney } from '@landsea/web-kit';
import { conflictTexts, type RowConflict } from '@landsea/web-kit/rows';
import type { ExpenseChange } from './expenses-api';
import { formatMinor } from './form/amount-text';
import { listSharers } from './form/people-of';

interface ExpenseConflictDialogProps {
  conflict: RowConflict<Expense, ExpenseChange>;
  lines: readonly BudgetLine[];
  nameOf: (ref: string) => string;
  onSettle: (keep: 'mine' | 'theirs') => void;
}

const labels: Record<keyof ExpenseChange, string> = {
  category: 'Category',
  what: 'What',
  amountCents: 'Amount',
  original: 'Currency',
  day: 'Day',
  paidBy: 'Paid by',
  shares: 'Shared by',
  lineId: 'Pays for',
  note: 'Note',
};

export function ExpenseConflictDialog({ conflict, lines, nameOf, onSettle }: ExpenseConflictDialogProps) {
  const textOf = (expense: Expense, field: keyof ExpenseChange): string => {
    const { original, day, paidBy, lineId } = expense;
    switch (field) {
      case 'category':
        return budgetCategoryNames[expense.category];
      case 'amountCents':
        return formatMoney(expense.amountCents);
      case 'original':
        return original
          ? `${original.currency} ${formatMinor(original.amountMinor, currencyDigits[original.currency])} at ${original.rate}`
          : 'US dollars';
      case 'day':
        return formatDate(day);
      case 'paidBy':
        return paidBy === null ? '' : nameOf(paidBy);
      case 'shares':
        return listSharers(expense).map(nameOf).join(', ');
      case 'lineId':
        return lines.find(({ id }) => id === lineId)?.label ?? '';
      default:
        return expense[field] ?? '';
    }
  };
  return (
    <ConflictDialog
      subject={conflict.seen.what}
      {...conflictTexts(conflict, labels, textOf)}
      onSettle={onSettle}
    />
  );
}
