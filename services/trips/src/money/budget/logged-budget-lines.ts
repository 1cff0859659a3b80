import { budgetCategoryNames } from '@landsea/contracts/money';
import { makeNamedValues, describePerson, plainWord } from '../../trip/activity-log/field-labels.js';
import { defineLoggedTable } from '../../trip/activity-log/logged-table.js';
import { BudgetLineRow } from './budget-line.entity.js';

export const loggedBudgetLines = defineLoggedTable(BudgetLineRow, {
  kind: 'budget-line',
  noun: 'budget line',
  isMoney: true,
  what: 'label',
  labels: {
    label: 'name',
    category: { name: 'category', words: makeNamedValues(budgetCategoryNames) },
    note: 'note',
    plannedCents: 'planned',
    bookedCents: 'booked',
    spentCents: 'spent',
    day: 'day',
    vendor: 'vendor',
    dueOn: 'due',
    dueKind: { name: 'what is due', words: plainWord },
    status: { name: 'status', words: plainWord },
    person: { name: 'person', words: describePerson },
    source: null,
    isEstimate: null,
    dues: null,
  },
  limit: {
    most: 1000,
    full: (most) => `A budget holds at most ${most} lines: delete some, or add up small ones into one.`,
  },
});
