import { AuditPage } from '@landsea/contracts/agents';
import { aColleague, addClient, aTeam, type Colleague } from '../../../testing/agency-factories.js';
import { startTrips } from '../../../testing/app.js';
import { newTrip } from '../../../testing/factories.js';
import { aHouseholdPerson } from '../../../testing/client-bodies.js';

const service = await startTrips();
afterAll(() => service.close());

const path = '/api/v1/agency-audit';
const audit = async ({ call }: Colleague, query: object = {}) =>
  AuditPage.parse((await call.get(path).query(query).expect(200)).body);

describe('the audit of an agency', () => {
  it('shows the owner what everybody did, by member, client and kind', async () => {
    const { owner, agent, assistant } = await aTeam(service);
    const [first, second] = [await addClient(agent), await addClient(owner, { firstName: 'Otto' })];
    await assistant.call.post(`/api/v1/clients/${first}/people`).send(aHouseholdPerson()).expect(201);
    await agent.call.patch(`/api/v1/clients/${first}`).send({ version: 1, stage: 'lost' }).expect(200);
    const { entries, next } = await audit(owner);
    expect(next).toBeNull();
    expect(entries.map(({ clientName, kind, action }) => [clientName, kind, action])).toEqual([
      ['Ada Byron', 'client', 'changed'],
      ['Ada Byron', 'client-person', 'added'],
      ['Otto Byron', 'client', 'added'],
      ['Ada Byron', 'client', 'added'],
    ]);
    expect(entries[0]?.details).toEqual(['stage Lead → Lost']);
    const idsOf = async (query: object) => (await audit(owner, query)).entries.map(({ id }) => id);
    const [changed, person, made, begun] = entries.map(({ id }) => id);
    expect(await idsOf({ memberId: assistant.userId })).toEqual([person]);
    expect(await idsOf({ clientId: second })).toEqual([made]);
    expect(await idsOf({ kind: 'client' })).toEqual([changed, made, begun]);
    expect(await idsOf({ kind: 'client', memberId: agent.userId, clientId: first })).toEqual([
      changed,
      begun,
    ]);
    const { text } = await owner.call.get(`${path}/export`).query({ clientId: first }).expect(200);
    expect(text.split('\r\n').filter(Boolean)).toHaveLength(4);
    expect(text).toContain('stage Lead → Lost');
  });

  it('says to whom a client was handed over', async () => {
    const { owner, agent } = await aTeam(service);
    const clientId = await addClient(owner);
    await owner.call
      .post('/api/v1/hand-overs')
      .send({ clientIds: [clientId], toAgentId: agent.userId })
      .expect(201);
    const [member] = await service.dataSource.query<{ name: string }[]>(
      `SELECT name FROM agency_member WHERE user_id = $1`,
      [agent.userId],
    );
    const { entries } = await audit(owner);
    expect(entries.map(({ handedTo }) => handedTo)).toEqual([member?.name, undefined]);
    const { text } = await owner.call.get(`${path}/export`).expect(200);
    expect(text).toContain(`handed over,client,Ada Byron,to ${member?.name ?? ''}`);
  });

  it('says who exported, invited, joined, got a role, looked as a client and was removed', async () => {
    const { owner, agent, assistant } = await aTeam(service);
    const clientId = await addClient(agent);
    const trip = await agent.call.post(`/api/v1/clients/${clientId}/trips`).send(newTrip()).expect(201);
    const look = () =>
      agent.call
        .get(`/api/trips/${String(trip.body.id)}`)
        .query({ asClient: clientId })
        .expect(200);
    await look();
    await look();
    await owner.call.get('/api/v1/client-list/export').expect(200);
    const member = `/api/v1/agency/members/${assistant.userId}`;
    await owner.call.put(`${member}/role`).send({ role: 'agent' }).expect(200);
    await owner.call.post(`${member}/removal`).send({ toAgentId: null }).expect(200);
    const { entries } = await audit(owner, { kind: 'team' });
    expect(entries.map(({ teamEvent }) => teamEvent)).toEqual([
      'removed',
      'role',
      'exported',
      'looked',
      'joined',
      'invited',
      'joined',
      'invited',
    ]);
    const { clientId: seen, clientName } = entries[3] ?? {};
    expect([seen, clientName]).toEqual([clientId, 'Ada Byron']);
    expect(entries[1]?.what).toMatch(/, assistant → agent$/);
    expect((await audit(owner)).entries.map(({ kind }) => kind)).toEqual(['client']);
    expect((await audit(owner, { withTeam: 'true' })).entries).toHaveLength(9);
    const text = async () => (await owner.call.get(`${path}/export`).expect(200)).text;
    expect(await text()).toContain('exported,team,');
    const address = entries.find(({ what }) => what === assistant.email)?.what;
    expect(address).toBe(assistant.email);
    await service.deliver('identity.account-erased', { userId: assistant.userId });
    expect(await text()).not.toContain(assistant.email);
    expect((await audit(owner, { kind: 'team' })).entries.map(({ what }) => what).slice(0, 2)).toEqual([
      'Somebody who left',
      'Somebody who left',
    ]);
  });

  it('comes in pages that begin where the last one ended', async () => {
    const { owner, agencyId } = await aTeam(service);
    const clientId = await addClient(owner);
    await service.dataSource.query(
      `INSERT INTO client_change (id, client_id, at, user_id, by_name, kind, subject_id, action, what, agency_id)
       SELECT gen_random_uuid(), $1::uuid, now(), $2, 'Robin', 'client', $1::uuid::text, 'changed', n::text, $3 FROM generate_series(1, 120) n`,
      [clientId, owner.userId, agencyId],
    );
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: AuditPage = await audit(owner, cursor === null ? {} : { cursor });
      seen.push(...page.entries.map(({ what }) => what));
      cursor = page.next;
    } while (cursor !== null);
    expect(seen).toHaveLength(121);
    expect(new Set(seen).size).toBe(121);
    await owner.call.get(path).query({ cursor: 'x' }).expect(400);
    await owner.call.get(path).query({ kind: 'trip' }).expect(400);
  });

  it('is for the owner alone, and shows nothing of clients who left with their agent', async () => {
    const { owner, agent, assistant } = await aTeam(service);
    await addClient(agent);
    expect((await audit(owner)).entries).toHaveLength(1);
    for (const { call } of [agent, assistant]) {
      await call.get(path).expect(403);
      await call.get(`${path}/export`).expect(403);
    }
    await (await aColleague(service)).call.get(path).expect(404);
    await agent.call
      .post(`/api/v1/agency/members/${agent.userId}/removal`)
      .send({ toAgentId: null })
      .expect(200);
    expect((await audit(owner)).entries).toEqual([]);
  });
});
