import { createHash } from 'node:crypto';
import {
  arrivalQuery,
  arrivalTrip,
  bookingWindows,
  dateSpan,
  lastDayOf,
  type Arrival,
} from '@landsea/contracts/booking-windows';
import { parkRules } from '@landsea/contracts/planning';
import { windowEvent, withDigest } from './calendar-events.js';
import { ical } from './ical.js';

/** Equal arrivals have equal ids, so a calendar that gets a file twice shows each event once. */
const keyOf = (query: string): string => createHash('sha256').update(query).digest('hex').slice(0, 16);

export const arrivalCalendar = (arrival: Arrival, origin: string, now: Date): Promise<string> => {
  const query = arrivalQuery(arrival);
  const revision = { sequence: 0, modifiedAt: new Date(`${parkRules.asOf}T00:00:00Z`) };
  const events = bookingWindows(arrivalTrip(arrival), now).map((window) => ({
    ...withDigest(windowEvent(keyOf(query), window)),
    ...revision,
  }));
  const dates = dateSpan(arrival.arrive, lastDayOf(arrival));
  return ical(`What opens when: ${dates}`, `${origin}/planning-guide?${query}`, events);
};
