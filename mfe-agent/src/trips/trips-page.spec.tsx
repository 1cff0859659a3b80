import type { TripTemplate } from '@landsea/contracts/agents';
import { answer } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aClient, aPerson } from '../testing/a-client';
import { openAsAgent } from '../testing/open-as-agent';
import { aTripOnDesk } from './testing/a-trip';

const ada = aTripOnDesk();
const ben = aTripOnDesk({
  tripId: 'a0000000-0000-4000-8000-000000000002',
  clientName: 'Ben Moss',
  stage: 'traveling',
  isMade: false,
  access: null,
});
const client = aClient({ id: ada.clientId });
const ageless = aPerson();
const template: TripTemplate = {
  tripId: ada.tripId,
  name: 'A week, four parks',
  mode: 'parks',
  days: 7,
  isOwn: true,
};
const aDraft = {
  ...{ id: 'a0000000-0000-4000-8000-000000000009', number: 1, clientId: ada.clientId },
  ...{ clientName: 'Ada Byron', clientEmail: null, tripId: ada.tripId, tripName: ada.name },
  ...{ state: 'draft', title: '', message: '', people: 2, expiresAt: null, zone: 'America/New_York' },
  ...{ options: [], sentVersion: 0, hasChanges: false, acceptedOptionId: null, acceptedAddonIds: [] },
  ...{ versions: [], events: [], version: 1 },
};
const open = (
  trips = [ada, ben],
  move: () => unknown = () => ({ ...ada, stage: 'quoted' }),
  templates: TripTemplate[] = [],
) =>
  openAsAgent('/app/agents/trips', {
    'GET /api/v1/agent-trips': () => ({ trips }),
    'GET /api/v1/clients': () => ({ clients: [client] }),
    'GET /api/v1/clients/:clientId': () => ({
      ...client,
      people: [ageless, { ...ageless, id: ada.tripId, firstName: 'Kim', birthDate: '2018-03-01' }],
    }),
    'GET /api/v1/trip-templates': () => ({ templates }),
    'PUT /api/v1/agent-trips/:tripId/template': () => ({ templates: [template] }),
    'DELETE /api/v1/agent-trips/:tripId/template': () => ({ templates: [] }),
    'PUT /api/v1/agent-trips/:tripId/stage': move,
    'DELETE /api/trips/:tripId': () => undefined,
    'POST /api/v1/trips/:tripId/restore': () => answer(404, { code: 'NOT_FOUND', message: 'Gone' }),
    'POST /api/v1/quotes': () => aDraft,
    'GET /api/v1/quotes/:quoteId': () => aDraft,
    'POST /api/v1/clients/:clientId/trips/beginnings': () =>
      answer(400, {
        code: 'VALIDATION_FAILED',
        message: 'Please look at the fields',
        fields: [{ path: 'hotelName', message: 'Hotel is too long' }],
      }),
    'POST /api/v1/clients/:clientId/trips/copies': () =>
      answer(400, {
        code: 'VALIDATION_FAILED',
        message: 'Please look at the fields',
        fields: [{ path: 'startDate', message: 'A trip has at most 30 days' }],
      }),
  });
const column = (name: string) => screen.findByRole('region', { name: new RegExp(`^${name}`) });

describe('the trips of an agent', () => {
  beforeEach(() => localStorage.clear());

  it('moves a trip by the menu, for the keyboard and for fingers', async () => {
    const { user, requests } = open();
    expect(within(await column('Planning')).getByText('Ada Byron')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Move to…/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Quoted' }));
    expect(within(await column('Quoted')).getByText('Ada Byron')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: /Move to…/ })).toHaveFocus());
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ stage: 'quoted' });
    expect(within(await column('Traveling')).queryByRole('button', { name: /Move to…/ })).toBeNull();
  });

  it('opens on a phone at the first stage with a trip', async () => {
    open([ben]);
    expect(await screen.findByLabelText('Stage')).toHaveValue('traveling');
  });

  it('names what is booked and due, and says nothing in an empty column', async () => {
    open([aTripOnDesk({ money: { bookedCents: 420000, paidCents: 20000, nextDueOn: '2099-01-05' } })]);
    expect(await screen.findByText('$4,200.00 booked, $200.00 paid · due Mon, Jan 5')).toBeVisible();
    expect((await column('Quoted')).textContent).toBe('Quoted0');
  });

  it('shows the sample family’s trip and counts without it', async () => {
    open([ada, aTripOnDesk({ tripId: ben.tripId, clientName: 'Sofia Rivera', isSample: true })]);
    const planning = within(await column('Planning'));
    expect(planning.getByText('Sofia Rivera')).toBeVisible();
    expect(planning.getByText('Sample')).toBeVisible();
    expect(planning.getByRole('heading')).toHaveTextContent('Planning1');
    expect(screen.getByText('1 trip')).toBeVisible();
    expect(screen.getByRole('option', { name: 'Planning (1)' })).toBeInTheDocument();
  });

  it('keeps the filters behind a button on a phone', async () => {
    const { user } = open();
    const filters = await screen.findByRole('button', { name: 'Filters' });
    expect(filters).toHaveAttribute('aria-expanded', 'false');
    await user.click(filters);
    await user.selectOptions(screen.getByLabelText('Show'), 'Made by me');
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('puts a card back that could not be moved', async () => {
    const { user } = open([ada], () => answer(500, { code: 'INTERNAL', message: 'That did not work.' }));
    await column('Planning');
    await user.click(screen.getByRole('button', { name: /Move to…/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Booked' }));
    await waitFor(async () => expect(within(await column('Planning')).getByText('Ada Byron')).toBeVisible());
  });

  it('lists by departure and filters', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: 'By departure' }));
    expect(await screen.findByRole('table', { name: 'Trips by departure' })).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'moss');
    expect(screen.queryByRole('link', { name: 'Ada Byron' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ben Moss' })).toHaveAttribute(
      'href',
      `/trip/${ben.tripId}/dashboard`,
    );
    expect(screen.getByText('1 of 2 trips')).toBeVisible();
  });

  it('names what is wrong with a copy, and keeps what was typed', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'New trip' }));
    const form = await screen.findByRole('form', { name: 'A trip for a client' });
    await user.selectOptions(within(form).getByLabelText('Begin with'), ada.tripId);
    expect(within(form).queryByLabelText('Copy the notes too')).toBeNull();
    await user.clear(within(form).getByLabelText('Name of the trip'));
    await user.type(within(form).getByLabelText('Name of the trip'), 'Once more');
    await user.click(within(form).getByRole('button', { name: 'Create the trip' }));
    expect(await within(form).findByText('A trip has at most 30 days')).toBeVisible();
    expect(within(form).getByLabelText('Name of the trip')).toHaveValue('Once more');
  });

  it('asks how old people without a birth date are, when another family’s trip is copied', async () => {
    const other = aTripOnDesk({ clientId: 'c0000000-0000-4000-8000-000000000009', clientName: 'Zoe Kay' });
    const { user, requests } = open([other]);
    await user.click(await screen.findByRole('button', { name: 'New trip' }));
    const form = await screen.findByRole('form', { name: 'A trip for a client' });
    await user.selectOptions(within(form).getByLabelText('Begin with'), other.tripId);
    const age = await within(form).findByLabelText('Ada’s age');
    expect(within(form).queryByLabelText('Kim’s age')).toBeNull();
    await user.click(within(form).getByRole('button', { name: 'Create the trip' }));
    expect(await within(form).findByText('Enter an age from 0 to 120')).toBeVisible();
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
    await user.type(age, '11');
    await user.click(within(form).getByRole('button', { name: 'Create the trip' }));
    await waitFor(() =>
      expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
        fromTripId: other.tripId,
        withNotes: false,
        ages: [{ personId: ageless.id, age: 11 }],
      }),
    );
    requests.length = 0;
    await user.click(within(form).getByLabelText('Copy the notes too'));
    await user.click(within(form).getByRole('button', { name: 'Create the trip' }));
    await waitFor(() =>
      expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ withNotes: true }),
    );
  });

  it('makes a trip a template under a name, and one of it no longer', async () => {
    const { user, requests } = open([ada]);
    await user.click(await screen.findByRole('button', { name: 'More for Spring break' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Use as a template…' }));
    const name = await screen.findByLabelText('Name of the template');
    expect(name).toHaveValue('Spring break');
    await user.clear(name);
    await user.type(name, 'A week, four parks');
    await user.click(screen.getByRole('button', { name: 'Save template' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ name: 'A week, four parks' });
  });

  it('begins a quote for a trip that was made', async () => {
    const quoteId = 'a0000000-0000-4000-8000-000000000009';
    const { user, requests, router } = open([ada]);
    await user.click(await screen.findByRole('button', { name: `More for ${ada.name}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'New quote for this trip' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/app/agents/quotes/${quoteId}`));
    expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      clientId: ada.clientId,
      tripId: ada.tripId,
    });
  });

  it('deletes a trip that was made, and takes it back', async () => {
    const { user, requests } = open([ada]);
    await user.click(await screen.findByRole('button', { name: `More for ${ada.name}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
    await user.click(await screen.findByRole('button', { name: 'Delete this trip' }));
    expect(await screen.findByText(`${ada.name} deleted`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    const writes = () => requests.filter(({ method }) => method !== 'GET');
    await waitFor(() =>
      expect(writes().map(({ method, path }) => `${method} ${path}`)).toEqual([
        `DELETE /api/trips/${ada.tripId}`,
        `POST /api/v1/trips/${ada.tripId}/restore`,
      ]),
    );
  });

  it('offers templates before copies, and takes one back', async () => {
    const { user, requests } = open([ada], undefined, [template]);
    await user.click(await screen.findByRole('button', { name: 'New trip' }));
    const form = await screen.findByRole('form', { name: 'A trip for a client' });
    await within(form).findByRole('option', { name: 'Template: A week, four parks (7 days)' });
    expect(within(form).queryByRole('option', { name: /^A copy of/ })).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'More for Spring break' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Use as a template…' }));
    await user.click(await screen.findByRole('button', { name: 'No longer a template' }));
    await waitFor(() => expect(requests.some(({ method }) => method === 'DELETE')).toBe(true));
  });

  it('begins with one of ours, with a hotel on land and the ages that are missing', async () => {
    const { user, requests } = open([ada]);
    await user.click(await screen.findByRole('button', { name: 'New trip' }));
    const form = within(await screen.findByRole('form', { name: 'A trip for a client' }));
    const beginWith = await form.findByLabelText('Begin with');
    await user.selectOptions(beginWith, 'Ours: Cruise of four nights (5 days)');
    expect(form.queryByLabelText('Hotel (optional)')).toBeNull();
    expect(form.getByText(/You choose the ship later\. Days, wishes/)).toBeVisible();
    await user.selectOptions(beginWith, 'Ours: Grandparents and all (7 days)');
    expect(form.queryByLabelText(/Copy the notes/)).toBeNull();
    await user.type(form.getByLabelText('Hotel (optional)'), 'Pop Century');
    await user.type(await form.findByLabelText(/age/i), '38');
    await user.click(form.getByRole('button', { name: 'Create the trip' }));
    expect(await form.findByText('Hotel is too long')).toBeVisible();
    expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      template: 'grandparents',
      hotelName: 'Pop Century',
      ages: [{ personId: ageless.id, age: 38 }],
    });
  });

  it('leads from a trip to the message that waits for an answer', async () => {
    const at = new Date(Date.now() - 4 * 86_400_000).toISOString();
    const windowId = 'd0000000-0000-4000-8000-000000000001';
    const title = 'A message without an answer';
    open([aTripOnDesk({ next: { windowId, kind: 'message', title, type: 'due', at, waitingSince: at } })]);
    expect(await screen.findByRole('link', { name: title })).toHaveAttribute(
      'href',
      `/app/agents/messages?conversation=${windowId}`,
    );
    expect(screen.getByText('waiting for 4 days')).toBeVisible();
  });

  it('invites to make the first one', async () => {
    open([]);
    expect(await screen.findByText('No trips yet')).toBeVisible();
  });
});
