import { readExperiments } from './checked-experiments';
import { writtenExperiments } from './experiments/experiment-list';

const changed = (change: object) => writtenExperiments.map((each) => ({ ...each, ...change }));

it('publishes the list as it is written, with its defaults', () => {
  expect(readExperiments(writtenExperiments)).toMatchObject([{ key: 'home', audience: { device: 'any' } }]);
});

it.each([
  [
    { variants: [{ key: 'calm-pric', percent: 100 }] },
    'home: “calm-pric” is no name in src/landing/variants.ts',
  ],
  [{ variants: [{ key: 'story', percent: 90 }] }, 'home: variants: The percentages add up to 100'],
  [{ endsOn: '2026-01-01' }, 'home: endsOn: The end comes after the start'],
  [{ minimumVisitors: 5 }, 'home: minimumVisitors: At least 100 visitors for each variant'],
  [{ audience: { device: 'any', campaigns: [''] } }, 'home: audience.campaigns.0: '],
])('stops at %o and names it', (change, problem) => {
  expect(() => readExperiments(changed(change))).toThrow(problem);
});

it('stops at an audience that is no audience', () => {
  expect(() => readExperiments(changed({ audience: { device: 'tablet' } }))).toThrow(
    'home: audience.device: ',
  );
});
