import type { Agency, ClientHandOver } from '@landsea/contracts/agents';
import { listenToAnnouncement } from '@landsea/web-kit';
import { answer, aUser, renderRoute, type Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes';

const you = aUser({ userType: 'agent' });
const mateId = 'a0000000-0000-4000-8000-000000000002';
const agency: Agency = {
  id: 'b0000000-0000-4000-8000-000000000001',
  name: 'Blue Lagoon Travel',
  version: 1,
  role: 'owner',
  members: [
    {
      userId: you.id,
      name: 'Dana Whitfield',
      email: 'dana@agents.example',
      role: 'owner',
      joinedAt: '2026-11-20T10:00:00.000Z',
      clients: 12,
      isYou: true,
    },
    {
      userId: mateId,
      name: 'Lee Park',
      email: 'lee@agents.example',
      role: 'agent',
      joinedAt: '2026-11-21T10:00:00.000Z',
      clients: 3,
      isYou: false,
    },
  ],
  invitations: [
    {
      id: 'd0000000-0000-4000-8000-000000000001',
      email: 'kim@agents.example',
      role: 'assistant',
      expiresAt: '2026-11-28T10:00:00.000Z',
      isExpired: false,
    },
  ],
};
const handOver: ClientHandOver = {
  id: 'e0000000-0000-4000-8000-000000000001',
  at: '2026-11-23T10:00:00.000Z',
  toName: 'Lee Park',
  clients: 2,
  names: ['Ada Byron', 'Ben Moss'],
  undo: 'open',
};
const open = (of: Agency | null, handlers: Handlers = {}) =>
  renderRoute(routes, '/app/agents/team', {
    user: you,
    handlers: {
      'GET /api/v1/agency': () => ({ agency: of }),
      'GET /api/v1/hand-overs': () => ({ handOvers: [handOver] }),
      ...handlers,
    },
  });
const toasts: string[] = [];
let stop: () => void;
beforeEach(() => {
  toasts.length = 0;
  stop = listenToAnnouncement('toast', ({ title }) => toasts.push(title));
});
afterEach(() => stop());

it('opens an agency with a name for an agent who works alone', async () => {
  let mine: Agency | null = null;
  const { user, requests } = open(null, {
    'GET /api/v1/agency': () => ({ agency: mine }),
    'POST /api/v1/agency': () => {
      mine = agency;
      return answer(201, agency);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Open the agency' }));
  expect(screen.getByText('The name of the agency is required')).toBeVisible();
  await user.type(screen.getByLabelText('Name of the agency'), 'Blue Lagoon Travel');
  await user.click(screen.getByRole('button', { name: 'Open the agency' }));
  expect(await screen.findByRole('heading', { name: 'Blue Lagoon Travel', level: 1 })).toBeVisible();
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ name: 'Blue Lagoon Travel' });
});

it('shows people, invitations and hand-overs to the owner, who invites and says why it fails', async () => {
  const message = 'This person already belongs to your agency';
  const { user, requests } = open(agency, {
    'POST /api/v1/agency/invitations': () =>
      answer(400, { code: 'VALIDATION_FAILED', message, fields: [{ path: 'email', message }] }),
  });
  const people = within(await screen.findByRole('region', { name: 'People' }));
  expect(people.getByRole('heading', { name: 'Lee Park' })).toBeVisible();
  expect(people.getByText('3 clients')).toBeVisible();
  expect(screen.getByText('kim@agents.example')).toBeVisible();
  expect(await screen.findByText('Ada Byron, Ben Moss', { selector: 'strong' })).toBeVisible();
  await user.type(screen.getByLabelText('Email address'), 'lee@agents.example');
  await user.selectOptions(screen.getByLabelText('Role'), 'Assistant');
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Email address')).toHaveValue('lee@agents.example');
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    email: 'lee@agents.example',
    role: 'assistant',
  });
});

it('asks who takes over before somebody with clients is removed', async () => {
  const { user, requests } = open(agency, {
    'POST /api/v1/agency/members/:memberId/removal': () => ({ agency }),
  });
  await user.click(await screen.findByRole('button', { name: 'Remove Lee Park' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Lee Park?' }));
  expect(dialog.getByRole('button', { name: 'Remove' })).toBeDisabled();
  await user.selectOptions(dialog.getByLabelText('Who takes over their 3 clients?'), 'Dana Whitfield (you)');
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(toasts).toContain('Lee Park left the team'));
  expect(requests.find(({ path }) => path.endsWith('/removal'))?.body).toEqual({ toAgentId: you.id });
});

it('says what a role means before somebody gets it', async () => {
  const { user, requests } = open(agency, {
    'PUT /api/v1/agency/members/:memberId/role': () => agency,
  });
  const puts = () => requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  await user.selectOptions(await screen.findByLabelText('Role of Lee Park'), 'Assistant');
  const dialog = within(await screen.findByRole('dialog', { name: 'Make Lee Park an assistant?' }));
  expect(dialog.getByText(/works with every agent’s clients/)).toBeVisible();
  expect(puts()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Change the role' }));
  await waitFor(() => expect(puts()).toEqual([{ role: 'assistant' }]));
});

it('takes a hand-over back', async () => {
  const { user } = open(agency, {
    'POST /api/v1/hand-overs/:id/undo': () => ({ undone: 2, kept: 0 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Undo the hand-over of Ada Byron, Ben Moss' }));
  await waitFor(() => expect(toasts).toContain('2 clients back with you'));
});

it('lets an agent see colleagues and leave, and change nobody', async () => {
  const members = agency.members.map((member) => ({ ...member, isYou: member.userId === mateId }));
  open({ ...agency, role: 'agent', members, invitations: [] });
  expect(await screen.findByRole('button', { name: 'Leave the agency' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send invitation' })).toBeNull();
  expect(screen.queryByLabelText('Role of Lee Park')).toBeNull();
});

it('hands all clients of a member over in steps, and keeps what went over when one fails', async () => {
  const ids = Array.from({ length: 3 }, (_, index) => `c0000000-0000-4000-8000-00000000000${index}`);
  let left = ids;
  let fails = true;
  const client = (id: string) => ({
    id,
    version: 1,
    agentId: mateId,
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@numbers.example',
    phone: null,
    stage: 'lead',
    tags: [],
    source: null,
    nextStep: null,
    nextStepOn: null,
    people: 1,
    trip: null,
    invitation: { state: 'not-invited', at: null, expiresAt: null },
    archivedAt: null,
    createdAt: '2026-11-21T10:00:00.000Z',
  });
  const { user, requests } = open(agency, {
    'GET /api/v1/client-list': ({ query }) => ({
      clients: query.has('archived') ? [] : left.slice(0, 2).map(client),
      next: null,
    }),
    'POST /api/v1/hand-overs': ({ body }) => {
      const { clientIds } = body as { clientIds: string[] };
      if (clientIds.length === 1 && fails) {
        fails = false;
        return answer(409, { code: 'EDIT_CONFLICT', message: 'Dana has no room.' });
      }
      left = left.filter((id) => !clientIds.includes(id));
      return answer(201, { ...handOver, clients: clientIds.length });
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Hand all over.*Lee Park$/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Hand over Lee Park’s 3 clients' });
  await user.selectOptions(within(dialog).getByLabelText('To'), 'Dana Whitfield (you)');
  await user.click(within(dialog).getByRole('button', { name: 'Hand all over' }));
  expect(await within(dialog).findByText('Dana has no room.')).toBeVisible();
  expect(within(dialog).getByText('2 of 3 clients went over.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Hand all over' }));
  await waitFor(() => expect(left).toEqual([]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { clientIds: ids.slice(0, 2), toAgentId: you.id },
    { clientIds: ids.slice(2), toAgentId: you.id },
    { clientIds: ids.slice(2), toAgentId: you.id },
  ]);
});
