import type { Restaurant } from '@landsea/contracts/catalogue';
import { PARKS_ZONE, toZonedInstant } from '@landsea/contracts/core';
import { freeCancelHours } from '@landsea/rules/planning';
import type { BookingWindow, DayItem, DetailsOf } from '@landsea/contracts/planning';

export type Meal = DayItem & { details: DetailsOf<'dining'> };

export const isMeal = (item: DayItem): item is Meal => item.details.kind === 'dining';

/** The window whose dates hold the date (domain.md, D1 to D3). */
export const findWindow = (
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
 * Free cancellation ends a number of hours before the meal, on the place's clocks (domain.md, D4); undefined
 * without a day or a time.
 */
export const cancelFreeUntil = (
  { date, time, details }: Meal,
  restaurant: Pick<Restaurant, 'freeCancelHours'> | null,
  timeZone = PARKS_ZONE,
): Date | undefined =>
  date === null || time === null
    ? undefined
    : new Date(
        toZonedInstant(date, time, timeZone).getTime() -
          freeCancelHours(details.freeCancelHours, restaurant) * 3_600_000,
      );

export type MealState = 'wish' | 'to-book' | 'waiting' | 'booked' | 'done' | 'cancelled';

/** A planned meal waits for its window, then it is to be booked. */
export const getMealState = (
  meal: Pick<Meal, 'status' | 'date'>,
  window: Pick<BookingWindow, 'opensAt'> | undefined,
  now: Date,
): MealState => {
  if (meal.status !== 'planned') return meal.status;
  return window && now < new Date(window.opensAt) ? 'waiting' : 'to-book';
};
