import { Arrival, ArrivalGuest } from '@landsea/contracts/booking-windows';
import { toArrivalQuery, toArrivalTrip, getLastDay } from './arrival-trip.js';
import { listBookingWindows } from './booking-windows.js';
import { early } from './testing/window-trips.js';
import { listWindowMoments } from './window-moments.js';

const arrival = (query: Record<string, unknown>): Arrival =>
  Arrival.parse({ arrive: '2027-03-14', ...query });
const opening = (query: Record<string, unknown>) =>
  listBookingWindows(toArrivalTrip(arrival(query)), early).map(
    ({ kind, opensAt }) => `${kind} ${opensAt.slice(0, 10)}`,
  );

describe('an arrival', () => {
  it('is five nights on site unless its query says otherwise', () => {
    expect(arrival({})).toMatchObject({ mode: 'parks', nights: 5, stay: 'on-site' });
    expect(getLastDay(arrival({}))).toBe('2027-03-19');
  });

  it.each([
    { arrive: '2027-02-30' },
    { nights: '0' },
    { nights: '15' },
    { nights: '2.5' },
    { mode: 'train' },
    { guest: 'gold-plated' },
  ])('is not read from %j', (query) => {
    expect(Arrival.safeParse({ arrive: '2027-03-14', ...query }).success).toBe(false);
  });

  it('has one address, read again as it was written, without what does not count', () => {
    const sailing = arrival({ mode: 'cruise', nights: '9', sea: '3', guest: 'gold' });
    expect(toArrivalQuery(sailing)).toBe('arrive=2027-03-14&mode=cruise&sea=3&guest=gold');
    for (const each of [arrival({}), sailing, arrival({ mode: 'combined', stay: 'off-site' })]) {
      const read = Arrival.parse(Object.fromEntries(new URLSearchParams(toArrivalQuery(each))));
      expect(toArrivalQuery(read)).toBe(toArrivalQuery(each));
      expect(toArrivalTrip(read)).toEqual(toArrivalTrip(each));
    }
  });

  it('opens dining 60 days and Lightning Lane 7 days before check-in on site', () => {
    expect(opening({})).toEqual(['dining 2027-01-13', 'multi-pass 2027-03-07', 'single-pass 2027-03-07']);
  });

  it('opens dining day by day and Lightning Lane 3 days before elsewhere', () => {
    const windows = opening({ stay: 'off-site', nights: 2 });
    expect(windows).toEqual([
      'dining 2027-01-13',
      'dining 2027-01-14',
      'dining 2027-01-15',
      'multi-pass 2027-03-11',
      'single-pass 2027-03-11',
    ]);
  });

  it('sails after the nights by the parks, with the dates of the level', () => {
    expect(opening({ mode: 'combined', guest: 'gold' })).toEqual([
      'cruise-activities 2026-12-04',
      'final-payment 2026-12-19',
      'dining 2027-01-13',
      'cruise-check-in 2027-02-12',
      'multi-pass 2027-03-07',
      'single-pass 2027-03-07',
    ]);
  });

  it('lets a concierge guest book first, with the shoreside team', () => {
    expect(opening({ mode: 'cruise', guest: 'concierge' })[0]).toBe('concierge 2026-11-04');
    expect(ArrivalGuest.options.map((guest) => opening({ mode: 'cruise', guest }).length)).toEqual([
      3, 3, 3, 3, 3, 4,
    ]);
  });
});

describe('the moments of an arrival', () => {
  const moments = (query: Record<string, unknown>) =>
    listWindowMoments(listBookingWindows(toArrivalTrip(arrival(query)), early));

  it('are in order, with what opens together at one of them', () => {
    const [dining, lanes] = moments({});
    expect(dining?.windows.map(({ window, until }) => [window.kind, until])).toEqual([['dining', null]]);
    expect(lanes?.windows.map(({ window }) => window.kind)).toEqual(['multi-pass', 'single-pass']);
  });

  it('name a series once, with its last morning', () => {
    const [dining, ...others] = moments({ stay: 'off-site', nights: 9 });
    expect(dining?.windows[0]?.until?.covers?.from).toBe('2027-03-23');
    expect(others).toHaveLength(1);
  });
});
