import { itemLife } from '@landsea/contracts/day-plans';
import type { ItemDetails } from '@landsea/contracts/planning';

/** Flights were items of their days before they became bookings; those that an agent's template holds still are. */
const isFlight = (details: ItemDetails): boolean => details.kind === 'note' && details.isFlight === true;

/** The kind of thing that an item is: `Ride`, `Flight`. */
export const kindLabel = (details: ItemDetails): string =>
  isFlight(details) ? 'Flight' : itemLife[details.kind].label;
