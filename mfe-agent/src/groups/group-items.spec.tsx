import type { AgentGroup, GroupHousehold, GroupItem, PlanGroupItem } from '@landsea/contracts/agents';
import type { Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openAsAgent } from '../testing/open-as-agent';

const G = 'a0000000-0000-4000-8000-000000000009';
const I = 'e0000000-0000-4000-8000-000000000001';
const [T1, T2] = ['a0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000002'];

const aHousehold = (tripId: string, clientName: string): GroupHousehold => ({
  ...{ tripId, clientId: tripId, clientName, tripName: 'Reunion week', isMade: true },
  ...{ startDate: '2099-06-12', endDate: '2099-06-16', party: [{ name: 'Ngozi', age: 41 }] },
  ...{ roomCount: 0, rooms: [], bookings: [], money: null, expectedCents: null, missing: [], problems: [] },
  ...{ portal: 'joined', unreachable: null },
});
const dinner = (...tripIds: string[]): GroupItem => ({
  ...{ id: I, kind: 'dining', title: 'Reunion dinner', date: '2099-06-13', time: '18:00' },
  ...{ place: 'Narcoossee’s', note: '', trips: tripIds.map((tripId) => ({ tripId, isEdited: false })) },
});
const aGroup = (over: Partial<AgentGroup> = {}): AgentGroup => ({
  ...{ id: G, name: 'Okafor reunion', kind: 'reunion', firstDate: null, lastDate: null, note: '' },
  ...{ isOwn: true, version: 1, colleagueTrips: 0, problems: [] },
  households: [aHousehold(T1, 'Ngozi Okafor'), aHousehold(T2, 'Ben Eze')],
  ...over,
});

const open = async (group: AgentGroup, handlers: Handlers = {}) => {
  const page = openAsAgent(`/app/agents/groups/${G}`, {
    'GET /api/v1/agent-groups/:id': () => group,
    ...handlers,
  });
  return { ...page, part: within(await screen.findByRole('region', { name: 'Together' })) };
};

it('plans a dinner for everybody, and says whose trip it does not fit', async () => {
  const sent: PlanGroupItem[] = [];
  const refusals = [{ tripId: T2, clientName: 'Ben Eze', sentence: 'Choose a day of the trip' }];
  const { user, part } = await open(aGroup(), {
    'POST /api/v1/agent-groups/:id/items': ({ body }) => {
      sent.push(body as PlanGroupItem);
      return { group: aGroup({ items: [dinner(T1)] }), refusals };
    },
  });
  await user.click(part.getByRole('button', { name: 'Plan something together' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Add to all trips' }));
  expect(await dialog.findByText(/A name/)).toBeVisible();
  await user.type(dialog.getByLabelText('Name'), 'Reunion dinner');
  await user.type(dialog.getByLabelText('Time (optional)'), '18:00');
  await user.type(dialog.getByLabelText('Where (optional)'), 'Narcoossee’s');
  await user.click(dialog.getByRole('button', { name: 'Add to all trips' }));
  expect(await part.findByText('It was not added everywhere:')).toBeVisible();
  expect(part.getByText('Ben Eze: Choose a day of the trip')).toBeVisible();
  expect(sent).toEqual([
    {
      id: expect.any(String),
      ...{ kind: 'dining', title: 'Reunion dinner', date: '2099-06-12', time: '18:00' },
      ...{ place: 'Narcoossee’s', note: '' },
    },
  ]);
});

it('shows in how many plans it is, adds it to the others, and removes it from all', async () => {
  const { user, part, requests } = await open(aGroup({ items: [dinner(T1)] }), {
    'POST /api/v1/agent-groups/:id/items': () => ({ group: aGroup(), refusals: [] }),
    'DELETE /api/v1/agent-groups/:id/items/:itemId': () => ({
      group: aGroup(),
      refusals: [{ tripId: T1, clientName: 'Ngozi Okafor', sentence: 'It was changed there since.' }],
    }),
  });
  expect(part.getByText('Sat, Jun 13, 6:00 PM, Narcoossee’s')).toBeVisible();
  expect(part.getByText('In the plans of 1 of 2 trips')).toBeVisible();
  await user.click(part.getByRole('button', { name: /^Add to the others/ }));
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ time: '18:00' }),
  );
  await user.click(part.getByRole('button', { name: /^Remove from all/ }));
  expect(await part.findByText('Ngozi Okafor: It was changed there since.')).toBeVisible();
  expect(part.getByText('“Reunion dinner” stays in some plans:')).toBeVisible();
});

it('says that a colleague has to take it off', async () => {
  const left = { ...dinner(), colleagueTrips: 1 };
  const { user, part } = await open(aGroup({ items: [{ ...dinner(T1, T2), colleagueTrips: 1 }] }), {
    'DELETE /api/v1/agent-groups/:id/items/:itemId': () => ({
      group: aGroup({ items: [left] }),
      refusals: [],
    }),
  });
  expect(part.getByText('In the plans of both trips, and on 1 trip of a colleague')).toBeVisible();
  await user.click(part.getByRole('button', { name: /^Remove from all/ }));
  expect(
    await part.findByText('1 trip of a colleague: only they can take it off. Remove it here once they have.'),
  ).toBeVisible();
});

it('stays in the plan of a household that leaves the group, and says so', async () => {
  const { user } = await open(aGroup({ items: [dinner(T1)] }), {
    'DELETE /api/v1/agent-groups/:id/trips/:tripId': () => aGroup(),
  });
  await user.click(screen.getByRole('button', { name: 'Take out Ngozi Okafor' }));
  expect(
    await screen.findByText(
      'Ngozi Okafor is out of the group. The trip stays, with what you planned together.',
    ),
  ).toBeVisible();
});

it('is only read in a colleague’s group', async () => {
  const { part } = await open(aGroup({ isOwn: false, items: [dinner(T1, T2)] }));
  expect(part.getByText('In the plans of both trips')).toBeVisible();
  expect(part.queryByRole('button')).toBeNull();
});
