import { inspectFile } from './inspect-file';

const url = 'https://landsea.example/remotes/family/aaaaaaaaaaaa/assets/page.js';

type Outcome = number | 'breaks off' | 'refused';

/** A line on which requests end like this, one after the other. */
const answerWith = (...outcomes: Outcome[]) => {
  const asked: RequestInit[] = [];
  Object.assign(globalThis, {
    fetch: (_: string, init: RequestInit) => {
      const outcome = outcomes[asked.push(init) - 1] ?? 'refused';
      if (outcome === 'refused') return Promise.reject(new TypeError('Failed to fetch'));
      const body =
        outcome === 'breaks off' ? Promise.reject(new TypeError('network error')) : Promise.resolve();
      return Promise.resolve({ status: outcome === 'breaks off' ? 200 : outcome, arrayBuffer: () => body });
    },
  });
  return asked;
};

const isThere = { isReachable: true };
const unknown = { isReachable: false };

test.each<[string, Outcome[], object]>([
  ['is as it was released', [200, 200], isThere],
  ['was changed', [200, 'refused', 200], { ...isThere, defect: 'integrity' }],
  ['is gone', [404], { ...isThere, defect: 'missing' }],
  ['cannot be reached', ['refused'], unknown],
  ['breaks off', ['breaks off'], unknown],
  ['breaks off the second time', [200, 'breaks off', 'breaks off'], unknown],
  ['is answered by a server that is busy', [503], unknown],
])('a file that %s', async (_, outcomes, expected) => {
  const asked = answerWith(...outcomes);
  expect(await inspectFile(url, 'sha256-page')).toEqual(expected);
  expect(asked.map(({ integrity }) => integrity)).toEqual(
    [undefined, 'sha256-page', undefined].slice(0, outcomes.length),
  );
  expect(asked.every(({ cache }) => cache === 'reload')).toBe(true);
});
