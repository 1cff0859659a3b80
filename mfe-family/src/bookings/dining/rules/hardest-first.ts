import type { RestaurantFacts } from '@landsea/contracts/catalogue';
import { bookingOrder } from '@landsea/contracts/planning';
import type { Meal } from './meal-booking';

type Facts = Pick<RestaurantFacts, 'id' | 'demand'>;

/** From this demand on a table is gone soon after booking opens. */
const HARD = 4;

const demandOf = ({ catalogueId }: Meal, facts: readonly Facts[] = []): number =>
  facts.find(({ id }) => id === catalogueId)?.demand ?? 0;

/** What to know of a table before the morning when it can be booked; empty for one that is easy to get. */
export const hardToGet = (meal: Meal, facts?: readonly Facts[]): string =>
  demandOf(meal, facts) >= HARD ? 'Hard to get' : '';

/** Tables in the order to book them: the hardest to get first, then what the family wants most. */
export const hardestFirst = (meals: readonly Meal[], facts?: readonly Facts[]): Meal[] =>
  bookingOrder(meals).sort((a, b) => demandOf(b, facts) - demandOf(a, facts));
