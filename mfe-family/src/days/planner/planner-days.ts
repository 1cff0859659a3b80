import { bookingEntriesOn } from '@landsea/contracts/bookings';
import type { Booking, BookingEntry, ClosedSpan } from '@landsea/contracts/bookings';
import {
  bookedShipSteps,
  dayContextOf,
  dayConflicts,
  minuteOf,
  parkDayOf,
  parkSteps,
  planNotes,
  plannedDay,
  plannedItems,
  plannedTimeline,
  shipDay,
  unsolvedConflicts,
  waitAt,
} from '@landsea/contracts/day-plans';
import type {
  DayCatalogue,
  DayConflict,
  DayContext,
  DayTotals,
  Minute,
  ParkChange,
  ParkDay,
  PlannedItem,
  UsualRow,
} from '@landsea/contracts/day-plans';
import type { DayItem } from '@landsea/contracts/planning';
import type { PortClock, TripDay, TripDetail } from '@landsea/contracts/trip';
import { clockNote } from '../../trip-page/clocks/clock-note';

/** An item that has a time, from when until when it takes its people, with waiting. */
export interface Block {
  item: DayItem;
  from: Minute;
  until: Minute;
  /** Minutes in line, to the next five; null where nobody stands in one. */
  wait: number | null;
}

/** One day as the planner shows it. Without the catalog there is no context: no hours, no conflicts. */
export interface PlannerDay {
  day: TripDay;
  items: DayItem[];
  blocks: Block[];
  untimed: DayItem[];
  context: DayContext | undefined;
  /** What is to do, with what the catalog knows of it; empty without a context. */
  planned: PlannedItem[];
  parkDays: ParkDay[];
  conflicts: DayConflict[];
  /** What is to solve of them. */
  unsolved: DayConflict[];
  /** How an item is done, such as with a rider switch, by its id. */
  notes: ReadonlyMap<string, string>;
  totals: DayTotals | undefined;
  /** The changes of park, by the id of the item before which they come. */
  parkSteps: ReadonlyMap<string, ParkChange>;
  /** What is usual aboard at its times and not confirmed, and boarding and leaving as they are booked. */
  usual: UsualRow[];
  /** The ends of bookings that are no plans and have a time: a check-in, the return of a car. */
  marks: (BookingEntry & { at: Minute })[];
  /** When flights leave nobody time for plans. */
  closed: ClosedSpan[];
  /** Whose clocks the times are on; undefined for those of the parks. */
  clockNote: string | undefined;
}

const LEAST_MINUTES = 15;
const WAIT_STEP = 5;

const blocksOf = (
  items: readonly DayItem[],
  planned: readonly PlannedItem[],
  context: DayContext | undefined,
): Block[] => {
  const known = new Map(planned.map((each) => [each.item.id, each] as const));
  const waitOf = (each: PlannedItem | undefined): number | null => {
    if (!each || each.from === null || !context || each.item.details.kind === 'lane') return null;
    const wait = waitAt(each, each.from, context);
    return wait === null ? null : Math.round(wait / WAIT_STEP) * WAIT_STEP;
  };
  return items.flatMap((item) => {
    if (item.time === null) return [];
    const from = minuteOf(item.time);
    const window =
      item.details.kind === 'lane' && item.details.returnUntil
        ? minuteOf(item.details.returnUntil)
        : undefined;
    const until = window ?? known.get(item.id)?.until ?? from + (item.minutes ?? 0);
    const wait = waitOf(known.get(item.id));
    return [{ item, from, until: Math.max(until, from + LEAST_MINUTES), wait }];
  });
};

/** Flights and trains close their hours instead, and the steps of the ship are among what is usual. */
const withoutMark: readonly Booking['kind'][] = ['flight', 'train', 'cruise'];

const marksOf = (bookings: readonly Booking[], date: string): PlannerDay['marks'] =>
  bookingEntriesOn(
    bookings.filter(({ itemId, kind }) => !itemId && !withoutMark.includes(kind)),
    date,
  ).flatMap((entry) => (entry.time === null ? [] : [{ ...entry, at: minuteOf(entry.time) }]));

/** How the minutes of a day are spent as it is planned: the same figures as "now" beside the best order. */
export const totalsOf = (items: readonly DayItem[], context: DayContext): DayTotals =>
  plannedTimeline(plannedDay(items, context)).totals;

export const plannerDay = (
  trip: TripDetail,
  day: TripDay,
  items: DayItem[],
  catalogue: DayCatalogue | undefined,
  ports: readonly PortClock[],
  /** Those of the whole trip: the dinners of other nights say the seating. */
  all: readonly DayItem[] = items,
  bookings: readonly Booking[] = [],
): PlannerDay => {
  const context = catalogue && dayContextOf(trip, day, catalogue, all, bookings);
  const planned = context ? plannedItems(items, context) : [];
  const conflicts = context ? dayConflicts(items, context) : [];
  return {
    day,
    items,
    blocks: blocksOf(items, planned, context),
    untimed: items.filter(({ time }) => time === null),
    context,
    planned,
    parkDays: context ? day.parks.flatMap((park) => parkDayOf(park, context) ?? []) : [],
    conflicts,
    unsolved: unsolvedConflicts(conflicts),
    notes: planNotes(conflicts),
    parkSteps: context ? parkSteps(planned, context) : new Map(),
    totals: context && items.length > 0 ? totalsOf(items, context) : undefined,
    usual: context ? [...shipDay(all, context), ...bookedShipSteps(all, context)] : [],
    marks: marksOf(bookings, day.date),
    closed: (context?.closed ?? []).filter(({ people }) => people === null),
    clockNote: clockNote(trip, day.date, ports),
  };
};
