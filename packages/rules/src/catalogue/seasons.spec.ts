import { isInSeason, formatSeason } from './seasons.js';
import { YearlySeason } from '@landsea/contracts/catalogue';

const christmas = { from: '11-27', to: '12-24' };
const winter = { from: '11-15', to: '03-05' };

describe('a season of each year', () => {
  it('includes both of its days, in any year', () => {
    const dates = ['2026-11-26', '2026-11-27', '2027-12-24', '2027-12-25'];
    expect(dates.map((date) => isInSeason(christmas, date))).toEqual([false, true, true, false]);
  });

  it('may go past New Year', () => {
    const dates = ['2026-11-14', '2026-12-31', '2027-01-01', '2027-03-05', '2027-03-06'];
    expect(dates.map((date) => isInSeason(winter, date))).toEqual([false, true, true, true, false]);
  });

  it('is the whole year where there is none', () => {
    expect(isInSeason(undefined, '2027-07-04')).toBe(true);
  });

  it('reads as people write it, and refuses what is no day', () => {
    expect(formatSeason(christmas)).toBe('Nov 27 – Dec 24');
    expect(YearlySeason.safeParse({ from: '11-27', to: '13-01' }).success).toBe(false);
  });
});
