import type { Restaurant } from '@landsea/contracts/catalogue';
import { PARKS_ZONE, zonedInstant } from '@landsea/contracts/core';
import { freeCancelHours } from '@landsea/contracts/planning';
import type { BookingWindow, DayItem, DetailsOf } from '@landsea/contracts/planning';

export type Meal = DayItem & { details: DetailsOf<'dining'> };

export const isMeal = (item: DayItem): item is Meal => item.details.kind === 'dining';

/** The window in which a table on a date can be booked: the one whose dates hold it (domain.md, D1 to D3). */
export const windowFor = (
  date: string | null,
  windows: readonly BookingWindow[],
): BookingWindow | undefined =>
  date === null
    ? undefined
    : windows.find(
        ({ kind, covers }) =>
          kind === 'dining' && covers !== null && covers.from <= date && date <= covers.to,
      );

/**
 * The instant until which a booked meal is cancelled for free: so many hours before it, on the clocks of the place (domain.md, D4); undefined without a day or a time.
 */
export const cancelFreeUntil = (
  { date, time, details }: Meal,
  restaurant: Pick<Restaurant, 'freeCancelHours'> | null,
  timeZone = PARKS_ZONE,
): Date | undefined =>
  date === null || time === null
    ? undefined
    : new Date(
        zonedInstant(date, time, timeZone).getTime() -
          freeCancelHours(details.freeCancelHours, restaurant) * 3_600_000,
      );

/** What a booked table still needs, most urgent first. */
export type MealState = 'wish' | 'to-book' | 'waiting' | 'booked' | 'done' | 'cancelled';

/** Where a meal stands: planned ones wait for their window, then they are to be booked. */
export const mealState = (
  meal: Pick<Meal, 'status' | 'date'>,
  window: Pick<BookingWindow, 'opensAt'> | undefined,
  now: Date,
): MealState => {
  if (meal.status !== 'planned') return meal.status;
  return window && now < new Date(window.opensAt) ? 'waiting' : 'to-book';
};
