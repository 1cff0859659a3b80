import { KeepTripDraft, type KeptTripDraft, type WizardPlace } from '@landsea/contracts/trip';
import { answer, aUser, renderRoute, type Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes';
import { aTrip } from '../../testing/trip-fixtures';
import { makeInitialPlace } from '../form/wizard-state';
import { chooseResume } from './resume';

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

/** The draft that the service keeps for the person during a test. */
let account: KeptTripDraft | null = null;
const keep = (place: WizardPlace): KeptTripDraft => {
  account = { place, version: (account?.version ?? 0) + 1, savedAt: '2026-11-21T12:00:00.000Z' };
  return account;
};

const open = (handlers: Handlers = {}) =>
  renderRoute(routes, '/create-trip-wizard', {
    user: aUser(),
    handlers: {
      'GET /api/v1/catalogue': () => catalogue,
      'GET /api/v1/catalogue/itineraries': () => ({ entries: [] }),
      'GET /api/v1/trip-draft': () => ({ kept: account }),
      'PUT /api/v1/trip-draft': ({ body }) => keep(KeepTripDraft.parse(body).place),
      'DELETE /api/v1/trip-draft': () => {
        account = null;
        return answer(204, undefined);
      },
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
  await user.type(screen.getByRole('combobox', { name: 'Hotel' }), 'Pop');
  await user.click(await screen.findByRole('option', { name: 'Pop Century Resort' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
};

beforeEach(() => {
  account = null;
  localStorage.clear();
});
const away = () => answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'Later' });
/** Leaves the wizard at its third step; what waits to be kept is sent on the way out. */
const leaveAtParty = async (page: Page) => {
  await toReview(page);
  await page.user.click(screen.getByRole('button', { name: 'Back' }));
  page.unmount();
};

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

  it('knows a hotel by the name that people type, and forgets it for another one', async () => {
    const page = open();
    await page.user.type(await screen.findByLabelText('Trip name'), 'Spring');
    await page.user.type(screen.getByLabelText('First day'), '2027-03-14');
    await page.user.type(screen.getByLabelText('Last day'), '2027-03-17');
    await page.user.click(screen.getByRole('button', { name: 'Next' }));
    const hotel = screen.getByRole('combobox', { name: 'Hotel' });
    await page.user.type(hotel, 'Disney’s pop centruy');
    expect(await screen.findByText('On site: booking windows open earlier')).toBeInTheDocument();
    await page.user.clear(hotel);
    await page.user.type(hotel, 'Popular Inn');
    expect(screen.getByRole('checkbox', { name: /on-site park hotel/ })).not.toBeChecked();
  });

  it('opens the field of the hotel, and leaves it out when it is skipped', async () => {
    const page = open();
    await page.user.type(await screen.findByLabelText('Trip name'), 'Spring');
    await page.user.type(screen.getByLabelText('First day'), '2027-03-14');
    await page.user.type(screen.getByLabelText('Last day'), '2027-03-17');
    await page.user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('combobox', { name: 'Hotel' })).toHaveValue('');
    await page.user.click(screen.getByRole('button', { name: 'Skip' }));
    expect(await screen.findByRole('heading', { name: 'Who’s going?' })).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.queryByRole('combobox', { name: 'Hotel' })).not.toBeInTheDocument();
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
    expect(await screen.findByRole('heading', { name: 'Who’s going?' })).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('Robin Rivera');
  });

  it('goes on without a word where the account took it, though the page was gone before it said so', async () => {
    const silent = ({ body }: { body: unknown }) => {
      keep(KeepTripDraft.parse(body).place);
      return new Promise(() => undefined);
    };
    await leaveAtParty(open({ 'PUT /api/v1/trip-draft': silent }));
    await waitFor(() => expect(account?.place.step).toBe('party'));
    const page = open();
    expect(await screen.findByRole('heading', { name: 'Who’s going?' })).toBeInTheDocument();
    expect(page.requests.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('goes on in another browser where it was left, once the person says so', async () => {
    await leaveAtParty(open());
    await waitFor(() => expect(account?.place.step).toBe('party'));
    localStorage.clear();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Continue where you left: Spring' }));
    expect(screen.getByRole('heading', { name: 'Who’s going?' })).toHaveFocus();
    expect(screen.getByLabelText('Name')).toHaveValue('Robin');
  });

  it('sends nothing again of what is kept already: another browser may have typed since', async () => {
    await leaveAtParty(open());
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('\\"isKept\\":true'));
    const page = open();
    expect(await screen.findByText(/^Saved\. Continue on any device/)).toBeInTheDocument();
    expect(page.requests.filter(({ method }) => method === 'PUT')).toEqual([]);
    await page.user.type(screen.getByLabelText('Name'), ' Rivera');
    page.unmount();
    await waitFor(() => expect(account?.place.draft.party[0]?.name).toBe('Robin Rivera'));
  });

  it('starts over when asked to, and takes that back', async () => {
    await leaveAtParty(open());
    await waitFor(() => expect(account).not.toBeNull());
    localStorage.clear();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Start over' }));
    expect(await screen.findByLabelText('Trip name')).toHaveValue('');
    expect(account).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('heading', { name: 'Who’s going?' })).toBeInTheDocument();
  });

  it('starts over without what was typed while the old one was discarded', async () => {
    await leaveAtParty(open());
    await waitFor(() => expect(account).not.toBeNull());
    let thrownAway = (): void => undefined;
    const page = open({
      'DELETE /api/v1/trip-draft': () =>
        new Promise((resolve) => {
          thrownAway = () => resolve(answer(204, undefined));
        }),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(page.requests.some(({ method }) => method === 'DELETE')).toBe(true));
    await page.user.type(screen.getByLabelText('Name'), ' Rivera');
    thrownAway();
    expect(await screen.findByLabelText('Trip name')).toHaveValue('');
    expect(JSON.stringify({ ...localStorage })).not.toContain('Rivera');
  });

  it('loses nothing while the account is away, and says where it is kept', async () => {
    const handlers = { 'GET /api/v1/trip-draft': away, 'PUT /api/v1/trip-draft': away };
    await leaveAtParty(open(handlers));
    open(handlers);
    expect(await screen.findByRole('heading', { name: 'Who’s going?' })).toBeInTheDocument();
    expect(await screen.findByText(/^Kept in this browser for now/)).toBeInTheDocument();
    expect(account).toBeNull();
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

describe('where the wizard begins', () => {
  const place: WizardPlace = { ...makeInitialPlace('Robin', crypto.randomUUID()), revision: 3 };
  const here = (version: number, isKept: boolean) => ({ place, version, isKept });
  const there = { place: { ...place, revision: 9 }, version: 4, savedAt: '2026-11-21T12:00:00.000Z' };
  it.each<[string, ReturnType<typeof here> | undefined, typeof there | null | undefined, string]>([
    ['nothing anywhere', undefined, null, 'go from nothing'],
    ['typed here, never kept', here(0, false), null, 'go from here'],
    ['kept once and now gone: made or thrown away elsewhere', here(4, true), null, 'go from nothing'],
    ['gone elsewhere, but changed here since', here(4, false), null, 'go from here'],
    ['the same there', here(4, true), there, 'go from here'],
    ['changed here on top of what is there', here(4, false), there, 'go from here'],
    ['only there', undefined, there, 'offer what is there'],
    ['changed there since', here(3, true), there, 'offer what is there'],
    ['changed in both', here(3, false), there, 'offer both'],
    ['the account is away', here(3, true), undefined, 'go from here, unasked'],
    ['the account is away and nothing here', undefined, undefined, 'go from nothing, unasked'],
  ])('%s', (_what, held, kept, expected) => {
    const found = chooseResume(held, kept);
    const words =
      found.kind === 'offer'
        ? `offer ${found.here ? 'both' : 'what is there'}`
        : `go from ${found.place ? 'here' : 'nothing'}${found.isAsked ? '' : ', unasked'}`;
    expect(words).toBe(expected);
  });
});
