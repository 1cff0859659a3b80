import { compareWishes } from './wish-rank.js';

const wish = (title: string, change: Partial<Parameters<typeof compareWishes>[0]> = {}) => ({
  title,
  votes: {},
  status: 'wish' as const,
  date: null,
  time: null,
  position: 1,
  ...change,
});

it('puts the plan first, then what most people want, then the earliest', () => {
  const wishes = [
    wish('Nobody voted'),
    wish('Two nice', { votes: { a: 'nice', b: 'nice' } }),
    wish('One must', { votes: { a: 'must' } }),
    wish('A must and a no', { votes: { a: 'must', b: 'no' } }),
    wish('Planned for the second day', { status: 'planned', date: '2027-03-15', time: '18:00' }),
    wish('Planned for the first day', { status: 'planned', date: '2027-03-14', time: '19:00' }),
  ];
  expect(wishes.sort(compareWishes).map(({ title }) => title)).toEqual([
    'Planned for the first day',
    'Planned for the second day',
    'One must',
    'Two nice',
    'A must and a no',
    'Nobody voted',
  ]);
});
