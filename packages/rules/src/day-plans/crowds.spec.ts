import { crowdFactorOf, getCrowdLevel } from './crowds.js';
import { calendar } from './testing/sample-catalogue.js';

const factors = (month: number, weekday: number) => ({
  seasons: [],
  crowdFactors: {
    month: Array.from({ length: 12 }, () => month),
    weekday: Array.from({ length: 7 }, () => weekday),
  },
});

describe('crowds of a date', () => {
  it('takes the level of the season that covers the date, both ends included', () => {
    expect(getCrowdLevel('2027-03-01', calendar)).toBe('low');
    expect(getCrowdLevel('2027-03-07', calendar)).toBe('low');
    expect(getCrowdLevel('2027-03-14', calendar)).toBe('peak');
  });

  it('prefers the shorter of two seasons', () => {
    const [quiet] = calendar.seasons;
    if (!quiet) throw new Error('The sample calendar has seasons');
    const weekend = { ...quiet, from: '2027-03-06', to: '2027-03-07', crowd: 'peak' as const };
    expect(getCrowdLevel('2027-03-06', { ...calendar, seasons: [quiet, weekend] })).toBe('peak');
    expect(getCrowdLevel('2027-03-05', { ...calendar, seasons: [weekend, quiet] })).toBe('low');
  });

  it('follows month and weekday where no season is known', () => {
    expect(getCrowdLevel('2027-03-10', calendar)).toBe('typical');
    expect(getCrowdLevel('2027-09-14', factors(0.9, 0.95))).toBe('low');
    expect(getCrowdLevel('2027-09-14', factors(1.1, 1.1))).toBe('peak');
  });

  it('counts weekdays from Monday', () => {
    const weekday = [1.1, 1, 1, 1, 1, 1, 0.7];
    const mondays = { ...calendar, crowdFactors: { ...calendar.crowdFactors, weekday } };
    expect(crowdFactorOf('2027-03-08', mondays)).toBe(1.1);
    expect(crowdFactorOf('2027-03-14', mondays)).toBe(0.7);
  });
});
