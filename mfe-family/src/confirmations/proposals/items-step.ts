import { makeBlankDetails, itemLife } from '@landsea/rules/day-plans';
import type { MealPeriod, Restaurant } from '@landsea/contracts/catalogue';
import {
  ITEM_NOTE_LENGTH,
  type CreateDayItem,
  type DayItem,
  type ItemDetails,
} from '@landsea/contracts/planning';
import type { ItemsStep } from '../../items/queue/item-change';
import type { Proposal } from './proposal';
import { listFacts } from './proposal-checks';
import { parseAmount } from './typed-amounts';

const mealAt = (time: string, { meals }: Pick<Restaurant, 'meals'>): MealPeriod | null => {
  if (time === '') return null;
  const usual = time < '10:45' ? 'breakfast' : time < '15:30' ? 'lunch' : 'dinner';
  return meals.includes(usual) ? usual : null;
};

type Plan = Pick<Proposal, 'kind' | 'title' | 'date' | 'time' | 'number' | 'confirmation'>;

const detailsOf = ({ kind, time }: Plan, restaurant: Restaurant | null): ItemDetails => {
  if (kind === 'outing') return makeBlankDetails('excursion');
  const meal = itemLife.dining.blank;
  return restaurant ? { ...meal, meal: mealAt(time, restaurant), prepaid: restaurant.prepaid } : meal;
};

const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * The same number, which a changed mail may move to another day, else the same thing on that day or without
 * one.
 */
export const findHeldItem = (
  { title, date, number, confirmation: { isChange, isCanceled } }: Plan,
  items: readonly DayItem[],
  restaurant: Restaurant | null,
): DayItem | undefined => {
  const open = items.filter(({ status }) => status !== 'cancelled');
  const mayMove = isChange || isCanceled;
  return (
    open.find((item) => number !== '' && item.confirmation === number && (mayMove || item.date === date)) ??
    open.find(
      (item) =>
        (item.date === date || item.date === null) &&
        ((restaurant !== null && item.catalogueId === restaurant.id) || isSame(item.title, title)),
    )
  );
};

interface Planned {
  title: string;
  taken: readonly Proposal[];
  items: readonly DayItem[];
  restaurantOf: (name: string) => Restaurant | null;
  newId: (proposal: Proposal) => string;
}

/** The tables and outings that are taken, as one step of undo called `title`. */
export const makeItemsStep = ({ title: name, taken, items, restaurantOf, newId }: Planned): ItemsStep => {
  const step = {
    title: name,
    add: [] as CreateDayItem[],
    change: [] as NonNullable<ItemsStep['change']>,
  };
  for (const proposal of taken) {
    const { kind, title, date, time, number, currency, total, confirmation } = proposal;
    const restaurant = kind === 'dining' ? restaurantOf(title) : null;
    const costCents = currency === 'USD' ? parseAmount(total, currency) : null;
    const booked = {
      date,
      time: time || null,
      isFixed: true,
      status: confirmation.isUnconfirmed ? ('planned' as const) : ('booked' as const),
      confirmation: number || null,
      ...(costCents !== null && { costCents }),
    };
    const held = findHeldItem(proposal, items, restaurant);
    const note = listFacts(proposal).join('. ').slice(0, ITEM_NOTE_LENGTH) || null;
    if (confirmation.isCanceled) {
      if (held) step.change.push({ id: held.id, status: 'cancelled' });
    } else if (held) {
      const isSettled = held.status === 'done' || (confirmation.isUnconfirmed && held.status === 'booked');
      const status = isSettled ? held.status : booked.status;
      step.change.push({ id: held.id, ...booked, status, note: held.note ?? note });
    } else
      step.add.push({
        id: newId(proposal),
        title: title.trim(),
        ...booked,
        place: confirmation.place,
        park: restaurant?.park ?? null,
        catalogueId: restaurant?.id ?? null,
        note,
        details: detailsOf(proposal, restaurant),
      });
  }
  return step;
};
