import type { RestaurantFacts } from '@landsea/contracts/catalogue';
import { orderBookings } from '@landsea/rules/planning';
import type { Meal } from './meal-booking';

type Facts = Pick<RestaurantFacts, 'id' | 'demand'>;

/** A table of this demand is gone soon after booking opens. */
const HARD = 4;

const demandOf = ({ catalogueId }: Meal, facts: readonly Facts[] = []): number =>
  facts.find(({ id }) => id === catalogueId)?.demand ?? 0;

export const explainHardToGet = (meal: Meal, facts?: readonly Facts[]): string =>
  demandOf(meal, facts) >= HARD ? 'Hard to get' : '';

export const sortHardestFirst = (meals: readonly Meal[], facts?: readonly Facts[]): Meal[] =>
  orderBookings(meals).sort((a, b) => demandOf(b, facts) - demandOf(a, facts));
