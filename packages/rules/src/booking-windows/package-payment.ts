import { addDays, type CalendarDate } from '@landsea/contracts/core';
import type { BudgetCategory } from '@landsea/contracts/money';
import { parkRules, type ParkRules } from '../planning/park-rules.js';
import type { WindowTrip } from './window-rule.js';

const paid: readonly BudgetCategory[] = ['resort-stay', 'park-tickets'];

/** The budget's date, else the rule's; null without a stay. */
export const getPackagePaymentDate = (
  { stays, payments = [] }: Pick<WindowTrip, 'stays' | 'payments'>,
  { packages }: ParkRules = parkRules,
): CalendarDate | null => {
  const [entered] = payments
    .filter(({ category, dueKind }) => paid.includes(category) && dueKind === 'final-payment')
    .map(({ dueOn }) => dueOn)
    .sort();
  if (entered !== undefined) return entered;
  const [arrival] = stays.map(({ checkIn }) => checkIn).sort();
  return arrival === undefined ? null : addDays(arrival, -packages.finalPaymentDays);
};
