import { randomUUID } from 'node:crypto';
import { addDays } from '@landsea/contracts/core';
import { NewCalendarFeed } from '@landsea/contracts/planning';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { CollaboratorRow } from '../../trip/collaborators/collaborator.entity.js';
import { startTrips } from '../../testing/app.js';
import {
  aSailing,
  familyWithPaidTrip,
  joined,
  newDayItem,
  newExpense,
  newLine,
  newTask,
} from '../../testing/factories.js';
import { readCalendar } from '../../testing/ical-reader.js';

const service = await startTrips();
afterAll(() => service.close());

describe('the calendar', () => {
  const read = (address: string) => fetch(address.replace(service.publicOrigin, service.url));
  const feedOf = async (agent: TestAgent, tripId: string) =>
    NewCalendarFeed.parse((await agent.post(`/api/v1/trips/${tripId}/calendar`).expect(201)).body).address;

  it('is one that Apple, Google and Outlook read: whole, folded, escaped, in UTC and whole days', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    await service.dataSource.query('UPDATE trip SET name = $2 WHERE id = $1', [
      trip.id,
      'Müller, Übermut; “\\o/” 🏰🚢 a name that is long enough to be folded more than once over its length',
    ]);
    const answer = await read(await feedOf(agent, trip.id));
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const events = readCalendar(await answer.text());
    expect(events).toHaveLength(3 + trip.days.length);
    const day = events.find(({ UID = '' }) => UID.startsWith('day-1.'));
    expect(day).toMatchObject({ DTSTART: trip.startDate.replaceAll('-', ''), SEQUENCE: '0' });
    expect(day?.['DESCRIPTION']).toContain('Müller\\, Übermut\\; “\\\\o/” 🏰🚢');
    expect(events.find(({ UID = '' }) => UID.startsWith('dining-stay-1.'))?.['DTSTART']).toMatch(
      /T1[01]0000Z$/,
    );
  });

  it('holds due dates of the budget, for whole days and for a person who may see money, and the last day to cancel', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const userId = randomUUID();
    const guest = joined(trip.id, userId, { role: 'editor', seesMoney: false });
    await service.dataSource.manager.insert(CollaboratorRow, guest);
    const dueOn = addDays(trip.startDate, -40);
    const line = newLine({ dueOn });
    await agent.post(`/api/v1/trips/${trip.id}/budget/lines`).send(line).expect(201);
    const stays = trip.stays.map((stay) => ({ ...stay, cancelBy: { date: dueOn } }));
    await agent.patch(`/api/trips/${trip.id}`).send({ version: trip.version, stays }).expect(200);
    const datesIn = async (reader: TestAgent) => {
      const events = readCalendar(await (await read(await feedOf(reader, trip.id))).text());
      return events
        .filter(({ UID = '' }) => /^(payment|cancel-stay)-/.test(UID))
        .map(({ UID = '', DTSTART }) => [UID.split('.')[0], DTSTART]);
    };
    const limit = ['cancel-stay-1', dueOn.replaceAll('-', '')];
    expect(await datesIn(agent)).toEqual([limit, [`payment-${line.id}`, dueOn.replaceAll('-', '')]]);
    expect(await datesIn(service.as({ userId }))).toEqual([limit]);
    const { body } = await service.as({ userId }).get(`/api/v1/trips/${trip.id}/windows`).expect(200);
    expect(JSON.stringify(body)).not.toContain(line.label);
  });

  it('sends a change as a change: the same UID, a higher SEQUENCE; what stays keeps its own', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const address = await feedOf(agent, trip.id);
    const events = async () =>
      Object.fromEntries(
        readCalendar(await (await read(address)).text()).map((each) => [each['UID'] ?? '', each]),
      );
    const [before, again] = [await events(), await events()];
    expect(again).toEqual(before);
    const etag = (await read(address)).headers.get('etag') ?? '';
    const sinceThen = () =>
      service.anonymous().get(address.replace(service.publicOrigin, '')).set('If-None-Match', etag);
    await sinceThen().expect(304);
    await agent
      .patch(`/api/v1/trips/${trip.id}/days/${trip.startDate}`)
      .send({ version: trip.days[0]?.version, parks: ['epcot'] })
      .expect(200);
    await sinceThen().expect(200);
    const after = await events();
    expect(Object.keys(after).sort()).toEqual(Object.keys(before).sort());
    const changed = Object.keys(after).filter((uid) => after[uid]?.['SEQUENCE'] === '1');
    expect(changed.some((uid) => uid.startsWith('day-1.'))).toBe(true);
    expect(changed.some((uid) => uid.startsWith('day-2.'))).toBe(false);
  });

  it('has an address that only its holder knows, and that ends when they say so', async () => {
    const { agent, trip, userId } = await familyWithPaidTrip(service);
    const path = `/api/v1/trips/${trip.id}/calendar`;
    expect((await agent.get(path).expect(200)).body).toEqual({ feed: null });
    const first = await feedOf(agent, trip.id);
    const second = await feedOf(agent, trip.id);
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
    const token = second.split('/').at(-1)?.replace('.ics', '') ?? '';
    const [{ kept }] = await service.dataSource.query<[{ kept: string }]>(
      'SELECT token_hash AS kept FROM calendar_feed WHERE user_id = $1',
      [userId],
    );
    expect(kept).not.toContain(token);
    expect((await agent.get(path)).body.feed).toMatchObject({ readAt: expect.any(String) });
    await agent.delete(path).expect(204);
    expect((await read(second)).status).toBe(404);
    expect((await read(`${service.url}/api/v1/calendar/${randomUUID()}.ics`)).status).toBe(404);
  });

  it('answers nothing from the moment its holder shares the trip no more', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const kim = joined(trip.id, randomUUID(), { role: 'editor', seesMoney: true });
    await service.dataSource.manager.insert(CollaboratorRow, kim);
    const address = await feedOf(service.as({ userId: kim.userId ?? '' }), trip.id);
    expect((await read(address)).status).toBe(200);
    await agent.delete(`/api/v1/trips/${trip.id}/collaborators/${kim.id}`).expect(204);
    expect((await read(address)).status).toBe(404);
  });

  it('answers at most six times a minute', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const address = await feedOf(agent, trip.id);
    const statuses = [];
    for (let call = 0; call < 7; call += 1) statuses.push((await read(address)).status);
    expect(statuses).toEqual([...Array<number>(6).fill(200), 429]);
  });

  it('is computed once for what it shows, whether or not the reader has it already', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const address = await feedOf(agent, trip.id);
    const first = await read(address);
    const text = await first.text();
    await service.dataSource.query('DELETE FROM calendar_event WHERE trip_id = $1', [trip.id]);
    const again = await read(address);
    expect([await again.text(), again.headers.get('etag')]).toEqual([text, first.headers.get('etag')]);
    await service
      .anonymous()
      .get(address.replace(service.publicOrigin, ''))
      .set('If-None-Match', first.headers.get('etag') ?? '')
      .expect(304);
    const counted = 'SELECT count(*)::int AS count FROM calendar_event WHERE trip_id = $1';
    expect(await service.dataSource.query(counted, [trip.id])).toEqual([{ count: 0 }]);
  });

  it('has another tag after each change that it shows', async () => {
    const { agent, trip } = await familyWithPaidTrip(service, {
      mode: 'combined',
      stays: [],
      sailing: aSailing(),
    });
    const base = `/api/v1/trips/${trip.id}`;
    const userId = randomUUID();
    const kim = joined(trip.id, userId, { role: 'editor', seesMoney: true });
    await service.dataSource.manager.insert(CollaboratorRow, kim);
    const tags = new Set<string | null>();
    const tagAfter = async (change: () => Promise<unknown>) => {
      await change();
      const address = await feedOf(service.as({ userId }), trip.id);
      tags.add((await read(address)).headers.get('etag'));
    };
    const [item, line, task] = [
      newDayItem({ time: '10:00' }),
      newLine({ dueOn: addDays(trip.startDate, -40) }),
      newTask(),
    ];
    const changes = [
      () => agent.post(`${base}/items`).send(item).expect(201),
      () => agent.patch(`${base}/items/${item.id}`).send({ version: 1, time: '11:00' }).expect(200),
      () => agent.post(`${base}/budget/lines`).send(line).expect(201),
      () =>
        agent
          .post(`${base}/expenses`)
          .send(newExpense({ lineId: line.id, category: line.category }))
          .expect(201),
      () => agent.post(`${base}/tasks`).send(task).expect(201),
      () =>
        agent
          .put(`${base}/final-payment`)
          .send({ dueOn: addDays(trip.startDate, -60), seen: null })
          .expect(200),
      () => agent.patch(`/api/trips/${trip.id}`).send({ version: trip.version, name: 'Another' }).expect(200),
      () => agent.delete(`${base}/items/${item.id}?version=2`).expect(204),
      () => service.dataSource.manager.update(CollaboratorRow, { id: kim.id }, { seesMoney: false }),
    ];
    await tagAfter(() => Promise.resolve());
    for (const change of changes) await tagAfter(change);
    expect(tags.size).toBe(changes.length + 1);
  });

  it('has no address in the demo', async () => {
    const { userId, trip } = await familyWithPaidTrip(service);
    const demo = service.as({ userId, isDemo: true });
    const { body } = await demo.post(`/api/v1/trips/${trip.id}/calendar`).expect(403);
    expect(body).toMatchObject({ code: 'DEMO_RESTRICTED' });
  });

  it('has all of its addresses ended at once by the person, and nobody else’s', async () => {
    const { userId, agent, trip } = await familyWithPaidTrip(service);
    const other = await familyWithPaidTrip(service);
    const guest = joined(other.trip.id, userId, { role: 'editor', seesMoney: true });
    await service.dataSource.manager.insert(CollaboratorRow, guest);
    const mine = [await feedOf(agent, trip.id), await feedOf(agent, other.trip.id)];
    const theirs = await feedOf(other.agent, other.trip.id);
    expect((await agent.get('/api/v1/calendar-links').expect(200)).body).toEqual({ count: 2 });
    await agent.delete('/api/v1/calendar-links').expect(204);
    expect((await agent.get('/api/v1/calendar-links').expect(200)).body).toEqual({ count: 0 });
    for (const address of mine) expect((await read(address)).status).toBe(404);
    expect((await read(theirs)).status).toBe(200);
  });
});
