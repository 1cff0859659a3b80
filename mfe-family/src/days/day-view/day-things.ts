import { formatWay } from '@landsea/rules/bookings';
import type { Booking } from '@landsea/contracts/bookings';
import { formatLimitedTime, listDayBookings, type UsualRow } from '@landsea/rules/day-plans';
import { toMinute, type Minute, type PortClock, type ZonedTrip } from '@landsea/rules/trip';
import type { DayItem } from '@landsea/contracts/planning';
import type { TripDay } from '@landsea/contracts/trip';

export interface DayThing {
  id: string;
  label: string;
  title: string;
  /** `by 11:00 AM`, on the place's clocks; empty without a time. */
  when: string;
  /** The place in the order of the day; null at the top. */
  spot: Minute | null;
  place: string | null;
  note: string | null;
  number: string | null;
}

const flightLabel = 'Flight';

const isThing = ({ details, status }: DayItem): boolean =>
  details.kind === 'note' && details.isFlight === true && status !== 'cancelled';

/** Flights may also be notes of the day; things without a time come first. */
export const listDayThings = (
  trip: ZonedTrip,
  day: Pick<TripDay, 'date' | 'arrivesAt'>,
  all: readonly DayItem[],
  bookings: readonly Booking[],
  ports: readonly PortClock[],
): DayThing[] => {
  const byItem = new Set(bookings.flatMap(({ itemId }) => itemId ?? []));
  const ofBookings = listDayBookings(trip, day, all, bookings, ports).map((entry): DayThing => {
    const { bookingId, end, label, title, spot, place, note } = entry;
    const booking = bookings.find(({ id }) => id === bookingId);
    return {
      id: `${bookingId} ${end}`,
      label,
      title,
      when: formatLimitedTime(entry),
      spot,
      // A flight names its destination, not only its origin.
      place: (end === 'start' && booking?.kind === 'flight' && formatWay(booking)) || place,
      note: [note, end === 'start' ? booking?.note : null].filter(Boolean).join('\n') || null,
      number: booking?.numbers[0]?.value ?? null,
    };
  });
  const ofItems = all
    .filter((item) => item.date === day.date && isThing(item) && !byItem.has(item.id))
    .map(({ id, title, time, place, note, confirmation }): DayThing => ({
      id,
      label: flightLabel,
      title,
      when: formatLimitedTime({ time, limit: null }),
      spot: time === null ? null : toMinute(time),
      place,
      note,
      number: confirmation,
    }));
  return [...ofBookings, ...ofItems].sort((one, other) => (one.spot ?? -1) - (other.spot ?? -1));
};

/** Minutes for which a started item is still shown as current. */
const STILL = 30;

/** Everything counts as ahead on another day than today. */
export const listThingsAhead = (things: readonly DayThing[], now: Minute | undefined): DayThing[] =>
  things.filter(({ spot }) => now === undefined || spot === null || spot + STILL > now);

export const listUsualAhead = (rows: readonly UsualRow[], now: Minute | undefined): UsualRow[] =>
  rows.filter(({ time }) => now === undefined || toMinute(time) + STILL > now);

export const findLeadingThing = (
  things: readonly DayThing[],
  stopFrom: Minute | null | undefined,
): DayThing | undefined =>
  things.find(
    ({ spot }) => spot !== null && (stopFrom === undefined || stopFrom === null || spot <= stopFrom),
  );
