import { randomUUID } from 'node:crypto';
import { NewCalendarFeed } from '@landsea/contracts/planning';
import { CalendarFeedRow } from '../planning/calendar/calendar-feed.entity.js';
import { hashFeedToken } from '../planning/calendar/calendar.service.js';
import { ClientRow } from '../agents/clients/client.entity.js';
import { insertConsents } from '../agents/clients/client-trips.queries.js';
import { CollaboratorRow } from '../trip/collaborators/collaborator.entity.js';
import { ForwardingAddressRow } from '../trip/forwarding/forwarding-address.entity.js';
import { ShareLinkRow } from '../sharing/share-links/share-link.entity.js';
import { startTrips } from './app.js';
import { sharing } from './consent-factories.js';
import { familyWithPaidTrip, joined } from './factories.js';
import { forwardingEnv } from './forwarding.js';
import { identityDouble } from './identity-double.js';

const identity = await identityDouble();
const service = await startTrips({ ...forwardingEnv, IDENTITY_URL: identity.url });
afterAll(async () => {
  await service.close();
  await identity.close();
});

const editor = { role: 'editor', seesMoney: true } as const;
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** Somebody who registered the address of a stranger and has not confirmed it. */
const attackerWithTrip = async () => {
  const family = await familyWithPaidTrip(service);
  const email = `victim.${randomUUID()}@example.com`;
  identity.people.set(family.userId, { email, firstName: 'Mallory', emailVerified: false });
  return { ...family, email };
};

const mailsTo = (email: string) =>
  service.dataSource.query<{ subject: string; text: string; html: string }[]>(
    'SELECT subject, text, html FROM mail_message WHERE recipient = $1',
    [email],
  );
const addressOf = (token: string) =>
  service.internal('identity').post('/internal/trip-invitations/address').send({ token });

describe('an account whose address is not verified', () => {
  it('cannot set up access that lasts: collaborators, calendar links, share links and addresses', async () => {
    const { agent, trip } = await attackerWithTrip();
    const at = `/api/v1/trips/${trip.id}`;
    const guest = { email: 'accomplice@example.com', role: 'editor', seesMoney: true };
    const link = { label: 'Me', sections: ['days'], days: 365 };
    const pending = { ...joined(trip.id, randomUUID(), editor), userId: null, joinedAt: null };
    await service.dataSource.manager.insert(CollaboratorRow, pending);
    const answers = [
      await agent.post(`${at}/collaborators`).send(guest),
      await agent.post(`${at}/collaborators/${pending.id}/resend`),
      await agent.post(`${at}/calendar`),
      await agent.post(`${at}/share-links`).send(link),
      await agent.post(`${at}/forwarding/address`),
    ];
    expect(answers.map(({ status, body }) => [status, (body as { code?: string }).code])).toEqual(
      Array.from({ length: 5 }, () => [403, 'EMAIL_NOT_VERIFIED']),
    );
  });

  it('loses what was connected to it before the first verification, and keeps what came after', async () => {
    const { userId, agent, trip } = await attackerWithTrip();
    const { manager } = service.dataSource;
    const accomplice = randomUUID();
    const token = 'a'.repeat(43);
    const before = ago(60);
    await manager.insert(CollaboratorRow, {
      ...joined(trip.id, accomplice, editor),
      invitedAt: before,
      joinedAt: before,
    });
    await manager.insert(CalendarFeedRow, {
      tripId: trip.id,
      userId,
      tokenHash: hashFeedToken(`${token}.ics`) ?? '',
      createdAt: before,
      readAt: null,
    });
    const shareLink = {
      id: randomUUID(),
      tripId: trip.id,
      label: 'Me',
      sections: [],
      tokenHash: 'x',
      createdAt: before,
    };
    await manager.insert(ShareLinkRow, { ...shareLink, expiresAt: new Date(Date.now() + 86_400_000) });
    await manager.insert(ForwardingAddressRow, {
      tripId: trip.id,
      seed: 'y',
      addressHash: 'y',
      createdAt: before,
    });
    const other = await familyWithPaidTrip(service);
    await manager.insert(CollaboratorRow, { ...joined(other.trip.id, userId, editor), joinedAt: before });
    const agentId = randomUUID();
    const travelAgent = service.as({ userId: agentId, userType: 'agent' });
    const client = { firstName: 'Ana', lastName: 'Silva', email: `${userId}@example.com` };
    const { body } = await travelAgent.post('/api/v1/clients').send(client).expect(201);
    const clientId = String(body.id);
    await manager.update(ClientRow, { id: clientId }, { userId, joinedAt: before });
    await insertConsents(manager, clientId, userId, [sharing(trip.id)]);
    const calendar = () => fetch(`${service.url}/api/v1/calendar/${token}.ics`);
    await service.as({ userId: accomplice }).get(`/api/trips/${trip.id}`).expect(200);
    await travelAgent.get(`/api/trips/${trip.id}`).expect(200);
    expect((await calendar()).status).toBe(200);

    await service.deliver('identity.address-verified', { userId, verifiedAt: ago(1).toISOString() });

    await service.as({ userId: accomplice }).get(`/api/trips/${trip.id}`).expect(404);
    await travelAgent.get(`/api/trips/${trip.id}`).expect(404);
    await agent.get(`/api/trips/${other.trip.id}`).expect(404);
    expect((await calendar()).status).toBe(404);
    expect(await manager.countBy(ShareLinkRow, { tripId: trip.id })).toBe(0);
    expect(await manager.countBy(ForwardingAddressRow, { tripId: trip.id })).toBe(0);
    await agent.get(`/api/trips/${trip.id}`).expect(200);
  });

  it('keeps what was connected after the verification when the message arrives late', async () => {
    const { userId, agent, trip, email } = await attackerWithTrip();
    identity.people.set(userId, { email, firstName: 'Robin', emailVerified: true });
    const verifiedAt = ago(1).toISOString();
    const { body } = await agent.post(`/api/v1/trips/${trip.id}/calendar`).expect(201);
    const { address } = NewCalendarFeed.parse(body);
    const friend = randomUUID();
    await service.dataSource.manager.insert(CollaboratorRow, joined(trip.id, friend, editor));

    await service.deliver('identity.address-verified', { userId, verifiedAt });

    expect((await fetch(address.replace(service.publicOrigin, service.url))).status).toBe(200);
    await service.as({ userId: friend }).get(`/api/trips/${trip.id}`).expect(200);
  });
});

describe('waiting for the owner of an address to be invited to a trip', () => {
  it('gets nobody in without the emailed link', async () => {
    const { userId, agent, email } = await attackerWithTrip();
    const inviter = await familyWithPaidTrip(service);
    identity.people.set(inviter.userId, {
      email: 'robin@example.com',
      firstName: 'Robin',
      emailVerified: true,
    });
    const invitation = { email, role: 'editor', seesMoney: true };
    await inviter.agent.post(`/api/v1/trips/${inviter.trip.id}/collaborators`).send(invitation).expect(201);

    await agent.get(`/api/trips/${inviter.trip.id}`).expect(404);
    expect((await agent.get('/api/trips').expect(200)).body).not.toContainEqual(
      expect.objectContaining({ id: inviter.trip.id }),
    );
    expect(await service.dataSource.manager.countBy(CollaboratorRow, { userId })).toBe(0);
  });

  it('confirms the address of a person who joins with the emailed link, and keeps what was joined', async () => {
    const { userId, email } = await attackerWithTrip();
    const sessionId = randomUUID();
    const holder = service.as({ userId, sessionId });
    const inviter = await familyWithPaidTrip(service);
    const invitation = { email, role: 'editor', seesMoney: true };
    await inviter.agent.post(`/api/v1/trips/${inviter.trip.id}/collaborators`).send(invitation).expect(201);
    const [mail] = await mailsTo(email);
    const token = /invite\/accept\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await addressOf(token)).body).toEqual({ email });

    await holder.post('/api/v1/trip-invitations/accept').send({ token }).expect(200);

    const [message] = await service.dataSource.query<{ payload: { confirmedAt: string } }[]>(
      `SELECT payload FROM outbox_message WHERE type = 'trips.address-confirmed' AND payload->>'userId' = $1`,
      [userId],
    );
    expect(message?.payload).toMatchObject({ userId, email, sessionId });
    const verifiedAt = message?.payload.confirmedAt ?? '';
    await service.deliver('identity.address-verified', { userId, verifiedAt });
    await holder.get(`/api/trips/${inviter.trip.id}`).expect(200);
    expect((await addressOf(token)).status).toBe(404);
  });

  it('quotes nothing that a person typed in the invitation email, unless the address is verified', async () => {
    const inviter = await familyWithPaidTrip(service);
    await service.dataSource.query('UPDATE trip SET name = $2 WHERE id = $1', [
      inviter.trip.id,
      'You won, call 555',
    ]);
    const known = `known.${randomUUID()}@example.com`;
    identity.people.set(randomUUID(), { email: known, firstName: 'Kim', emailVerified: true });
    const unverified = (await attackerWithTrip()).email;
    const unknown = `nobody.${randomUUID()}@example.com`;
    const list = `/api/v1/trips/${inviter.trip.id}/collaborators`;
    for (const email of [known, unverified, unknown])
      await inviter.agent.post(list).send({ email, role: 'viewer', seesMoney: false }).expect(201);
    const { body } = await inviter.agent.get(list).expect(200);
    for (const { id } of (body as { collaborators: { id: string }[] }).collaborators)
      await inviter.agent.post(`${list}/${id}/resend`).expect(200);
    const quotes = async (email: string) =>
      (await mailsTo(email)).map((mail) => JSON.stringify(mail).includes('You won'));
    expect(await quotes(known)).toEqual([true, true]);
    expect(await quotes(unverified)).toEqual([false, false]);
    expect(await quotes(unknown)).toEqual([false, false]);
  });
});
