import { addDays, countDaysBetween, listDates } from '@landsea/contracts/core';
import { LoyaltyLevel, type TripDay } from '@landsea/contracts/trip';
import type { WindowTrip } from '../window-rule.js';

/** Numbers that look random and are the same each time (mulberry32). */
export const numbersFrom = (seed: number): ((below: number) => number) => {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
};

const aboardKind = (night: number, nights: number, below: (below: number) => number): TripDay['kind'] => {
  if (night === 0) return 'embarkation';
  if (night === nights) return 'debarkation';
  return below(2) === 0 ? 'sea' : 'port';
};

/**
 * A trip of any shape: split stays on and off site, with gaps, long ones, a cruise before or after, any party. Its days are
 * called anything, travel between two stays or in the middle of one.
 */
export const generatedTrip = (seed: number): WindowTrip => {
  const below = numbersFrom(seed);
  const start = addDays('2026-11-01', below(900));
  const stays: WindowTrip['stays'] = [];
  let date = start;
  const addStays = (count: number) => {
    for (let index = 0; index < count; index += 1) {
      const checkOut = addDays(date, 1 + below(below(4) === 0 ? 18 : 6));
      stays.push({
        hotelName: `Hotel ${stays.length + 1}`,
        onSite: below(3) > 0,
        checkIn: date,
        checkOut,
      });
      date = below(4) === 0 ? addDays(checkOut, 1 + below(2)) : checkOut;
    }
  };
  const nights = 2 + below(9);
  const hasSailing = below(5) < 3;
  addStays(below(3));
  const embarkationDate = date;
  if (hasSailing) date = addDays(date, nights);
  addStays(stays.length === 0 && !hasSailing ? 1 + below(2) : below(2));
  const end = stays.reduce((last, { checkOut }) => (checkOut > last ? checkOut : last), date);
  const days = listDates(start, end).map((day): TripDay => {
    const night = countDaysBetween(embarkationDate, day);
    const kind =
      hasSailing && night >= 0 && night <= nights
        ? aboardKind(night, nights, below)
        : (['park', 'park', 'park', 'rest', 'travel'] as const)[below(5)];
    return { date: day, kind: kind ?? 'park', parks: [], place: null, note: null, version: 1 };
  });
  return {
    mode: hasSailing ? (stays.length > 0 ? 'combined' : 'cruise') : 'parks',
    stays,
    sailing: hasSailing
      ? { ship: 'Disney Wish', embarkationDate, nights, concierge: below(4) === 0, ports: [] }
      : null,
    party: Array.from({ length: 1 + below(4) }, (_, index) => ({
      name: `Guest ${index}`,
      age: below(80),
      loyaltyLevel: LoyaltyLevel.options[below(LoyaltyLevel.options.length)],
    })),
    days,
  };
};
