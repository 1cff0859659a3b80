import { Experiment } from '@landsea/contracts/experiments';
import { renderRoute } from '@landsea/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { readAssignment, pickShownVariant } from './assigned-variant';
import { useExposure } from './use-exposure';

const experiment = Experiment.parse({
  key: 'home',
  path: '/',
  version: 2,
  hypothesis: 'The price first.',
  variants: [
    { key: 'magic-meter', percent: 50 },
    { key: 'pricing-focus', percent: 50 },
  ],
  startsOn: '2026-01-10',
  endsOn: '2027-02-10',
  minimumVisitors: 1000,
});

describe('pickShownVariant', () => {
  const shown = (cookies: string) => pickShownVariant(experiment, readAssignment(cookies), '2026-02-01');

  it('is what the gateway chose', () => {
    expect(shown('a=1; landsea_variant=home.2.pricing-focus; b=2')).toBe('pricing-focus');
  });

  it.each([
    '',
    'landsea_variant=home.1.pricing-focus',
    'landsea_variant=other.2.pricing-focus',
    'landsea_variant=home.2.gone',
  ])('is the first one for “%s”', (cookies) => {
    expect(shown(cookies)).toBe('magic-meter');
  });
});

function Page() {
  useExposure();
  return <h1>Home</h1>;
}

describe('a visitor who takes part', () => {
  const render = () =>
    renderRoute([{ path: '*', element: <Page /> }], '/', {
      handlers: { 'POST /api/v1/experiments/exposures': () => null },
    });
  beforeEach(() => sessionStorage.clear());
  afterEach(() => {
    document.cookie = 'landsea_variant=; max-age=0';
  });

  it('is recorded once', async () => {
    document.cookie = 'landsea_variant=home.2.pricing-focus';
    const { requests, unmount } = render();
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.body).toEqual({ experiment: 'home', version: 2, variant: 'pricing-focus' });
    unmount();
    const again = render();
    await screen.findByRole('heading', { name: 'Home' });
    expect(again.requests).toEqual([]);
  });

  it('is not recorded without the cookie', async () => {
    const { requests } = render();
    await screen.findByRole('heading', { name: 'Home' });
    expect(requests).toEqual([]);
  });
});
