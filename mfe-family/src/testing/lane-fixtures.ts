import { Attraction, ParkCalendar, parkIds } from '@landsea/contracts/catalogue';
import { addDays, getDateIn } from '@landsea/contracts/core';
import type { DayItem, SetHourWorth } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import type { Handlers } from '@landsea/web-kit/testing';
import { aDayItem, dayPlans } from './day-fixtures';
import { aTrip, aWindow, fullAccess, lineId } from './trip-fixtures';

const sourced = { asOf: '2026-11-01', source: 'Price guides', confidence: 'medium' };
const everyLevel = (cents: number) => [cents, cents, cents, cents, cents];
const byCrowd = <T>(low: T, typical: T, peak: T) => ({ low, typical, peak });

/** A ride of Magic Kingdom with a Multi Pass lane of Tier 2, an hour's wait and return times that last. */
export const aRide = (name: string, overrides: Partial<Attraction> = {}): Attraction =>
  Attraction.parse({
    id: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    name,
    ...sourced,
    park: 'magic-kingdom',
    land: 'Tomorrowland',
    type: 'roller-coaster',
    heightInches: null,
    minutes: 5,
    lane: { product: 'multi', tier: 2 },
    appeal: 'major',
    indoors: true,
    singleRider: false,
    earlyEntry: true,
    waits: { worstPosted: byCrowd(60, 60, 60), actualShare: 1 },
    laneGoneBy: null,
    point: null,
    ...overrides,
  });

const gone = (time: string) => byCrowd(time, time, time);

export const laneRides = [
  aRide('Space Mountain', {
    lane: { product: 'multi', tier: 1 },
    laneGoneBy: gone('17:00'),
    heightInches: 44,
  }),
  aRide('Jungle Cruise', { lane: { product: 'multi', tier: 1 }, laneGoneBy: gone('12:30') }),
  aRide('Haunted Mansion', { laneGoneBy: gone('17:30') }),
  aRide('Buzz Lightyear', { laneGoneBy: gone('18:00') }),
  aRide('Dumbo'),
  aRide('TRON', { lane: { product: 'single', tier: null }, laneGoneBy: gone('13:00'), heightInches: 48 }),
];

export const laneCalendar = ParkCalendar.parse({
  asOf: '2026-11-01',
  source: 'Price guides',
  hours: parkIds.flatMap((park) =>
    Array.from({ length: 12 }, (_, month) => ({
      park,
      month: month + 1,
      open: '09:00',
      close: '21:00',
      earlyEntry: '08:30',
      confidence: 'medium',
    })),
  ),
  seasons: [],
  partyNights: [],
  crowdFactors: { month: Array.from({ length: 12 }, () => 1), weekday: Array.from({ length: 7 }, () => 1) },
  waitShape: Array.from({ length: 24 }, () => 1),
  multiPass: parkIds.map((park) => ({ park, cents: everyLevel(3000) })),
  singlePass: [{ attractionId: 'tron', cents: everyLevel(2000) }],
  premierPass: parkIds.map((park) => ({ park, cents: everyLevel(40_000) })),
  photos: { advance: 18_500, duringTrip: 21_000, oneDay: 7900, singleDownload: 2000 },
  diningPlans: [],
  sun: [],
});

const today = getDateIn(new Date());

/** The park day of {@link laneTrip}. */
export const laneDate = addDays(today, 20);
const [ana, ben] = [lineId(11), lineId(12)];

/** Ana, and Ben who is 46 inches tall, with one park day at Magic Kingdom in 20 days. */
export const laneTrip: TripDetail = aTrip({
  startDate: laneDate,
  endDate: addDays(laneDate, 1),
  party: [
    { id: ana, version: 1, name: 'Ana', age: 38 },
    { id: ben, version: 1, name: 'Ben', age: 9, heightInches: 46 },
    { id: lineId(13), version: 1, name: 'Mia', age: 1 },
  ],
  days: [
    { date: laneDate, kind: 'park', parks: ['magic-kingdom'], place: null, note: null, version: 1 },
    { date: addDays(laneDate, 1), kind: 'travel', parks: [], place: null, note: null, version: 1 },
  ],
});

/** A pick ahead for everyone on the park day. */
export const aLane = (name: string, overrides: Partial<DayItem> = {}): DayItem => {
  const ride = laneRides.find((each) => each.name === name);
  return aDayItem({
    id: lineId(20 + laneRides.findIndex((each) => each.name === name)),
    title: name,
    date: laneDate,
    time: null,
    catalogueId: ride?.id ?? null,
    details: { kind: 'lane', product: 'multi', returnUntil: null, isPreselected: true },
    ...overrides,
  });
};

/** The service with these items, and what was sent to it. */
export const laneHandlers = (items: DayItem[] = [], trip = laneTrip): Handlers => ({
  'GET /api/trips': () => [trip],
  'GET /api/trips/:tripId': () => trip,
  'GET /api/user/access': () => fullAccess,
  'GET /api/v1/trips/:tripId/days': () => dayPlans(items, trip.days),
  'PUT /api/v1/trips/:tripId/hour-worth': ({ body }) => ({
    ...dayPlans(items, trip.days),
    ...(body as SetHourWorth),
  }),
  'GET /api/v1/trips/:tripId/windows': () => ({
    windows: [
      aWindow({
        id: 'multi-pass-stay-1',
        kind: 'multi-pass',
        title: 'Multi Pass opens',
        opensAt: `${addDays(today, 13)}T12:00:00.000Z`,
        closesAt: `${addDays(today, 22)}T05:00:00.000Z`,
        covers: { from: laneDate, to: laneDate },
      }),
    ],
    meals: [],
  }),
  'GET /api/v1/catalogue/attractions': () => ({ entries: laneRides }),
  'GET /api/v1/catalogue/shows': () => ({ entries: [] }),
  'GET /api/v1/catalogue/park-calendar': () => laneCalendar,
});
