import { Attraction, ParkCalendar, Show, Travel, TripCatalogue } from '@landsea/contracts/catalogue';
import { answer, type Handlers } from '@landsea/web-kit/testing';

const sourced = { asOf: '2026-11-01', source: 'Park guides', confidence: 'medium' } as const;

export const anAttraction = (overrides: Partial<Attraction> = {}): Attraction =>
  Attraction.parse({
    ...sourced,
    id: 'space-mountain',
    name: 'Space Mountain',
    park: 'magic-kingdom',
    land: 'tomorrowland',
    type: 'roller-coaster',
    heightInches: 44,
    minutes: 5,
    lane: { product: 'multi', tier: 1 },
    appeal: 'headliner',
    indoors: true,
    singleRider: false,
    earlyEntry: true,
    waits: { worstPosted: { low: 40, typical: 70, peak: 110 }, actualShare: 0.7 },
    laneGoneBy: null,
    point: { lat: 28.419, lng: -81.5782 },
    ...overrides,
  });

export const aShow = (overrides: Partial<Show> = {}): Show =>
  Show.parse({
    ...sourced,
    id: 'happily-ever-after',
    name: 'Happily Ever After',
    park: 'magic-kingdom',
    land: 'main-street-usa',
    kind: 'fireworks',
    showing: null,
    minutes: 18,
    arriveBeforeMinutes: 30,
    times: ['21:00'],
    peakTimes: [],
    lane: { product: 'none', tier: null },
    note: null,
    point: null,
    ...overrides,
  });

const months = Array.from({ length: 12 }, (_, month) => month + 1);
const levels = [1500, 2000, 2500, 3000, 3500];

export const aParkCalendar = (): ParkCalendar =>
  ParkCalendar.parse({
    asOf: '2026-11-01',
    source: 'Park guides',
    hours: months.map((month) => ({
      park: 'magic-kingdom',
      month,
      open: '09:00',
      close: '22:00',
      earlyEntry: '08:30',
      confidence: 'low',
    })),
    seasons: [],
    partyNights: [],
    crowdFactors: { month: months.map(() => 1), weekday: [1, 1, 1, 1, 1, 1, 1] },
    waitShape: Array.from({ length: 24 }, (_, hour) => (hour === 11 ? 1 : 0.5)),
    multiPass: [{ park: 'magic-kingdom', cents: levels }],
    singlePass: [],
    premierPass: [],
    photos: { advance: 18_500, duringTrip: 21_000, oneDay: 7500, singleDownload: 2000 },
    diningPlans: [],
    sun: months.map((month) => ({ month, sunrise: '07:00', sunset: '19:00' })),
  });

export const aTravel = (): Travel =>
  Travel.parse({ asOf: '2026-11-01', source: 'Park guides', landWalks: [], hotelTo: [], between: [] });

/** Catalog entries that evaluate a trip with one ride in its plan. */
export const aTripCatalogue = (): TripCatalogue =>
  TripCatalogue.parse({
    attractions: [anAttraction()],
    shows: [],
    restaurants: [],
    snacks: [],
    meets: [],
    photoSpots: [],
    shipVenues: [],
    excursions: [],
    travel: aTravel(),
    unknownIds: [],
  });

/** A catalog with one ride of one park, and nothing else; pages evaluate by its lists, as with an older service. */
export const catalogueHandlers: Handlers = {
  'GET /api/v1/trips/:tripId/day-catalogue': () => answer(404, { code: 'NOT_FOUND', message: 'Not found' }),
  'GET /api/v1/catalogue/park-calendar': aParkCalendar,
  'GET /api/v1/catalogue/travel': aTravel,
  'GET /api/v1/catalogue/attractions': () => ({ entries: [anAttraction()] }),
  'GET /api/v1/catalogue/:kind': () => ({ entries: [] }),
};
