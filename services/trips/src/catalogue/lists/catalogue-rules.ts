import { landNames, splitWords } from '@landsea/rules/catalogue';
import { isZone } from '@landsea/contracts/core';
import { ships } from '../ships-and-parks.js';
import {
  entryKinds,
  listKinds,
  type AnyEntry,
  type CataloguePart,
  type CatalogueParts,
} from './catalogue-parts.js';

/** Contradictions between entries, which no schema detects. */
export interface CatalogueProblem {
  part: CataloguePart;
  id: string;
  field: string;
  message: string;
}

const ids = (entries: readonly { id: string }[]): Set<string> => new Set(entries.map(({ id }) => id));

const placeOf = (entry: AnyEntry): string => {
  if ('days' in entry) return JSON.stringify([entry.ship, entry.homePortId, entry.days, entry.months]);
  const { park, land, area, restaurant, portId, ships: aboard } = { ...nowhere, ...entry };
  return JSON.stringify([park, land, area, restaurant, portId, aboard]);
};
const nowhere = { park: null, land: null, area: null, restaurant: null, portId: null, ships: null };

function* duplicates(parts: CatalogueParts): Iterable<CatalogueProblem> {
  for (const part of listKinds) {
    const seenIds = new Set<string>();
    const seenNames = new Set<string>();
    for (const entry of parts[part]) {
      const name = `${entry.name.toLowerCase()} ${placeOf(entry)}`;
      if (seenIds.has(entry.id)) yield { part, id: entry.id, field: 'id', message: 'is there twice' };
      else if (entryKinds.includes(part) && seenNames.has(name))
        yield { part, id: entry.id, field: 'name', message: `"${entry.name}" is twice in one place` };
      seenIds.add(entry.id);
      seenNames.add(name);
    }
  }
}

/** A show among the attractions would be planned as a ride, at any time. */
function* showsAmongAttractions(parts: CatalogueParts): Iterable<CatalogueProblem> {
  const shows = ids(parts.shows);
  for (const { id } of parts.attractions)
    if (shows.has(id))
      yield { part: 'attractions', id, field: 'id', message: 'is a show: keep it on that list only' };
}

/** A typed name must lead to one hotel. */
function* duplicateHotels({ hotels }: CatalogueParts): Iterable<CatalogueProblem> {
  const seen = new Set<string>();
  for (const { id, name, aliases } of hotels)
    for (const [field, words] of [['id', id], ...[name, ...aliases].map((each) => ['name', each])] as const) {
      const key = `${field} ${splitWords(words).join(' ')}`;
      if (seen.has(key)) yield { part: 'hotels', id, field, message: `"${words}" is there twice` };
      seen.add(key);
    }
}

function* unknownLands(parts: CatalogueParts): Iterable<CatalogueProblem> {
  const walked = new Set(parts.travel.landWalks.map(({ park, from }) => `${park} ${from}`));
  for (const part of [
    'attractions',
    'shows',
    'restaurants',
    'snacks',
    'meets',
    'photo-spots',
    'guest-places',
  ] as const)
    for (const entry of parts[part]) {
      const field = 'area' in entry ? 'area' : 'land';
      const land = 'area' in entry ? entry.area : entry.land;
      if (land === null || ('where' in entry && entry.where !== 'park')) continue;
      if (!landNames[land]) yield { part, id: entry.id, field, message: `no land is called "${land}"` };
      else if (entry.park && !walked.has(`${entry.park} ${land}`))
        yield { part, id: entry.id, field, message: `travel knows no walk from "${land}" in that park` };
    }
}

interface Reference {
  part: CataloguePart;
  id: string;
  field: string;
  to: string | null;
  among: Set<string>;
}

function* references(parts: CatalogueParts): Iterable<Reference> {
  const [attractions, restaurants, ports] = [parts.attractions, parts.restaurants, parts.ports].map(ids);
  const [hotelIds, shipIds] = [ids(parts.hotels), ids(ships)];
  if (!attractions || !restaurants || !ports) return;
  for (const { id, restaurantId: to } of parts.snacks)
    yield { part: 'snacks', id, field: 'restaurantId', to, among: restaurants };
  for (const { id, attractionId: to } of parts.meets)
    yield { part: 'meets', id, field: 'attractionId', to, among: attractions };
  for (const { attractionId: to } of parts['park-calendar'].singlePass)
    yield { part: 'park-calendar', id: to, field: 'singlePass', to, among: attractions };
  for (const { id, portId: to } of parts.excursions)
    yield { part: 'excursions', id, field: 'portId', to, among: ports };
  for (const { id, homePortId, ship, days } of parts.itineraries) {
    for (const to of [homePortId, ...days.map(({ portId }) => portId)])
      yield { part: 'itineraries', id, field: 'portId', to, among: ports };
    yield { part: 'itineraries', id, field: 'ship', to: ship, among: shipIds };
  }
  for (const { region: id, ships: named, homePortIds } of parts.prices.cruise.fares) {
    for (const to of named) yield { part: 'prices', id, field: 'ships', to, among: shipIds };
    for (const to of homePortIds) yield { part: 'prices', id, field: 'homePortIds', to, among: ports };
  }
  for (const part of ['meets', 'ship-venues'] as const)
    for (const entry of parts[part])
      for (const to of entry.ships) yield { part, id: entry.id, field: 'ships', to, among: shipIds };
  for (const { id, hotelIds: named } of parts.restaurants)
    for (const to of named) yield { part: 'restaurants', id, field: 'hotelIds', to, among: hotelIds };
  for (const { hotelIds: named, to: place } of parts.travel.hotelTo)
    for (const to of named) yield { part: 'travel', id: place, field: 'hotelTo', to, among: hotelIds };
}

/** The times of a sailing follow from the zones of its ports and the custom of its home port. */
function* unknownClocks({ ports, itineraries, airports }: CatalogueParts): Iterable<CatalogueProblem> {
  const homes = new Set(itineraries.map(({ homePortId }) => homePortId));
  for (const { id, timeZone, shipClock } of ports) {
    if (!isZone(timeZone))
      yield { part: 'ports', id, field: 'timeZone', message: `no zone is called "${timeZone}"` };
    if (homes.has(id) && shipClock === undefined)
      yield { part: 'ports', id, field: 'shipClock', message: 'ships leave from here, so it needs one' };
  }
  for (const { id, iata, timeZone } of airports) {
    if (!isZone(timeZone))
      yield { part: 'airports', id, field: 'timeZone', message: `no zone is called "${timeZone}"` };
    if (id !== iata.toLowerCase())
      yield { part: 'airports', id, field: 'iata', message: 'the id is the code in small letters' };
  }
}

function* wrongMeals({ restaurants, snacks }: CatalogueParts): Iterable<CatalogueProblem> {
  for (const { id, meals, characters, characterMeals } of restaurants) {
    if (characterMeals === undefined) continue;
    const isServed = characterMeals.every((meal) => meals.includes(meal));
    if (characterMeals.length === 0 || characters.length === 0 || !isServed)
      yield {
        part: 'restaurants',
        id,
        field: 'characterMeals',
        message: 'are not meals with characters here',
      };
  }
  const buffets = new Set(restaurants.filter(({ service }) => service === 'buffet').map(({ id }) => id));
  for (const { id, restaurantId } of snacks)
    if (restaurantId !== null && buffets.has(restaurantId))
      yield { part: 'snacks', id, field: 'restaurantId', message: 'is a dish of a buffet, not a snack' };
}

export function findCatalogueProblems(parts: CatalogueParts): CatalogueProblem[] {
  const broken = [...references(parts)]
    .filter(({ to, among }) => to !== null && !among.has(to))
    .map(({ part, id, field, to }) => ({ part, id, field, message: `"${to}" does not exist` }));
  return [
    ...duplicates(parts),
    ...showsAmongAttractions(parts),
    ...duplicateHotels(parts),
    ...unknownLands(parts),
    ...unknownClocks(parts),
    ...wrongMeals(parts),
    ...broken,
  ];
}
