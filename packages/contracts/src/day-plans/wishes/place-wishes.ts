import type { CalendarDate } from '../../core/primitives.js';
import type { DayItem } from '../../planning/day-items.js';
import { dayConflicts } from '../conflicts/day-conflicts.js';
import { itemLife } from '../items/item-life.js';
import { mustChecks } from '../items/must-votes.js';
import { changedItem } from '../items/written-items.js';
import { minuteOf } from '../clock.js';
import { parkDayOf } from '../day-context.js';
import { shipPeople, shipPreference } from '../ship/ship-wishes.js';
import { shipProblem } from '../ship/venue-problem.js';
import { showDay } from '../shows/show-day.js';
import { entryOf } from '../stops/day-entries.js';
import { isToDo } from '../stops/item-order.js';
import { minutesOf, placeOfWish, takenBy, type WishDay } from './wish-days.js';

/** More than this on one date is no plan that a family follows. */
const MOST_ON_A_DAY = 18;
/** A day has this many meals at tables. */
const MOST_MEALS_ON_A_DAY = 3;
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

/** A wish on a date: snacks are for the afternoon, as nobody has an ice cream at opening, but for what is for breakfast. */
export const wishOn = (wish: DayItem, { context }: Pick<WishDay, 'context'>): DayItem => {
  const { date, catalogue } = context;
  if (wish.details.kind !== 'snack') return changedItem(wish, { date, people: shipPeople(wish, context) });
  const known = entryOf(wish, catalogue);
  const isBreakfast = known?.list === 'snacks' && known.entry.category === 'breakfast';
  return changedItem(wish, { date, dayPart: isBreakfast ? 'morning' : 'afternoon' });
};

/** The dates as they fill while wishes are placed. */
class FillingDay {
  private taken: number;
  readonly most: number;

  constructor(
    readonly at: WishDay,
    private readonly items: DayItem[],
  ) {
    this.most = minutesOf(at);
    this.taken = items.reduce((sum, item) => sum + takenBy(item, at), 0);
  }

  /** How full it would be with a wish: 1 is a whole day. */
  loadWith(wish: DayItem): number {
    return this.most === 0 ? Infinity : (this.taken + takenBy(wish, this.at)) / this.most;
  }

  /** How full it would be, and for what is aboard how well the day suits it; the least is best. */
  cost(wish: DayItem): number {
    return this.loadWith(wish) + shipPreference(wish, this.at.day, this.at.context);
  }

  /** Why a wish cannot be done that day; undefined when it can. */
  problem(wish: DayItem): string | undefined {
    const there = wishOn(wish, this.at);
    const conflict = dayConflicts([there], this.at.context).find(({ severity }) => severity === 'problem');
    return (
      conflict?.sentence ??
      missedShow(wish, this.at) ??
      shipProblem(there, this.items, this.at.context) ??
      mustChecks([...this.items, there], this.at.context.people)(there)
    );
  }

  hasRoom(wish: DayItem): boolean {
    const meals = this.items.filter(({ details }) => details.kind === 'dining').length;
    const isFull = wish.details.kind === 'dining' && meals >= MOST_MEALS_ON_A_DAY;
    return !isFull && this.items.length < MOST_ON_A_DAY && this.loadWith(wish) <= 1;
  }

  take(wish: DayItem): void {
    this.taken += takenBy(wish, this.at);
    this.items.push(wishOn(wish, this.at));
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
  const [best] = free.toSorted((a, b) => a.cost(wish) - b.cost(wish));
  return best ?? (possible.length === 1 ? 'That day is full.' : 'All the days that suit are full.');
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
        items.filter((item) => item.date === at.day.date && isToDo(item)),
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
