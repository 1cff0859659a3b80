import { assignVariant, isRunning, getUnassignedVariant } from './assignment.js';
import { Experiment, ExperimentFile, formatVariant, parseVariant } from '@landsea/contracts/experiments';

const written = {
  key: 'home',
  path: '/',
  version: 1,
  hypothesis: 'The price first wins families who fear a subscription.',
  variants: [
    { key: 'magic-meter', percent: 80 },
    { key: 'pricing', percent: 10 },
    { key: 'story', percent: 10 },
  ],
  startsOn: '2027-01-10',
  endsOn: '2027-02-10',
  minimumVisitors: 1000,
};
const experiment = (change: object = {}) => Experiment.parse({ ...written, ...change });
const visitors = Array.from({ length: 20_000 }, (_, index) => `visitor-${index}`);
const countOf = (of: Experiment, variant: string) =>
  visitors.filter((id) => assignVariant(of, id) === variant).length;

describe('assignVariant', () => {
  it('gives each variant its percentage of the visitors', () => {
    expect(Math.abs(countOf(experiment(), 'magic-meter') - 16_000)).toBeLessThan(250);
    expect(Math.abs(countOf(experiment(), 'pricing') - 2_000)).toBeLessThan(200);
    expect(Math.abs(countOf(experiment(), 'story') - 2_000)).toBeLessThan(200);
  });

  it('keeps visitors where they are when a variant grows, but for those who come from the first one', () => {
    const grown = experiment({
      variants: [
        { key: 'magic-meter', percent: 30 },
        { key: 'pricing', percent: 50 },
        { key: 'story', percent: 20 },
      ],
    });
    for (const id of visitors) {
      const before = assignVariant(experiment(), id);
      if (before !== 'magic-meter') expect(assignVariant(grown, id)).toBe(before);
    }
  });

  it('assigns anew for another version', () => {
    const next = experiment({ version: 2 });
    const same = visitors.filter((id) => assignVariant(experiment(), id) === assignVariant(next, id));
    expect(same.length).toBeLessThan(15_000);
  });
});

describe('an experiment in time', () => {
  it.each([
    ['2027-01-09', false, 'magic-meter'],
    ['2027-01-10', true, 'magic-meter'],
    ['2027-02-09', true, 'magic-meter'],
    ['2027-02-10', false, 'story'],
  ])('on %s runs: %s, and shows %s to visitors who are not assigned', (today, runs, shown) => {
    const withWinner = experiment({ winner: 'story' });
    expect([isRunning(withWinner, today), getUnassignedVariant(withWinner, today)]).toEqual([runs, shown]);
  });

  it('does not run with one variant', () => {
    const alone = experiment({ variants: [{ key: 'magic-meter', percent: 100 }] });
    expect(isRunning(alone, '2027-01-20')).toBe(false);
  });
});

describe('a written experiment', () => {
  const problemOf = (change: object) =>
    Experiment.safeParse({ ...written, ...change }).error?.issues[0]?.message;

  it.each([
    [{ variants: [{ key: 'a', percent: 60 }] }, 'The percentages add up to 100'],
    [
      {
        variants: [
          { key: 'a', percent: 50 },
          { key: 'a', percent: 50 },
        ],
      },
      'Each variant has a key of its own',
    ],
    [
      {
        variants: [
          { key: 'a', percent: 30 },
          { key: 'b', percent: 60 },
          { key: 'c', percent: 10 },
        ],
      },
      'A variant other than the first has at most 100 divided by the number of such variants',
    ],
    [{ endsOn: '2027-01-09' }, 'The end comes after the start'],
    [{ winner: 'another' }, 'The winner is one of the variants'],
    [{ minimumVisitors: 5 }, 'At least 100 visitors for each variant'],
    [{ key: 'Home page' }, 'The key of an experiment is small letters, digits and hyphens'],
  ])('is refused with a sentence: %j', (change, sentence) => {
    expect(problemOf(change)).toBe(sentence);
  });

  it('is alone at its path', () => {
    const two = ExperimentFile.safeParse([written, { ...written, key: 'other' }]);
    expect(two.error?.issues[0]?.message).toBe('One experiment for each path');
  });
});

test('the cookie of a variant is read back, and nothing else is', () => {
  const assigned = { experiment: 'home', version: 3, variant: 'magic-meter' };
  expect(parseVariant(formatVariant(assigned))).toEqual(assigned);
  for (const text of ['', 'home', 'home.0.a', 'home.1.a.b', 'home.1.<b>', 'home.x.a']) {
    expect(parseVariant(text)).toBeUndefined();
  }
});
