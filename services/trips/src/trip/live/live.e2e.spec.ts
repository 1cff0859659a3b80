import { randomUUID } from 'node:crypto';
import type { TestService } from '@landsea/nest-kit/testing';
import { hashSecret } from '@landsea/nest-kit';
import { CollaboratorRow } from '../collaborators/collaborator.entity.js';
import { startTrips } from '../../testing/app.js';
import { soon, watchTrip } from '../../testing/watched-trip.js';
import { entitlement, familyWithTrip, joined, newLine } from '../../testing/factories.js';

let service: TestService;
beforeAll(async () => {
  service = await startTrips();
});
afterAll(() => service.close());

const watch = (userId: string, tripId: string, firstName?: string) =>
  watchTrip(service, userId, tripId, firstName);

/** A family whose trip is paid, and whose streams have had the event of it: a stream opened now starts with what comes next. */
const paidFamily = async () => {
  const family = await familyWithTrip(service);
  const early = await watch(family.userId, family.trip.id);
  await service.deliver('billing.entitlement-changed', entitlement(family.trip, family.userId));
  expect(await soon(early.next())).toEqual({ type: 'access.changed' });
  early.close();
  return family;
};

describe('GET /api/v1/trips/:tripId/stream', () => {
  it('sends each change of the budget to an open browser', async () => {
    const { agent, userId, trip } = await paidFamily();
    const browser = await watch(userId, trip.id);
    expect(browser.response.headers.get('content-type')).toContain('text/event-stream');
    const line = newLine();
    const lines = `/api/v1/trips/${trip.id}/budget/lines`;

    await agent.post(lines).send(line).expect(201);
    expect(await soon(browser.next())).toMatchObject({
      type: 'budget.line-saved',
      line: { id: line.id, version: 1 },
      by: 'Robin',
    });
    await agent.patch(`${lines}/${line.id}`).send({ version: 1, spentCents: 7 }).expect(200);
    expect(await soon(browser.next())).toMatchObject({ line: { spentCents: 7, version: 2 } });
    await agent.delete(`${lines}/${line.id}`).expect(204);
    expect(await soon(browser.next())).toEqual({
      type: 'budget.line-removed',
      lineId: line.id,
      by: 'Robin',
    });
    browser.close();
  });

  it('sends changes of the archive flag and of access, and of no other trip', async () => {
    const { agent, userId, trip } = await paidFamily();
    const other = await paidFamily();
    const browser = await watch(userId, trip.id);
    await other.agent.post(`/api/v1/trips/${other.trip.id}/budget/lines`).send(newLine()).expect(201);
    await agent.patch(`/api/trips/${trip.id}`).send({ archived: true }).expect(200);
    expect(await soon(browser.next())).toEqual({ type: 'trip.changed' });
    expect(await soon(browser.next())).toEqual({ type: 'access.changed' });
    await service.deliver('billing.entitlement-changed', entitlement(trip, userId));
    expect(await soon(browser.next())).toEqual({ type: 'access.changed' });
    browser.close();
  });

  it('says at once for how long nothing of the trip has changed, whatever happened to others', async () => {
    const { agent, userId, trip } = await paidFamily();
    const other = await paidFamily();
    const changed = Date.now();
    const early = await watch(userId, trip.id);
    await agent.post(`/api/v1/trips/${trip.id}/budget/lines`).send(newLine()).expect(201);
    expect((await soon(early.next()))?.type).toBe('budget.line-saved');
    await other.agent.post(`/api/v1/trips/${other.trip.id}/budget/lines`).send(newLine()).expect(201);
    const late = await watch(userId, trip.id);
    await agent.post(`/api/v1/trips/${trip.id}/budget/lines`).send(newLine()).expect(201);
    expect((await soon(late.next()))?.type).toBe('budget.line-saved');
    expect(late.quietMs()).toBeLessThanOrEqual(Date.now() - changed);
    expect(late.quietMs()).toBeGreaterThanOrEqual(0);
    early.close();
    late.close();
  });

  it('ends with the session', async () => {
    const { userId, trip } = await paidFamily();
    const browser = await watch(userId, trip.id);
    const next = browser.next();
    await service.deliver('identity.session-ended', { tokenHashes: [hashSecret(browser.token)] });
    expect(await soon(next)).toBeUndefined();
  });

  it('says who is here, and shuts out at once who was removed', async () => {
    const { agent, userId, trip } = await paidFamily();
    const kim = joined(trip.id, randomUUID(), { role: 'editor', seesMoney: false });
    await service.dataSource.manager.insert(CollaboratorRow, kim);
    const owner = await watch(userId, trip.id);
    const guest = await watch(kim.userId ?? '', trip.id, 'Kim');
    const lines = `/api/v1/trips/${trip.id}/budget/lines`;
    await agent.post(lines).send(newLine()).expect(201);
    await agent.delete(`/api/v1/trips/${trip.id}/collaborators/${kim.id}`).expect(204);
    // The line was not for whom the money is kept from; after the removal nothing comes any more.
    expect(await soon(guest.next())).toEqual({ type: 'sharing.changed' });
    expect(await soon(guest.next())).toBeUndefined();
    expect(guest.here()).toEqual(['Kim', 'Robin']);
    expect((await owner.next())?.type).toBe('budget.line-saved');
    expect(await owner.next()).toEqual({ type: 'sharing.changed' });
    await agent.post(lines).send(newLine()).expect(201);
    expect((await owner.next())?.type).toBe('budget.line-saved');
    expect(owner.here()).toEqual(['Robin']);
    owner.close();
  });

  it('is closed to strangers and visitors', async () => {
    const { trip } = await paidFamily();
    for (const id of [trip.id, randomUUID(), 'x']) {
      await service.as({}).get(`/api/v1/trips/${id}/stream`).expect(404);
    }
    await service.anonymous().get(`/api/v1/trips/${trip.id}/stream`).expect(401);
  });

  it('ends when the trip is deleted', async () => {
    const { agent, userId, trip } = await paidFamily();
    const browser = await watch(userId, trip.id);
    await agent.delete(`/api/trips/${trip.id}`).expect(204);
    const seen: (string | undefined)[] = [];
    do seen.push((await soon(browser.next()))?.type);
    while (seen.at(-1));
    expect(seen).toEqual(expect.arrayContaining(['access.changed', 'sharing.changed', undefined]));
  }, 20_000);

  it('ends when the service stops', async () => {
    const stopping = await startTrips();
    const { userId, trip } = await familyWithTrip(stopping);
    const running = service;
    service = stopping;
    const browser = await watch(userId, trip.id);
    service = running;
    const next = browser.next();
    await soon(stopping.close());
    expect(await next).toBeUndefined();
  });
});
