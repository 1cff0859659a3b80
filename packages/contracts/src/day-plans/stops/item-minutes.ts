import type { DayItem, ItemKind } from '../../planning/day-items.js';
import type { KnownEntry } from './day-entries.js';

/** How long things of a kind usually take, in minutes, where neither the item nor the catalog says it. */
const usualMinutes: Record<ItemKind, number> = {
  attraction: 10,
  show: 25,
  dining: 60,
  lane: 10,
  meet: 5,
  excursion: 240,
  activity: 60,
  photo: 5,
  snack: 10,
  break: 30,
  note: 0,
};

const QUICK_SERVICE_MINUTES = 40;

const entryMinutes = (known: KnownEntry | null): number | null => {
  if (known?.list === 'restaurants' && known.entry.service === 'quick-service') return QUICK_SERVICE_MINUTES;
  return known && 'minutes' in known.entry ? known.entry.minutes : null;
};

/** How long an item takes without walking and waiting, in minutes. */
export const itemMinutes = (item: Pick<DayItem, 'minutes' | 'details'>, known: KnownEntry | null): number =>
  item.minutes ?? entryMinutes(known) ?? usualMinutes[item.details.kind];
