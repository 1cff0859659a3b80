import { addDays, eachDate } from '@landsea/contracts/core';
import type { Local } from '@landsea/local';
import type { Extent } from './extent.js';
import type { Figure } from './figures.js';

const engine = new URL('../../../services/trips/dist/planning/windows/booking-windows.js', import.meta.url);
const mostMs = 2;

interface Engine {
  bookingWindows: (trip: object, now: Date) => unknown[];
}

const party = [{ name: 'Robin', age: 40, loyaltyLevel: 'gold' }];

/** A family's combined trip, and the trip with the most windows: sixty days off site, each with its own mornings. */
const shapes = (start: string): Record<string, object> => ({
  'a combined trip of 12 days': {
    stays: [{ hotelName: 'A', onSite: true, checkIn: start, checkOut: addDays(start, 7) }],
    sailing: { ship: 'A', embarkationDate: addDays(start, 7), nights: 4, concierge: true, ports: [] },
    party,
    days: eachDate(start, addDays(start, 11)).map((date) => ({
      date,
      kind: 'park',
      parks: [],
      place: null,
      note: null,
    })),
  },
  'sixty park days off site': {
    stays: [],
    sailing: null,
    party,
    days: eachDate(start, addDays(start, 59)).map((date) => ({
      date,
      kind: 'park',
      parks: [],
      place: null,
      note: null,
    })),
  },
});

/** How long the engine takes for the windows of one trip, each on new dates, as the mean of many. */
export async function windows(_: Local, { smoke }: Extent): Promise<Figure[]> {
  const rounds = smoke ? 20 : 2_000;
  const { bookingWindows } = (await import(engine.href)) as Engine;
  const now = new Date();
  return Object.keys(shapes('2027-01-01')).map((name) => {
    const trips = Array.from(
      { length: rounds },
      (_, day) => shapes(addDays('2027-01-01', day % 700))[name] ?? {},
    );
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
}
