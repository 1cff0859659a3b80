import { describePerson, plainWord } from '../../trip/activity-log/field-labels.js';
import { defineLoggedTable } from '../../trip/activity-log/logged-table.js';
import { ContributionRow, SavingsJarRow, SavingsPlanRow } from './savings.entities.js';

export const loggedSavingsPlan = defineLoggedTable(SavingsPlanRow, {
  kind: 'savings-plan',
  noun: 'savings',
  isMoney: true,
  what: { words: 'Savings plan' },
  onePerTrip: true,
  labels: {
    targetCents: 'target',
    firstDay: 'first pay day',
    targetDay: 'saved by',
    rhythm: { name: 'how often', words: plainWord },
  },
});

export const loggedJars = defineLoggedTable(SavingsJarRow, {
  kind: 'savings-jar',
  noun: 'jar',
  isMoney: true,
  what: 'name',
  labels: {
    name: 'name',
    goalCents: 'goal',
    removed: 'put away',
    person: { name: 'person', words: describePerson },
  },
  limit: {
    most: 100,
    full: (most) =>
      `A trip holds at most ${most} jars, those that are put away among them: bring one of them back.`,
    field: 'name',
  },
});

export const loggedContributions = defineLoggedTable(ContributionRow, {
  kind: 'contribution',
  noun: 'savings',
  isMoney: true,
  what: { words: 'Money put aside' },
  labels: {
    note: 'note',
    day: 'day',
    amountCents: 'amount',
    by: { name: 'from', words: describePerson },
    jarId: null,
  },
  limit: {
    most: 5000,
    full: (most) =>
      `A trip holds at most ${most} amounts put aside: take some back, and add them up into one.`,
    field: 'amountCents',
  },
});
