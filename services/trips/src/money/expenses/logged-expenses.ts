import { budgetCategoryNames, MOST_EXPENSES } from '@landsea/contracts/money';
import { makeNamedValues, describePerson } from '../../trip/activity-log/field-labels.js';
import { defineLoggedTable, type LoggedKind } from '../../trip/activity-log/logged-table.js';
import { ExpenseRow } from './expense.entity.js';
import { SettlementRow } from './settlement.entity.js';
import type { FileColumn } from '../../trip/files/file-column.js';

export const receiptColumn: FileColumn = {
  entity: ExpenseRow,
  column: 'receipt_key',
  purpose: 'receipt',
  holds: 'key',
};

export const loggedExpenses = defineLoggedTable(ExpenseRow, {
  kind: 'expense',
  noun: 'expense',
  isMoney: true,
  what: 'what',
  file: receiptColumn,
  labels: {
    category: { name: 'category', words: makeNamedValues(budgetCategoryNames) },
    note: 'note',
    day: 'day',
    what: 'name',
    amountCents: 'amount',
    paidBy: { name: 'who paid', words: describePerson },
    receiptKey: { name: 'receipt', words: () => 'a file' },
    original: null,
    shares: null,
    lineId: null,
    seriesId: null,
  },
  limit: {
    most: MOST_EXPENSES,
    full: (most) => `A trip holds at most ${most} expenses: delete some, or add up small ones into one.`,
    field: 'what',
  },
});

export const severalExpenses: LoggedKind = { kind: 'expenses', noun: 'expenses', isMoney: true, labels: {} };

export const loggedSettlements = defineLoggedTable(SettlementRow, {
  kind: 'settlement',
  noun: 'a payment',
  isMoney: true,
  what: { words: 'between two people' },
  labels: {
    day: 'day',
    amountCents: 'amount',
    from: { name: 'from', words: describePerson },
    to: { name: 'to', words: describePerson },
  },
  limit: {
    most: 1000,
    full: (most) => `A trip holds at most ${most} payments between people: undo some first.`,
  },
});
