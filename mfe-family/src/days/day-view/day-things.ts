import {
  noteAirport,
  listBookingEntriesOn,
  findLastInPark,
  limitLabel,
  placeEntry,
  formatWay,
} from '@landsea/rules/bookings';
import type { Booking } from '@landsea/contracts/bookings';
import { toMinute, type Minute } from '@landsea/rules/trip';
import type { UsualRow } from '@landsea/rules/day-plans';
import type { DayItem } from '@landsea/contracts/planning';

export interface DayThing {
  id: string;
  label: string;
  title: string;
  /** Minutes since midnight on the place's clocks; null without a time. */
  at: Minute | null;
  /** The place in the order of the day, if not at its time. */
  spot?: Minute | null;
  place: string | null;
  note: string | null;
  number: string | null;
}

const flightLabel = 'Flight';

/** Null at the top. */
export const placeThing = ({ at, spot = at }: DayThing): Minute | null => spot;

const isThing = ({ details, status }: DayItem): boolean =>
  details.kind === 'note' && details.isFlight === true && status !== 'cancelled';

const bySpot = (one: DayThing, other: DayThing): number =>
  (placeThing(one) ?? -1) - (placeThing(other) ?? -1);

/** Flights may also be notes of the day; things without a time come first. */
export const listDayThings = (
  items: readonly DayItem[],
  bookings: readonly Booking[],
  date: string,
): DayThing[] => {
  const byItem = new Set(bookings.flatMap(({ itemId }) => itemId ?? []));
  const entries = listBookingEntriesOn(
    bookings.filter(({ itemId }) => !itemId),
    date,
  );
  const lastInPark = findLastInPark(items);
  const ofBookings = entries.map((entry): DayThing => {
    const { bookingId, end, title, time, place } = entry;
    const booking = bookings.find(({ id }) => id === bookingId);
    return {
      id: `${bookingId} ${end}`,
      label: limitLabel(entry),
      title,
      at: time === null ? null : toMinute(time),
      spot: placeEntry(entry, entries, lastInPark),
      // A flight names its destination, not only its origin.
      place: (end === 'start' && booking?.kind === 'flight' && formatWay(booking)) || place,
      note:
        end === 'start' && booking
          ? [noteAirport(booking), booking.note].filter(Boolean).join('\n') || null
          : null,
      number: booking?.numbers[0]?.value ?? null,
    };
  });
  const ofItems = items
    .filter((item) => isThing(item) && !byItem.has(item.id))
    .map(({ id, title, time, place, note, confirmation }): DayThing => ({
      id,
      label: flightLabel,
      title,
      at: time === null ? null : toMinute(time),
      place,
      note,
      number: confirmation,
    }));
  return [...ofBookings, ...ofItems].sort(bySpot);
};

/**
 * Boarding and leaving get their default time when the cruise's booking names none, and boarding comes after
 * the way to the port.
 */
export const listTimedThings = (things: readonly DayThing[], steps: readonly UsualRow[]): DayThing[] =>
  things
    .map((thing) => {
      const end = thing.id.endsWith(' start') ? 'board' : 'ashore';
      const step = steps.find(({ key, detail }) => key === end && detail === thing.title);
      if (!step || (thing.at !== null && !step.note)) return thing;
      const at = toMinute(step.time);
      return { ...thing, at, spot: at, note: [step.note, thing.note].filter(Boolean).join('\n') || null };
    })
    .sort(bySpot);

/** Minutes for which a started item is still shown as current. */
const STILL = 30;

/** Everything counts as ahead on another day than today. */
export const listThingsAhead = (things: readonly DayThing[], now: Minute | undefined): DayThing[] =>
  things.filter((thing) => {
    const spot = placeThing(thing);
    return now === undefined || spot === null || spot + STILL > now;
  });

export const listUsualAhead = (rows: readonly UsualRow[], now: Minute | undefined): UsualRow[] =>
  rows.filter(({ time }) => now === undefined || toMinute(time) + STILL > now);

export const findLeadingThing = (
  things: readonly DayThing[],
  stopFrom: Minute | null | undefined,
): DayThing | undefined =>
  things.find((thing) => {
    const spot = placeThing(thing);
    return spot !== null && (stopFrom === undefined || stopFrom === null || spot <= stopFrom);
  });
