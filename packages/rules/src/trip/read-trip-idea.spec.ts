import { listIdeaAges, getIdeaDates, toAgeGroups, toIdeaPeople, toTripIdeaQuery } from './idea-dates.js';
import { formatIdea } from './idea-text.js';
import { readTripIdea } from './read-trip-idea.js';
import type { TripIdea } from '@landsea/contracts/trip';

const idea: TripIdea = { mode: 'combined', parkDays: 3, seaNights: 4, people: 5 };

describe('a trip idea in an address', () => {
  it.each([
    idea,
    { ...idea, firstDay: '2027-03-14' },
    { ...idea, meterDollars: 7650 },
    { ...idea, young: { children: 0, infants: 0 } },
    { ...idea, young: { children: 2, infants: 1 } },
  ])('is read as it was written: %j', (each) => {
    expect(readTripIdea(new URLSearchParams(toTripIdeaQuery(each)))).toEqual(each);
  });

  it.each([
    '',
    'mode=combined&days=3&nights=4',
    'mode=train&days=3&nights=4&people=4',
    'mode=parks&days=0&nights=4&people=4',
    'mode=parks&days=8&nights=4&people=4',
    'mode=parks&days=3&nights=2.5&people=4',
    'mode=parks&days=3&nights=4&people=13',
    'mode=parks&days=3&nights=4&people=4&from=2027-02-30',
    'mode=parks&days=3&nights=4&people=4&about=-5',
    'mode=parks&days=3&nights=4&people=4&kids=2',
    'mode=parks&days=3&nights=4&people=4&kids=3&under3=1',
    'mode=parks&days=3&nights=4&people=4&kids=-1&under3=1',
  ])('is not read from %s', (query) => {
    expect(readTripIdea(new URLSearchParams(query))).toBeUndefined();
  });
});

it.each([
  ['parks', '2027-03-17', undefined],
  ['cruise', '2027-03-18', '2027-03-14'],
  ['combined', '2027-03-21', '2027-03-17'],
] as const)('a trip of kind %s ends on %s and sails on %s', (mode, endDate, embarkationDate) => {
  expect(getIdeaDates({ ...idea, mode }, '2027-03-14')).toEqual({ endDate, embarkationDate });
});

it('begins with two adults, the others children', () => {
  expect(listIdeaAges({ people: 1 })).toEqual([35]);
  expect(listIdeaAges({ people: 4 })).toEqual([35, 35, 8, 8]);
});

it('has an age of the right group for each once somebody says who goes', () => {
  const groups = { adults: 3, children: 1, infants: 2 };
  const said = { ...idea, ...toIdeaPeople(groups) };
  expect(said).toMatchObject({ people: 6, young: { children: 1, infants: 2 } });
  expect(toAgeGroups(said)).toEqual(groups);
  expect(listIdeaAges(said)).toEqual([35, 35, 35, 8, 1, 1]);
  expect(formatIdea(said)).toBe('3 park days, 4 sea nights, 6 people (1 of 3 to 9, 2 under 3)');
  expect(formatIdea({ ...idea, young: { children: 0, infants: 0 } })).toBe(
    '3 park days, 4 sea nights, 5 people',
  );
});
