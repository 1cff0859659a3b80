import { randomUUID } from 'node:crypto';
import { Client, CreateClient } from '@landsea/contracts/agents';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { type InvitationState } from '@landsea/contracts/sharing';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { startTrips } from '../../testing/app.js';
import { newTrip } from '../../testing/factories.js';
import { identityDouble } from '../../testing/identity-double.js';

const agentEmail = 'dana@agents.example';
const identity = await identityDouble({ email: agentEmail, firstName: 'Dana', emailVerified: true });
const service = await startTrips({ IDENTITY_URL: identity.url });
afterAll(async () => {
  await service.close();
  await identity.close();
});

const path = '/api/v1/clients';
const aClient = async (): Promise<{ agent: TestAgent; agentId: string; client: Client }> => {
  const agentId = randomUUID();
  const agent = service.as({ userType: 'agent', userId: agentId });
  const client = CreateClient.parse({ firstName: 'Ada', lastName: 'Byron', email: 'ada@numbers.example' });
  const { body } = await agent.post(path).send(client).expect(201);
  return { agent, agentId, client: Client.parse(body) };
};
const invite = (agent: TestAgent, clientId: string) => agent.post(`${path}/${clientId}/invite`).send({});
const invitations = (clientId: string) =>
  service.dataSource.query<{ receiver: string; payload: Record<string, unknown> }[]>(
    `SELECT receiver, payload FROM outbox_message
      WHERE type = 'trips.client-invited' AND payload->>'clientId' = $1 ORDER BY (payload->>'version')::int`,
    [clientId],
  );
const state = (
  of: { agentId: string; client: Client },
  change: Partial<InvitationState>,
): InvitationState => ({
  clientId: of.client.id,
  agentId: of.agentId,
  email: of.client.email,
  state: 'open',
  sentAt: '2026-11-21T10:00:00.000Z',
  expiresAt: new Date(Date.now() + 60_000).toISOString(),
  acceptedAt: null,
  userId: null,
  version: 1,
  ...change,
});
const deliver = (payload: InvitationState) => service.deliver('identity.invitation-changed', payload);

describe('POST /api/v1/clients/:clientId/invite', () => {
  it('has identity invite the client, and shows the client as invited', async () => {
    const { agent, agentId, client } = await aClient();
    expect(client.invitation).toEqual({ state: 'not-invited', at: null, expiresAt: null });
    const { body } = await invite(agent, client.id).expect(200);
    expect(body).toMatchObject({ id: client.id, invitation: { state: 'invited' } });
    expect((await agent.get(path)).body.clients).toEqual([body]);
    expect(await invitations(client.id)).toEqual([
      {
        receiver: 'identity',
        payload: {
          clientId: client.id,
          agentId,
          agentVersion: 0,
          email: 'ada@numbers.example',
          firstName: 'Ada',
          lastName: 'Byron',
          version: 1,
          line: '',
          agencyName: null,
          trip: null,
        },
      },
    ]);
  });

  it('names the trip that comes next, with a line of the agent’s own, but leads nowhere else', async () => {
    const { agent, client } = await aClient();
    const startDate = addDays(getDateIn(new Date()), 63);
    const trip = newTrip({ startDate });
    await agent.post(`${path}/${client.id}/trips`).send(trip).expect(201);
    const to = `${path}/${client.id}/invite`;
    await agent.post(to).send({ line: 'See www.evil.example' }).expect(400);
    await agent.post(to).send({ line: 'Lovely to talk.' }).expect(200);
    const [sent] = await invitations(client.id);
    expect(sent?.payload).toMatchObject({
      line: 'Lovely to talk.',
      trip: { name: trip.name, startDate, endDate: trip.endDate },
    });
  });

  it('invites again under a higher version, also when two come at once', async () => {
    const { agent, client } = await aClient();
    await Promise.all([invite(agent, client.id).expect(200), invite(agent, client.id).expect(200)]);
    expect((await invitations(client.id)).map(({ payload }) => payload['version'])).toEqual([1, 2]);
  });

  it('hides another agent’s client like a missing one, and is for agents only', async () => {
    const { client } = await aClient();
    const other = service.as({ userType: 'agent' });
    const answers = await Promise.all([client.id, randomUUID(), 'not-an-id'].map((id) => invite(other, id)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    const bodies = answers.map(({ body }) => JSON.stringify({ ...body, requestId: '' }));
    expect(new Set(bodies).size).toBe(1);
    await invite(service.as({ userType: 'family' }), client.id).expect(404);
    await invite(service.as({ userType: 'client' }), client.id).expect(404);
    await invite(service.anonymous(), client.id).expect(401);
    expect(await invitations(client.id)).toEqual([]);
  });

  it('is refused until the agent has verified their own address', async () => {
    const { agent, agentId, client } = await aClient();
    identity.people.set(agentId, { email: agentEmail, firstName: 'Dana', emailVerified: false });
    expect((await invite(agent, client.id).expect(403)).body).toMatchObject({
      code: 'EMAIL_NOT_VERIFIED',
      message: 'Please confirm your email address before you invite your clients.',
    });
    expect(await invitations(client.id)).toEqual([]);
    identity.people.delete(agentId);
    await invite(agent, client.id).expect(200);
  });

  it('is refused to the demo account', async () => {
    const { agentId, client } = await aClient();
    const demo = service.as({ userType: 'agent', userId: agentId, isDemo: true });
    expect((await invite(demo, client.id).expect(403)).body).toMatchObject({ code: 'DEMO_RESTRICTED' });
    expect(await invitations(client.id)).toEqual([]);
  });

  it('stops after twenty in an hour for one agent, and not for another', async () => {
    const { agent, client } = await aClient();
    for (let n = 0; n < 20; n += 1) await invite(agent, client.id).expect(200);
    const { body, headers } = await invite(agent, client.id).expect(429);
    expect(body).toMatchObject({ code: 'RATE_LIMITED' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(3000);
    expect(await invitations(client.id)).toHaveLength(20);
    const another = await aClient();
    await invite(another.agent, another.client.id).expect(200);
  });
});

describe('an invitation published by identity', () => {
  const shown = async ({ agent, client }: { agent: TestAgent; client: Client }) =>
    Client.parse((await agent.get(`${path}/${client.id}`).expect(200)).body).invitation;

  it('links the account that accepted, and no invitation follows', async () => {
    const known = await aClient();
    const userId = randomUUID();
    const acceptedAt = '2026-11-22T08:00:00.000Z';
    await deliver(state(known, { state: 'accepted', userId, acceptedAt, version: 2 }));
    expect(await shown(known)).toEqual({ state: 'joined', at: acceptedAt, expiresAt: null });
    const rows: unknown = await service.dataSource.query('SELECT user_id FROM client WHERE id = $1', [
      known.client.id,
    ]);
    expect(rows).toEqual([{ user_id: userId }]);
    const { body } = await invite(known.agent, known.client.id).expect(409);
    expect(body).toMatchObject({ code: 'INVITATION_USED', message: 'Ada has already joined.' });
  });

  it('counts by version, in whatever order it comes', async () => {
    const known = await aClient();
    await deliver(
      state(known, {
        state: 'accepted',
        userId: randomUUID(),
        acceptedAt: '2026-11-22T08:00:00.000Z',
        version: 3,
      }),
    );
    await deliver(state(known, { version: 2 }));
    await deliver(state(known, { state: 'revoked', version: 1 }));
    expect((await shown(known)).state).toBe('joined');
  });

  it('shows a revoked one as not invited, and an old one as expired', async () => {
    const known = await aClient();
    await deliver(state(known, { expiresAt: '2026-11-20T10:00:00.000Z' }));
    expect((await shown(known)).state).toBe('expired');
    await deliver(state(known, { state: 'revoked', version: 2 }));
    expect(await shown(known)).toEqual({ state: 'not-invited', at: null, expiresAt: null });
  });

  it('changes nothing for a client of another agent', async () => {
    const known = await aClient();
    await deliver(
      state(
        { ...known, agentId: randomUUID() },
        { state: 'accepted', userId: randomUUID(), acceptedAt: '2026-11-22T08:00:00.000Z' },
      ),
    );
    expect((await shown(known)).state).toBe('not-invited');
  });
});
