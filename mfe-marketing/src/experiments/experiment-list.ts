import type { WrittenExperiments } from '@landsea/contracts/experiments';

/**
 * README.md describes changes: edit, then release the marketing remote, which
 * checks the list. Variants are the names in landing/variants.ts.
 */
export const writtenExperiments = [
  {
    key: 'home',
    path: '/',
    version: 1,
    hypothesis: 'The Magic Meter shows a family what its own trip costs before it is asked for anything.',
    variants: [{ key: 'magic-meter', percent: 100 }],
    startsOn: '2026-11-24',
    endsOn: '2027-12-31',
    goal: 'register',
    minimumVisitors: 1000,
  },
] satisfies WrittenExperiments;
