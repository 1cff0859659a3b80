import { randomUUID } from 'node:crypto';
import { ChangedClients, ClientListSummary, ClientPage, type ChangeClients } from '@landsea/contracts/agents';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { startTrips } from '../../testing/app.js';
import { aClient, aHouseholdPerson } from '../../testing/client-bodies.js';
import { joinedFamily } from '../../testing/consent-factories.js';
import { newTable, planAccess } from '../../testing/factories.js';
import { writtenColumns } from '../../testing/written-columns.js';

const service = await startTrips();
afterAll(() => service.close());

const path = '/api/v1/client-list';

const anAgentWithPlan = async () => {
  const userId = randomUUID();
  await service.deliver('billing.subscription-changed', planAccess(userId, { plan: 'agent' }));
  return service.as({ userId, userType: 'agent', firstName: 'Dana' });
};
const add = async (agent: TestAgent, client: object): Promise<string> =>
  String(
    (
      await agent
        .post('/api/v1/clients')
        .send({ ...aClient(), ...client })
        .expect(201)
    ).body.id,
  );
const page = async (agent: TestAgent, query: Record<string, string> = {}) =>
  ClientPage.parse((await agent.get(path).query(query).expect(200)).body);
const names = async (agent: TestAgent, query: Record<string, string> = {}) =>
  (await page(agent, query)).clients.map(({ firstName }) => firstName);
const bulk = (agent: TestAgent, change: ChangeClients) => agent.post(`${path}/bulk`).send(change);

/** An agent with many clients, made as rows. */
const anAgentWith = async (count: number) => {
  const agent = await anAgentWithPlan();
  const first = await add(agent, { firstName: 'Client', lastName: 'Aaa' });
  const columns = await writtenColumns(service, 'client');
  await service.dataSource.query(
    `INSERT INTO client (${columns})
     SELECT ${columns} FROM (SELECT (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(),
         'email', n || '@example.com', 'last_name', (ARRAY['Name ', 'name ', 'Ñame '])[n % 3 + 1] || lpad((n / 3)::text, 5, '0'),
         'next_step_on', CASE WHEN n % 2 = 0 THEN date '2027-01-01' + n % 20 END))).*
       FROM client c, generate_series(2, $2::int) n WHERE c.id = $1) made`,
    [first, count],
  );
  return agent;
};

describe('the list of clients', () => {
  it.each(['name', 'next-step', 'added', 'changed'])(
    'shows each of 120 once over its pages, by %s',
    async (sort) => {
      const agent = await anAgentWith(120);
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const { clients, next }: ClientPage = await page(agent, { sort, ...(cursor && { cursor }) });
        seen.push(...clients.map(({ id }) => id));
        cursor = next;
      }
      expect(seen).toHaveLength(120);
      expect(new Set(seen).size).toBe(120);
    },
  );

  it('answers a cursor of another filter or a damaged one with a sentence', async () => {
    const agent = await anAgentWith(60);
    const { next } = await page(agent);
    const foreign = await agent
      .get(path)
      .query({ stages: 'lead', cursor: next ?? '' })
      .expect(400);
    expect(foreign.body.fields).toEqual([
      { path: 'cursor', message: 'This page belongs to another list: begin again with this filter' },
    ]);
    const damaged = await agent
      .get(path)
      .query({ cursor: (next ?? '').slice(3) })
      .expect(400);
    expect(damaged.body.fields[0].message).toBe('This page cannot be found: begin the list again');
    await agent.get(path).query({ sort: 'shoe-size' }).expect(400);
    await agent.get(path).query({ stages: 'lead,asleep' }).expect(400);
  });

  it('finds names without accents, other people of the household, addresses and phones', async () => {
    const agent = await anAgentWithPlan();
    const id = await add(agent, { firstName: 'José', lastName: 'Peña', phone: '(407) 555-0142' });
    await agent
      .post(`/api/v1/clients/${id}/people`)
      .send({ ...aHouseholdPerson(), firstName: 'Ximena' })
      .expect(201);
    await add(agent, { firstName: 'Other', email: '100_percent@example.com' });
    for (const search of ['jose pena', 'PEÑA', 'ximena', '407-555-0142', '407 555', '5550142'])
      expect([search, await names(agent, { search })]).toEqual([search, ['José']]);
    expect(await names(agent, { search: '100_p' })).toEqual(['Other']);
    expect(await names(agent, { search: '%' })).toEqual([]);
    expect(await names(agent, { search: 'jose other' })).toEqual([]);
  });

  it('finds a note, and similar names where nothing matches', async () => {
    const agent = await anAgentWithPlan();
    await add(agent, { firstName: 'Jen', lastName: 'Brubaker', notes: 'Met at the PTA' });
    await add(agent, { firstName: 'Otto', lastName: 'Moss' });
    expect(await names(agent, { search: 'pta' })).toEqual(['Jen']);
    expect(await page(agent, { search: 'brubacker' })).toMatchObject({
      clients: [{ lastName: 'Brubaker' }],
      isAlike: true,
      next: null,
    });
    expect(await page(agent, { search: 'brubacker', pipeline: 'booked' })).toEqual({
      clients: [],
      next: null,
    });
    expect(await page(agent, { search: 'Zimmermann' })).toEqual({ clients: [], next: null });
    expect(await page(await anAgentWithPlan(), { search: 'brubacker' })).toEqual({ clients: [], next: null });
  });

  it('finds the client of a confirmation number, as long as the trip is shared', async () => {
    const { family, trip, known, settings } = await joinedFamily(service, true);
    const table = { ...newTable({ date: trip.startDate }), status: 'booked', confirmation: 'WDW77120431' };
    await family.post(`/api/v1/trips/${trip.id}/items`).send(table).expect(201);
    expect(await names(known.agent, { search: 'wdw7712' })).toEqual(['Ada']);
    await family.delete(`${settings}/trips/${trip.id}`).expect(204);
    expect(await names(known.agent, { search: 'wdw7712' })).toEqual([]);
  });

  it('narrows by stage, tags, due date and archive', async () => {
    const agent = await anAgentWithPlan();
    await add(agent, { firstName: 'Lea', stage: 'lead', tags: ['VIP', 'Cruise'] });
    const id = await add(agent, { firstName: 'Bo', stage: 'lost', tags: ['VIP'] });
    await agent
      .patch(`/api/v1/clients/${id}`)
      .send({ version: 1, nextStep: 'Call', nextStepOn: '2027-01-10' });
    expect(await names(agent, { stages: 'booked,lost' })).toEqual(['Bo']);
    expect(await names(agent, { tags: 'VIP,Cruise' })).toEqual(['Lea']);
    expect(await names(agent, { dueBy: '2027-01-09' })).toEqual([]);
    expect(await names(agent, { dueBy: '2027-01-10' })).toEqual(['Bo']);
    await agent.patch(`/api/v1/clients/${id}`).send({ version: 2, archived: true }).expect(200);
    expect(await names(agent)).toEqual(['Lea']);
    expect(await names(agent, { archived: 'true' })).toEqual(['Bo']);
    const summary = ClientListSummary.parse((await agent.get(`${path}/summary`).expect(200)).body);
    expect(summary).toEqual({
      stages: { lead: 1 },
      pipeline: { lead: 1 },
      archived: 1,
      tags: ['Cruise', 'VIP'],
      agents: [],
      canMerge: true,
    });
  });

  it('shows nothing of another agent', async () => {
    await add(await anAgentWithPlan(), { firstName: 'Hidden', tags: ['Secret'] });
    const other = await anAgentWithPlan();
    expect(await page(other, { search: 'hidden' })).toEqual({ clients: [], next: null });
    expect((await other.get(`${path}/summary`).expect(200)).body).toMatchObject({ stages: {}, tags: [] });
    expect((await other.get(`${path}/export`).expect(200)).text).not.toContain('Hidden');
  });
});

describe('several clients at once', () => {
  it('are changed in one step, which is taken back but for what changed since', async () => {
    const agent = await anAgentWithPlan();
    const [one, two] = [await add(agent, { firstName: 'One' }), await add(agent, { firstName: 'Two' })];
    const answer = await bulk(agent, { action: 'stage', ids: [one, two], stage: 'lost' }).expect(200);
    const { stepId, changed } = ChangedClients.parse(answer.body);
    expect(changed).toBe(2);
    await agent.patch(`/api/v1/clients/${two}`).send({ version: 2, stage: 'traveled' }).expect(200);
    const undo = `${path}/bulk/${stepId}/undo`;
    expect((await agent.post(undo).send({}).expect(200)).body).toEqual({ undone: 1, kept: 1 });
    expect(await names(agent, { stages: 'lead' })).toEqual(['One']);
    expect(await names(agent, { stages: 'traveled' })).toEqual(['Two']);
    await agent.post(undo).send({}).expect(409);
  });

  it('take a tag, lose it, are archived and restored', async () => {
    const agent = await anAgentWithPlan();
    const ids = [
      await add(agent, { firstName: 'One', tags: ['VIP'] }),
      await add(agent, { firstName: 'Two' }),
    ];
    expect((await bulk(agent, { action: 'add-tag', ids, tag: 'VIP' }).expect(200)).body.changed).toBe(1);
    expect(await names(agent, { tags: 'VIP' })).toHaveLength(2);
    expect((await bulk(agent, { action: 'remove-tag', ids, tag: 'VIP' }).expect(200)).body.changed).toBe(2);
    await bulk(agent, { action: 'archive', ids }).expect(200);
    expect(await names(agent)).toEqual([]);
    await bulk(agent, { action: 'restore', ids }).expect(200);
    expect(await names(agent)).toHaveLength(2);
  });

  it('are all the agent’s own, or nothing changes', async () => {
    const agent = await anAgentWithPlan();
    const mine = await add(agent, {});
    const foreign = await add(await anAgentWithPlan(), {});
    await bulk(agent, { action: 'stage', ids: [mine, foreign], stage: 'lost' }).expect(404);
    expect(await names(agent, { stages: 'lost' })).toEqual([]);
    await agent.post(`${path}/bulk`).send({ action: 'stage', ids: [], stage: 'lost' }).expect(400);
  });
});

it('sorts names as an address book does, in each list and in the exported table', async () => {
  const agent = await anAgentWithPlan();
  const sorted = [
    'Åberg',
    'Adams',
    'de la Cruz',
    'Nuñez',
    'Ñuñez',
    'O’Brien',
    'Oduya',
    'Øster',
    'smith',
    'Smyth',
    'Zimmer',
  ];
  expect(sorted.toSorted(new Intl.Collator('en').compare)).toEqual(sorted);
  for (const lastName of sorted.toReversed()) await add(agent, { firstName: 'Ana', lastName });
  expect((await page(agent)).clients.map(({ lastName }) => lastName)).toEqual(sorted);
  const { body } = await agent.get('/api/v1/clients').expect(200);
  expect(body.clients.map(({ lastName }: { lastName: string }) => lastName)).toEqual(sorted);
  const { text } = await agent.get(`${path}/export`).expect(200);
  expect([...text.matchAll(/yes,Ana,([^,]+)/g)].map(([, lastName]) => lastName)).toEqual(sorted);
});

describe('the exported table', () => {
  it('has a row for each person, and no cell that runs', async () => {
    const agent = await anAgentWithPlan();
    const id = await add(agent, {
      firstName: 'Ana',
      notes: '=HYPERLINK("http://x")',
      tags: ['A', 'B'],
      nextStep: '＝1+1',
      source: 'a;=1+1',
      phone: '+1 407 555 0123',
    });
    await agent.post(`/api/v1/clients/${id}/people`).send(aHouseholdPerson()).expect(201);
    const { text, headers } = await agent.get(`${path}/export`).expect(200);
    expect(headers['content-type']).toContain('text/csv');
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^\uFEFF?Household,Lead,First name/);
    expect(lines[1]).toContain('yes,Ana');
    expect(lines[1]).toContain(`"'=HYPERLINK`);
    expect(lines[1]).toContain(`"'＝1+1"`);
    expect(lines[1]).toContain(`"a;'=1+1"`);
    expect(lines[1]).toContain(',+1 407 555 0123,');
    expect(lines[2]).toContain(',,Mia');
  });
});

describe('a view', () => {
  it('means today on each day, also when a page of the release before sent the day it was made', async () => {
    const agent = await anAgentWithPlan();
    const view = { id: randomUUID(), name: 'Due today', columns: [] };
    const made = { ...view, filter: { stages: ['lead'], dueBy: '2026-11-27' } };
    const { body } = await agent.post('/api/v1/client-views').send(made).expect(201);
    expect(body.filter).toEqual({ due: 'today', stages: ['lead'] });
    const changed = { version: 1, filter: { due: 'week' } };
    const address = `/api/v1/client-views/${view.id}`;
    expect((await agent.patch(address).send(changed).expect(200)).body.filter).toEqual({ due: 'week' });
    await agent.get('/api/v1/client-list').query({ due: 'today' }).expect(400);
  });

  it('is kept, renamed and deleted by its own agent', async () => {
    const agent = await anAgentWithPlan();
    const view = {
      id: randomUUID(),
      name: 'Hot leads',
      filter: { stages: ['lead'] },
      columns: ['stage', 'tags'],
    };
    await agent.post('/api/v1/client-views').send(view).expect(201);
    await agent.post('/api/v1/client-views').send(view).expect(201);
    expect((await agent.get('/api/v1/client-views').expect(200)).body.views).toEqual([
      { ...view, version: 1 },
    ]);
    const address = `/api/v1/client-views/${view.id}`;
    await (await anAgentWithPlan()).patch(address).send({ version: 1, name: 'Mine' }).expect(404);
    await agent.patch(address).send({ version: 1, name: 'Warm leads' }).expect(200);
    expect(
      (await agent.patch(address).send({ version: 1, name: 'Cold' }).expect(409)).body.message,
    ).toContain('Warm leads');
    await agent.delete(address).expect(204);
    expect((await agent.get('/api/v1/client-views').expect(200)).body.views).toEqual([]);
  });
});
