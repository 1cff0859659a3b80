import { toClock } from '@landsea/rules/trip';
import {
  makeParkChanges,
  sharePeople,
  type DayContext,
  type DayStop,
  type Timeline,
  type TimelineStop,
} from '@landsea/rules/day-plans';
import type { BestOrderStop, ChangedTime, DayItem, NamedStop } from '@landsea/contracts/planning';
import { getNextStep, getStepBefore, getStartMinute } from './time-steps.js';

/** Enough for a swim or a nap. */
const FREE_MINUTES = 60;

/** It begins when the previous stop ends; people walk afterwards. */
const freeBefore = ({ walk, arrives, idle }: TimelineStop): BestOrderStop['free'] =>
  idle < FREE_MINUTES
    ? null
    : { from: toClock(getNextStep(arrives - walk)), until: toClock(getStepBefore(arrives - walk + idle)) };

const stopBefore = (
  order: readonly DayStop[],
  index: number,
  { people }: Pick<DayStop, 'people'>,
): DayStop | undefined =>
  order
    .slice(0, index)
    .findLast((each) => each.place.park !== null && sharePeople({ people }, { people: each.people }));

export const orderStops = (
  timeline: Timeline,
  known: readonly DayStop[],
  context: DayContext,
): BestOrderStop[] => {
  const change = makeParkChanges(context);
  const byId = new Map(known.map((stop) => [stop.id, stop]));
  const order = timeline.stops.flatMap(({ id }) => byId.get(id) ?? []);
  return timeline.stops.flatMap((each, index) => {
    const stop = order[index];
    if (!stop) return [];
    const { walk, idle, wait, ride, way, late } = each;
    const before = stopBefore(order, index, stop);
    return [
      {
        itemIds: [...stop.itemIds],
        title: stop.title,
        time: toClock(getStartMinute(each)),
        start: toClock(each.start),
        end: toClock(each.end),
        walk,
        idle,
        wait,
        ride,
        way,
        keepsTime: stop.isFixed,
        secondRide: stop.secondRide ?? null,
        free: freeBefore(each),
        late,
        parkChange: before ? change(before.place, stop.place, stop.people) : null,
      },
    ];
  });
};

/** A Lightning Lane keeps its return window. */
export const listChangedTimes = (order: readonly BestOrderStop[], items: readonly DayItem[]): ChangedTime[] =>
  order.flatMap(({ itemIds: [itemId], time, keepsTime, title }) => {
    const item = items.find(({ id }) => id === itemId);
    if (!item || keepsTime || item.details.kind === 'lane' || item.time === time) return [];
    return [{ itemId: item.id, title, before: item.time, after: time }];
  });

export const nameStops = (stops: readonly DayStop[]): NamedStop[] =>
  stops.map(({ itemIds, title }) => ({ itemIds: [...itemIds], title }));
