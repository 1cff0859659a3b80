import { randomUUID } from 'node:crypto';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { ClientRow } from '../../agents/clients/client.entity.js';
import { CollaboratorRow } from './collaborator.entity.js';
import { startTrips } from '../../testing/app.js';
import {
  familyWithPaidTrip,
  familyWithTrip,
  joined,
  newDayItem,
  newLine,
  newTable,
  planAccess,
} from '../../testing/factories.js';
import { identityDouble } from '../../testing/identity-double.js';

const identity = await identityDouble();
const service = await startTrips({ IDENTITY_URL: identity.url });
afterAll(async () => {
  await service.close();
  await identity.close();
});

const join = async (tripId: string, part: Pick<CollaboratorRow, 'role' | 'seesMoney'>) => {
  const userId = randomUUID();
  await service.dataSource.manager.insert(CollaboratorRow, joined(tripId, userId, part));
  return service.as({ userId, firstName: 'Kim' });
};
const editor = { role: 'editor', seesMoney: true } as const;

describe('what somebody is to a trip', () => {
  it('lets an editor edit while the trip’s own access allows it, and never archive it', async () => {
    const family = await familyWithPaidTrip(service);
    const kim = await join(family.trip.id, editor);
    const lines = `/api/v1/trips/${family.trip.id}/budget/lines`;
    await kim.post(lines).send(newLine()).expect(201);
    await kim.patch(`/api/trips/${family.trip.id}`).send({ archived: true }).expect(403);
    await family.agent.patch(`/api/trips/${family.trip.id}`).send({ archived: true }).expect(200);
    expect((await kim.post(lines).send(newLine()).expect(403)).body).toMatchObject({
      code: 'FORBIDDEN',
      message: 'This trip is not open for editing now. Its owner can unlock it.',
    });
  });

  it('keeps money from whom the owner keeps it from, as if there were none', async () => {
    const { trip } = await familyWithPaidTrip(service);
    const kim = await join(trip.id, { role: 'editor', seesMoney: false });
    await kim.get(`/api/trips/${trip.id}`).expect(200);
    await kim.get(`/api/v1/trips/${trip.id}/budget`).expect(404);
    expect((await kim.get(`/api/user/access?tripId=${trip.id}`).expect(200)).body).toMatchObject({
      canEdit: true,
      role: 'editor',
      seesMoney: false,
    });
  });

  it('lists a shared trip with its role, and counts it among nobody’s own', async () => {
    const { trip } = await familyWithTrip(service);
    const kim = await join(trip.id, { role: 'viewer', seesMoney: true });
    const { body } = await kim.get('/api/trips').expect(200);
    expect(body).toEqual([expect.objectContaining({ id: trip.id, role: 'viewer' })]);
    expect((await kim.get('/api/v1/trips/active').expect(200)).body.trip.id).toBe(trip.id);
  });

  it('lets an agent look at the trips that a client shares with them, and edit them with the plan', async () => {
    const { userId, trip } = await familyWithPaidTrip(service);
    const agentId = randomUUID();
    const agent = service.as({ userId: agentId, userType: 'agent' });
    const { body } = await agent
      .post('/api/v1/clients')
      .send({ firstName: 'Ana', lastName: 'Silva', email: `${userId}@example.com` })
      .expect(201);
    await agent.get(`/api/trips/${trip.id}`).expect(404);
    const clientId = String(body.id);
    await service.dataSource.manager.update(ClientRow, { id: clientId }, { userId });
    await agent.get(`/api/trips/${trip.id}`).expect(404);
    await service
      .as({ userId })
      .put(`/api/v1/travel-agents/${clientId}/trips/${trip.id}`)
      .send({ seesMoney: true, seesDocuments: false, version: 0 })
      .expect(200);
    await agent.get(`/api/trips/${trip.id}`).expect(200);
    const lines = `/api/v1/trips/${trip.id}/budget/lines`;
    expect((await agent.post(lines).send(newLine()).expect(403)).body).toMatchObject({ code: 'PAYWALL' });
    await service.deliver('billing.subscription-changed', planAccess(agentId, { plan: 'agent' }));
    await agent.post(lines).send(newLine()).expect(201);
    expect((await agent.get('/api/trips').expect(200)).body).toEqual([]);
  });
});

/** A person with an account of this address. */
const person = (email: string, firstName = 'Kim') => {
  const userId = randomUUID();
  identity.people.set(userId, { email, firstName, emailVerified: true });
  return { userId, agent: service.as({ userId, firstName }) };
};
const mailTo = async (email: string): Promise<string[]> => {
  const rows = await service.dataSource.query<{ text: string }[]>(
    `SELECT text FROM mail_message WHERE recipient = $1 ORDER BY created_at`,
    [email],
  );
  return rows.map(({ text }) => /invite\/accept\/(\S+)/.exec(text)?.[1] ?? '');
};
const invitation = '/api/v1/trip-invitations';

describe('an invitation to a trip', () => {
  const invited = async (change: object = {}) => {
    const family = await familyWithPaidTrip(service);
    identity.people.set(family.userId, {
      email: `${family.userId}@example.com`,
      firstName: 'Robin',
      emailVerified: true,
    });
    const email = `${randomUUID()}@example.com`;
    const list = `/api/v1/trips/${family.trip.id}/collaborators`;
    const { body } = await family.agent
      .post(list)
      .send({ email: ` ${email.toUpperCase()} `, role: 'editor', seesMoney: false, ...change })
      .expect(201);
    const [token = ''] = await mailTo(email);
    return { ...family, email, list, id: String(body.id), token };
  };

  it('is nobody’s in the log once the guest has erased the account', async () => {
    const { agent, trip, token, email, list, id } = await invited();
    const kim = person(email);
    await kim.agent.post(`${invitation}/accept`).send({ token }).expect(200);
    const log = async () =>
      JSON.stringify((await agent.get(`/api/v1/trips/${trip.id}/activity`).expect(200)).body);
    expect(await log()).toContain(email);
    await agent.delete(`${list}/${id}`).expect(204);
    await service.deliver('identity.account-erased', { userId: kim.userId });
    const left = await log();
    expect(left).not.toContain(email);
    expect(left).not.toContain('Kim');
    expect(left.split('"what":"Somebody who left"')).toHaveLength(4);
  });

  it('is mailed, opens for its address alone, once, and gives the role it names', async () => {
    const { trip, token, email, list } = await invited();
    const preview = (who = service.anonymous()) => who.post(`${invitation}/preview`).send({ token });
    expect((await preview().expect(200)).body).toMatchObject({
      state: 'open',
      tripName: trip.name,
      invitedBy: 'Robin',
      role: 'editor',
      viewer: 'visitor',
    });
    const other = person('somebody@else.example');
    expect((await preview(other.agent)).body).toMatchObject({ viewer: 'other' });
    const accept = (who: TestAgent) => who.post(`${invitation}/accept`).send({ token });
    expect((await accept(other.agent).expect(403)).body.code).toBe('INVITATION_FOR_ANOTHER');
    await service.anonymous().post(`${invitation}/accept`).send({ token }).expect(401);
    const kim = person(email);
    const answers = await Promise.all([accept(kim.agent), accept(kim.agent)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await kim.agent.get(list).expect(200)).body).toMatchObject({
      role: 'editor',
      ownerName: 'Robin',
      collaborators: [{ name: 'Kim', state: 'joined', isYou: true, email }],
    });
    await kim.agent.get(`/api/v1/trips/${trip.id}/budget`).expect(404);
    expect((await preview(kim.agent)).body).toMatchObject({ state: 'used', viewer: 'invited' });
    const kept = await service.dataSource.query<unknown[]>(`SELECT token_hash FROM collaborator`);
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  it('is sent again with a new link, ends with its time, and is gone when it is taken back', async () => {
    const { agent, list, id, token, email } = await invited();
    await agent.post(`${list}/${id}/resend`).expect(200);
    const next = (await mailTo(email))[1] ?? '';
    const state = async (secret: string) =>
      service.anonymous().post(`${invitation}/preview`).send({ token: secret });
    expect((await state(token)).status).toBe(404);
    expect((await state(next)).body.state).toBe('open');
    await service.dataSource.query(
      `UPDATE collaborator SET expires_at = now() - interval '1 second' WHERE id = $1`,
      [id],
    );
    const kim = person(email);
    expect((await kim.agent.post(`${invitation}/accept`).send({ token: next }).expect(410)).body.code).toBe(
      'INVITATION_EXPIRED',
    );
    await agent.delete(`${list}/${id}`).expect(204);
    const [revoked, unknown] = [await state(next), await state('trip.nothing')];
    expect({ ...revoked.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    expect(revoked.status).toBe(404);
  });

  it('shows the address it was sent to only to the owner', async () => {
    const { agent, trip, email } = await invited();
    const viewer = await join(trip.id, { role: 'viewer', seesMoney: true });
    const named = async (who: TestAgent) =>
      (await who.get(`/api/v1/trips/${trip.id}/activity`).expect(200)).body.activities[0].what as string;
    expect(await named(agent)).toBe(email);
    expect(await named(viewer)).toBe(`${email.charAt(0)}•••@example.com`);
    const { body } = await viewer.get(`/api/v1/trips/${trip.id}/collaborators`).expect(200);
    expect(JSON.stringify(body)).not.toContain(email);
  });

  it('is not sent twice to a person who shares the trip, nor by a person who has not paid, nor by the demo account', async () => {
    const { list, agent, email, token, userId } = await invited();
    await person(email).agent.post(`${invitation}/accept`).send({ token }).expect(200);
    const again = { email, role: 'viewer', seesMoney: true };
    expect((await agent.post(list).send(again).expect(400)).body.fields[0]).toMatchObject({ path: 'email' });
    const demo = service.as({ userId, isDemo: true });
    const refused = await demo.post(list).send({ ...again, email: 'a@b.example' });
    expect(refused).toMatchObject({ status: 403, body: { code: 'DEMO_RESTRICTED' } });
    const unpaid = await familyWithTrip(service);
    const theirs = `/api/v1/trips/${unpaid.trip.id}/collaborators`;
    expect((await unpaid.agent.post(theirs).send(again).expect(403)).body.code).toBe('PAYWALL');
  });

  it('is taken back by no guest, however often they ask at once', async () => {
    const { list, id, trip } = await invited();
    const guest = await join(trip.id, editor);
    const answers = await Promise.all(Array.from({ length: 50 }, () => guest.delete(`${list}/${id}`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403]));
  });

  it('lets somebody leave, and the owner change a role or take somebody out', async () => {
    const { list, id, agent, email, token, trip } = await invited();
    const kim = person(email);
    await kim.agent.post(`${invitation}/accept`).send({ token }).expect(200);
    await kim.agent.patch(`${list}/${id}`).send({ role: 'editor', seesMoney: true }).expect(403);
    await agent.patch(`${list}/${id}`).send({ role: 'viewer', seesMoney: true }).expect(200);
    await kim.agent.get(`/api/v1/trips/${trip.id}/budget`).expect(200);
    await kim.agent.post(`/api/v1/trips/${trip.id}/budget/lines`).send(newLine()).expect(403);
    await kim.agent.delete(`${list}/${id}`).expect(204);
    await kim.agent.get(list).expect(404);
  });
});

describe('a share link', () => {
  it('shows what was ticked, counts people, and is the same as none once it is over', async () => {
    const { agent, trip, userId } = await familyWithPaidTrip(service);
    const links = `/api/v1/trips/${trip.id}/share-links`;
    await agent.post(`/api/v1/trips/${trip.id}/budget/lines`).send(newLine()).expect(201);
    const make = async (sections: string[]) =>
      (await agent.post(links).send({ label: 'Grandparents', sections, days: 30 }).expect(201)).body as {
        id: string;
        url: string;
      };
    const link = await make(['people']);
    const token = link.url.split('/').at(-1) ?? '';
    const open = (secret = token, browser = 'Mozilla/5.0', who = service.anonymous()) =>
      who.post('/api/v1/shared-trip').set('User-Agent', browser).send({ token: secret });
    expect((await open().expect(200)).body).toEqual({
      name: trip.name,
      mode: 'parks',
      startDate: trip.startDate,
      endDate: trip.endDate,
      createdAt: trip.createdAt,
      days: null,
      items: null,
      stays: null,
      people: [{ name: 'Robin', age: 40 }],
      budget: null,
    });
    await open(token, 'WhatsApp/2.2').expect(200);
    await open(token, 'Mozilla/5.0', service.as({ userId })).expect(200);
    expect((await agent.get(links)).body.links).toMatchObject([{ views: 1, label: 'Grandparents' }]);
    const table = newTable({ costCents: 20_500, confirmation: 'ABC123' });
    await agent.post(`/api/v1/trips/${trip.id}/items`).send(table).expect(201);
    await agent
      .post(`/api/v1/trips/${trip.id}/items`)
      .send(newDayItem({ date: null }))
      .expect(201);
    const withDays = await make(['days']);
    expect((await open(withDays.url.split('/').at(-1))).body).toMatchObject({
      days: trip.days,
      items: [{ date: trip.startDate, time: '18:10', title: 'Liberty Tree Tavern' }],
    });
    await agent.delete(`/api/v1/trips/${trip.id}/items/${table.id}`).expect(204);
    const withMoney = await make(['budget']);
    expect((await open(withMoney.url.split('/').at(-1))).body.budget).toEqual([
      { category: 'Dining', plannedCents: 20_500, spentCents: 0 },
    ]);
    await service.dataSource.query(
      `UPDATE share_link SET expires_at = now() - interval '1 second' WHERE id = $1`,
      [withMoney.id],
    );
    await agent.delete(`${links}/${link.id}`).expect(204);
    const closed = [await open(), await open(withMoney.url.split('/').at(-1)), await open('made-up')];
    expect(new Set(closed.map(({ body }) => JSON.stringify({ ...body, requestId: '' }))).size).toBe(1);
    expect(closed.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});
