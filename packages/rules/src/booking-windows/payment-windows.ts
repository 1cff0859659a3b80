import { formatMoney } from '@landsea/contracts/core';
import { budgetCategoryNames } from '@landsea/contracts/money';
import { getFinalPayment } from './cruise-windows.js';
import type { ParkRules } from '../planning/park-rules.js';
import type { DuePayment, WindowRule, WindowTrip } from './window-rule.js';

const names = { deposit: 'Deposit', 'final-payment': 'Final payment' } as const;

const dueWindow = ({
  lineId,
  paymentId,
  label,
  category,
  vendor,
  dueKind,
  dueOn,
  cents,
  asOf,
}: DuePayment): WindowRule => ({
  id: `payment-${paymentId ?? lineId}`,
  kind: 'payment',
  title: `${dueKind ? names[dueKind] : 'Payment'} of ${formatMoney(cents)} is due: ${label}`,
  rule: `${formatMoney(cents)} still to pay under ${budgetCategoryNames[category]}${
    vendor ? `, to ${vendor}` : ''
  }, as your budget says.`,
  date: dueOn,
  time: '00:00',
  covers: null,
  ownDate: dueOn,
  entered: { asOf, source: 'Your budget' },
});

export const listPaymentWindows = (trip: WindowTrip, rules: ParkRules): WindowRule[] => {
  const final = trip.sailing && getFinalPayment(trip, trip.sailing, rules);
  const said = final ? [...final.covered, ...final.quoted] : [];
  return (trip.payments ?? []).filter((payment) => !said.includes(payment)).map(dueWindow);
};
