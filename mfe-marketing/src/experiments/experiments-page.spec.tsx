import { Experiment, type ExperimentResults } from '@landsea/contracts/experiments';
import { answer, aUser, renderRoute } from '@landsea/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { ExperimentsPage } from './experiments-page';

const anExperiment = (change: object = {}) =>
  Experiment.parse({
    key: 'home',
    path: '/',
    version: 2,
    hypothesis: 'The price first wins families who fear a subscription.',
    variants: [
      { key: 'magic-meter', percent: 50 },
      { key: 'pricing-focus', percent: 50 },
    ],
    startsOn: '2026-01-10',
    endsOn: '2026-02-10',
    minimumVisitors: 1000,
    ...change,
  });
const counts = (visitors: number, register: number) => ({
  visitors,
  steps: { start: register * 2, register, create: Math.floor(register / 2), pay: Math.floor(register / 10) },
});
const results = (usual: object, other: object) => ({
  variants: [
    { variant: 'magic-meter', ...usual },
    { variant: 'pricing-focus', ...other },
  ],
});

const render = (experiment: Experiment, given: unknown) =>
  renderRoute([{ path: '*', element: <ExperimentsPage list={[experiment]} /> }], '/app/experiments', {
    user: aUser({ roles: ['marketing'] }),
    handlers: { 'GET /api/v1/experiments/results': () => given },
  });

describe('the results of an experiment', () => {
  it('are compared after the end, with probability and interval', async () => {
    const { requests } = render(anExperiment(), results(counts(2400, 120), counts(2400, 156)));
    expect(
      await screen.findByText(/pricing-focus beats the first variant at “registered”/),
    ).toHaveTextContent(
      'with a probability of 98.7%; the difference is between +0.2 and +2.8 percentage points',
    );
    const row = screen.getByRole('row', { name: /pricing-focus/ });
    expect(within(row).getByText('2,400')).toBeVisible();
    expect(within(row).getByText('6.5%')).toBeVisible();
    expect(requests[0]?.query.toString()).toBe('experiment=home&version=2');
  });

  it.each([
    [
      'before the end',
      anExperiment({ endsOn: '2199-01-01' }),
      counts(910, 50),
      /Not yet\. It ends on .*2199/,
    ],
    [
      'from too few visitors',
      anExperiment(),
      counts(900, 60),
      /900 of 1,000 visitors in the smallest variant/,
    ],
    [
      'before the start',
      anExperiment({ startsOn: '2198-01-01', endsOn: '2199-01-01' }),
      counts(0, 0),
      /It starts on .*2198/,
    ],
  ])('are not compared %s', async (_when, experiment, other, sentence) => {
    render(experiment, results(counts(900, 40), other));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByText(/probability of \d+\.\d%; the difference/)).toBeNull();
  });

  it('are not read when the split is wrong', async () => {
    render(anExperiment(), results(counts(5300, 300), counts(4700, 200)));
    expect(await screen.findByText(/one variant loses visitors/)).toBeVisible();
    expect(screen.queryByText(/beats the first variant/)).toBeNull();
  });

  it('show a variant without a visitor', async () => {
    const none: ExperimentResults = { variants: [] };
    render(anExperiment({ endsOn: '2199-01-01' }), none);
    expect(await screen.findAllByText('No visitors yet')).toHaveLength(2);
  });

  it('can be fetched again', async () => {
    let calls = 0;
    const { user } = renderRoute(
      [{ path: '*', element: <ExperimentsPage list={[anExperiment()]} /> }],
      '/app/experiments',
      {
        user: aUser({ roles: ['marketing'] }),
        handlers: {
          'GET /api/v1/experiments/results': () => {
            calls += 1;
            return calls === 1
              ? answer(503, { code: 'UNAVAILABLE', message: 'Away', requestId: 'r' })
              : results(counts(2400, 120), counts(2400, 156));
          },
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(/beats the first variant/)).toBeVisible();
  });
});

test('without an experiment the page says how to begin one', () => {
  const alone = anExperiment({ variants: [{ key: 'magic-meter', percent: 100 }] });
  render(alone, results(counts(0, 0), counts(0, 0)));
  expect(screen.getByText('No experiment is running')).toBeVisible();
});

describe('figures by build and variant', () => {
  const steps = { start: 40, register: 20, create: 10, pay: 5 };
  const figures = {
    build: 'aaaaaaaaaaaa',
    variant: 'magic-meter',
    firstSeenAt: '2026-11-29T12:00:00Z',
    visitors: 200,
    steps,
    withErrors: 3,
    measured: 150,
    largestPaintMs: 1430,
  };

  it('show each build with its steps, errors and largest paint, also while nothing is compared', async () => {
    const alone = anExperiment({ variants: [{ key: 'magic-meter', percent: 100 }] });
    const unnamed = { ...figures, build: null, measured: 0, largestPaintMs: null };
    render(alone, { variants: [], builds: [figures, unnamed], versions: [2] });
    const row = await screen.findByRole('row', { name: /aaaaaaaaaaaa/ });
    for (const text of ['200', '20', '10.0%', '3', '1.5%', '1.4 s', 'of 150']) {
      expect(within(row).getAllByText(text)[0]).toBeVisible();
    }
    expect(within(row).getByText(/Nov 29, 2026/)).toBeVisible();
    expect(within(screen.getByRole('row', { name: /Not named/ })).getByText('–')).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('of an earlier version stay, without a comparison', async () => {
    const { user, requests } = render(anExperiment(), {
      ...results(counts(2400, 120), counts(2400, 156)),
      builds: [figures],
      versions: [2, 1],
    });
    await screen.findByText(/beats the first variant/);
    await user.selectOptions(screen.getByLabelText('Version'), 'Version 1');
    expect(await screen.findByRole('row', { name: /aaaaaaaaaaaa/ })).toBeVisible();
    expect(screen.queryByText(/beats the first variant/)).toBeNull();
    expect(requests.at(-1)?.query.get('version')).toBe('1');
  });

  it('say so when nobody was counted', async () => {
    render(anExperiment(), { variants: [], builds: [], versions: [] });
    expect(await screen.findByText(/Nobody was counted yet/)).toBeVisible();
  });
});
