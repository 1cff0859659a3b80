import type { Commission, NewStatementLine } from '@landsea/contracts/agents';
import { addDays } from '@landsea/contracts/core';
import { normalizeNumber } from './statement-numbers.js';

export type StatementBooking = Pick<
  Commission,
  | 'tripId'
  | 'bookingId'
  | 'supplierId'
  | 'numbers'
  | 'clientName'
  | 'startsOn'
  | 'share'
  | 'expectedCents'
  | 'ownCents'
  | 'receivedCents'
>;

/** `awaitedCents` is still to come, null where nobody knows. */
export type AwaitedBooking = StatementBooking & { awaitedCents: number | null };

const MOST_ALIKE = 3;
/** Bookings of one day and name, or of one day and amount, that are looked at. */
const MOST_LOOKED_AT = 40;

const add = <Value>(map: Map<string, Value[]>, key: string, value: Value): void => {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
};

const written = (number: string): string => number.trim().toUpperCase();

const listWords = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= 3);

/** Within 2 percent, or $5 where that is more. */
const allowedFor = (cents: number): number => Math.max(5_00, Math.round(cents * 0.02));

/** Bookings by number, by day and name, and by day and amount: no line looks at all of them. */
export class BookingIndex {
  private readonly exact = new Map<string, AwaitedBooking[]>();
  private readonly plain = new Map<string, AwaitedBooking[]>();
  private readonly named = new Map<string, AwaitedBooking[]>();
  private readonly byAmount = new Map<string, AwaitedBooking[]>();

  constructor(bookings: readonly AwaitedBooking[]) {
    for (const booking of bookings) {
      const { numbers, startsOn, clientName, awaitedCents } = booking;
      for (const number of new Set(numbers.map(written))) add(this.exact, number, booking);
      for (const number of new Set(numbers.map(normalizeNumber)))
        if (number.length >= 3) add(this.plain, number, booking);
      if (awaitedCents === null || awaitedCents <= 0) continue;
      for (const word of new Set(listWords(clientName))) add(this.named, `${startsOn} ${word}`, booking);
      add(this.byAmount, startsOn, booking);
    }
    for (const ofDay of this.byAmount.values())
      ofDay.sort((a, b) => (a.awaitedCents ?? 0) - (b.awaitedCents ?? 0));
  }

  findExact(number: string): AwaitedBooking[] {
    return number.trim() === '' ? [] : (this.exact.get(written(number)) ?? []);
  }

  findPlain(plain: string): AwaitedBooking[] {
    return this.plain.get(plain) ?? [];
  }

  /** Three at most: those of the day with the name first, then those around the day with the amount. */
  findAlike({ guestName, travelOn, cents }: NewStatementLine): AwaitedBooking[] {
    if (travelOn === null || cents === 0) return [];
    const byName = listWords(guestName).flatMap((word) =>
      (this.named.get(`${travelOn} ${word}`) ?? []).slice(0, MOST_LOOKED_AT),
    );
    const byAmount =
      cents < 0 ? [] : [0, -1, 1].flatMap((days) => this.findAmount(addDays(travelOn, days), cents));
    const open = [...new Set([...byName, ...byAmount])].filter(
      ({ ownCents, receivedCents }) => ownCents !== null && receivedCents < ownCents,
    );
    return open.slice(0, MOST_ALIKE);
  }

  private findAmount(day: string, cents: number): AwaitedBooking[] {
    const ofDay = this.byAmount.get(day) ?? [];
    const allowed = allowedFor(cents);
    let [low, high] = [0, ofDay.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ofDay[middle]?.awaitedCents ?? 0) < cents - allowed) low = middle + 1;
      else high = middle;
    }
    return ofDay
      .slice(low, low + MOST_LOOKED_AT)
      .filter(({ awaitedCents }) => Math.abs((awaitedCents ?? 0) - cents) <= allowed)
      .toSorted((a, b) => Math.abs((a.awaitedCents ?? 0) - cents) - Math.abs((b.awaitedCents ?? 0) - cents));
  }
}
