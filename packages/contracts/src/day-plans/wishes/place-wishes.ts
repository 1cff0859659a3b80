import type { CalendarDate } from '../../core/primitives.js';
import type { DayItem } from '../../planning/day-items.js';
import { dayConflicts } from '../conflicts/day-conflicts.js';
import { itemLife } from '../items/item-life.js';
import { mustChecks } from '../items/must-votes.js';
import { mealSizeOf } from '../items/meal-size.js';
import { changedItem } from '../items/written-items.js';
import { minuteOf } from '../clock.js';
import { parkDayOf } from '../day-context.js';
import { shipPeople, shipPreference } from '../ship/ship-wishes.js';
import { shipProblem } from '../ship/venue-problem.js';
import { showDay } from '../shows/show-day.js';
import { entryOf, placeOf } from '../stops/day-entries.js';
import { isAhead } from '../stops/item-order.js';
import { DayLoad } from './day-load.js';
import { placeOfWish, type WishDay } from './wish-days.js';

/** How much fuller a date may be before its second park is worth the Park Hopper ticket. */
const HOPPER_LOAD = 0.5;
/** How much fuller a date may be before a second meal goes there. */
const SECOND_MEAL_LOAD = 0.2;
/** What a vote adds to how early a wish gets its place. */
const voteValues = { must: 3, nice: 1, no: -2 } as const;
const appealValues = { headliner: 2, major: 1, minor: 0 } as const;

export interface PlacedWish {
  wish: DayItem;
  date: CalendarDate;
}
export interface UnplacedWish {
  wish: DayItem;
  /** One sentence. */
  reason: string;
}

/** A wish that shall not go to a date, because that has no time for it after all. */
export interface RefusedDate {
  id: string;
  date: CalendarDate;
  reason: string;
}

const appealOf = (wish: DayItem, [first]: readonly WishDay[]): number => {
  const known = first ? entryOf(wish, first.context.catalogue) : null;
  const entry = known?.list === 'attractions' || known?.list === 'shows' ? known.entry : null;
  return entry?.appeal ? appealValues[entry.appeal] : 0;
};

const votesOf = ({ votes }: DayItem): number =>
  Object.values(votes).reduce((sum, vote) => sum + voteValues[vote], 0);

const isUnwanted = ({ votes }: DayItem): boolean => {
  const cast = Object.values(votes);
  return cast.length > 0 && cast.every((vote) => vote === 'no');
};

/** Why a show cannot be seen between arriving and leaving; undefined when one of its times suits. */
const missedShow = (wish: DayItem, { context }: WishDay): string | undefined => {
  const known = entryOf(wish, context.catalogue);
  if (known?.list !== 'shows') return undefined;
  const program = showDay(known.entry, context.date, parkDayOf(known.entry.park, context));
  if (!program.runs) return `${program.reason}.`;
  const from = context.arrivesAt ? minuteOf(context.arrivesAt) : 0;
  const until = context.leavesAt ? minuteOf(context.leavesAt) : Infinity;
  const suits = (start: number): boolean => from <= start && start + known.entry.minutes <= until;
  return program.starts.length === 0 || program.starts.some(suits)
    ? undefined
    : `${wish.title} does not play while you are there.`;
};

/**
 * A wish on a date: snacks are for the afternoon, as nobody has an ice cream at opening, but for what is for breakfast; a main
 * dish is a meal.
 */
export const wishOn = (wish: DayItem, { context }: Pick<WishDay, 'context'>): DayItem => {
  const { date, catalogue } = context;
  const known = entryOf(wish, catalogue);
  if (wish.details.kind !== 'snack' || mealSizeOf(wish, known) !== 'snack')
    return changedItem(wish, { date, people: shipPeople(wish, context) });
  const isBreakfast = known?.list === 'snacks' && known.entry.category === 'breakfast';
  return changedItem(wish, { date, dayPart: isBreakfast ? 'morning' : 'afternoon' });
};

/** The dates as they fill while wishes are placed. */
class FillingDay {
  private readonly load: DayLoad;

  constructor(
    readonly at: WishDay,
    private readonly items: DayItem[],
  ) {
    this.load = new DayLoad(at, items);
  }

  /**
   * What a wish costs here: how full the day of its people would be, more in the second park of a date, which takes a Park Hopper
   * ticket, beside another meal, and aboard on a day that suits it less.
   */
  costOf(wish: DayItem): number {
    const { parks, catalogue } = this.at.context;
    const { park } = placeOf(wish, entryOf(wish, catalogue));
    const isSecond = park !== null && parks.indexOf(park) > 0;
    const isNext = this.load.hasMeal(wish);
    const aboard = shipPreference(wish, this.at.day, this.at.context);
    return this.load.with(wish) + aboard + (isSecond ? HOPPER_LOAD : 0) + (isNext ? SECOND_MEAL_LOAD : 0);
  }

  /** Why a wish cannot be done that day; undefined when it can. */
  problem(wish: DayItem): string | undefined {
    const there = wishOn(wish, this.at);
    const conflict = dayConflicts([there], this.at.context).find(({ severity }) => severity === 'problem');
    return (
      conflict?.sentence ??
      missedShow(wish, this.at) ??
      shipProblem(there, this.items, this.at.context) ??
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

/** The date for a wish, or why there is none. */
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
    return { day, reason: earlier?.reason ?? day.problem(wish) };
  });
  const possible = problems.flatMap(({ day, reason }) => (reason === undefined ? [day] : []));
  if (possible.length === 0) return problems[0]?.reason ?? place.nowhere;
  const free = possible.filter((day) => day.hasRoom(wish));
  const [best] = free.toSorted((a, b) => a.costOf(wish) - b.costOf(wish));
  return best ?? 'We couldn’t fit this in.';
};

/**
 * Gives wishes their dates: what more people want first, then what most families want; each on the emptiest date on which it can
 * be done, by park, port, hours, showtimes and heights. A show only goes where one of its times suits, nothing goes to a park
 * that the date does not visit (so nobody needs a Park Hopper who has none), and what a date holds already stays. Lightning
 * Lanes and notes are nothing to place. `refused`: dates that turned out to be too full.
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
