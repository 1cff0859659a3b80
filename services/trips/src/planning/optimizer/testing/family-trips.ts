import type { ParkId } from '@landsea/contracts/catalogue';
import { addDays } from '@landsea/contracts/core';
import type { Sailing } from '@landsea/contracts/trip';
import { FamilyTrip, flight, parts, words, type DayFields } from './family-trip.js';

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
    .wishes(
      'attraction',
      words(`
      seven-dwarfs-mine-train peter-pans-flight big-thunder-mountain-railroad jungle-cruise haunted-mansion
      pirates-of-the-caribbean its-a-small-world dumbo-the-flying-elephant the-many-adventures-of-winnie-the-pooh
      buzz-lightyears-space-ranger-spin under-the-sea-journey-of-the-little-mermaid tomorrowland-speedway
      navi-river-journey kilimanjaro-safaris avatar-flight-of-passage slinky-dog-dash toy-story-midway-mania
      mickey-and-minnies-runaway-railway alien-swirling-saucers millennium-falcon-smugglers-run frozen-ever-after
      remys-ratatouille-adventure spaceship-earth soarin the-seas-with-nemo-and-friends`),
    )
    .wishes(
      'show',
      words(`
      festival-of-fantasy-parade happily-ever-after disney-starlight-dream-the-night-away festival-of-the-lion-king
      finding-nemo-the-big-blue-and-beyond disney-jr-mickey-mouse-clubhouse-live`),
    )
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
    { stay: { hotelName: 'Riviera Resort', onSite: true } },
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
    .wishes(
      'attraction',
      words(`
      space-mountain tron-lightcycle-run haunted-mansion tianas-bayou-adventure
      guardians-of-the-galaxy-cosmic-rewind test-track soarin remys-ratatouille-adventure frozen-ever-after
      star-wars-rise-of-the-resistance the-twilight-zone-tower-of-terror rock-n-roller-coaster-starring-the-muppets
      avatar-flight-of-passage expedition-everest-legend-of-the-forbidden-mountain kilimanjaro-safaris`),
    )
    .wishes(
      'show',
      words(`
      festival-of-fantasy-parade happily-ever-after candlelight-processional luminous-the-symphony-of-us
      disney-villains-unfairly-ever-after indiana-jones-epic-stunt-spectacular fantasmic festival-of-the-lion-king`),
    )
    .wishes('snack', ['dole-whip-float']);
};

const wishSailing: Sailing = {
  ship: 'Disney Wish',
  embarkationDate: '2027-04-05',
  nights: 4,
  concierge: false,
  ports: [
    { date: '2027-04-05', port: 'Port Canaveral' },
    { date: '2027-04-06', port: 'Nassau, Bahamas' },
    { date: '2027-04-07', port: 'Disney Castaway Cay' },
    { date: '2027-04-08', port: 'At Sea' },
    { date: '2027-04-09', port: 'Port Canaveral' },
  ],
};
const treasurePorts = [
  'Port Canaveral',
  'At Sea',
  'Cozumel, Mexico',
  'George Town, Cayman Islands',
  'At Sea',
  'Disney Castaway Cay',
  'At Sea',
  'Port Canaveral',
];
const treasure: Sailing = {
  ship: 'Disney Treasure',
  embarkationDate: '2027-06-29',
  nights: 7,
  concierge: false,
  ports: treasurePorts.map((port, index) => ({ date: addDays('2027-06-29', index), port })),
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
    { stay: null, sailing: wishSailing },
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
  old: words(`
      its-a-small-world the-hall-of-presidents mickeys-philharmagic walt-disney-world-railroad
      country-bear-musical-jamboree`),
  middle: words(`
      pirates-of-the-caribbean jungle-cruise peter-pans-flight under-the-sea-journey-of-the-little-mermaid
      walt-disneys-enchanted-tiki-room`),
  young: words(`
      tron-lightcycle-run space-mountain big-thunder-mountain-railroad seven-dwarfs-mine-train
      tianas-bayou-adventure`),
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
    { stay: { hotelName: 'Contemporary Resort', onSite: true }, sailing: treasure },
  );
  trip.wish('excursion', 'cozumel-01', { place: 'Cozumel, Mexico' });
  trip.add('excursion', 'Taxi to the beach', { place: 'Cozumel, Mexico', minutes: 240 });
  trip.add('break', 'Pool', { minutes: 120 });
  return trip
    .wishes(
      'attraction',
      words(`
      space-mountain haunted-mansion jungle-cruise frozen-ever-after remys-ratatouille-adventure soarin test-track
      guardians-of-the-galaxy-cosmic-rewind star-wars-rise-of-the-resistance slinky-dog-dash toy-story-midway-mania`),
    )
    .wishes('show', ['happily-ever-after', 'luminous-the-symphony-of-us', 'fantasmic']);
};

/** Six with a flight that lands at 10:28 AM, four days in the parks and a flight home in the afternoon: 43 wishes. */
export const withFlights = (): FamilyTrip => {
  const trip = new FamilyTrip(
    'Six with flights',
    '2027-04-04',
    [
      { name: 'Dana', age: 36, heightInches: 66 },
      { name: 'Marc', age: 35, heightInches: 71 },
      { name: 'Emma', age: 9, heightInches: 52 },
      { name: 'Jack', age: 6, heightInches: 45 },
      { name: 'Lily', age: 1, pace: 'stroller' },
      { name: 'Grandma Ruth', age: 68, pace: 'slow' },
    ],
    [
      park('magic-kingdom'),
      park('animal-kingdom'),
      park('hollywood-studios'),
      park('epcot'),
      park('magic-kingdom'),
    ],
    {
      bookings: [
        flight(901, '2027-04-04', ['MSP', '06:05'], ['MCO', '10:28']),
        flight(902, '2027-04-08', ['MCO', '18:35'], ['MSP', '21:02']),
      ],
    },
  );
  trip.wish('dining', 'tusker-house-restaurant', { date: '2027-04-05', time: '08:20', status: 'booked' });
  return trip
    .wishes(
      'attraction',
      words(`
      seven-dwarfs-mine-train peter-pans-flight big-thunder-mountain-railroad jungle-cruise haunted-mansion
      pirates-of-the-caribbean its-a-small-world dumbo-the-flying-elephant space-mountain tianas-bayou-adventure
      buzz-lightyears-space-ranger-spin under-the-sea-journey-of-the-little-mermaid walt-disney-world-railroad
      navi-river-journey kilimanjaro-safaris avatar-flight-of-passage
      expedition-everest-legend-of-the-forbidden-mountain gorilla-falls-exploration-trail slinky-dog-dash
      toy-story-midway-mania mickey-and-minnies-runaway-railway alien-swirling-saucers
      millennium-falcon-smugglers-run star-wars-rise-of-the-resistance star-tours-the-adventures-continue
      frozen-ever-after remys-ratatouille-adventure spaceship-earth soarin the-seas-with-nemo-and-friends test-track
      living-with-the-land journey-into-imagination-with-figment`),
    )
    .wishes(
      'show',
      words(`
      festival-of-fantasy-parade happily-ever-after festival-of-the-lion-king finding-nemo-the-big-blue-and-beyond
      beauty-and-the-beast-live-on-stage luminous-the-symphony-of-us`),
    )
    .wishes('dining', ['via-napoli-ristorante-e-pizzeria'])
    .wishes('snack', ['all-beef-foot-long-hot-dog', 'dole-whip-float', 'bacon-cheeseburger']);
};
