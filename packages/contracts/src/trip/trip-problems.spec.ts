import { findTripProblems } from './trip-problems.js';
import { addDays, listDates } from '../core/calendar.js';
import { CreateTrip } from './trips.js';

const sailing = (embarkationDate: string, nights: number) => ({
  ship: 'Disney Wish',
  embarkationDate,
  nights,
  concierge: false,
  ports: listDates(embarkationDate, addDays(embarkationDate, nights)).map((date) => ({
    date,
    port: 'At Sea',
  })),
});

const combined = {
  mode: 'combined' as const,
  startDate: '2027-03-01',
  endDate: '2027-03-11',
  stays: [{ checkIn: '2027-03-01', checkOut: '2027-03-07' }],
  sailing: sailing('2027-03-07', 4),
};

describe('what keeps fields from being one trip', () => {
  it('finds nothing wrong with a stay followed by a sailing', () => {
    expect(findTripProblems(combined)).toEqual([]);
  });

  it.each([
    [
      'a range that ends before it starts',
      { endDate: '2027-02-28' },
      ['endDate'],
      'The trip cannot end before it starts',
    ],
    [
      'a first day that leaves no room for what lies years before',
      { startDate: '1909-12-31', endDate: '1910-01-02' },
      ['startDate'],
      'Enter a date between 1910 and 2189',
    ],
    [
      'a last day that leaves no room for what lies years after',
      { startDate: '2189-12-31', endDate: '2190-01-02' },
      ['endDate'],
      'Enter a date between 1910 and 2189',
    ],
    ['more than 60 days', { endDate: '2027-04-30' }, ['endDate'], 'A trip is at most 60 days long'],
    [
      'a stay that ends on the day it begins',
      { stays: [{ checkIn: '2027-03-02', checkOut: '2027-03-02' }] },
      ['stays', 0, 'checkOut'],
      'Check-out must be after check-in',
    ],
    [
      'a stay outside the trip',
      { stays: [{ checkIn: '2027-02-27', checkOut: '2027-03-02' }] },
      ['stays', 0, 'checkIn'],
      'The stay must lie within the trip dates',
    ],
    [
      'a last day to cancel after check-in',
      { stays: [{ checkIn: '2027-03-02', checkOut: '2027-03-04', cancelBy: { date: '2027-03-03' } }] },
      ['stays', 0, 'cancelBy', 'date'],
      'The last day to cancel cannot be after check-in',
    ],
    [
      'a last day to cancel after the ship has left',
      { sailing: { ...sailing('2027-03-07', 4), cancelBy: { date: '2027-03-08' } } },
      ['sailing', 'cancelBy', 'date'],
      'The last day to cancel cannot be after the ship leaves',
    ],
    [
      'a cruise without a sailing',
      { mode: 'cruise' as const, sailing: null },
      ['sailing'],
      'Add the sailing of this trip',
    ],
    [
      'a sailing that returns after the trip',
      { sailing: sailing('2027-03-08', 4) },
      ['sailing', 'embarkationDate'],
      'The sailing must lie within the trip dates',
    ],
    [
      'a day without a port',
      { sailing: { ...sailing('2027-03-07', 4), ports: sailing('2027-03-07', 4).ports.slice(1) } },
      ['sailing', 'ports'],
      'Choose a port, or At Sea, for each day of the sailing',
    ],
  ])('names %s', (_case, change, path, message) => {
    expect(findTripProblems({ ...combined, ...change })).toEqual([{ path, message }]);
  });

  it('allows a trip of exactly 60 days', () => {
    expect(findTripProblems({ ...combined, endDate: '2027-04-29' })).toEqual([]);
  });

  it('is part of the contract, beside the rules of single fields', () => {
    const answer = CreateTrip.safeParse({ ...combined, name: '  ', endDate: '2027-02-01', party: [] });
    expect(answer.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual(
      expect.arrayContaining([
        ['name', 'Trip name is required'],
        ['party', 'Add at least one person to the party'],
      ]),
    );
  });
});
