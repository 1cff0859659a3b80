import { randomUUID } from 'node:crypto';
import { CreateClient } from '@landsea/contracts/agents';
import { startTrips } from '../../testing/app.js';
import { planAccess } from '../../testing/factories.js';
import { writtenColumns } from '../../testing/written-columns.js';

const service = await startTrips();
afterAll(() => service.close());

const path = '/api/v1/clients';
const newClient = (change: Partial<CreateClient> = {}) =>
  CreateClient.parse({ firstName: 'Ana', lastName: 'Silva', email: 'ana@example.com', ...change });

describe('an agent’s clients', () => {
  it('keeps a client, with what was left out as null', async () => {
    const agent = service.as({ userType: 'agent' });
    const { body } = await agent
      .post(path)
      .send(newClient({ email: 'Ana@Example.com', notes: '' }))
      .expect(201);
    expect(body).toMatchObject({ firstName: 'Ana', email: 'ana@example.com', phone: null, notes: null });
    const { people: _p, connections: _c, madeTrips: _m, isEmailUnconfirmed: _u, ...listed } = body;
    expect((await agent.get(path).expect(200)).body).toEqual({ clients: [listed] });
    expect((await agent.get(`${path}/${body.id}`).expect(200)).body).toEqual(body);
  });

  it('keeps a whole household in one step, found by each of its people', async () => {
    const agent = service.as({ userType: 'agent' });
    const mia = {
      id: randomUUID(),
      firstName: 'Mia',
      lastName: 'Moreau',
      birthDate: '2018-05-04',
      heightInches: 44,
    };
    const { body } = await agent
      .post(path)
      .send(
        newClient({
          tags: ['VIP'],
          nextStep: 'Call about the balcony',
          nextStepOn: '2027-01-05',
          lead: { birthDate: '1985-02-03', dietaryNotes: 'Vegetarian' },
          people: [mia],
        }),
      )
      .expect(201);
    expect(body).toMatchObject({
      tags: ['VIP'],
      nextStep: 'Call about the balcony',
      nextStepOn: '2027-01-05',
    });
    expect(body.people).toMatchObject([{ firstName: 'Ana', dietaryNotes: 'Vegetarian' }, mia]);
    const found = await agent.get('/api/v1/client-list?search=moreau').expect(200);
    expect(found.body.clients).toHaveLength(1);
    const bad = newClient({ email: 'other@example.com', people: [{ ...mia, heightInches: 44 }] });
    const { body: refused } = await agent
      .post(path)
      .send({ ...bad, people: [{ ...mia, heightInches: 4 }] })
      .expect(400);
    expect(refused).toMatchObject({ fields: [{ path: 'people.0.heightInches' }] });
  });

  it('keeps one client without the plan, also when two are sent at once', async () => {
    const agent = service.as({ userType: 'agent' });
    const answers = await Promise.all(
      ['a@example.com', 'b@example.com'].map((email) => agent.post(path).send(newClient({ email }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403]);
    expect(answers.find(({ status }) => status === 403)?.body).toMatchObject({
      code: 'PAYWALL',
      accessType: 'free',
      message:
        'Your free agent account keeps one client, to try. The Agent plan ($29 a month) opens your whole client list.',
    });
  });

  it('refuses the same address twice for one agent, not for two', async () => {
    const agent = service.as({ userType: 'agent' });
    await agent.post(path).send(newClient()).expect(201);
    const { body } = await agent
      .post(path)
      .send(newClient({ email: 'ANA@example.com' }))
      .expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path: 'email' }] });
    await service.as({ userType: 'agent' }).post(path).send(newClient()).expect(201);
  });

  it('keeps 10,000 clients and no more', async () => {
    const userId = randomUUID();
    const agent = service.as({ userId, userType: 'agent' });
    await service.deliver('billing.subscription-changed', planAccess(userId, { plan: 'agent' }));
    await agent.post(path).send(newClient()).expect(201);
    const columns = await writtenColumns(service, 'client');
    await service.dataSource.query(
      `INSERT INTO client (${columns})
       SELECT ${columns} FROM (SELECT (jsonb_populate_record(c,
           jsonb_build_object('id', gen_random_uuid(), 'email', n || '@example.com'))).*
         FROM client c, generate_series(1, 9998) n WHERE c.agent_id = $1) made`,
      [userId],
    );
    const more = await Promise.all(
      ['a', 'b', 'c'].map((name) => agent.post(path).send(newClient({ email: `${name}@example.com` }))),
    );
    expect(more.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  });

  it('refuses a broken address and properties it does not know', async () => {
    const agent = service.as({ userType: 'agent' });
    const { body } = await agent
      .post(path)
      .send({ ...newClient(), email: 'nobody' })
      .expect(400);
    expect(body.fields).toEqual([{ path: 'email', message: 'Enter an email address' }]);
    await agent
      .post(path)
      .send({ ...newClient(), email: `${'a'.repeat(250)}@example.com` })
      .expect(400);
    await agent
      .post(path)
      .send({ ...newClient(), agentId: randomUUID() })
      .expect(400);
  });

  it('hides them from other agents, from families and from visitors', async () => {
    const { body } = await service.as({ userType: 'agent' }).post(path).send(newClient()).expect(201);
    const own = `${path}/${body.id}`;
    const other = service.as({ userType: 'agent' });
    for (const address of [own, `${path}/${randomUUID()}`, `${path}/not-an-id`]) {
      expect((await other.get(address).expect(404)).body).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect((await other.get(path).expect(200)).body).toEqual({ clients: [] });
    const family = service.as({ userType: 'family' });
    await family.get(own).expect(404);
    await family.get(path).expect(404);
    await family.post(path).send(newClient()).expect(404);
    await service.anonymous().get(path).expect(401);
  });
});
