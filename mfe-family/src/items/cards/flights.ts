import { itemLife } from '@landsea/rules/day-plans';
import type { ItemDetails } from '@landsea/contracts/planning';

/** Flights were items before they became bookings; agents' templates still hold such items. */
const isFlight = (details: ItemDetails): boolean => details.kind === 'note' && details.isFlight === true;

/** `Ride`, `Flight`. */
export const nameKind = (details: ItemDetails): string =>
  isFlight(details) ? 'Flight' : itemLife[details.kind].label;
