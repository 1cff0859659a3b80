import { inDayOrder, itemLife } from '@landsea/contracts/day-plans';
import type { DayItem, DetailsOf, ItemDetails } from '@landsea/contracts/planning';
import { formatClock } from './item-labels';

/** A flight is an item of its day that takes no time of it: it leaves at its time, and its note says when it lands. */
export const flightDetails: DetailsOf<'note'> = { kind: 'note', isFlight: true };

const isFlight = (details: ItemDetails): boolean => details.kind === 'note' && details.isFlight === true;

/** What kind of thing an item is: `Ride`, `Flight`. */
export const kindLabel = (details: ItemDetails): string =>
  isFlight(details) ? 'Flight' : itemLife[details.kind].label;

/** `Lands at 1:05 PM`. */
export const landsNote = (time: string): string => `Lands at ${formatClock(time)}`;

type Flight = DayItem & { date: string };

/** The flights of a trip in their order, without those that are cancelled. */
export const flightsOf = (items: readonly DayItem[]): Flight[] =>
  inDayOrder(items)
    .filter(
      (item): item is Flight => item.date !== null && item.status !== 'cancelled' && isFlight(item.details),
    )
    .sort((one, other) => one.date.localeCompare(other.date));
