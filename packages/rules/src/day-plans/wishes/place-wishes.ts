import type { CalendarDate } from '@landsea/contracts/core';
import type { DayItem } from '@landsea/contracts/planning';
import { findDayConflicts } from '../conflicts/day-conflicts.js';
import { itemLife } from '../items/item-life.js';
import { mustChecks } from '../items/must-votes.js';
import { getMealSize } from '../items/meal-size.js';
import { applyItemChange } from '../items/written-items.js';
import { toMinute } from '../../trip/clock.js';
import { getParkDay } from '../day-context.js';
import { listShipPeople, rankShipDay } from '../ship/ship-wishes.js';
import { findShipProblem } from '../ship/venue-problem.js';
import { showDay } from '../shows/show-day.js';
import { findEntry, getItemPlace } from '../stops/day-entries.js';
import { isAhead } from '../stops/item-order.js';
import { DayLoad } from './day-load.js';
import { placeOfWish, type WishDay } from './wish-days.js';

/** A load difference that makes the Park Hopper ticket worthwhile. */
const HOPPER_LOAD = 0.5;
const SECOND_MEAL_LOAD = 0.2;
const voteValues = { must: 3, nice: 1, no: -2 } as const;
const appealValues = { headliner: 2, major: 1, minor: 0 } as const;

export interface PlacedWish {
  wish: DayItem;
  date: CalendarDate;
}
export interface UnplacedWish {
  wish: DayItem;
  reason: string;
}

export interface RefusedDate {
  id: string;
  date: CalendarDate;
  reason: string;
}

const appealOf = (wish: DayItem, [first]: readonly WishDay[]): number => {
  const known = first ? findEntry(wish, first.context.catalogue) : null;
  const entry = known?.list === 'attractions' || known?.list === 'shows' ? known.entry : null;
  return entry?.appeal ? appealValues[entry.appeal] : 0;
};

const votesOf = ({ votes }: DayItem): number =>
  Object.values(votes).reduce((sum, vote) => sum + voteValues[vote], 0);

const isUnwanted = ({ votes }: DayItem): boolean => {
  const cast = Object.values(votes);
  return cast.length > 0 && cast.every((vote) => vote === 'no');
};

const missedShow = (wish: DayItem, { context }: WishDay): string | undefined => {
  const known = findEntry(wish, context.catalogue);
  if (known?.list !== 'shows') return undefined;
  const program = showDay(known.entry, context.date, getParkDay(known.entry.park, context));
  if (!program.runs) return `${program.reason}.`;
  const from = context.arrivesAt ? toMinute(context.arrivesAt) : 0;
  const until = context.leavesAt ? toMinute(context.leavesAt) : Infinity;
  const suits = (start: number): boolean => from <= start && start + known.entry.minutes <= until;
  return program.starts.length === 0 || program.starts.some(suits)
    ? undefined
    : `${wish.title} does not play while you are there.`;
};

/** Snacks are for the afternoon, except for breakfast; a main dish is a meal. */
export const wishOn = (wish: DayItem, { context }: Pick<WishDay, 'context'>): DayItem => {
  const { date, catalogue } = context;
  const known = findEntry(wish, catalogue);
  if (wish.details.kind !== 'snack' || getMealSize(wish, known) !== 'snack')
    return applyItemChange(wish, { date, people: listShipPeople(wish, context) });
  const isBreakfast = known?.list === 'snacks' && known.entry.category === 'breakfast';
  return applyItemChange(wish, { date, dayPart: isBreakfast ? 'morning' : 'afternoon' });
};

class FillingDay {
  private readonly load: DayLoad;

  constructor(
    readonly at: WishDay,
    private readonly items: DayItem[],
  ) {
    this.load = new DayLoad(at, items);
  }

  getCost(wish: DayItem): number {
    const { parks, catalogue } = this.at.context;
    const { park } = getItemPlace(wish, findEntry(wish, catalogue));
    const isSecond = park !== null && parks.indexOf(park) > 0;
    const isNext = this.load.hasMeal(wish);
    const aboard = rankShipDay(wish, this.at.day, this.at.context);
    return (
      this.load.measureWith(wish) + aboard + (isSecond ? HOPPER_LOAD : 0) + (isNext ? SECOND_MEAL_LOAD : 0)
    );
  }

  findProblem(wish: DayItem): string | undefined {
    const there = wishOn(wish, this.at);
    const conflict = findDayConflicts([there], this.at.context).find(
      ({ severity }) => severity === 'problem',
    );
    return (
      conflict?.sentence ??
      missedShow(wish, this.at) ??
      findShipProblem(there, this.items, this.at.context) ??
      (this.load.hasCourses(wish) ? 'One dinner of several courses a day is enough.' : undefined) ??
      mustChecks([...this.items, there], this.at.context.people)(there)
    );
  }

  hasRoom(wish: DayItem): boolean {
    return this.load.hasRoom(wish);
  }

  take(wish: DayItem): void {
    const there = wishOn(wish, this.at);
    this.load.take(there);
    this.items.push(there);
  }
}

const chosenDay = (
  wish: DayItem,
  days: readonly FillingDay[],
  refused: readonly RefusedDate[],
): FillingDay | string => {
  const place = placeOfWish(
    wish,
    days.map(({ at }) => at),
  );
  if (!place) return 'Choose its day yourself: we do not know where it is.';
  const suited = days.filter(({ at }) => place.suits(at));
  if (suited.length === 0) return place.nowhere;
  const problems = suited.map((day) => {
    const earlier = refused.find(({ id, date }) => id === wish.id && date === day.at.day.date);
    return { day, reason: earlier?.reason ?? day.findProblem(wish) };
  });
  const possible = problems.flatMap(({ day, reason }) => (reason === undefined ? [day] : []));
  if (possible.length === 0) return problems[0]?.reason ?? place.nowhere;
  const free = possible.filter((day) => day.hasRoom(wish));
  const [best] = free.toSorted((a, b) => a.getCost(wish) - b.getCost(wish));
  return best ?? 'We couldn’t fit this in.';
};

/**
 * The most wanted wishes first, each on the emptiest possible date. Existing items stay; no date gets a new
 * park. `refused` dates were full.
 */
export const placeWishes = (
  items: readonly DayItem[],
  days: readonly WishDay[],
  refused: readonly RefusedDate[] = [],
): { placed: PlacedWish[]; left: UnplacedWish[] } => {
  const filling = days.map(
    (at) =>
      new FillingDay(
        at,
        items.filter((item) => item.date === at.day.date && isAhead(item)),
      ),
  );
  const wishes = items.filter(
    ({ date, status, details }) =>
      date === null && status === 'wish' && details.kind !== 'lane' && itemLife[details.kind].takesTime,
  );
  const first = wishes.toSorted(
    (a, b) => votesOf(b) - votesOf(a) || appealOf(b, days) - appealOf(a, days) || a.position - b.position,
  );
  const placed: PlacedWish[] = [];
  const left: UnplacedWish[] = [];
  for (const wish of first) {
    const chosen = isUnwanted(wish) ? 'Everyone who voted would skip it.' : chosenDay(wish, filling, refused);
    if (typeof chosen === 'string') {
      left.push({ wish, reason: chosen });
      continue;
    }
    chosen.take(wish);
    placed.push({ wish, date: chosen.at.day.date });
  }
  return { placed, left };
};
