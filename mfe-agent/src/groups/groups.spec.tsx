import type { AgentGroup, AgentGroupList, GroupHousehold, SaveAgentGroup } from '@landsea/contracts/agents';
import { answer, type Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aClient, aPerson } from '../testing/a-client';
import { openAsAgent } from '../testing/open-as-agent';
import { aTripOnDesk } from '../trips/testing/a-trip';

const [G, T1, T2] = ['9', '1', '2'].map((end) => `a0000000-0000-4000-8000-00000000000${end}`) as [
  string,
  string,
  string,
];
const [C1, C2, C3] = ['1', '2', '3'].map((end) => `c0000000-0000-4000-8000-00000000000${end}`) as [
  string,
  string,
  string,
];

const aHousehold = (over: Partial<GroupHousehold> = {}): GroupHousehold => ({
  tripId: T1,
  clientId: C1,
  clientName: 'Ngozi Okafor',
  tripName: 'Reunion week',
  isMade: true,
  startDate: '2099-06-12',
  endDate: '2099-06-16',
  party: [
    { name: 'Ngozi', age: 41 },
    { name: 'Zuri', age: 7 },
  ],
  roomCount: 1,
  rooms: [
    {
      ...{ bookingId: T1, title: 'Beach Club', category: 'Garden View', beds: '2 queens', stateroom: null },
      ...{ people: ['Ngozi'], startsOn: '2099-06-12', endsOn: '2099-06-16' },
    },
  ],
  bookings: [{ bookingId: T1, kind: 'hotel', title: 'Beach Club', isToBook: false, numbers: ['4711'] }],
  money: {
    owesCents: 80_000,
    next: { title: 'Beach Club', cents: 80_000, dueOn: '2099-05-01' },
    deposit: 'paid',
    final: 'open',
  },
  expectedCents: 4_000,
  missing: ['1 height missing'],
  problems: ['Zuri has no room.'],
  portal: 'joined',
  unreachable: null,
  ...over,
});
const second = aHousehold({
  ...{ tripId: T2, clientId: C2, clientName: 'Ben Eze', missing: [], problems: [] },
  unreachable: 'Ben has no email address yet. Add one, and you can write.',
});
const aGroup = (over: Partial<AgentGroup> = {}): AgentGroup => ({
  ...{ id: G, name: 'Okafor reunion', kind: 'reunion', firstDate: null, lastDate: null, note: '' },
  ...{ isOwn: true, version: 1, colleagueTrips: 0, households: [aHousehold(), second], problems: [] },
  ...over,
});
const summaryOf = ({
  households,
  problems: _none,
  ...group
}: AgentGroup): AgentGroupList['groups'][number] => ({
  ...group,
  clientNames: households.map(({ clientName }) => clientName),
  ...{ people: 4, startDate: '2099-06-12', endDate: '2099-06-16' },
});

const open = (path: string, group: AgentGroup | undefined, handlers: Handlers = {}) =>
  openAsAgent(path, {
    'GET /api/v1/agent-groups': () => ({ groups: group ? [summaryOf(group)] : [] }),
    'GET /api/v1/agent-groups/:id': () => group,
    'PUT /api/v1/agent-groups/:id': ({ body }) => aGroup({ ...(body as SaveAgentGroup), households: [] }),
    'GET /api/v1/message-templates': () => ({ templates: [], isInAgency: false }),
    ...handlers,
  });
const page = `/app/agents/groups/${G}`;
const row = (name: string) => screen.findByRole('article', { name });

it('starts a first group, and asks for a name', async () => {
  const { user, requests } = open('/app/agents/groups', undefined);
  await user.click(await screen.findByRole('button', { name: 'New group' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/A name/)).toBeVisible();
  await user.type(screen.getByLabelText('Name'), 'Okafor reunion');
  await user.selectOptions(screen.getByLabelText('Occasion'), 'Wedding');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toMatchObject([
      { version: 0, name: 'Okafor reunion', kind: 'wedding', firstDate: null },
    ]),
  );
});

it('shows each household with rooms, numbers and money, and the whole in one line', async () => {
  open(page, aGroup({ problems: ['There is no day on which everybody is there.'], colleagueTrips: 2 }));
  const first = within(await row('Ngozi Okafor'));
  for (const text of ['Ngozi (41), Zuri (7)', 'Garden View, 2 queens', '4711', '$800.00', 'Deposit paid'])
    expect(first.getByText(text)).toBeVisible();
  for (const text of ['1 height missing', 'Zuri has no room.', 'In the portal', 'Final payment open'])
    expect(first.getByText(text)).toBeVisible();
  expect(first.getByText('$800.00 for Beach Club, due Fri, May 1, 2099')).toBeVisible();
  const whole = within(screen.getByLabelText('The whole group'));
  for (const text of ['$1,600.00', '$80.00', '4']) expect(whole.getByText(text)).toBeVisible();
  expect(screen.getByText('There is no day on which everybody is there.')).toBeVisible();
  expect(screen.getByText('And 2 trips of a colleague.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Rooming list' })).toHaveAttribute(
    'href',
    `/api/v1/agent-groups/${G}/rooming-list`,
  );
});

it('writes to each household that a message reaches, and says who gets none', async () => {
  const { user, requests } = open(page, aGroup(), {
    'POST /api/v1/client-messages': () => ({ sent: 1, notJoined: [] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Write to all' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/^Ben has no email address yet/)).toBeVisible();
  await user.type(dialog.getByLabelText('Your message'), 'See you soon');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [sent] = requests.filter(({ method }) => method === 'POST');
  expect(sent?.body).toMatchObject({ clientIds: [C1], body: 'See you soon' });
});

it('copies the plan for another client, whose ages it asks for', async () => {
  const { user, requests } = open(page, aGroup(), {
    'GET /api/v1/agent-trips': () => ({ trips: [] }),
    'GET /api/v1/clients': () => ({ clients: [makeEze(C3, 'Sam'), makeEze(C1, 'Ngozi')] }),
    'GET /api/v1/clients/:id': () => ({ ...makeEze(C3, 'Sam'), people: [sam] }),
    'POST /api/v1/agent-groups/:id/copies': () => aGroup(),
  });
  await user.click(await screen.findByRole('button', { name: 'Add a trip' }));
  await user.click(await screen.findByRole('button', { name: /^Copy a plan/ }));
  const form = within(await screen.findByRole('form', { name: 'Copy the plan' }));
  await form.findByRole('option', { name: 'Sam Eze' });
  expect(form.queryByRole('option', { name: 'Ngozi Eze' })).toBeNull();
  await user.selectOptions(form.getByLabelText('For'), 'Sam Eze');
  const age = await form.findByLabelText('Sam’s age');
  await user.click(form.getByRole('button', { name: 'Copy the plan' }));
  expect(await form.findByText('Enter an age from 0 to 120')).toBeVisible();
  await user.type(age, '70');
  await user.click(form.getByRole('button', { name: 'Copy the plan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [sent] = requests.filter(({ method }) => method === 'POST');
  expect(sent?.body).toEqual({
    ...{ fromTripId: T1, clientId: C3, name: 'Eze family trip' },
    ages: [{ personId: sam.id, age: 70 }],
  });
});

it('adds a trip that is in no group, and says why another cannot be', async () => {
  const trips = [
    aTripOnDesk({ tripId: T2 }),
    aTripOnDesk({ group: { id: T1, name: 'Others' }, name: 'Taken' }),
  ];
  const { user } = open(page, aGroup({ households: [] }), {
    'GET /api/v1/agent-trips': () => ({ trips }),
    'PUT /api/v1/agent-groups/:id/trips/:tripId': () =>
      answer(409, { code: 'EDIT_CONFLICT', message: 'This trip is in the group “Others” already.' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Add a trip' }));
  await user.click(await screen.findByRole('button', { name: 'Add Spring break of Ada Byron' }));
  expect(screen.queryByText(/^Taken/)).toBeNull();
  expect(await screen.findByText('This trip is in the group “Others” already.')).toBeVisible();
});

it('deletes a group, and brings it back from the list', async () => {
  const { user, requests } = open(page, aGroup(), {
    'DELETE /api/v1/agent-groups/:id': () => answer(204),
    'POST /api/v1/agent-groups/:id/restoration': () => aGroup(),
  });
  await user.click(await screen.findByRole('button', { name: 'More for Okafor reunion' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete the group' }));
  expect(await screen.findByText('“Okafor reunion” was deleted. Its trips are still there.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(requests.map(({ path }) => path)).toContain(`/api/v1/agent-groups/${G}/restoration`),
  );
});

it('lets a colleague’s group be read only', async () => {
  open(page, aGroup({ isOwn: false }));
  expect(await screen.findByText(/^This is a colleague’s group/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a trip' })).toBeNull();
});

const sam = aPerson({ id: T1, firstName: 'Sam', lastName: 'Eze' });
const makeEze = (id: string, firstName: string) =>
  aClient({ id, firstName, lastName: 'Eze', email: 'sam@eze.example' });
