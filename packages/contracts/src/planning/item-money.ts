import type { DayItem, UpdateDayItem } from './day-items.js';

/** Whether a call names an amount of money. */
export const namesMoney = ({ costCents, details }: Pick<UpdateDayItem, 'costCents' | 'details'>): boolean =>
  (costCents ?? null) !== null || (details?.kind === 'dining' && details.depositCents !== null);

/** An item as a reader sees it who may not see what the trip costs. */
export const withoutMoney = (item: DayItem): DayItem => ({
  ...item,
  costCents: null,
  details: item.details.kind === 'dining' ? { ...item.details, depositCents: null } : item.details,
});
