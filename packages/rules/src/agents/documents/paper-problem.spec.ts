import { findPaperProblem, type Paper } from './paper-problem.js';

const today = '2027-01-10';
const cruise = { mode: 'cruise', endDate: '2027-08-31' } as const;
const parks = { mode: 'parks', endDate: '2027-08-31' } as const;
const passport = (expiresOn: string): Paper => ({ what: 'passport', expiresOn });
const insurance = (expiresOn: string): Paper => ({ what: 'insurance', expiresOn });

it.each([
  [passport('2027-01-09'), cruise, 'expired'],
  [passport('2027-08-30'), cruise, 'before-trip-ends'],
  [passport('2028-02-28'), cruise, 'after-trip'],
  // Six months after August 31 is the last day of February, in a leap year the 29th.
  [passport('2028-02-29'), cruise, undefined],
  [passport('2027-01-09'), parks, undefined],
  [passport('2027-01-09'), null, undefined],
  [insurance('2027-08-30'), parks, 'before-trip-ends'],
  [insurance('2027-08-31'), parks, undefined],
  [insurance('2027-04-10'), null, 'soon'],
  [insurance('2027-04-11'), null, undefined],
  [insurance('2027-01-10'), cruise, 'before-trip-ends'],
])('%j for %j is %s', (paper, trip, problem) => {
  expect(findPaperProblem(paper, trip, today)).toBe(problem);
});
