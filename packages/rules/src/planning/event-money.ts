import type { TripEvent } from '@landsea/contracts/live';
import { omitMoney } from './item-money.js';

const isAboutMoney = (type: string): boolean => /^(budget|expenses|savings)\./.test(type);

/** Undefined for events about money. */
export const omitEventMoney = (event: TripEvent): TripEvent | undefined => {
  if (isAboutMoney(event.type)) return undefined;
  return event.type === 'items.changed' && event.rows ? { ...event, rows: event.rows.map(omitMoney) } : event;
};
