import type { DayItem, DayPart } from '@landsea/contracts/planning';
import { itemLife } from '../items/item-life.js';
import { isPass } from '../lanes/lane-facts.js';
import { LAST_MINUTE, toMinute, type Minute } from '../../trip/clock.js';

export const dayPartMinutes: Record<DayPart, { from: Minute; until: Minute }> = {
  morning: { from: 0, until: 12 * 60 },
  afternoon: { from: 12 * 60, until: 17 * 60 },
  evening: { from: 17 * 60, until: LAST_MINUTE },
};

/** Untimed items follow the timed ones of their part, or end the day. */
const sortMinute = ({ time, dayPart }: DayItem): Minute =>
  time !== null ? toMinute(time) : dayPart ? dayPartMinutes[dayPart].until - 0.5 : LAST_MINUTE + 1;

export const sortByDayOrder = (items: readonly DayItem[]): DayItem[] =>
  [...items].sort((a, b) => sortMinute(a) - sortMinute(b) || a.position - b.position);

/** Others stand before the first later plan, untimed ones first. */
export const mergeIntoPlans = <Plan, Other>(
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

export const isAhead = ({ status, details }: DayItem): boolean =>
  status !== 'cancelled' && status !== 'done' && itemLife[details.kind].takesTime && !isPass({ details });

type Timed = Pick<DayItem, 'time' | 'isFixed' | 'proposedTime' | 'status' | 'details'>;

export const isTimeHeld = ({ isFixed, status }: Pick<DayItem, 'isFixed' | 'status'>): boolean =>
  isFixed || status === 'booked';

/** Chosen times stay; times of an accepted best order may move. A Lightning Lane has a window instead. */
export const keepsTime = (item: Timed): boolean =>
  item.time !== null && item.details.kind !== 'lane' && (isTimeHeld(item) || item.time !== item.proposedTime);

export const releaseTime = <T extends Timed>(item: T): T => ({ ...item, proposedTime: item.time });

export const isReleasable = (item: Timed): boolean => keepsTime(item) && !isTimeHeld(item);
