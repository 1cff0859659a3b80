import type {
  CatalogueKind,
  OwnHours,
  ParkId,
  Point,
  Attraction,
  Show,
  Restaurant,
  Snack,
  CharacterMeet,
  PhotoSpot,
  Excursion,
  ShipVenue,
} from '@landsea/contracts/catalogue';
import type { DayItem } from '@landsea/contracts/planning';
import type { DayCatalogue } from '../day-catalogue.js';
import { itemLife } from '../items/item-life.js';
import type { Place } from '../walks.js';

export type KnownEntry =
  | { list: 'attractions'; entry: Attraction }
  | { list: 'shows'; entry: Show }
  | { list: 'restaurants'; entry: Restaurant }
  | { list: 'snacks'; entry: Snack }
  | { list: 'meets'; entry: CharacterMeet }
  | { list: 'photoSpots'; entry: PhotoSpot }
  | { list: 'shipVenues'; entry: ShipVenue }
  | { list: 'excursions'; entry: Excursion };

type EntryList = KnownEntry['list'];

/** Shows come before attractions, so that a show on both lists is planned at its showtimes. */
const dayLists: readonly (readonly [CatalogueKind, EntryList])[] = [
  ['shows', 'shows'],
  ['attractions', 'attractions'],
  ['restaurants', 'restaurants'],
  ['snacks', 'snacks'],
  ['meets', 'meets'],
  ['photo-spots', 'photoSpots'],
  ['ship-venues', 'shipVenues'],
  ['excursions', 'excursions'],
];

/** Null for a typed item. */
export const findEntry = (
  { catalogueId, details }: Pick<DayItem, 'catalogueId' | 'details'>,
  catalogue: DayCatalogue,
): KnownEntry | null => {
  if (catalogueId === null) return null;
  const { catalogueLists } = itemLife[details.kind];
  for (const [name, list] of dayLists) {
    if (!catalogueLists.includes(name)) continue;
    const entry = catalogue[list]?.find(({ id }) => id === catalogueId);
    if (entry) return { list, entry } as KnownEntry;
  }
  return null;
};

/** A character meet may share the line of an attraction. */
export const findAttraction = (known: KnownEntry | null, catalogue: DayCatalogue): Attraction | null => {
  if (known?.list === 'attractions') return known.entry;
  if (known?.list !== 'meets' || known.entry.attractionId === null) return null;
  const { attractionId } = known.entry;
  return catalogue.attractions.find(({ id }) => id === attractionId) ?? null;
};

export const getOwnHours = (known: KnownEntry | null): OwnHours | null =>
  known?.list === 'meets' || known?.list === 'attractions' || known?.list === 'shows'
    ? (known.entry.hours ?? null)
    : null;

type ParkEntry = Exclude<KnownEntry['entry'], ShipVenue | Excursion>;

const isInPark = (entry: KnownEntry['entry']): entry is ParkEntry => 'park' in entry;
const parkOf = (entry: ParkEntry): ParkId | null => entry.park;
const landOf = (entry: ParkEntry): string | null => ('area' in entry ? entry.area : entry.land);
const pointOf = (entry: ParkEntry): Point | null => entry.point;

export const getItemPlace = (item: Pick<DayItem, 'park' | 'place'>, known: KnownEntry | null): Place =>
  known && isInPark(known.entry)
    ? { park: parkOf(known.entry), land: landOf(known.entry), point: pointOf(known.entry) }
    : { park: item.park, land: item.place, point: null };
