import {
  formatFailures,
  listFlakyTests,
  listJestFailures,
  listPartFailures,
  listPlaywrightFailures,
} from '../src/test-run/test-failures.js';

const root = '/repository';
const test = (title: string, status: string, ...ancestorTitles: string[]) => ({
  ancestorTitles,
  title,
  status,
  failureMessages:
    status === 'failed'
      ? ['\x1b[31mError:\x1b[39m expected 200\n\nReceived: 503\n    at ended (b.spec.ts:3:1)']
      : [],
});
const loaded = (name: string, ...assertionResults: ReturnType<typeof test>[]) => ({
  name: `${root}/${name}`,
  status: assertionResults.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
  message: '',
  assertionResults,
});

it('names project, file, full title and reason of each failed test of jest', () => {
  const testResults = [
    loaded('services/identity/src/a.spec.ts', test('holds', 'passed', 'sign-in')),
    loaded(
      'services/identity/src/b.spec.ts',
      test('ends the session', 'failed', 'sign-out', 'of a guest'),
      test('is skipped', 'pending'),
    ),
  ];
  expect(listJestFailures({ testResults }, 'identity', root)).toEqual([
    {
      project: 'identity',
      file: 'services/identity/src/b.spec.ts',
      title: 'sign-out › of a guest › ends the session',
      reason: 'Error: expected 200\nReceived: 503',
    },
  ]);
});

it('names a file of jest that did not run, with the reason', () => {
  const broken = {
    ...loaded('packages/ui/src/c.spec.ts'),
    status: 'failed',
    message: '\n\x1b[1m● Test suite failed to run\x1b[22m\n\n  Cannot find module',
  };
  expect(listJestFailures({ testResults: [broken] }, 'ui', root)).toEqual([
    { project: 'ui', file: 'packages/ui/src/c.spec.ts', title: 'did not run: Cannot find module' },
  ]);
});

it('names failed tests of the browser and errors outside of tests, and apart those passed at the second try', () => {
  const spec = (title: string, ...statuses: string[]) => ({
    title,
    file: 'billing.spec.ts',
    tests: statuses.map((status) => ({
      projectName: 'phone',
      status,
      results: {
        unexpected: [{ error: { message: 'Error: not visible\n    at pay' } }, {}],
        flaky: [{ error: { message: 'Error: too early\n    at renew' } }, {}],
      }[status],
    })),
  });
  const report = {
    config: { rootDir: `${root}/e2e/tests` },
    suites: [
      {
        title: 'billing.spec.ts',
        specs: [spec('pays', 'expected'), spec('cancels', 'unexpected')],
        suites: [{ title: 'a plan', specs: [spec('renews', 'flaky'), spec('waits', 'skipped')] }],
      },
    ],
    errors: [{ message: 'the product did not start\n  at …' }],
  };
  expect(listPlaywrightFailures(report, 'journeys', root)).toEqual([
    {
      project: 'journeys, phone',
      file: 'e2e/tests/billing.spec.ts',
      title: 'cancels',
      reason: 'Error: not visible',
    },
    { project: 'journeys', title: 'the product did not start' },
  ]);
  const flaky = listFlakyTests(report, 'journeys', root);
  expect(flaky).toEqual([
    {
      project: 'journeys, phone',
      file: 'e2e/tests/billing.spec.ts',
      title: 'a plan › renews',
      reason: 'Error: too early',
    },
  ]);
  expect(formatFailures(flaky, 'Flaky:').split('\n')[0]).toBe('Flaky:');
});

it('lists failures with their reasons, a check by its name, and says how many more there are', () => {
  expect(formatFailures([])).toBe('');
  const failures = [
    { project: 'Lint' },
    { project: 'ui', file: 'packages/ui/src/c.spec.ts', title: 'button › is red', reason: 'one\ntwo' },
    ...listPartFailures({ names: ['storm on redis'] }, 'infra/faults'),
  ];
  expect(formatFailures(failures).split('\n')).toEqual([
    'Failed:',
    '  Lint',
    '  ui: packages/ui/src/c.spec.ts: button › is red',
    '      one',
    '      two',
    '  infra/faults: storm on redis',
  ]);
  const many = Array.from({ length: 53 }, (_, n) => ({ project: `p${n}` }));
  expect(formatFailures(many).split('\n').slice(-2)).toEqual(['  p49', '  and 3 more']);
});
