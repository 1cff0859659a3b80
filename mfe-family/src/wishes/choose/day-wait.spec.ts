import { anAttraction, aParkCalendar } from '../../testing/park-fixtures';
import { getDayWait } from './day-wait';

const ride = anAttraction();
const [quiet, busy] = ['2027-03-10', '2027-03-13'];
const sample = aParkCalendar();
/** Wednesdays are quiet, Saturdays crowded. */
const calendar = {
  ...sample,
  crowdFactors: { ...sample.crowdFactors, weekday: [1, 1, 0.8, 1, 1, 1.2, 1] },
};
const day = (date: string, park: 'magic-kingdom' | 'epcot' = 'magic-kingdom') => ({ date, parks: [park] });

describe('the line of a wish', () => {
  it('is that of the day in its park', () => {
    expect(getDayWait(ride, [day(quiet, 'epcot'), day(busy)], calendar)).toMatch(
      /^\d+ to 90 min in line on Sat, Mar 13$/,
    );
  });

  it('is the shorter one of two days', () => {
    expect(getDayWait(ride, [day(busy), day(quiet)], calendar)).toMatch(
      /^\d+ to 20 min in line on Wed, Mar 10$/,
    );
  });

  it('is that of the day for which it is planned, unless that is in another park', () => {
    expect(getDayWait(ride, [day(busy), day(quiet)], calendar, [busy])).toMatch(/ on Sat, Mar 13$/);
    expect(getDayWait(ride, [day(busy, 'epcot'), day(quiet)], calendar, [busy])).toMatch(/ on Wed, Mar 10$/);
  });

  it('is nothing without a day in its park, and for a walk-on', () => {
    expect(getDayWait(ride, [day(busy, 'epcot')], calendar)).toBeUndefined();
    expect(getDayWait(anAttraction({ waits: null }), [day(busy)], calendar)).toBeUndefined();
  });
});
