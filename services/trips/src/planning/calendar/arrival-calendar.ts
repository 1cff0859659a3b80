import { createHash } from 'node:crypto';
import {
  toArrivalQuery,
  toArrivalTrip,
  listBookingWindows,
  getLastDay,
} from '@landsea/rules/booking-windows';
import { formatDateSpan } from '@landsea/rules/trip';
import type { Arrival } from '@landsea/contracts/booking-windows';
import { parkRules } from '@landsea/rules/planning';
import { makeWindowEvent, addDigest } from './calendar-events.js';
import { makeCalendarText } from './ical.js';

/** Equal arrivals have equal ids, so a calendar that gets a file twice shows each event once. */
const keyOf = (query: string): string => createHash('sha256').update(query).digest('hex').slice(0, 16);

export const makeArrivalCalendar = (arrival: Arrival, origin: string, now: Date): Promise<string> => {
  const query = toArrivalQuery(arrival);
  const revision = { sequence: 0, modifiedAt: new Date(`${parkRules.asOf}T00:00:00Z`) };
  const events = listBookingWindows(toArrivalTrip(arrival), now).map((window) => ({
    ...addDigest(makeWindowEvent(keyOf(query), window)),
    ...revision,
  }));
  const dates = formatDateSpan(arrival.arrive, getLastDay(arrival));
  return makeCalendarText(`What opens when: ${dates}`, `${origin}/planning-guide?${query}`, events);
};
