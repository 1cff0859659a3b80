import { answer, aUser, renderRoute, type Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes';
import { aTrip } from '../../testing/trip-fixtures';

const sourced = { asOf: '2026-11-23', source: 'sailings seen' };
const names = { 'port-canaveral': 'Port Canaveral', nassau: 'Nassau', 'castaway-cay': 'Castaway Cay' };
const stop = (kind: string, portId: string | null) => ({ kind, portId });
const wish = {
  id: 'wish-4n-nassau',
  name: '4 nights: Nassau, Castaway Cay',
  ship: 'disney-wish',
  nights: 4,
  region: 'bahamian',
  homePortId: 'port-canaveral',
  days: [
    stop('embark', 'port-canaveral'),
    stop('port', 'nassau'),
    stop('port', 'castaway-cay'),
    stop('sea', null),
    stop('debark', 'port-canaveral'),
  ],
  months: ['2027-02'],
  sailings: [{ from: '2027-02-01', to: '2027-02-22', weekdays: [1], everyDays: null, seen: 4 }],
  confidence: 'medium',
  ...sourced,
};
const catalogue = {
  hotels: [{ id: 'pop', name: 'Pop Century Resort', tier: 'value', onSite: true, ...sourced }],
  ships: [],
  ports: Object.entries(names).map(([id, name]) => ({ id, name, ...sourced })),
  parks: [],
};
const created = aTrip({ name: 'Spring' });

const open = (query = '', handlers: Handlers = {}) =>
  renderRoute(routes, `/create-trip${query}`, {
    user: aUser(),
    handlers: {
      'GET /api/v1/catalogue': () => catalogue,
      'GET /api/v1/catalogue/itineraries': () => ({ entries: [wish] }),
      'GET /api/v1/trip-draft': () => ({ kept: null }),
      'GET /api/trips': () => [],
      'GET /api/trips/:tripId': () => answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'Later' }),
      'POST /api/trips': () => answer(201, created),
      ...handlers,
    },
  });
const sent = ({ requests }: ReturnType<typeof open>) =>
  requests.find(({ method, path }) => method === 'POST' && path === '/api/trips')?.body;

beforeEach(() => localStorage.clear());

describe('a trip on one screen', () => {
  it('takes a first day, a ship and a hotel, and fills in where the ship goes', async () => {
    const page = open('?mode=combined&days=2&nights=4&people=2&about=6420');
    const { user } = page;
    expect(await screen.findByText(/2 park days, 4 sea nights, 2 people, about \$6,420/)).toBeVisible();
    expect(screen.getByRole('group', { name: 'Who’s going, by age on the first day' })).toBeVisible();
    await user.type(screen.getByLabelText('First day'), '2027-02-13');
    expect(screen.getByText('Last day: Fri, Feb 19')).toBeVisible();
    await user.click(await screen.findByRole('radio', { name: 'Wish' }));
    const days = screen.getByRole('list', { name: 'Where the ship usually is' });
    expect(
      within(days)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Mon, Feb 15Port Canaveral',
      'Tue, Feb 16Nassau',
      'Wed, Feb 17Castaway Cay',
      'Thu, Feb 18At Sea',
      'Fri, Feb 19Port Canaveral',
    ]);
    await user.type(screen.getByRole('combobox', { name: 'Hotel' }), 'Pop');
    await user.click(await screen.findByRole('option', { name: 'Pop Century Resort' }));
    await user.click(screen.getByRole('button', { name: 'See my plan' }));
    await waitFor(() => expect(page.router.state.location.pathname).toBe(`/trip/${created.id}/dashboard`));
    expect(sent(page)).toMatchObject({
      name: 'Disney World + Disney Wish, February',
      startDate: '2027-02-13',
      stays: [{ hotelName: 'Pop Century Resort', onSite: true }],
      sailing: { ship: 'Disney Wish', embarkationDate: '2027-02-15', nights: 4 },
    });
  });

  it('asks for kind, days and people where nobody chose them', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: 'Parks' }));
    expect(screen.queryByText('Which ship?')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Sea nights')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Park days')).toHaveValue('3');
    expect(screen.queryByText(/^We’ll assume/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'More: Under 3' }));
    expect(screen.getByLabelText('Under 3')).toHaveValue('1');
    expect(screen.getByLabelText('10 and over')).toHaveValue('2');
  });

  it('says what is missing beside it, and sends nothing', async () => {
    const page = open();
    await page.user.click(await screen.findByRole('button', { name: 'See my plan' }));
    expect(screen.getByText('Choose a date')).toBeVisible();
    expect(screen.getByText('Choose a ship, or “Not sure yet”.')).toBeVisible();
    expect(sent(page)).toBeUndefined();
  });

  it('keeps everything that was typed when the trip cannot be made', async () => {
    const page = open('?mode=parks&days=2&nights=4&people=1', {
      'POST /api/trips': () => answer(409, { code: 'CONFLICT', message: 'You have five unpaid trips.' }),
    });
    await page.user.type(await screen.findByLabelText('First day'), '2027-02-13');
    await page.user.click(screen.getByRole('button', { name: 'See my plan' }));
    expect(await screen.findByText(/You have five unpaid trips/)).toBeVisible();
    expect(screen.getByLabelText('First day')).toHaveValue('2027-02-13');
  });

  it('leads to a trip that was begun before, and to the steps with what was chosen', async () => {
    const begun = {
      id: crypto.randomUUID(),
      draft: {
        name: 'Our summer',
        mode: 'parks',
        startDate: '',
        endDate: '',
        stays: [],
        sailing: null,
        party: [],
      },
      step: 'trip',
      tried: [],
      revision: 1,
    };
    open('?mode=parks&days=2&nights=4&people=1', {
      'GET /api/v1/trip-draft': () => ({
        kept: { place: begun, version: 1, savedAt: '2026-11-21T12:00:00.000Z' },
      }),
    });
    expect(await screen.findByRole('link', { name: 'Continue “Our summer”' })).toHaveAttribute(
      'href',
      '/trip-wizard',
    );
    expect(screen.getByRole('link', { name: 'Set it up step by step' })).toHaveAttribute(
      'href',
      '/trip-wizard?mode=parks&days=2&nights=4&people=1',
    );
  });
});
