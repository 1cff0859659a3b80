import {
  proposeDays,
  placeWishes,
  getUsualWalkingWeight,
  explainPlace,
  wishOn,
  type DayProposal,
  type PlacedWish,
  type RefusedDate,
  type WishDay,
} from '@landsea/rules/day-plans';
import type {
  BestOrder,
  BestOrderRequest,
  DayItem,
  DroppedStop,
  ProposedPlace,
  SortedWishes,
} from '@landsea/contracts/planning';
import { findBestOrder, type OrderFinder } from './best-order.js';
import { makePostcard } from './day-postcard.js';
import { explainTooMuch } from './day-size.js';
import { listAddedItems, addPlacedMeals } from './proposed-items.js';

const ROUNDS = 2;

const usual = { goal: 'least-effort', pinned: [] } as const;
/** A good order is enough here: the best order of a day is a tap away. */
const SORT_BUDGET = { labels: 0, places: 1_000_000, iterations: 2_000 };
const PATIENT_BUDGET = { labels: 0, places: 1_000_000, iterations: 8_000 };
/** The time of a proposed dinner that would cost a show. */
const EARLY_DINNER = '17:15';
const LAST_BUDGET = { labels: 0, places: 100_000, iterations: 100 };

const withDates = (
  items: readonly DayItem[],
  placed: readonly PlacedWish[],
  days: readonly WishDay[],
): DayItem[] => {
  const dates = new Map(placed.map(({ wish, date }) => [wish.id, date]));
  return items.map((item) => {
    const day = days.find(({ context }) => context.date === dates.get(item.id));
    return day ? wishOn(item, day) : item;
  });
};

interface SortedDay {
  at: WishDay;
  items: DayItem[];
  proposals: DayProposal[];
  order: BestOrder;
}

const leftOut = ({ order, proposals }: SortedDay): number =>
  order.dropped.filter(({ itemIds }) => !proposals.some(({ item }) => itemIds.includes(item.id))).length;

const fuller = (first: SortedDay, second: SortedDay): SortedDay =>
  leftOut(second) < leftOut(first) ? second : first;

/** Sorting adds to a plan that the family has seen, so its times stay. */
const holdTime = (item: DayItem): DayItem =>
  item.date === null || item.time === null ? item : { ...item, proposedTime: null };

type From = (date: string) => BestOrderRequest['from'];

class WishSort {
  private readonly known = new Map<string, SortedDay | null>();

  constructor(
    private readonly days: readonly WishDay[],
    private readonly from: From,
    private readonly find: OrderFinder,
  ) {}

  async orderDays(items: readonly DayItem[], placed: readonly PlacedWish[]): Promise<SortedDay[]> {
    const dates = new Set(placed.map(({ date }) => date));
    const sorted: SortedDay[] = [];
    for (const at of this.days.filter(({ day }) => dates.has(day.date))) {
      const { date } = at.day;
      const ofDate = items.filter((item) => item.date === date);
      const key = [date, ...ofDate.map(({ id }) => id)].join();
      const known = this.known.get(key);
      const day = known === undefined ? await this.order(at, ofDate) : known;
      this.known.set(key, day);
      if (day) sorted.push(day);
    }
    return sorted;
  }

  async addMeals(sorted: readonly SortedDay[]): Promise<SortedDay[]> {
    const used = new Set<string>();
    const days: SortedDay[] = [];
    for (const day of sorted) {
      const { at, proposals, order } = day;
      if (proposals.length === 0) {
        days.push(day);
        continue;
      }
      const times = new Map(order.changes.map(({ itemId, after }) => [itemId, after]));
      const timed = day.items.map((item) => {
        const time = times.get(item.id);
        return time === undefined ? item : { ...item, time, proposedTime: time };
      });
      const items = addPlacedMeals(timed, proposals, order, at.context, used);
      const last = { ...day, items, order: await this.findBest(items, at, LAST_BUDGET) };
      days.push(leftOut(last) > leftOut(day) ? await this.fitDay(last) : last);
    }
    return days;
  }

  private async order(at: WishDay, items: readonly DayItem[]): Promise<SortedDay | null> {
    const request = { ...usual, pinned: [], from: this.from(at.day.date) };
    const proposals = request.from === null ? proposeDays(items, at.context) : [];
    const all = [...items, ...proposals.map(({ item }) => item)];
    if (explainTooMuch(all, at.day.date, request)) return null;
    return this.fitDay({ at, items: all, proposals, order: await this.findBest(all, at, SORT_BUDGET) });
  }

  /**
   * A day that left wishes out is tried longer, then with an early dinner, then without the proposed dinner.
   */
  private async fitDay(day: SortedDay): Promise<SortedDay> {
    if (leftOut(day) === 0) return day;
    const { at } = day;
    const orderOf = async (items: DayItem[]): Promise<SortedDay> => ({
      ...day,
      items,
      order: await this.findBest(items, at, PATIENT_BUDGET),
    });
    const patient = fuller(day, await orderOf(day.items));
    const dinner = day.proposals.find(({ meal }) => meal === 'dinner')?.item;
    if (leftOut(patient) === 0 || !dinner) return patient;
    const without = await orderOf(day.items.filter(({ id }) => id !== dinner.id));
    if (leftOut(without) >= leftOut(patient)) return patient;
    const early = await orderOf(
      day.items.map((item) => (item.id === dinner.id ? { ...item, time: EARLY_DINNER } : item)),
    );
    return fuller(early, without);
  }

  private findBest(
    items: readonly DayItem[],
    { day, context }: WishDay,
    budget: typeof SORT_BUDGET,
  ): Promise<BestOrder> {
    const request = {
      ...usual,
      pinned: [],
      walkingWeight: getUsualWalkingWeight(context.people, context.date),
      from: this.from(day.date),
    };
    const find: OrderFinder = (problem) => this.find({ ...problem, budget });
    return findBestOrder(items, context, request, find, { ranges: false, mealsFirst: false });
  }
}

const droppedWishes = (days: readonly SortedDay[], placed: readonly PlacedWish[]): RefusedDate[] =>
  days.flatMap(({ order: { date, dropped } }) =>
    dropped.flatMap(({ itemIds, reason }) =>
      itemIds.filter((id) => placed.some(({ wish }) => wish.id === id)).map((id) => ({ id, date, reason })),
    ),
  );

/**
 * A wish without time on its day tries another one, else it stays a wish. `from`: the time of a date before
 * which nothing moves.
 */
export async function sortWishes(
  known: readonly DayItem[],
  days: readonly WishDay[],
  from: From,
  find: OrderFinder,
): Promise<SortedWishes> {
  const sort = new WishSort(days, from, find);
  const items = known.map(holdTime);
  let refused: RefusedDate[] = [];
  let placing = placeWishes(items, days);
  let sorted: SortedDay[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    sorted = await sort.orderDays(withDates(items, placing.placed, days), placing.placed);
    const dropped = droppedWishes(sorted, placing.placed);
    if (dropped.length === 0) break;
    refused = [...refused, ...dropped];
    if (round < ROUNDS - 1) placing = placeWishes(items, days, refused);
  }
  return sortedWishes(placing, await sort.addMeals(sorted), withDates(items, placing.placed, days), days);
}

const narrowed = (wished: DayItem['people'], people: DayItem['people']): Pick<ProposedPlace, 'people'> =>
  people !== null && people.join() !== wished?.join() ? { people } : {};

function sortedWishes(
  { placed, left }: ReturnType<typeof placeWishes>,
  sorted: readonly SortedDay[],
  items: readonly DayItem[],
  days: readonly WishDay[],
): SortedWishes {
  const dropped = droppedWishes(sorted, placed);
  const isDropped = ({ wish }: PlacedWish): boolean => dropped.some(({ id }) => id === wish.id);
  const byId = new Map(items.map((item) => [item.id, item]));
  const timeOf = new Map(
    sorted.flatMap(({ order }) => order.stops.map(({ itemIds: [id = ''], time }) => [id, time] as const)),
  );
  const ids = new Set(placed.map(({ wish }) => wish.id));
  const moved = sorted.flatMap(({ order: { date, stops } }) =>
    stops.flatMap(({ itemIds: [id = ''], time, keepsTime }): ProposedPlace[] => {
      const item = byId.get(id);
      if (!item || keepsTime || ids.has(id) || item.details.kind === 'lane' || item.time === time) return [];
      return [{ itemId: id, title: item.title, date, time }];
    }),
  );
  const titled = (id: string, reason: string): DroppedStop => ({
    itemIds: [id],
    title: byId.get(id)?.title ?? '',
    reason,
  });
  return {
    placed: placed
      .filter((each) => !isDropped(each))
      .map(({ wish: { id, title, people }, date }) => {
        const item = byId.get(id);
        const time = timeOf.get(id) ?? null;
        const why = item && explainPlace({ ...item, people, date, time }, days);
        return {
          itemId: id,
          title,
          date,
          time,
          ...narrowed(people, item?.people ?? null),
          ...(why && { why }),
        };
      }),
    moved,
    left: [
      ...left.map(({ wish, reason }) => titled(wish.id, reason)),
      ...dropped.map(({ id, reason }) => titled(id, reason)),
    ],
    added: sorted.flatMap((day) => listAddedItems(day.items, day.proposals, day.order, day.at.context)),
    days: sorted.map(({ order, items: ofDay, at }) => makePostcard(order, ofDay, at.context)),
  };
}
