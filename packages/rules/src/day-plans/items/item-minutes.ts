import type { Restaurant } from '@landsea/contracts/catalogue';
import type { DayItem } from '@landsea/contracts/planning';
import type { KnownEntry } from '../stops/day-entries.js';
import { getOutingMinutes } from '../ship/port-hours.js';
import { getVenueMinutes } from '../ship/venue-ways.js';
import { itemLife } from './item-life.js';
import { getDishMinutes } from './meal-size.js';

/** Minutes by kind of service. */
export const mealMinutes: Record<Restaurant['service'], number> = {
  'quick-service': 40,
  'table-service': 75,
  signature: 100,
  buffet: 80,
  'dinner-show': 120,
  lounge: 45,
  'dessert-party': 90,
};

const entryMinutes = (known: KnownEntry): number | null => {
  if (known.list === 'restaurants') return mealMinutes[known.entry.service];
  if (known.list === 'shipVenues') return getVenueMinutes(known.entry);
  if (known.list === 'excursions') return getOutingMinutes(known.entry);
  if (known.list === 'snacks') return getDishMinutes(known.entry);
  return 'minutes' in known.entry ? known.entry.minutes : null;
};

/** Minutes without walking and waiting: of the item, else its entry, else its kind. */
export const getItemMinutes = (
  item: Pick<DayItem, 'minutes' | 'details'>,
  known: KnownEntry | null,
): number => item.minutes ?? (known && entryMinutes(known)) ?? itemLife[item.details.kind].usualMinutes;
