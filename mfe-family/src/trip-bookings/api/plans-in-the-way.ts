import { listClosedSpansOn } from '@landsea/rules/bookings';
import type { Booking } from '@landsea/contracts/bookings';
import { capitalize, spellNumber } from '@landsea/contracts/core';
import { toMinute } from '@landsea/rules/trip';
import type { DayItem } from '@landsea/contracts/planning';
import { formatClock } from '../../items/cards/item-labels';
import type { ItemsStep } from '../../items/queue/item-change';

/** `reserved` cannot be moved here: the family has to call. */
export interface InTheWay {
  bookingId: string;
  date: string;
  reason: string;
  movable: DayItem[];
  reserved: DayItem[];
  step: ItemsStep;
}

/** Minutes between two moved plans; Best order finds better ones. */
const BETWEEN = 30;
const USUAL_MINUTES = 15;
/** Later plans stay on the day without a time. */
const LAST_START = 21 * 60;

type Timed = DayItem & { time: string };
const isTimed = (item: DayItem): item is Timed => item.time !== null;

const startOf = ({ time }: Timed): number => toMinute(time);
const endOf = (item: Timed): number => startOf(item) + (item.minutes ?? USUAL_MINUTES);
const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

const isReserved = ({ status, isFixed, confirmation }: DayItem): boolean =>
  status === 'booked' || isFixed || confirmation !== null;

const freeFrom = (from: number, minutes: number, staying: readonly Timed[]): number => {
  const blocking = staying.filter((item) => startOf(item) < from + minutes && endOf(item) > from).map(endOf);
  return blocking.length === 0 ? from : freeFrom(Math.max(...blocking), minutes, staying);
};

/** Moved plans keep their order; a show, whose times are fixed, and a plan without room lose their time. */
const movedBehind = (moving: readonly Timed[], until: number, staying: readonly Timed[]) => {
  let next = until;
  return moving.map((item) => {
    const minutes = item.minutes ?? USUAL_MINUTES;
    const start = Math.ceil(freeFrom(next, minutes, staying) / 5) * 5;
    if (item.details.kind === 'show' || start > LAST_START) return { id: item.id, time: null };
    next = start + minutes + BETWEEN;
    // As after an accepted order, the next Best order may move it again.
    return { id: item.id, time: clockOf(start), proposedTime: clockOf(start) };
  });
};

type People = readonly string[] | null;
const concerns = (traveling: People, going: People): boolean =>
  traveling === null || going === null || going.some((person) => traveling.includes(person));

export const findPlansInTheWay = (bookings: readonly Booking[], items: readonly DayItem[]): InTheWay[] => {
  const dates = new Set(bookings.flatMap(({ start, end }) => [start.date, ...(end ? [end.date] : [])]));
  return [...dates].sort().flatMap((date) => {
    const ofDay = items
      .filter((item) => item.date === date && (item.status === 'planned' || item.status === 'booked'))
      .filter(isTimed)
      .sort((one, other) => one.time.localeCompare(other.time));
    return listClosedSpansOn(bookings, date).flatMap(
      ({ from, until, reason, bookingId, people }): InTheWay[] => {
        const hit = ofDay.filter(
          (item) => startOf(item) < until && endOf(item) > from && concerns(people, item.people),
        );
        if (hit.length === 0) return [];
        const movable = hit.filter((item) => !isReserved(item));
        const staying = ofDay.filter((item) => !movable.includes(item));
        const change =
          from === 0 ? movedBehind(movable, until, staying) : movable.map(({ id }) => ({ id, time: null }));
        const title = `${capitalize(reason)}: ${formatPlans(movable)} moved`;
        return [
          {
            bookingId,
            date,
            reason: capitalize(reason),
            movable,
            reserved: hit.filter(isReserved),
            step: { title, change },
          },
        ];
      },
    );
  });
};

const names: Partial<Record<DayItem['details']['kind'], string>> = {
  attraction: 'ride',
  show: 'show',
  dining: 'meal',
};

export const formatPlans = (items: readonly DayItem[]): string => {
  const [first, ...others] = [...new Set(items.map(({ details }) => details.kind))];
  const name = (others.length === 0 && first && names[first]) || 'plan';
  return `${spellNumber(items.length)} ${name}${items.length === 1 ? '' : 's'}`;
};

export const formatReserved = ({ title, time }: DayItem): string =>
  time ? `${title} at ${formatClock(time)}` : title;
