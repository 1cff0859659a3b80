import type { DayItem, DayPart } from '../../planning/day-items.js';
import { itemLife } from '../items/item-life.js';
import { isPass } from '../lanes/lane-rules.js';
import { LAST_MINUTE, minuteOf, type Minute } from '../clock.js';

/** When the parts of a day begin and end. */
export const dayPartMinutes: Record<DayPart, { from: Minute; until: Minute }> = {
  morning: { from: 0, until: 12 * 60 },
  afternoon: { from: 12 * 60, until: 17 * 60 },
  evening: { from: 17 * 60, until: LAST_MINUTE },
};

/** An untimed item of a part of the day comes after the timed ones of that part, one without a part at the end of the day. */
const sortMinute = ({ time, dayPart }: DayItem): Minute =>
  time !== null ? minuteOf(time) : dayPart ? dayPartMinutes[dayPart].until - 0.5 : LAST_MINUTE + 1;

/** The items of a day in the order in which they are planned: by time, then by part of the day and position. */
export const inDayOrder = (items: readonly DayItem[]): DayItem[] =>
  [...items].sort((a, b) => sortMinute(a) - sortMinute(b) || a.position - b.position);

/**
 * What a day holds besides its plans (bookings, what is usual aboard) put among them, for every page and paper alike: plans keep
 * their order, the others stand before the first plan that is later, and those without a time come first.
 */
export const amongPlans = <Plan, Other>(
  plans: readonly Plan[],
  others: readonly Other[],
  minutes: { ofPlan: (plan: Plan) => Minute | null; ofOther: (other: Other) => Minute | null },
): (Plan | Other)[] => {
  const left = others
    .map((other) => ({ other, at: minutes.ofOther(other) ?? -1 }))
    .sort((a, b) => a.at - b.at);
  const placed = plans.flatMap((plan): (Plan | Other)[] => {
    const from = minutes.ofPlan(plan);
    const earlier = from === null ? [] : left.filter(({ at }) => at <= from);
    left.splice(0, earlier.length);
    return [...earlier.map(({ other }) => other), plan];
  });
  return [...placed, ...left.map(({ other }) => other)];
};

/** What a day is made of: not what is cancelled, done or only noted, and not the pass that its Lightning Lanes are booked with. */
export const isAhead = ({ status, details }: DayItem): boolean =>
  status !== 'cancelled' && status !== 'done' && itemLife[details.kind].takesTime && !isPass({ details });

type Timed = Pick<DayItem, 'time' | 'isFixed' | 'proposedTime' | 'status' | 'details'>;

/** Whether an item's time may never move, whatever people release: it is booked, or they fixed it. */
export const isTimeHeld = ({ isFixed, status }: Pick<DayItem, 'isFixed' | 'status'>): boolean =>
  isFixed || status === 'booked';

/**
 * Whether an item keeps its time when the day is reordered. A time that a person chose stays; one that an accepted best order
 * wrote may move, unless it is held. A Lightning Lane has a window instead.
 */
export const keepsTime = (item: Timed): boolean =>
  item.time !== null && item.details.kind !== 'lane' && (isTimeHeld(item) || item.time !== item.proposedTime);

/** An item whose time the next best order may move, unless it is held. */
export const released = <T extends Timed>(item: T): T => ({ ...item, proposedTime: item.time });

/** Whether people may let the best order move the time that they chose. */
export const isReleasable = (item: Timed): boolean => keepsTime(item) && !isTimeHeld(item);
