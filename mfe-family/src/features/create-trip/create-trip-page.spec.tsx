import { answer, aUser, renderRoute } from '@landsea/web-kit/testing';
import type { Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes';
import { aTrip } from '../../testing/trip-fixtures';

const catalogue = {
  hotels: [
    {
      id: 'pop',
      name: 'Pop Century Resort',
      tier: 'value',
      onSite: true,
      asOf: '2026-10-01',
      source: 'the operator',
    },
  ],
  ships: [],
  ports: [],
  parks: [],
};
const created = aTrip({ name: 'Spring' });

const open = (handlers: Handlers = {}) =>
  renderRoute(routes, '/create-trip', {
    user: aUser(),
    handlers: {
      'GET /api/v1/catalogue': () => catalogue,
      'GET /api/trips': () => [],
      'GET /api/trips/:tripId': () => created,
      'GET /api/v1/trips/:tripId/windows': () => ({ windows: [], meals: [] }),
      'GET /api/v1/trips/:tripId/budget': () => ({
        tripId: created.id,
        currency: 'USD',
        lines: [],
        expenses: [],
      }),
      'GET /api/user/access': () => answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'Later' }),
      'POST /api/trips': () => answer(201, created),
      ...handlers,
    },
  });

type Page = ReturnType<typeof open>;

const toReview = async ({ user }: Page) => {
  await user.type(await screen.findByLabelText('Trip name'), 'Spring');
  await user.type(screen.getByLabelText('First day'), '2027-03-14');
  await user.type(screen.getByLabelText('Last day'), '2027-03-17');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('button', { name: 'Add a hotel' }));
  await user.type(screen.getByRole('combobox', { name: 'Hotel' }), 'Pop');
  await user.click(await screen.findByRole('option', { name: 'Pop Century Resort' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
};

beforeEach(() => localStorage.clear());

describe('create a trip', () => {
  it('creates what was typed and goes to its dashboard', async () => {
    const page = open();
    await toReview(page);
    await page.user.click(screen.getByRole('button', { name: 'Create this trip' }));
    await waitFor(() => expect(page.router.state.location.pathname).toBe(`/trip/${created.id}/dashboard`));
    const sent = page.requests.find(({ method }) => method === 'POST');
    expect(sent?.body).toMatchObject({
      name: 'Spring',
      mode: 'parks',
      stays: [
        { hotelName: 'Pop Century Resort', onSite: true, checkIn: '2027-03-14', checkOut: '2027-03-17' },
      ],
      sailing: null,
      party: [{ name: 'Robin', age: 35 }],
    });
    expect(page.store.getState().activeTrip.id).toBe(created.id);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('trip_draft'))).toEqual([]);
  });

  it('focuses the first field that is wrong', async () => {
    const page = open();
    await page.user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(screen.getByText('Trip name is required')).toBeInTheDocument();
    expect(screen.getByLabelText('Trip name')).toHaveFocus();
  });

  it('comes back to the step where it was left, also in another tab', async () => {
    const first = open();
    await toReview(first);
    await first.user.click(screen.getByRole('button', { name: 'Back' }));
    await first.user.type(screen.getByLabelText('Name'), ' Rivera');
    first.unmount();
    sessionStorage.clear();
    open();
    expect(await screen.findByRole('heading', { name: 'Who comes along?' })).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('Robin Rivera');
  });

  it('shows what the server refused at its field, with everything still there', async () => {
    const page = open({
      'POST /api/trips': () =>
        answer(400, {
          code: 'VALIDATION_FAILED',
          message: 'Some fields need attention.',
          fields: [{ path: 'party.0.name', message: 'That name is taken' }],
        }),
    });
    await toReview(page);
    await page.user.click(screen.getByRole('button', { name: 'Create this trip' }));
    expect(await screen.findByText('That name is taken')).toBeInTheDocument();
    const party = screen.getByRole('group', { name: 'Robin' });
    expect(within(party).getByLabelText('Name')).toHaveFocus();
  });

  it('sends a repeated submission under the same key, and keeps the form when it fails', async () => {
    const page = open({
      'POST /api/trips': () => answer(500, { code: 'INTERNAL', message: 'Something broke.' }),
    });
    await toReview(page);
    await page.user.click(screen.getByRole('button', { name: 'Create this trip' }));
    expect(await screen.findByText(/Something broke/)).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Create this trip' }));
    const sent = page.requests.filter(({ method }) => method === 'POST');
    expect(sent).toHaveLength(2);
    expect(sent[0]?.headers.get('idempotency-key')).toBe(sent[1]?.headers.get('idempotency-key'));
  });
});
