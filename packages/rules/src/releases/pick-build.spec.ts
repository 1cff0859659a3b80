import type { ReleaseList } from '@landsea/contracts/releases';
import { listCandidates, pickRemotes, pickShellBuild, ROLLOUT_BUCKETS } from './pick-build.js';

const listWith = (build: string, percent: number): ReleaseList => ({
  version: 1,
  shell: { live: { build: 'aaaaaaaaaaaa' }, candidate: { build, percent } },
  remotes: {},
});
const bucketsOf = (build: string, percent: number): number[] =>
  Array.from({ length: ROLLOUT_BUCKETS }, (_, bucket) => bucket).filter(
    (bucket) => listCandidates(listWith(build, percent), bucket).length > 0,
  );

it.each([1, 10, 50, 100])('gives a candidate to exactly %i of 100 buckets', (percent) => {
  expect(bucketsOf('bbbbbbbbbbbb', percent)).toHaveLength(percent);
});

it('keeps the visitors of a share that grows', () => {
  const wide = bucketsOf('bbbbbbbbbbbb', 30);
  expect(bucketsOf('bbbbbbbbbbbb', 10).every((bucket) => wide.includes(bucket))).toBe(true);
});

it('tries builds on different visitors', () => {
  const shares = ['b', 'c', 'd', 'e'].map((letter) => bucketsOf(letter.repeat(12), 10).join());
  expect(new Set(shares).size).toBeGreaterThan(2);
});

it('takes the shell before where the live one failed, and the live one where all did', () => {
  const [old, live, tried] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'];
  const shell = {
    live: { build: live },
    previous: { build: old },
    candidate: { build: tried, percent: 10 },
  };
  const pick = (...failed: string[]) =>
    pickShellBuild({ version: 1, shell, remotes: {} }, { candidates: ['shell'], failed });
  expect([pick(), pick(tried), pick(tried, live), pick(tried, live, old)]).toEqual([tried, live, old, live]);
});

it('takes nothing but the pages of a failed build to the one before', () => {
  const pages = { paths: [], nav: [] };
  const previous = { build: 'aaaaaaaaaaaa', entry: '/a/remoteEntry.js', integrity: 'sha256-a' };
  const hashes = { path: 'assets/hashes.0123456789.json', integrity: 'sha256-b' };
  const live = { build: 'bbbbbbbbbbbb', entry: '/b/remoteEntry.js', integrity: 'sha256-b', hashes, pages };
  const remotes = { family: { live, previous } };
  expect(pickRemotes({ version: 1, remotes }, { failed: [live.build] })).toEqual({
    family: { ...previous, pages },
  });
});
