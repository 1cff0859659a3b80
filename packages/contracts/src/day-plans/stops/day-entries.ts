import type { DayItem } from '../../planning/day-items.js';
import type { ParkId, Point } from '../../catalogue/places.js';
import type { Attraction, Show } from '../../catalogue/attractions.js';
import type { Restaurant, Snack } from '../../catalogue/food.js';
import type { CharacterMeet, PhotoSpot } from '../../catalogue/meets-and-photos.js';
import type { DayCatalogue } from '../day-context.js';
import type { Place } from '../walks.js';

/** What the catalog knows of an item, by the list it is from. */
export type KnownEntry =
  | { list: 'attractions'; entry: Attraction }
  | { list: 'shows'; entry: Show }
  | { list: 'restaurants'; entry: Restaurant }
  | { list: 'snacks'; entry: Snack }
  | { list: 'meets'; entry: CharacterMeet }
  | { list: 'photoSpots'; entry: PhotoSpot };

const lists = ['attractions', 'shows', 'restaurants', 'snacks', 'meets', 'photoSpots'] as const;

/** The catalog's entry that an item was made from; null for what people typed themselves. */
export const entryOf = (
  { catalogueId }: Pick<DayItem, 'catalogueId'>,
  catalogue: DayCatalogue,
): KnownEntry | null => {
  if (catalogueId === null) return null;
  for (const list of lists) {
    const entry = catalogue[list].find(({ id }) => id === catalogueId);
    if (entry) return { list, entry } as KnownEntry;
  }
  return null;
};

/** The attraction whose line an item stands in: its own, or the one that a character meet shares. */
export const attractionOf = (known: KnownEntry | null, catalogue: DayCatalogue): Attraction | null => {
  if (known?.list === 'attractions') return known.entry;
  if (known?.list !== 'meets' || known.entry.attractionId === null) return null;
  const { attractionId } = known.entry;
  return catalogue.attractions.find(({ id }) => id === attractionId) ?? null;
};

const parkOf = (entry: KnownEntry['entry']): ParkId | null => entry.park;
const landOf = (entry: KnownEntry['entry']): string | null => ('area' in entry ? entry.area : entry.land);
const pointOf = (entry: KnownEntry['entry']): Point | null => entry.point;

/** Where an item is: as the catalog says, else the park and place that were typed. */
export const placeOf = (item: Pick<DayItem, 'park' | 'place'>, known: KnownEntry | null): Place =>
  known
    ? { park: parkOf(known.entry), land: landOf(known.entry), point: pointOf(known.entry) }
    : { park: item.park, land: item.place, point: null };
