import {
  Attraction,
  Restaurant,
  Snack,
  CharacterMeet,
  ParkCalendar,
  Travel,
  Show,
} from '@landsea/contracts/catalogue';
import type { DayCatalogue } from '../day-catalogue.js';

const sourced = { asOf: '2026-11-01', source: 'written for tests' };
const entry = (id: string, name: string) => ({ id, name, ...sourced, confidence: 'medium' as const });
const noLane = { product: 'none' as const, tier: null };

/** Metres east of the middle of the sample park, as a point. */
export const eastOf = (metres: number) => ({
  lat: 28.4186,
  lng: -81.5812 + metres / (111_320 * Math.cos((28.4186 * Math.PI) / 180)),
});

/** 100 minutes posted at worst on a typical day, of which 70 are really waited. */
export const mountain = Attraction.parse({
  ...entry('space-mountain', 'Space Mountain'),
  park: 'magic-kingdom',
  land: 'tomorrowland',
  type: 'roller-coaster',
  heightInches: 44,
  riderSwitch: true,
  minutes: 3,
  lane: { product: 'multi', tier: 1 },
  appeal: 'headliner',
  indoors: true,
  singleRider: false,
  earlyEntry: true,
  waits: { worstPosted: { low: 40, typical: 100, peak: 150 }, actualShare: 0.7 },
  laneGoneBy: null,
  point: eastOf(350),
});

export const pirates = Attraction.parse({
  ...mountain,
  ...entry('pirates', 'Pirates of the Caribbean'),
  land: 'adventureland',
  type: 'boat-ride',
  heightInches: null,
  riderSwitch: false,
  minutes: 9,
  lane: { product: 'multi', tier: 2 },
  earlyEntry: false,
  waits: { worstPosted: { low: 20, typical: 40, peak: 60 }, actualShare: 0.7 },
  point: eastOf(-350),
});

export const fireworks = Show.parse({
  ...entry('happily-ever-after', 'Happily Ever After'),
  park: 'magic-kingdom',
  land: 'main-street-usa',
  kind: 'fireworks',
  showing: null,
  minutes: 18,
  arriveBeforeMinutes: 30,
  times: ['21:00'],
  peakTimes: ['20:30', '22:00'],
  lane: noLane,
  note: null,
  point: eastOf(0),
});

export const stageShow = Show.parse({
  ...fireworks,
  ...entry('friendship-faire', 'Friendship Faire'),
  kind: 'stage',
  minutes: 20,
  arriveBeforeMinutes: 10,
  times: ['10:45', '13:20', '16:00'],
  peakTimes: [],
});

/** The fireworks once more, as an attraction of the same id: editions of the catalog have had such twins. */
export const fireworksTwin = Attraction.parse({
  ...pirates,
  ...entry('happily-ever-after', 'Happily Ever After'),
  land: 'main-street-usa',
  type: 'fireworks',
  minutes: 18,
  lane: noLane,
  appeal: 'headliner',
  waits: null,
  point: eastOf(0),
});

/** From late November to the end of the year. */
export const candlelight = Show.parse({
  ...stageShow,
  ...entry('candlelight-processional', 'Candlelight Processional'),
  times: ['17:00', '20:15'],
  season: { from: '11-27', to: '12-30' },
});

/** On Fridays and Saturdays. */
export const weekendParade = Show.parse({
  ...stageShow,
  ...entry('weekend-parade', 'Weekend Parade'),
  kind: 'parade',
  times: ['12:00', '15:00'],
  weekdays: [5, 6],
});

/** Closed for good the day before the sample day. */
export const closingShow = Show.parse({
  ...stageShow,
  ...entry('drawing-class', 'Drawing Class'),
  closedFrom: '2027-03-09',
});

/** Plays again and again in its own hours. */
export const streetBand = Show.parse({
  ...stageShow,
  ...entry('street-band', 'Street Band'),
  kind: 'street',
  times: [],
  hours: { from: '11:30', to: '19:30' },
});

export const table = Restaurant.parse({
  ...entry('crystal-palace', 'The Crystal Palace'),
  where: 'park',
  park: 'magic-kingdom',
  area: 'main-street-usa',
  hotelIds: [],
  service: 'buffet',
  cuisine: 'American',
  meals: ['dinner'],
  priceTier: 3,
  fixedPrice: null,
  takesReservations: true,
  walkUpList: true,
  mobileOrder: false,
  prepaid: false,
  freeCancelHours: 2,
  characters: [],
  planCredits: null,
  isOpen: true,
  note: null,
  point: eastOf(0),
});

export const closedTable = Restaurant.parse({
  ...table,
  ...entry('closed-terrace', 'The Closed Terrace'),
  isOpen: false,
});

export const dole = Snack.parse({
  ...entry('dole-whip', 'Dole Whip'),
  park: 'magic-kingdom',
  land: 'adventureland',
  restaurant: 'Aloha Isle',
  restaurantId: null,
  priceCents: 629,
  category: 'sweet',
  diet: ['vegan', 'gluten-free'],
  shareable: false,
  point: null,
});

export const mickey = CharacterMeet.parse({
  ...entry('meet-mickey', 'Meet Mickey'),
  park: 'magic-kingdom',
  ships: [],
  land: 'main-street-usa',
  characters: ['Mickey Mouse'],
  hours: { from: '10:00', to: '16:00' },
  hoursNote: null,
  access: 'line',
  kind: 'regular',
  minutes: 5,
  attractionId: null,
  note: null,
  point: null,
});

const hour = (share: number, count: number) => Array.from({ length: count }, () => share);

/** Hours of March; a season of low crowds in the first week, of peak ones from March 14 on, none between. */
export const calendar = ParkCalendar.parse({
  ...sourced,
  hours: (['magic-kingdom', 'epcot'] as const).map((park) => ({
    park,
    month: 3,
    open: '09:00',
    close: park === 'epcot' ? '21:00' : '22:00',
    earlyEntry: '08:30',
    confidence: 'low',
  })),
  seasons: [
    { from: '2027-03-01', to: '2027-03-07', name: 'Quiet week', crowd: 'low' },
    { from: '2027-03-14', to: '2027-04-04', name: 'Spring break', crowd: 'peak' },
  ].map((season) => ({ ...season, ticketLevel: 3, hotelLevel: 3, confidence: 'medium' })),
  partyNights: [{ park: 'magic-kingdom', date: '2027-03-11', name: 'After Hours', closesAt: '18:00' }],
  crowdFactors: { month: hour(1, 12), weekday: hour(1, 7) },
  waitShape: [...hour(0.5, 10), ...hour(1, 6), ...hour(0.8, 4), ...hour(0.4, 4)],
  multiPass: [],
  singlePass: [],
  premierPass: [],
  photos: { advance: 0, duringTrip: 0, oneDay: 0, singleDownload: 0 },
  diningPlans: [],
  sun: [],
});

export const travel = Travel.parse({
  ...sourced,
  landWalks: [{ park: 'magic-kingdom', from: 'adventureland', to: 'tomorrowland', minutes: 12 }],
  hotelTo: [],
  between: [
    { from: 'magic-kingdom', to: 'epcot', kind: 'monorail', low: 25, typical: 35, high: 55 },
    { from: 'epcot', to: 'magic-kingdom', kind: 'ride-share', low: 22, typical: 30, high: 40 },
  ],
});

export const catalogue: DayCatalogue = {
  attractions: [mountain, pirates, fireworksTwin],
  shows: [fireworks, stageShow, candlelight, weekendParade, closingShow, streetBand],
  restaurants: [table, closedTable],
  snacks: [dole],
  meets: [mickey],
  photoSpots: [],
  calendar,
  travel,
};
