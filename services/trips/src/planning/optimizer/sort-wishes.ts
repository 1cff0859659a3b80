import {
  placeWishes,
  wishOn,
  type PlacedWish,
  type RefusedDate,
  type WishDay,
} from '@landsea/contracts/day-plans';
import type {
  BestOrder,
  BestOrderRequest,
  DayItem,
  ProposedPlace,
  SortedWishes,
} from '@landsea/contracts/planning';
import { bestOrder, type OrderFinder } from './best-order.js';
import { tooMuchToOrder } from './day-size.js';

/** How often wishes that a day has no time for try another day. */
const ROUNDS = 2;

const usual = { goal: 'least-effort', walkingWeight: 0.3, pinned: [] } as const;

/** The items as they are once wishes have these dates. */
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

type Orders = Map<string, BestOrder>;

/** The best order of each date that gets a wish; dates with too much on them keep theirs. */
async function ordersOf(
  items: readonly DayItem[],
  days: readonly WishDay[],
  from: (date: string) => BestOrderRequest['from'],
  find: OrderFinder,
): Promise<Orders> {
  const orders: Orders = new Map();
  for (const { context } of days) {
    const request = { ...usual, pinned: [], from: from(context.date) };
    if (tooMuchToOrder(items, context.date, request)) continue;
    orders.set(context.date, await bestOrder(items, context, request, find));
  }
  return orders;
}

const droppedWishes = (orders: Orders, placed: readonly PlacedWish[]): RefusedDate[] =>
  [...orders.values()].flatMap(({ date, dropped }) =>
    dropped.flatMap(({ itemIds, reason }) =>
      itemIds.filter((id) => placed.some(({ wish }) => wish.id === id)).map((id) => ({ id, date, reason })),
    ),
  );

/**
 * Where all wishes go and in which order their days are best, by {@link placeWishes} and the best order of each day. What a day
 * has no time for tries another one, else it stays a wish. `from`: the time of a date before which nothing is moved.
 */
export async function sortWishes(
  items: readonly DayItem[],
  days: readonly WishDay[],
  from: (date: string) => BestOrderRequest['from'],
  find: OrderFinder,
): Promise<SortedWishes> {
  let refused: RefusedDate[] = [];
  let sorted = placeWishes(items, days);
  let orders: Orders = new Map();
  for (let round = 0; round < ROUNDS; round += 1) {
    const dates = new Set(sorted.placed.map(({ date }) => date));
    const filled = days.filter(({ day }) => dates.has(day.date));
    orders = await ordersOf(withDates(items, sorted.placed, days), filled, from, find);
    const dropped = droppedWishes(orders, sorted.placed);
    if (dropped.length === 0) break;
    refused = [...refused, ...dropped];
    if (round < ROUNDS - 1) sorted = placeWishes(items, days, refused);
  }
  return sortedWishes(sorted, orders, withDates(items, sorted.placed, days));
}

/** Those who do something, where they are fewer than those for whom it was wished. */
const narrowed = (wished: DayItem['people'], people: DayItem['people']): Pick<ProposedPlace, 'people'> =>
  people !== null && people.join() !== wished?.join() ? { people } : {};

function sortedWishes(
  { placed, left }: ReturnType<typeof placeWishes>,
  orders: Orders,
  items: readonly DayItem[],
): SortedWishes {
  const dropped = droppedWishes(orders, placed);
  const isDropped = ({ wish }: PlacedWish): boolean => dropped.some(({ id }) => id === wish.id);
  const times = new Map(
    [...orders].flatMap(([date, { changes }]) =>
      changes.map((change) => [change.itemId, { ...change, date }] as const),
    ),
  );
  const places = placed.filter((each) => !isDropped(each));
  const ids = new Set(placed.map(({ wish }) => wish.id));
  const moved: ProposedPlace[] = [...times.values()]
    .filter(({ itemId }) => !ids.has(itemId))
    .map(({ itemId, title, date, after }) => ({ itemId, title, date, time: after }));
  const titles = new Map(items.map(({ id, title }) => [id, title]));
  return {
    placed: places.map(({ wish: { id, title, people }, date }) => ({
      itemId: id,
      title,
      date,
      time: times.get(id)?.after ?? null,
      ...narrowed(people, items.find((item) => item.id === id)?.people ?? null),
    })),
    moved,
    left: [
      ...left.map(({ wish, reason }) => ({ itemIds: [wish.id], title: wish.title, reason })),
      ...dropped.map(({ id, reason }) => ({ itemIds: [id], title: titles.get(id) ?? '', reason })),
    ],
  };
}
