import { bookingWindows, type WindowTrip } from '@landsea/contracts/booking-windows';
import { addDays, eachDate } from '@landsea/contracts/core';
import type { Local } from '@landsea/local';
import type { Extent } from './extent.js';
import type { Figure } from './figures.js';

const mostMs = 2;

const party: WindowTrip['party'] = [{ name: 'Robin', age: 40, loyaltyLevel: 'gold' }];

const parkDays = (start: string, last: number): WindowTrip['days'] =>
  eachDate(start, addDays(start, last)).map((date) => ({
    date,
    kind: 'park',
    parks: [],
    place: null,
    note: null,
    version: 1,
  }));

/** A family's combined trip, and the trip with the most windows: sixty days off site, each with its own mornings. */
const shapes: Record<string, (start: string) => WindowTrip> = {
  'a combined trip of 12 days': (start) => ({
    mode: 'combined',
    stays: [{ hotelName: 'A', onSite: true, checkIn: start, checkOut: addDays(start, 7) }],
    sailing: { ship: 'A', embarkationDate: addDays(start, 7), nights: 4, concierge: true, ports: [] },
    party,
    days: parkDays(start, 11),
  }),
  'sixty park days off site': (start) => ({
    mode: 'parks',
    stays: [],
    sailing: null,
    party,
    days: parkDays(start, 59),
  }),
};

/** How long the engine takes for the windows of one trip, each on new dates, as the mean of many. */
export function windows(_: Local, { smoke }: Extent): Promise<Figure[]> {
  const rounds = smoke ? 20 : 2_000;
  const now = new Date();
  const figures = Object.entries(shapes).map(([name, shape]): Figure => {
    const trips = Array.from({ length: rounds }, (_, day) => shape(addDays('2027-01-01', day % 700)));
    for (const trip of trips.slice(0, 200)) bookingWindows(trip, now);
    const begun = performance.now();
    let counted = 0;
    for (const trip of trips) counted += bookingWindows(trip, now).length;
    const mean = (performance.now() - begun) / rounds;
    const note = `${String(Math.round(counted / rounds))} windows; bound ${String(mostMs)} ms`;
    return {
      name: `windows of ${name}, mean`,
      value: mean,
      unit: 'ms',
      note: mean < mostMs ? note : `${note}: MISSED`,
    };
  });
  return Promise.resolve(figures);
}
