import type { Client, DuplicateClient, HouseholdPerson, MergePreview } from '@landsea/contracts/agents';
import { listenToAnnouncement } from '@landsea/web-kit';
import { answer, type Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aClient, aPerson } from '../../testing/a-client';
import { openAsAgent } from '../../testing/open-as-agent';

const keepId = 'c0000000-0000-4000-8000-000000000001';
const mergeId = 'c0000000-0000-4000-8000-000000000002';
const agentId = 'a0000000-0000-4000-8000-000000000001';
const open = (path: string, handlers: Handlers) => openAsAgent(path, handlers ?? {});

const known = (id: string, firstName: string): DuplicateClient => ({
  id,
  agentId,
  firstName,
  lastName: 'Byron',
  email: `${firstName.toLowerCase()}@numbers.example`,
  phone: null,
  stage: 'lead',
  people: 1,
  createdAt: '2026-11-21T10:00:00.000Z',
  archivedAt: null,
});
const pair = {
  first: known(keepId, 'Ada'),
  second: known(mergeId, 'Adah'),
  reasons: ['name', 'phone'],
  likeness: 0.7,
};
const merged = {
  id: 'd0000000-0000-4000-8000-000000000001',
  at: '2026-11-23T10:00:00.000Z',
  by: 'Dana',
  isYou: true,
  keptId: keepId,
  keptName: 'Ada Byron',
  mergedName: 'Ida Byron',
  undo: 'open',
};
const list = '/app/agents/clients/duplicates';
const listed = {
  'GET /api/v1/client-duplicates': () => ({ pairs: [pair], hasMore: false }),
  'GET /api/v1/client-merges': () => ({ merges: [merged] }),
};

describe('possible duplicates', () => {
  it('say why, and lead to both sides', async () => {
    open(list, listed);
    const card = await screen.findByRole('region', { name: 'Ada Byron and Adah Byron' });
    expect(within(card).getByText('Names alike and same phone')).toBeVisible();
    expect(within(card).getByRole('link', { name: /Compare/ })).toHaveAttribute(
      'href',
      `/app/agents/clients/${keepId}/merge/${mergeId}`,
    );
  });

  it('can be set apart, and a merge taken back with what stays as it is', async () => {
    const said: string[] = [];
    listenToAnnouncement('toast', ({ title, description }) => said.push(`${title} ${description ?? ''}`));
    const page = open(list, {
      ...listed,
      [`PUT /api/v1/client-duplicates/${keepId}/apart/${mergeId}`]: () => answer(204),
      [`POST /api/v1/client-merges/${merged.id}/undo`]: () => ({ clientId: mergeId, kept: ['Ida is back.'] }),
    });
    await page.user.click(await screen.findByRole('button', { name: /^Not the same/ }));
    await waitFor(() => expect(said.join()).toContain('Kept as two clients'));
    await page.user.click(await screen.findByRole('button', { name: 'Undo the merge of Ida Byron' }));
    await waitFor(() => expect(said.join()).toContain('Two clients again Ida is back.'));
  });

  it('says when nobody is there twice, and what went wrong', async () => {
    const page = open(list, {
      ...listed,
      'GET /api/v1/client-duplicates': () => ({ pairs: [], hasMore: false }),
    });
    expect(await screen.findByText('Nobody is here twice')).toBeVisible();
    page.unmount();
    const message = 'Your role in the agency does not include this.';
    open(list, {
      ...listed,
      'GET /api/v1/client-duplicates': () => answer(403, { code: 'FORBIDDEN', message }),
    });
    expect(await screen.findByText(message)).toBeVisible();
  });
});

const person = (id: string, firstName: string, more: Partial<HouseholdPerson> = {}) =>
  aPerson({ id, firstName, ...more });
const [ada, adah, kid] = ['1', '2', '3'].map((digit) => `e0000000-0000-4000-8000-00000000000${digit}`) as [
  string,
  string,
  string,
];
const client = (id: string, firstName: string, more: Partial<Client>) =>
  aClient({
    ...{ id, agentId, version: 4, firstName, email: `${firstName}@numbers.example`, stage: 'lead' },
    ...{ tags: [], source: null, nextStep: null, nextStepOn: null, connections: [] },
    ...more,
  });
const nothing = { agentName: null, trips: [], tasks: 0, conversations: 0, changes: 3 };
const preview: MergePreview = {
  keep: {
    ...nothing,
    client: client(keepId, 'Ada', {
      leadId: ada,
      notes: 'Loves verandas',
      people: [person(ada, 'Ada', { email: 'ada@numbers.example' })],
    }),
  },
  merge: {
    ...nothing,
    trips: [{ tripId: mergeId, name: 'Spring', startDate: '2027-03-14', endDate: '2027-03-20' }],
    tasks: 12,
    client: client(mergeId, 'Adah', {
      leadId: adah,
      stage: 'traveled',
      notes: 'Vegetarian',
      source: 'Referral',
      people: [
        person(adah, 'Ada', { email: 'adah@numbers.example', phone: '407 555 0100' }),
        person(kid, 'Kid'),
      ],
    }),
  },
  pairs: [{ keepId: ada, mergeId: adah }],
  refusal: null,
  canSwap: true,
};
const path = `/app/agents/clients/${keepId}/merge/${mergeId}`;
const shown = (over: Partial<MergePreview> = {}) => ({
  [`GET /api/v1/client-merges/preview/${keepId}/${mergeId}`]: () => ({ ...preview, ...over }),
});

describe('a merge', () => {
  it('begins with what loses nothing, and sends what was chosen', async () => {
    const page = open(path, {
      ...shown(),
      'POST /api/v1/client-merges': () => answer(409, { code: 'EDIT_CONFLICT', message: 'Look again.' }),
    });
    expect(await screen.findByRole('radio', { name: 'Both together' })).toBeChecked();
    expect(screen.getByText('Spring', { exact: false })).toBeVisible();
    expect(screen.getByText('12 tasks for these trips')).toBeVisible();
    await page.user.click(screen.getByRole('radio', { name: /^adah/ }));
    await page.user.selectOptions(screen.getByLabelText('Kid Byron is'), 'Another person');
    await page.user.click(screen.getByRole('button', { name: 'Merge them' }));
    expect(await screen.findByText('Look again.')).toBeVisible();
    const sent = page.requests.find(({ method }) => method === 'POST')?.body;
    expect(sent).toMatchObject({
      keepId,
      mergeId,
      keepVersion: 4,
      fields: { stage: 'merge', source: 'merge', notes: 'both', lead: 'keep' },
      people: [{ keepId: ada, mergeId: adah, fields: { email: 'merge', phone: 'merge', name: 'keep' } }],
    });
  });

  it('says why it is not possible, with the other way round where that goes', async () => {
    open(path, shown({ refusal: 'Adah has joined with an account.' }));
    expect(await screen.findByText('Adah has joined with an account.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Keep Adah Byron instead' })).toHaveAttribute(
      'href',
      `/app/agents/clients/${mergeId}/merge/${keepId}`,
    );
    expect(screen.queryByRole('button', { name: /^Merge/ })).toBeNull();
  });
});

describe('a client who is being added', () => {
  it('is compared with the list once the typing pauses', async () => {
    const page = open('/app/agents/clients/new', {
      'POST /api/v1/client-duplicates/check': () => ({
        clients: [{ client: known(keepId, 'Ada'), reasons: ['email'], likeness: 1 }],
        canMerge: true,
      }),
    });
    await page.user.type(await screen.findByLabelText('Email'), 'Ada@numbers.example');
    expect(await screen.findByText('You may already have this client')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ada Byron' })).toBeVisible();
    expect(page.requests.find(({ method }) => method === 'POST')?.body).toEqual({
      email: 'ada@numbers.example',
    });
  });
});
