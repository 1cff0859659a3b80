import { catalogue } from '../day-plans/testing/sample-catalogue.js';
import { ana, context, item, leo } from '../day-plans/testing/sample-day.js';
import { findBookingGaps, findWishProblems, hasConfirmation, type WishChecks } from './wish-checks.js';

const { date } = context;
const lane = (title: string, catalogueId: string) =>
  item({
    title,
    catalogueId,
    details: { kind: 'lane', product: 'multi', returnUntil: null, isPreselected: false },
  });
const checks = (change: Partial<WishChecks> & Pick<WishChecks, 'wishes'>): string[] =>
  findWishProblems({
    items: change.wishes,
    party: [ana, leo],
    days: [{ date, kind: 'park', parks: ['magic-kingdom'], place: null, note: null, version: 1 }],
    startDate: date,
    rides: catalogue.attractions,
    ...change,
  }).map(({ text }) => text);
const [mountain] = catalogue.attractions;
if (!mountain) throw new Error('the sample catalogue has no ride');
const rides = [...catalogue.attractions, { ...mountain, id: 'jungle', name: 'Jungle', heightInches: null }];
const tierOne = lane(mountain.name, mountain.id);
const jungle = lane('Jungle', 'jungle');

describe('before wishes are booked', () => {
  it('says that two rides of Tier 1 cannot both be picked ahead', () => {
    const found = checks({ wishes: [tierOne, jungle], rides, party: [ana] });
    expect(found).toHaveLength(2);
    expect(found[0]).toMatch(
      /^Wed, Mar 10: Only one Tier 1 ride fits before the first tap-in, and Jungle is it/,
    );
    expect(checks({ wishes: [tierOne], rides, party: [ana] })).toEqual([]);
  });

  it('does not count an unknown height as tall enough', () => {
    const max = { id: 'max', name: 'Max', age: 7 };
    expect(checks({ wishes: [tierOne], rides, party: [ana, max] })).toEqual([
      'Max: height missing, and this ride asks for 44 inches.',
    ]);
    expect(checks({ wishes: [tierOne], rides, party: [ana, { ...max, heightInches: 45 }] })).toEqual([]);
    expect(checks({ wishes: [tierOne], rides, party: [ana, { ...max, age: 40 }] })).toEqual([]);
  });

  it('says who is too short', () => {
    expect(checks({ wishes: [tierOne], rides })).toEqual([
      'Leo is too short (44 inches): book for the others.',
    ]);
    expect(checks({ wishes: [tierOne], rides, party: [leo] })).toEqual([
      'Leo is too short (44 inches): book for nobody.',
    ]);
  });

  it('says that the day is in another park, or no day of the trip', () => {
    const days = [
      { date, kind: 'park' as const, parks: ['epcot' as const], place: null, note: null, version: 1 },
    ];
    expect(checks({ wishes: [jungle], rides, days })).toEqual([
      'Wed, Mar 10 is at EPCOT, and this is at Magic Kingdom.',
    ]);
    expect(checks({ wishes: [jungle], rides, days: [] })).toEqual(['Wed, Mar 10 is not a day of this trip.']);
  });

  it('says that a person of the wish no longer travels', () => {
    const wish = { ...jungle, people: [ana.id ?? '', 'somebody'] };
    expect(checks({ wishes: [wish], rides })[0]).toMatch(/^One person of this wish no longer travels/);
  });
});

it('books nothing without its day and time, and asks for no number of a Lightning Lane', () => {
  expect(findBookingGaps({ date: '', time: '' })).toEqual({
    date: 'Choose the day first',
    time: 'Enter the time you got',
  });
  expect(findBookingGaps({ date, time: '10:30' })).toEqual({});
  expect(hasConfirmation(jungle)).toBe(false);
  expect(hasConfirmation(item({ details: { kind: 'attraction' } }))).toBe(true);
});
