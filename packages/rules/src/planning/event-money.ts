import type { TripEvent } from '@landsea/contracts/live';
import type { DayItem, UpdateDayItem } from '@landsea/contracts/planning';

export const namesMoney = ({ costCents, details }: Pick<UpdateDayItem, 'costCents' | 'details'>): boolean =>
  (costCents ?? null) !== null || (details?.kind === 'dining' && details.depositCents !== null);

export const omitMoney = (item: DayItem): DayItem => ({
  ...item,
  costCents: null,
  details: item.details.kind === 'dining' ? { ...item.details, depositCents: null } : item.details,
});

const isAboutMoney = (type: string): boolean => /^(budget|expenses|savings)\./.test(type);

/** Undefined for events about money. */
export const omitEventMoney = (event: TripEvent): TripEvent | undefined => {
  if (isAboutMoney(event.type)) return undefined;
  return event.type === 'items.changed' && event.rows ? { ...event, rows: event.rows.map(omitMoney) } : event;
};
