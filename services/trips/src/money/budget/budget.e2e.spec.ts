import { randomUUID } from 'node:crypto';
import { FREE_ACCESS_MESSAGE } from '@landsea/contracts/trip';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { startTrips } from '../../testing/app.js';
import { entitlement, familyWithPaidTrip, familyWithTrip, newLine } from '../../testing/factories.js';

const service = await startTrips();
afterAll(() => service.close());

const budgetOf = (tripId: string) => `/api/v1/trips/${tripId}/budget`;
const linesOf = (tripId: string) => `${budgetOf(tripId)}/lines`;

describe('the budget of a paid trip', () => {
  it('takes a line, changes it and removes it', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const line = newLine({ note: 'Window table' });
    const added = await agent.post(linesOf(trip.id)).send(line).expect(201);
    expect(added.body).toEqual({
      ...line,
      source: null,
      bookingId: null,
      dues: null,
      isBesideEstimate: false,
      bookedCents: 0,
      person: null,
      day: null,
      vendor: null,
      dueOn: null,
      dueKind: null,
      status: 'planned',
      isEstimate: false,
      version: 1,
      updatedAt: added.body.updatedAt,
    });

    const path = `${linesOf(trip.id)}/${line.id}`;
    const changed = await agent.patch(path).send({ version: 1, spentCents: 19_950, note: null }).expect(200);
    expect(changed.body).toMatchObject({ spentCents: 19_950, plannedCents: 20_500, note: null, version: 2 });
    const read = await agent.get(budgetOf(trip.id)).expect(200);
    expect(read.body).toEqual({ tripId: trip.id, currency: 'USD', lines: [changed.body], expenses: [] });

    await agent.delete(path).expect(204);
    await agent.delete(path).expect(404);
    await agent.patch(path).send({ version: 2, spentCents: 0 }).expect(404);
    expect((await agent.get(budgetOf(trip.id)).expect(200)).body.lines).toEqual([]);
  });

  it('keeps for whom, which day, from whom, what falls due and the status, and empties them again', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const details = {
      person: 'Robin',
      day: trip.startDate,
      vendor: 'Liberty Tree',
      dueOn: '2027-01-02',
      dueKind: 'deposit' as const,
      status: 'booked' as const,
    };
    const line = newLine({ ...details, note: 'Window table' });
    const { body } = await agent.post(linesOf(trip.id)).send(line).expect(201);
    expect(body).toMatchObject(details);
    const path = `${linesOf(trip.id)}/${line.id}`;
    const kept = await agent.patch(path).send({ version: 1, vendor: ' Mine Train ' }).expect(200);
    expect(kept.body).toMatchObject({ ...details, note: 'Window table', vendor: 'Mine Train' });
    const none = { person: null, day: null, vendor: null, dueOn: null, dueKind: null };
    const emptied = await agent
      .patch(path)
      .send({ version: 2, ...none, status: 'paid' })
      .expect(200);
    expect(emptied.body).toMatchObject({ ...none, status: 'paid', note: 'Window table' });
    const { body: read } = await agent.get(budgetOf(trip.id)).expect(200);
    expect(read.lines).toEqual([emptied.body]);
  });

  it('makes many changes in one step, and takes them back in one', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const [gone, replanned, added] = [newLine(), newLine({ plannedCents: 100 }), newLine()];
    for (const line of [gone, replanned]) await agent.post(linesOf(trip.id)).send(line).expect(201);
    const change = {
      add: [added],
      plan: [{ id: replanned.id, version: 1, plannedCents: 0 }],
      remove: [{ id: gone.id, version: 1 }],
    };
    const { body } = await agent
      .post(`${budgetOf(trip.id)}/changes`)
      .send(change)
      .expect(200);
    const amounts = (lines: { id: string; plannedCents: number }[]) =>
      lines.map(({ id, plannedCents }) => [id, plannedCents]);
    expect(amounts(body.lines)).toEqual([
      [replanned.id, 0],
      [added.id, 20_500],
    ]);
    const back = {
      add: [gone],
      plan: [{ id: replanned.id, version: 2, plannedCents: 100 }],
      remove: [{ id: added.id, version: 1 }],
    };
    const undone = await agent
      .post(`${budgetOf(trip.id)}/changes`)
      .send(back)
      .expect(200);
    expect(amounts(undone.body.lines)).toEqual([
      [replanned.id, 100],
      [gone.id, 20_500],
    ]);
  });

  it('changes nothing at all when one of many lines is no longer as it was seen', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const [seen, moved] = [newLine(), newLine()];
    for (const line of [seen, moved]) await agent.post(linesOf(trip.id)).send(line).expect(201);
    await agent
      .patch(`${linesOf(trip.id)}/${moved.id}`)
      .send({ version: 1, spentCents: 7 })
      .expect(200);
    const remove = [seen, moved].map(({ id }) => ({ id, version: 1 }));
    const { body } = await agent
      .post(`${budgetOf(trip.id)}/changes`)
      .send({ add: [newLine()], plan: [], remove })
      .expect(409);
    expect(body).toMatchObject({ code: 'EDIT_CONFLICT' });
    expect((await agent.get(budgetOf(trip.id)).expect(200)).body.lines).toHaveLength(2);
  });

  it('estimates the trip, also with other choices, and says which choice it does not know', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const estimate = `${budgetOf(trip.id)}/estimate`;
    const { body: asIs } = await agent.get(estimate).expect(200);
    const { body: deluxe } = await agent.get(`${estimate}?hotelTier=deluxe&daysLess=1`).expect(200);
    expect(asIs).toMatchObject({ landNights: 3, choices: { hotelTier: 'value', daysLess: 0 } });
    expect(deluxe).toMatchObject({ landNights: 2, choices: { hotelTier: 'deluxe', daysLess: 1 } });
    const { body } = await agent.get(`${estimate}?hotelTier=castle`).expect(400);
    expect(body.fields).toEqual([{ path: 'hotelTier', message: 'Choose a kind of hotel' }]);
  });

  it('adds one line however often it is sent', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const line = newLine();
    const answers = await Promise.all(
      [1, 2, 3].map(() => agent.post(linesOf(trip.id)).send(line).expect(201)),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await agent.get(budgetOf(trip.id)).expect(200)).body.lines).toHaveLength(1);
  });

  it('keeps the order in which lines were added', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    for (const label of ['First', 'Second', 'Third']) {
      await agent.post(linesOf(trip.id)).send(newLine({ label })).expect(201);
    }
    const { body } = await agent.get(budgetOf(trip.id)).expect(200);
    expect((body.lines as { label: string }[]).map(({ label }) => label)).toEqual([
      'First',
      'Second',
      'Third',
    ]);
  });

  it('answers an edit of an older version with what stands now, and keeps that', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const line = newLine();
    await agent.post(linesOf(trip.id)).send(line).expect(201);
    const path = `${linesOf(trip.id)}/${line.id}`;
    await agent.patch(path).send({ version: 1, plannedCents: 123_456, label: 'Two dinners' }).expect(200);
    const late = await agent.patch(path).send({ version: 1, plannedCents: 1 }).expect(409);
    expect(late.body).toMatchObject({ code: 'EDIT_CONFLICT' });
    expect(late.body.message).toContain('“Two dinners” under Dining: planned $1,234.56');
    expect((await agent.get(budgetOf(trip.id)).expect(200)).body.lines[0].plannedCents).toBe(123_456);
  });

  it('lets one of two simultaneous edits win', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const line = newLine();
    await agent.post(linesOf(trip.id)).send(line).expect(201);
    const path = `${linesOf(trip.id)}/${line.id}`;
    const answers = await Promise.all(
      [100, 200].map((plannedCents) => agent.patch(path).send({ version: 1, plannedCents })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    ['an amount below zero', { plannedCents: -1 }, 'plannedCents', 'An amount cannot be negative'],
    ['half a cent', { spentCents: 0.5 }, 'spentCents', 'Enter an amount in whole cents'],
    ['an unknown category', { category: 'spa' }, 'category', 'Choose one of the budget categories'],
    ['no label', { label: ' ' }, 'label', 'What it is for is required'],
  ])('refuses %s', async (_, change, path, message) => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const { body } = await agent
      .post(linesOf(trip.id))
      .send({ ...newLine(), ...change })
      .expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path, message }] });
  });

  it('refuses properties it does not know', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    await agent
      .post(linesOf(trip.id))
      .send({ ...newLine(), tripId: randomUUID() })
      .expect(400);
  });

  it('keeps lines of the same id in two trips apart', async () => {
    const one = await familyWithPaidTrip(service);
    const two = await familyWithPaidTrip(service);
    const line = newLine({ label: 'Mine' });
    await one.agent.post(linesOf(one.trip.id)).send(line).expect(201);
    await two.agent
      .post(linesOf(two.trip.id))
      .send({ ...line, label: 'Theirs' })
      .expect(201);
    await two.agent.delete(`${linesOf(two.trip.id)}/${line.id}`).expect(204);
    expect((await one.agent.get(budgetOf(one.trip.id)).expect(200)).body.lines[0].label).toBe('Mine');
  });
});

describe('a person who may not edit', () => {
  const writes = async (agent: TestAgent, tripId: string) => {
    const path = `${linesOf(tripId)}/${randomUUID()}`;
    return [
      await agent.post(linesOf(tripId)).send(newLine()),
      await agent.patch(path).send({ version: 1, spentCents: 5 }),
      await agent.delete(path),
    ];
  };

  it('meets the paywall on an unpaid trip of their own, and still reads it', async () => {
    const { agent, trip } = await familyWithTrip(service);
    for (const { status, body } of await writes(agent, trip.id)) {
      expect(status).toBe(403);
      expect(body).toMatchObject({ code: 'PAYWALL', accessType: 'free', message: FREE_ACCESS_MESSAGE });
    }
    expect((await agent.get(budgetOf(trip.id)).expect(200)).body.lines).toEqual([]);
  });

  it('meets it in other words when access is over or the trip is archived', async () => {
    const { agent, userId, trip } = await familyWithTrip(service);
    const paid = entitlement(trip, userId);
    await service.deliver('billing.entitlement-changed', { ...paid, state: 'expired' });
    for (const { status, body } of await writes(agent, trip.id)) {
      expect(status).toBe(403);
      expect(body).toMatchObject({ code: 'PAYWALL', accessType: 'expired' });
      expect(body.message).toContain('has ended');
    }
    await service.deliver('billing.entitlement-changed', { ...paid, state: 'active', version: 2 });
    await agent.patch(`/api/trips/${trip.id}`).send({ archived: true }).expect(200);
    const { body } = await agent.post(linesOf(trip.id)).send(newLine()).expect(403);
    expect(body.message).toContain('archived');
  });

  it('finds nothing of another family’s trip, paid or not', async () => {
    const { trip } = await familyWithPaidTrip(service);
    const stranger = service.as({});
    for (const tripId of [trip.id, randomUUID(), 'not-an-id']) {
      for (const { status, body } of await writes(stranger, tripId)) {
        expect(status).toBe(404);
        expect(body).toMatchObject({ code: 'NOT_FOUND' });
      }
      await stranger.get(budgetOf(tripId)).expect(404);
    }
  });

  it('must be signed in at all', async () => {
    const { trip } = await familyWithPaidTrip(service);
    for (const { status } of await writes(service.anonymous(), trip.id)) expect(status).toBe(401);
    await service.anonymous().get(budgetOf(trip.id)).expect(401);
  });
});
