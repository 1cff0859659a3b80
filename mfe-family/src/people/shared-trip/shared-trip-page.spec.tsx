import { listenToAnnouncement } from '@landsea/web-kit';
import { answer, renderRoute } from '@landsea/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../../routes';
import { aTrip } from '../../testing/trip-fixtures';

const { name, mode, startDate, endDate, days } = aTrip();
const createdAt = new Date().toISOString();
const shared = {
  name,
  mode,
  startDate,
  endDate,
  createdAt,
  days,
  items: [
    { date: startDate, time: '18:10', title: 'Liberty Tree Tavern' },
    { date: startDate, time: '09:30', title: 'Palace', clock: 'Livorno time' },
  ],
  stays: { land: [], ship: { name: 'Disney Wish', embarkationDate: '2027-03-15', nights: 2 } },
  people: [{ name: 'Leo', age: 5 }],
  budget: null,
};
const open = (reply: () => unknown) =>
  renderRoute(routes, '/share/a-token', { handlers: { 'POST /api/v1/shared-trip': reply } });

describe('a shared trip', () => {
  it('shows what its owner ticked, to a visitor, found by no search engine', async () => {
    const allAboard = [{ date: startDate, time: '16:30' }];
    const { requests } = open(() => ({ ...shared, allAboard }));
    expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
    expect(screen.getByText('Disney Wish')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Castaway Cay' })).toBeInTheDocument();
    expect(screen.getByText('Liberty Tree Tavern')).toBeInTheDocument();
    expect(screen.getByText('6:10 PM')).toBeInTheDocument();
    expect(screen.getByText('All aboard 4:30 PM')).toBeInTheDocument();
    expect(screen.getByText('· Livorno time')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'What it costs' })).not.toBeInTheDocument();
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ token: 'a-token' });
    expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
    expect(document.head.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  });

  it('shows whom to ask at the agent’s, and no word of ours where the agent wants none', async () => {
    const brand = {
      name: 'Magic Miles Travel',
      logo: null,
      photo: null,
      colors: null,
      agentName: 'Dana Whitlock',
      phone: '(407) 555-0100',
      hours: null,
      signature: null,
      replyTo: null,
      legalLines: [],
      poweredBy: false,
    };
    open(() => ({ ...shared, brand }));
    const agent = await screen.findByRole('region', { name: 'Travel agent' });
    expect(agent).toHaveTextContent('Dana WhitlockMagic Miles Travel · (407) 555-0100');
    expect(document.title).toBe(`${name} | Magic Miles Travel`);
    expect(document.body).not.toHaveTextContent(/landsea/i);
  });

  it('takes the token out of the address, opens the trip once and keeps it for a reload', async () => {
    const { requests, router } = open(() => shared);
    await screen.findByRole('heading', { level: 1, name });
    expect(router.state.location.pathname).toBe('/share');
    expect(JSON.stringify({ ...router.state.location, state: undefined })).not.toContain('a-token');
    expect(requests.filter(({ path }) => path === '/api/v1/shared-trip')).toHaveLength(1);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('opens the trip of this tab after a reload', async () => {
    const entry = { pathname: '/share', state: { shareToken: 'a-token' } };
    const { requests } = renderRoute(routes, entry, {
      handlers: { 'POST /api/v1/shared-trip': () => shared },
    });
    expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ token: 'a-token' });
  });

  it('copies the whole link, which the address no longer shows', async () => {
    const { user } = open(() => shared);
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/share/a-token`);
    expect(await screen.findByRole('button', { name: 'Link copied' })).toBeInTheDocument();
  });

  it('saves the page as a PDF, and says so where that fails', async () => {
    let saved = '';
    const toasts: string[] = [];
    const stop = listenToAnnouncement('toast', ({ title }) => toasts.push(title));
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved = `${this.download} ${this.href}`;
    });
    Object.assign(URL, { createObjectURL: () => 'blob:plan', revokeObjectURL: () => undefined });
    const pdfs = [answer(200, 'a PDF'), answer(429, { code: 'RATE_LIMITED', message: 'Too many' })];
    const { user, requests } = renderRoute(routes, '/share/a-token', {
      handlers: {
        'POST /api/v1/shared-trip': () => shared,
        'POST /api/v1/shared-trip/pdf': () => pdfs.shift(),
      },
    });
    const button = () => screen.findByRole('button', { name: 'Download PDF' });
    await user.click(await button());
    await waitFor(() => expect(saved).toBe('landsea-trip.pdf blob:plan'));
    expect(requests.at(-1)?.body).toEqual({ token: 'a-token' });
    await user.click(await button());
    await waitFor(() => expect(toasts).toEqual(['Not downloaded']));
    stop();
    jest.restoreAllMocks();
  });

  it.each([
    ['at its rise over a trip that was just made', { startDate: '2127-03-14', endDate: '2127-03-17' }, 3],
    ['at its set over a trip that is over', { startDate: '2020-03-14', endDate: '2020-03-17' }, 97],
  ])('has the sun %s', async (_where, dates, along) => {
    const { container } = open(() => ({ ...shared, ...dates }));
    await screen.findByRole('heading', { level: 1, name });
    const sun = container.querySelector('svg > g > circle')?.getAttribute('cx') ?? '';
    expect(parseFloat(sun)).toBeCloseTo(along, 1);
  });

  it('says the same of every link that does not work', async () => {
    open(() => answer(404, { code: 'NOT_FOUND', message: 'Not found' }));
    expect(await screen.findByText('This link doesn’t work')).toBeInTheDocument();
  });
});
