import { defineLoggedTable } from '../../trip/activity-log/logged-table.js';
import { SailingPaymentRow } from './sailing-payment.entity.js';

export const loggedPaymentDate = defineLoggedTable(SailingPaymentRow, {
  kind: 'final-payment',
  noun: 'final payment',
  what: { words: 'Date of the booking' },
  onePerTrip: true,
  labels: { dueOn: 'due', embarkationDate: null },
});
