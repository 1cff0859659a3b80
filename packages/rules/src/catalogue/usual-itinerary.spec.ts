import type { Itinerary, SeenSailings } from '@landsea/contracts/catalogue';
import { listShipsSailing, findUsualItinerary } from './usual-itinerary.js';

const pattern = (id: string, over: Partial<Itinerary> = {}): Itinerary => ({
  id,
  name: id,
  asOf: '2026-11-23',
  source: 'sailings seen',
  confidence: 'medium',
  ship: 'disney-wish',
  nights: 4,
  region: 'bahamian',
  homePortId: 'port-canaveral',
  days: [],
  months: ['2027-02'],
  ...over,
});
const span = (over: Partial<SeenSailings> = {}): SeenSailings => ({
  from: '2027-02-01',
  to: '2027-03-29',
  weekdays: [1],
  everyDays: null,
  seen: 5,
  ...over,
});
const usual = (patterns: Itinerary[], embarkationDate: string, ship = 'Disney Wish', nights = 4) =>
  findUsualItinerary(patterns, { ship, nights, embarkationDate })?.id;

const mondays = pattern('mondays', { sailings: [span({ seen: 9 })] });
const thursdays = pattern('thursdays', { sailings: [span({ weekdays: [4] })] });

describe('the usual itinerary of a ship', () => {
  it('is that of the weekday', () => {
    expect(usual([mondays, thursdays], '2027-02-15')).toBe('mondays');
    expect(usual([mondays, thursdays], '2027-02-18')).toBe('thursdays');
  });

  it('is the one that comes back on that very date, before one that is seen more often', () => {
    const fortnightly = pattern('fortnightly', { sailings: [span({ everyDays: 14, seen: 2 })] });
    expect(usual([mondays, fortnightly], '2027-02-15')).toBe('fortnightly');
    expect(usual([mondays, fortnightly], '2027-02-22')).toBe('mondays');
  });

  it('is that of the month where no date is known, and else the most seen of all', () => {
    const march = pattern('march', { months: ['2027-03'] });
    expect(usual([mondays, march], '2027-03-31')).toBe('march');
    expect(usual([mondays, march], '2028-07-04')).toBe('mondays');
  });

  it('is unknown for another ship, another length, and a pattern of low confidence', () => {
    expect(usual([mondays], '2027-02-15', 'Disney Dream')).toBeUndefined();
    expect(usual([mondays], '2027-02-15', 'Disney Wish', 3)).toBeUndefined();
    expect(usual([mondays], '2027-02-15', 'Somebody else’s ship')).toBeUndefined();
    expect(usual([{ ...mondays, confidence: 'low' }], '2027-02-15')).toBeUndefined();
  });
});

describe('the ships to choose from', () => {
  const dream = pattern('dream', { ship: 'disney-dream', months: ['2027-06'] });
  const magic = pattern('magic', { ship: 'disney-magic', homePortId: 'galveston' });
  const week = pattern('week', { ship: 'disney-treasure', nights: 7 });
  const ships = (embarkationDate: string | undefined, afterParks = false) =>
    listShipsSailing([mondays, dream, magic, week], 4, { embarkationDate, afterParks });

  it('are those of that length and month, and without a known month those of the length', () => {
    expect(ships('2027-02-15')).toEqual(['Disney Magic', 'Disney Wish']);
    expect(ships(undefined)).toEqual(['Disney Magic', 'Disney Dream', 'Disney Wish']);
    expect(ships('2028-01-01')).toEqual(['Disney Magic', 'Disney Dream', 'Disney Wish']);
  });

  it('leave from Florida after days in the parks', () => {
    expect(ships('2027-02-15', true)).toEqual(['Disney Wish']);
  });
});
