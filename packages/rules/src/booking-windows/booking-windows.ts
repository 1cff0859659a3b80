import {
  addDays,
  formatMoney,
  getDateIn,
  toNewYorkInstant,
  PARKS_ZONE,
  toZonedInstant,
} from '@landsea/contracts/core';
import type { BookingWindow } from '@landsea/contracts/planning';
import { budgetCategoryNames } from '@landsea/contracts/money';
import { listBookingLimitWindows } from './booking-limit-windows.js';
import { listCruiseWindows, getFinalPayment } from './cruise-windows.js';
import { listDiningWindows } from './dining-windows.js';
import { listLightningLaneWindows } from './lightning-lane-windows.js';
import { listMealWindows } from './meal-windows.js';
import { parkRules, type ParkRules } from '../planning/park-rules.js';
import type { WindowRule, WindowTrip, DuePayment } from './window-rule.js';

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

const listPaymentWindows = (trip: WindowTrip, rules: ParkRules): WindowRule[] => {
  const final = trip.sailing && getFinalPayment(trip, trip.sailing, rules);
  const said = final ? [...final.covered, ...final.quoted] : [];
  return (trip.payments ?? []).filter((payment) => !said.includes(payment)).map(dueWindow);
};

const HOUR_MS = 3_600_000;

const stateAt = (now: Date, opensAt: Date, closesAt: Date): BookingWindow['state'] => {
  if (now < opensAt) return 'upcoming';
  return now < closesAt ? 'open' : 'passed';
};

const instantOf = ({ date }: WindowRule, time: string | undefined): string | null =>
  time === undefined ? null : toNewYorkInstant(date, time).toISOString();

const warningAt = ({ warning, warnedUntil }: WindowRule, now: Date): string | null =>
  warnedUntil !== undefined && getDateIn(now) > warnedUntil ? null : (warning ?? null);

const resolved = (rule: WindowRule, now: Date, { asOf, source }: ParkRules): BookingWindow => {
  const { id, kind, title, covers, hoursBefore = 0 } = rule;
  const opensAt = new Date(
    toZonedInstant(rule.date, rule.time, rule.clock?.timeZone ?? PARKS_ZONE).getTime() -
      hoursBefore * HOUR_MS,
  );
  const lastDay = rule.until ?? covers?.to ?? rule.date;
  const closesAt = hoursBefore > 0 ? opensAt : toNewYorkInstant(addDays(lastDay, 1), '00:00');
  return {
    id,
    kind,
    type: covers ? 'opens' : 'due',
    title,
    rule: rule.rule,
    warning: warningAt(rule, now),
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    oftenFrom: instantOf(rule, rule.often),
    phoneFrom: instantOf(rule, rule.phone),
    covers,
    series: rule.series ?? null,
    ownDate: rule.ownDate ?? null,
    ...(rule.clock && { clock: rule.clock }),
    ...(rule.standing && { standing: rule.standing }),
    ...(rule.bookingId && { bookingId: rule.bookingId }),
    state: stateAt(now, opensAt, closesAt),
    asOf,
    source,
    ...rule.entered,
    verify: 'Verify in the official app',
  };
};

/** The earliest first (domain.md, D1 to D4, L1, L2 and C1 to C4). */
export const listBookingWindows = (
  trip: WindowTrip,
  now: Date,
  rules: ParkRules = parkRules,
): BookingWindow[] =>
  [
    listDiningWindows,
    listLightningLaneWindows,
    listCruiseWindows,
    listMealWindows,
    listBookingLimitWindows,
    listPaymentWindows,
  ]
    .flatMap((windowsOf) => windowsOf(trip, rules))
    .map((rule) => resolved(rule, now, rules))
    .sort((a, b) => a.opensAt.localeCompare(b.opensAt) || a.id.localeCompare(b.id));
