import { Excursion, PortGuide, ShipVenue } from '@landsea/contracts/catalogue';

const fact = { asOf: '2026-11-23', source: 'General knowledge, unverified', confidence: 'low' } as const;

/** Parsed by the contract: a dock from 8:00, all aboard at 16:30. */
export const aPort = (change: Partial<PortGuide> = {}): PortGuide =>
  PortGuide.parse({
    ...fact,
    id: 'nassau',
    name: 'Nassau, Bahamas',
    country: 'Bahamas',
    ownIsland: false,
    timeZone: 'America/Nassau',
    shipOffsetHours: { winter: 0, summer: 0 },
    arrives: '08:00',
    allAboard: '16:30',
    dock: 'docked',
    currencies: ['BSD', 'USD'],
    papers: 'Passport.',
    walkable: [],
    aliases: ['Nassau Cruise Port'],
    ...change,
  });

/** A catamaran of three and a half hours for all ages. */
export const anOuting = (change: Partial<Excursion> = {}): Excursion =>
  Excursion.parse({
    ...fact,
    id: 'nassau-05',
    name: 'Catamaran reef snorkel',
    portId: 'nassau',
    bookedWith: 'ship',
    kind: 'snorkel',
    hours: { from: 3.5, to: 3.5 },
    adult: { from: 7500, to: 10_500 },
    child: { from: 5500, to: 8000 },
    group: null,
    minAge: 0,
    activityLevel: 2,
    wheelchair: 'no',
    suits: [],
    sellsOutEarly: false,
    ...change,
  });

/** Something aboard the Disney Wish; a club unless said otherwise. */
export const aVenue = (change: Partial<ShipVenue> = {}): ShipVenue =>
  ShipVenue.parse({
    ...fact,
    id: 'venue',
    name: 'Venue',
    ships: ['disney-wish'],
    section: 'club',
    detail: null,
    nights: null,
    price: null,
    minutes: null,
    minAge: null,
    maxAge: null,
    heightInches: null,
    included: true,
    times: [],
    hours: null,
    nightly: [],
    ...change,
  });
