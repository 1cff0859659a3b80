import type { BookingWindow, TripDetail } from '@landsea/contracts';
import { cruiseWindows } from './cruise-windows.js';
import { diningWindows } from './dining-windows.js';
import { lightningLaneWindows } from './lightning-lane-windows.js';
import { newYorkInstant } from './new-york-time.js';
import { parkRules, type ParkRules } from './park-rules.js';

/** What the windows of a trip follow from. */
export type WindowTrip = Pick<TripDetail, 'stays' | 'sailing' | 'party' | 'days'>;

/** A window before the clock is looked at: New York wall time on a calendar date. */
export interface WindowRule extends Pick<BookingWindow, 'id' | 'kind' | 'title' | 'rule' | 'covers'> {
  date: string;
  time: string;
}

/** Every booking window and due date of a trip, the earliest first (domain rules 1-7 and 11). */
export const bookingWindows = (trip: WindowTrip, now: Date, rules: ParkRules = parkRules): BookingWindow[] =>
  [...diningWindows(trip, rules), ...lightningLaneWindows(trip, rules), ...cruiseWindows(trip, rules)]
    .map(({ date, time, ...window }): BookingWindow => {
      const opensAt = newYorkInstant(date, time);
      return {
        ...window,
        opensAt: opensAt.toISOString(),
        state: opensAt <= now ? 'open' : 'upcoming',
        asOf: rules.asOf,
        source: rules.source,
        verify: 'Verify in the official app',
      };
    })
    .sort((a, b) => a.opensAt.localeCompare(b.opensAt) || a.id.localeCompare(b.id));
