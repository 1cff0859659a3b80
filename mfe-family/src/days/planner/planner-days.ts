import type { Booking } from '@landsea/contracts/bookings';
import type { ClosedSpan } from '@landsea/rules/bookings';
import {
  listBookedShipSteps,
  makeDayContext,
  findDayConflicts,
  DRAWN_MINUTES,
  getDrawnStart,
  listDayBookings,
  getParkDay,
  listParkSteps,
  planNotes,
  makePlannedDay,
  listPlannedItems,
  getPlannedTimeline,
  planShipDay,
  listUnsolvedConflicts,
  roundWait,
  waitAt,
  type DayBooking,
  type DayCatalogue,
  type DayConflict,
  type DayContext,
  type DayTotals,
  type ParkChange,
  type ParkDay,
  type PlannedItem,
  type UsualRow,
} from '@landsea/rules/day-plans';
import { toMinute, type Minute, type PortClock } from '@landsea/rules/trip';
import type { DayItem } from '@landsea/contracts/planning';
import type { TripDay, TripDetail } from '@landsea/contracts/trip';
import { noteClock } from '../../items/clocks/clock-note';

/** Includes waiting. */
export interface Block {
  item: DayItem;
  from: Minute;
  until: Minute;
  /** Rounded to five minutes; null without a line. */
  wait: number | null;
}

/** Without the catalog there is no context: no hours, no conflicts. */
export interface PlannerDay {
  day: TripDay;
  items: DayItem[];
  blocks: Block[];
  untimed: DayItem[];
  context: DayContext | undefined;
  /** Empty without a context. */
  planned: PlannedItem[];
  parkDays: ParkDay[];
  conflicts: DayConflict[];
  unsolved: DayConflict[];
  /** By item id: a rider switch, for example. */
  notes: ReadonlyMap<string, string>;
  totals: DayTotals | undefined;
  /** By the id of the first item in the other park. */
  parkSteps: ReadonlyMap<string, ParkChange>;
  /** Unconfirmed shipboard defaults, and boarding and leaving as booked. */
  usual: UsualRow[];
  /** Its plans, with the bookings that are no plans, such as a flight. */
  count: number;
  /** Ends of bookings that are no plans and have a time: a check-in, the return of a car. */
  marks: (DayBooking & { at: Minute })[];
  closed: ClosedSpan[];
  /** Undefined for the parks' clocks. */
  clockNote: string | undefined;
}

const LEAST_MINUTES = 15;

const blocksOf = (
  items: readonly DayItem[],
  planned: readonly PlannedItem[],
  context: DayContext | undefined,
): Block[] => {
  const known = new Map(planned.map((each) => [each.item.id, each] as const));
  const waitOf = (each: PlannedItem | undefined): number | null => {
    if (!each || each.from === null || !context || each.item.details.kind === 'lane') return null;
    const wait = waitAt(each, each.from, context);
    return wait === null ? null : roundWait(wait);
  };
  return items.flatMap((item) => {
    if (item.time === null) return [];
    const from = toMinute(item.time);
    const window =
      item.details.kind === 'lane' && item.details.returnUntil
        ? toMinute(item.details.returnUntil)
        : undefined;
    const until = window ?? known.get(item.id)?.until ?? from + (item.minutes ?? 0);
    const wait = waitOf(known.get(item.id));
    return [{ item, from, until: Math.max(until, from + LEAST_MINUTES), wait }];
  });
};

/** Flights and trains close their hours instead, and the ship's steps are among the defaults. */
const withoutMark: readonly Booking['kind'][] = ['flight', 'train', 'cruise'];

const marksOf = (entries: readonly DayBooking[], blocks: readonly Block[]): PlannerDay['marks'] => {
  const inPark = blocks.filter(({ item }) => item.park);
  const parkUntil = Math.max(0, ...inPark.map(({ from, until }) => Math.max(until, from + DRAWN_MINUTES)));
  return entries.flatMap((entry) => {
    const at = withoutMark.includes(entry.kind) ? null : getDrawnStart(entry, parkUntil);
    return at === null ? [] : [{ ...entry, at }];
  });
};

/** The same figures as "now" beside the best order. */
export const getTotals = (items: readonly DayItem[], context: DayContext): DayTotals =>
  getPlannedTimeline(makePlannedDay(items, context)).totals;

export const makePlannerDay = (
  trip: TripDetail,
  day: TripDay,
  items: DayItem[],
  catalogue: DayCatalogue | undefined,
  ports: readonly PortClock[],
  /** Dinners of other nights tell the seating. */
  all: readonly DayItem[] = items,
  bookings: readonly Booking[] = [],
): PlannerDay => {
  const context = catalogue && makeDayContext(trip, day, catalogue, all, bookings);
  const planned = context ? listPlannedItems(items, context) : [];
  const conflicts = context ? findDayConflicts(items, context) : [];
  const blocks = blocksOf(items, planned, context);
  const booked = listDayBookings(trip, day, [...all, ...items], bookings, ports);
  return {
    day,
    items,
    count: new Set([...items.map(({ id }) => id), ...booked.map(({ bookingId }) => bookingId)]).size,
    blocks,
    untimed: items.filter(({ time }) => time === null),
    context,
    planned,
    parkDays: context ? day.parks.flatMap((park) => getParkDay(park, context) ?? []) : [],
    conflicts,
    unsolved: listUnsolvedConflicts(conflicts),
    notes: planNotes(conflicts),
    parkSteps: context ? listParkSteps(planned, context) : new Map(),
    totals: context && items.length > 0 ? getTotals(items, context) : undefined,
    usual: context ? [...planShipDay(all, context), ...listBookedShipSteps(all, context)] : [],
    marks: marksOf(booked, blocks),
    closed: (context?.closed ?? []).filter(({ people }) => people === null),
    clockNote: noteClock(trip, day.date, ports),
  };
};
