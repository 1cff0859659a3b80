import { itemLife } from '@landsea/rules/day-plans';
import type { DayItem } from '@landsea/contracts/planning';

/** Title and category are filled in, so that only the amount is missing. */
export const toExpensePath = (tripId: string, item?: Pick<DayItem, 'title' | 'details'>): string => {
  const path = `/trip/${tripId}/budget`;
  if (!item) return `${path}?add=1`;
  const { category } = itemLife[item.details.kind].budget;
  return `${path}?${new URLSearchParams({ add: '1', what: item.title, category }).toString()}`;
};
