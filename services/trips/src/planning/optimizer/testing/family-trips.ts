import type { ParkId } from '@landsea/contracts/catalogue';
import { addDays } from '@landsea/contracts/core';
import { blankDetails, dayContextOf, newItem, type WishDay } from '@landsea/contracts/day-plans';
import type { DayItem, ItemKind } from '@landsea/contracts/planning';
import { Traveler, type LandStay, type TripDay } from '@landsea/contracts/trip';
import { dayCatalogueOf } from '../../../catalogue/lists/catalogue-parts.js';
import { shippedCatalogue } from '../../../catalogue/lists/shipped-catalogue.js';

const parts = shippedCatalogue();
const catalogue = dayCatalogueOf(parts);

type DayFields = Partial<Pick<TripDay, 'kind' | 'parks' | 'place' | 'arrivesAt' | 'leavesAt'>>;
type Fields = Partial<DayItem>;

/** A family with its days and wishes, as the sort reads them; ids are numbered in the order in which they are made. */
export class FamilyTrip {
  readonly items: DayItem[] = [];
  readonly days: WishDay[];
  readonly party: Traveler[];

  constructor(
    readonly name: string,
    startDate: string,
    people: object[],
    days: DayFields[],
    stay: Pick<LandStay, 'hotelName' | 'onSite'> | null = { hotelName: 'Pop Century Resort', onSite: true },
  ) {
    this.party = people.map((person, index) =>
      Traveler.parse({ id: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`, ...person }),
    );
    const stays = stay
      ? [{ ...stay, checkIn: startDate, checkOut: addDays(startDate, days.length - 1) }]
      : [];
    this.days = days.map((fields, index) => {
      const parks = fields.parks ?? [];
      const kind = parks.length > 0 ? 'park' : 'rest';
      const date = addDays(startDate, index);
      const day: TripDay = { date, kind, parks, place: null, note: null, version: 1, ...fields };
      return { day, context: dayContextOf({ party: this.party, stays }, day, catalogue) };
    });
  }

  idsOf(...names: string[]): string[] {
    return this.party.flatMap(({ id, name }) => (id && names.includes(name) ? [id] : []));
  }

  add(kind: ItemKind, title: string, fields: Fields = {}): DayItem {
    const id = `00000000-0000-4000-9000-${String(this.items.length + 1).padStart(12, '0')}`;
    const created = newItem(
      { id, title, details: blankDetails(kind), date: fields.date ?? null },
      this.items,
    );
    const item = { ...created, ...fields };
    this.items.push(item);
    return item;
  }

  /** An entry of the catalog by its id, with its name as the title. */
  wish(kind: ItemKind, catalogueId: string, fields: Fields = {}): DayItem {
    const lists = [parts.attractions, parts.shows, parts.restaurants, parts.snacks, parts.meets];
    const more = [parts.excursions, parts['ship-venues'], parts['guest-places']];
    const entry = [...lists, ...more].flat().find(({ id }) => id === catalogueId);
    if (!entry) throw new Error(`The catalog has no ${catalogueId}`);
    return this.add(kind, entry.name, { catalogueId, ...fields });
  }

  wishes(kind: ItemKind, ids: readonly string[], fields: Fields = {}): this {
    for (const id of ids) this.wish(kind, id, fields);
    return this;
  }
}

const park = (...parks: ParkId[]): DayFields => ({ parks });

/** Two adults, a child of 6 and one of 1, with a day of arrival and a hop day. */
export const withToddler = (): FamilyTrip => {
  const trip = new FamilyTrip(
    'Ana, Ben, Leo 6, Mia 1',
    '2027-05-09',
    [
      { name: 'Ana', age: 38, heightInches: 66 },
      { name: 'Ben', age: 39, heightInches: 71 },
      { name: 'Leo', age: 6, heightInches: 43 },
      { name: 'Mia', age: 1 },
    ],
    [
      {},
      park('magic-kingdom'),
      park('animal-kingdom', 'epcot'),
      park('hollywood-studios'),
      park('magic-kingdom'),
      { ...park('epcot'), leavesAt: '15:00' },
    ],
  );
  return trip
    .wishes('attraction', [
      'seven-dwarfs-mine-train',
      'peter-pans-flight',
      'big-thunder-mountain-railroad',
      'jungle-cruise',
      'haunted-mansion',
      'pirates-of-the-caribbean',
      'its-a-small-world',
      'dumbo-the-flying-elephant',
      'the-many-adventures-of-winnie-the-pooh',
      'buzz-lightyears-space-ranger-spin',
      'under-the-sea-journey-of-the-little-mermaid',
      'tomorrowland-speedway',
      'navi-river-journey',
      'kilimanjaro-safaris',
      'avatar-flight-of-passage',
      'slinky-dog-dash',
      'toy-story-midway-mania',
      'mickey-and-minnies-runaway-railway',
      'alien-swirling-saucers',
      'millennium-falcon-smugglers-run',
      'frozen-ever-after',
      'remys-ratatouille-adventure',
      'spaceship-earth',
      'soarin',
      'the-seas-with-nemo-and-friends',
    ])
    .wishes('show', [
      'festival-of-fantasy-parade',
      'happily-ever-after',
      'disney-starlight-dream-the-night-away',
      'festival-of-the-lion-king',
      'finding-nemo-the-big-blue-and-beyond',
      'disney-jr-mickey-mouse-clubhouse-live',
    ])
    .wishes('dining', ['the-crystal-palace'])
    .wishes('snack', ['all-beef-foot-long-hot-dog', 'dole-whip-float']);
};

/** A couple in December, with party nights, a signature dinner that is booked and a Lightning Lane. */
export const couple = (): FamilyTrip => {
  const trip = new FamilyTrip(
    'A couple at Riviera',
    '2026-12-13',
    [
      { name: 'Kim', age: 34, heightInches: 66 },
      { name: 'Lou', age: 36, heightInches: 70 },
    ],
    [
      park('magic-kingdom'),
      park('epcot'),
      park('hollywood-studios'),
      park('epcot'),
      park('animal-kingdom'),
      { ...park('magic-kingdom'), leavesAt: '16:00' },
    ],
    { hotelName: 'Riviera Resort', onSite: true },
  );
  trip.wish('dining', 'topolinos-terrace-flavors-of-the-riviera', {
    date: '2026-12-15',
    time: '19:15',
    status: 'booked',
  });
  trip.wish('lane', 'slinky-dog-dash', { date: '2026-12-15', time: '11:00', status: 'booked' });
  trip.wish('attraction', 'slinky-dog-dash', { date: '2026-12-15', status: 'planned' });
  return trip
    .wishes('dining', ['le-cellier-steakhouse'])
    .wishes('attraction', [
      'space-mountain',
      'tron-lightcycle-run',
      'haunted-mansion',
      'tianas-bayou-adventure',
      'guardians-of-the-galaxy-cosmic-rewind',
      'test-track',
      'soarin',
      'remys-ratatouille-adventure',
      'frozen-ever-after',
      'star-wars-rise-of-the-resistance',
      'the-twilight-zone-tower-of-terror',
      'rock-n-roller-coaster-starring-the-muppets',
      'avatar-flight-of-passage',
      'expedition-everest-legend-of-the-forbidden-mountain',
      'kilimanjaro-safaris',
    ])
    .wishes('show', [
      'festival-of-fantasy-parade',
      'happily-ever-after',
      'candlelight-processional',
      'luminous-the-symphony-of-us',
      'disney-villains-unfairly-ever-after',
      'indiana-jones-epic-stunt-spectacular',
      'fantasmic',
      'festival-of-the-lion-king',
    ])
    .wishes('snack', ['dole-whip-float']);
};

/** Four nights on the Wish: boarding, Nassau, Castaway Cay, a day at sea and the way home. */
export const cruise = (): FamilyTrip => {
  const trip = new FamilyTrip(
    'Four on the Wish',
    '2027-04-05',
    [
      { name: 'Jo', age: 40 },
      { name: 'Max', age: 41 },
      { name: 'Pia', age: 6, heightInches: 45 },
      { name: 'Tim', age: 1 },
    ],
    [
      { kind: 'embarkation', place: 'Port Canaveral, Florida' },
      { kind: 'port', place: 'Nassau, Bahamas' },
      { kind: 'port', place: 'Castaway Cay, Bahamas' },
      { kind: 'sea' },
      { kind: 'debarkation', place: 'Port Canaveral, Florida' },
    ],
    null,
  );
  trip.wish('excursion', 'nassau-01', { place: 'Nassau, Bahamas' });
  trip.add('activity', 'Pool');
  return trip.wishes('activity', shipWishes);
};
const shipWishes = parts['ship-venues']
  .filter(({ ships, section }) => ships.includes('disney-wish') && /show|restaurant/.test(section))
  .slice(0, 5)
  .map(({ id }) => id);

const pairs = [
  { name: 'Oma', age: 71, pace: 'wheelchair' },
  { name: 'Opa', age: 73, pace: 'slow' },
  { name: 'Eva', age: 42, heightInches: 66 },
  { name: 'Tom', age: 44, heightInches: 72 },
  { name: 'Ida', age: 15, heightInches: 64 },
  { name: 'Ole', age: 11, heightInches: 57 },
];
const pairRides = {
  old: [
    'its-a-small-world',
    'the-hall-of-presidents',
    'mickeys-philharmagic',
    'walt-disney-world-railroad',
    'country-bear-musical-jamboree',
  ],
  middle: [
    'pirates-of-the-caribbean',
    'jungle-cruise',
    'peter-pans-flight',
    'under-the-sea-journey-of-the-little-mermaid',
    'walt-disneys-enchanted-tiki-room',
  ],
  young: [
    'tron-lightcycle-run',
    'space-mountain',
    'big-thunder-mountain-railroad',
    'seven-dwarfs-mine-train',
    'tianas-bayou-adventure',
  ],
};

/** Three pairs that ride apart for a day at spring break, with the fireworks and the parade for all where asked. */
export const threePairs = (together = false): FamilyTrip => {
  const trip = new FamilyTrip('Three pairs', '2027-03-16', pairs, [park('magic-kingdom')]);
  trip
    .wishes('attraction', pairRides.old, { people: trip.idsOf('Oma', 'Opa') })
    .wishes('attraction', pairRides.middle, { people: trip.idsOf('Eva', 'Tom') })
    .wishes('attraction', pairRides.young, { people: trip.idsOf('Ida', 'Ole') });
  return together ? trip.wishes('show', ['happily-ever-after', 'festival-of-fantasy-parade']) : trip;
};

/** Six of three generations at spring break, who divide for some rides. */
export const generations = (): FamilyTrip => {
  const party = [...pairs.slice(0, 5), { name: 'Ole', age: 5, heightInches: 41 }];
  const trip = new FamilyTrip('Three generations', '2027-03-15', party, [
    park('magic-kingdom'),
    park('hollywood-studios'),
    park('epcot'),
  ]);
  const old = { people: trip.idsOf('Oma', 'Opa') };
  const thrill = { people: trip.idsOf('Tom', 'Ida') };
  const small = { people: trip.idsOf('Eva', 'Ole') };
  trip.wish('dining', 'liberty-tree-tavern', {
    date: '2027-03-15',
    time: '12:30',
    status: 'booked',
  });
  return trip
    .wishes('attraction', ['haunted-mansion', 'pirates-of-the-caribbean', 'its-a-small-world'])
    .wishes('attraction', ['spaceship-earth', 'soarin', 'living-with-the-land', 'toy-story-midway-mania'])
    .wishes('attraction', ['tron-lightcycle-run', 'space-mountain', 'big-thunder-mountain-railroad'], thrill)
    .wishes('attraction', ['test-track', 'guardians-of-the-galaxy-cosmic-rewind'], thrill)
    .wishes('attraction', ['slinky-dog-dash', 'rock-n-roller-coaster-starring-the-muppets'], thrill)
    .wishes('attraction', ['dumbo-the-flying-elephant', 'the-barnstormer', 'alien-swirling-saucers'], small)
    .wishes('attraction', ['frozen-ever-after'], small)
    .wishes('show', ['happily-ever-after', 'festival-of-fantasy-parade', 'fantasmic'])
    .wishes('show', ['the-american-adventure', 'beauty-and-the-beast-live-on-stage'], old)
    .wishes('attraction', ['the-hall-of-presidents', 'walt-disney-world-railroad'], old);
};

/** Three days on land, then seven nights on the Treasure. */
export const landAndSea = (): FamilyTrip => {
  const sea: DayFields[] = [
    { kind: 'embarkation', place: 'Port Canaveral, Florida' },
    { kind: 'sea' },
    { kind: 'port', place: 'Cozumel, Mexico' },
    { kind: 'port', place: 'George Town, Cayman Islands' },
    { kind: 'sea' },
    { kind: 'port', place: 'Castaway Cay, Bahamas' },
    { kind: 'sea' },
    { kind: 'debarkation', place: 'Port Canaveral, Florida' },
  ];
  const trip = new FamilyTrip(
    'Land and sea',
    '2027-06-26',
    [
      { name: 'Sam', age: 40, heightInches: 70 },
      { name: 'Bea', age: 41, heightInches: 66 },
      { name: 'Zoe', age: 9, heightInches: 52 },
    ],
    [park('magic-kingdom', 'epcot'), park('hollywood-studios'), park('epcot'), ...sea],
    { hotelName: 'Contemporary Resort', onSite: true },
  );
  trip.wish('excursion', 'cozumel-01', { place: 'Cozumel, Mexico' });
  trip.add('excursion', 'Taxi to the beach', { place: 'Cozumel, Mexico', minutes: 240 });
  trip.add('break', 'Pool', { minutes: 120 });
  return trip
    .wishes('attraction', [
      'space-mountain',
      'haunted-mansion',
      'jungle-cruise',
      'frozen-ever-after',
      'remys-ratatouille-adventure',
      'soarin',
      'test-track',
      'guardians-of-the-galaxy-cosmic-rewind',
      'star-wars-rise-of-the-resistance',
      'slinky-dog-dash',
      'toy-story-midway-mania',
    ])
    .wishes('show', ['happily-ever-after', 'luminous-the-symphony-of-us', 'fantasmic']);
};
