import { ideaAges, ideaDates, tripIdeaQuery } from './idea-dates.js';
import { tripIdeaOf, type TripIdea } from './trip-idea.js';

const idea: TripIdea = { mode: 'combined', parkDays: 3, seaNights: 4, people: 5 };

describe('a trip idea in an address', () => {
  it.each([idea, { ...idea, firstDay: '2027-03-14' }, { ...idea, meterDollars: 7650 }])(
    'is read as it was written: %j',
    (each) => {
      expect(tripIdeaOf(new URLSearchParams(tripIdeaQuery(each)))).toEqual(each);
    },
  );

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
  ])('is not read from %s', (query) => {
    expect(tripIdeaOf(new URLSearchParams(query))).toBeUndefined();
  });
});

it.each([
  ['parks', '2027-03-17', undefined],
  ['cruise', '2027-03-18', '2027-03-14'],
  ['combined', '2027-03-21', '2027-03-17'],
] as const)('a trip of kind %s ends on %s and sails on %s', (mode, endDate, embarkationDate) => {
  expect(ideaDates({ ...idea, mode }, '2027-03-14')).toEqual({ endDate, embarkationDate });
});

it('begins with two adults, the others children', () => {
  expect(ideaAges(1)).toEqual([35]);
  expect(ideaAges(4)).toEqual([35, 35, 8, 8]);
});
