import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { defaultNotifications, type NotificationChoices } from '@landsea/contracts/account';
import { ReminderChoices, Reminders, windowKinds, type ReminderLead } from '@landsea/contracts/planning';
import type { TestAgent, TestService } from '@landsea/nest-kit/testing';
import { ReminderDispatch } from './reminder-dispatch.js';
import { ReminderPlanner } from './reminder-planner.js';
import { startTrips } from '../../testing/app.js';
import { CollaboratorRow } from '../../trip/collaborators/collaborator.entity.js';
import { familyWithPaidTrip, joined, newLine, newTable } from '../../testing/factories.js';

/** Answers of identity for each person; a person who is missing here has no account. */
const people = new Map<string, NotificationChoices>();
/** The answers about one person that wait to be sent. */
const held = new Map<string, (() => void)[]>();
let identity: Server;
let service: TestService;

beforeAll(async () => {
  identity = createServer(({ url = '' }, response) => {
    const userId = url.split('/')[3] ?? '';
    const notifications = people.get(userId);
    const answer = JSON.stringify({
      userId,
      email: `${userId}@example.com`,
      firstName: 'Robin',
      emailVerified: true,
      notifications,
    });
    const send = () => {
      response.writeHead(notifications ? 200 : 404, { 'content-type': 'application/json' });
      response.end(answer);
    };
    const waiting = held.get(userId);
    if (waiting) waiting.push(send);
    else send();
  });
  await new Promise<void>((resolve) => identity.listen(0, '127.0.0.1', resolve));
  const { port } = identity.address() as AddressInfo;
  service = await startTrips({ SEED_TRIP_API_KEYS: '', IDENTITY_URL: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await service.close();
  identity.close();
});

const leads = (lead: ReminderLead) => ({
  leads: Object.fromEntries(windowKinds.map((kind) => [kind, lead])),
});

async function remindedFamily(change: Partial<NotificationChoices> = {}) {
  const family = await familyWithPaidTrip(service);
  people.set(family.userId, { ...defaultNotifications, ...change });
  // The service's own round may have asked about them before.
  await service.deliver('identity.notifications-changed', { userId: family.userId });
  await plan();
  return family;
}
/** Until nothing waits: the service's own round may hold a trip when ours comes by. */
async function plan(): Promise<void> {
  await service.app.get(ReminderPlanner).plan();
  const [{ waiting }] = await service.dataSource.query<[{ waiting: number }]>(
    'SELECT count(*)::int AS waiting FROM reminder_work',
  );
  if (waiting > 0) await plan();
}
const dispatch = () => service.app.get(ReminderDispatch).dispatch();
/** Until nothing is due: the service's own run may be sending it at the same time. */
async function tellAll(): Promise<void> {
  await dispatch();
  const [{ due }] = await service.dataSource.query<[{ due: number }]>(
    'SELECT count(*)::int AS due FROM reminder WHERE sent_at IS NULL AND remind_at <= now()',
  );
  if (due > 0) await tellAll();
}
/** Until only this reminder is due. */
async function tellAllBut(userId: string, windowId: string): Promise<void> {
  await dispatch();
  const due = (await rows(userId)).filter((row) => row.sent_at === null).map((row) => row.window_id);
  if (due.some((id) => id !== windowId)) await tellAllBut(userId, windowId);
  else expect(due).toEqual([windowId]);
}
const rows = (userId: string) =>
  service.dataSource.query<{ window_id: string; opens_at: Date; remind_at: Date; sent_at: Date | null }[]>(
    'SELECT window_id, opens_at, remind_at, sent_at FROM reminder WHERE user_id = $1 ORDER BY remind_at, window_id',
    [userId],
  );
const makeDue = (userId: string) =>
  service.dataSource.query(`UPDATE reminder SET remind_at = now() - interval '1 second' WHERE user_id = $1`, [
    userId,
  ]);
const emailsTo = (userId: string) =>
  service.dataSource.query<{ subject: string; text: string }[]>(
    'SELECT subject, text FROM mail_message WHERE recipient = $1',
    [`${userId}@example.com`],
  );
const shownTo = async (agent: TestAgent) =>
  Reminders.parse((await agent.get('/api/v1/reminders').expect(200)).body).reminders;

describe('reminders', () => {
  it('are planned as the settings say, and again when the person or the settings choose otherwise', async () => {
    const { userId, agent } = await remindedFamily();
    const day = async () => (await rows(userId))[0]?.remind_at.getTime() ?? 0;
    const oneDay = await day();
    expect((await rows(userId)).map(({ window_id }) => window_id)).toEqual([
      'dining-stay-1',
      'multi-pass-stay-1',
      'single-pass-stay-1',
    ]);
    people.set(userId, { ...defaultNotifications, reminderLeadDays: 7 });
    await service.deliver('identity.notifications-changed', { userId });
    await plan();
    expect((oneDay - (await day())) / 86_400_000).toBeCloseTo(6, 1);
    const mine = { ...leads('default'), leads: { ...leads('off').leads, dining: '3h' } };
    const { body } = await agent.put('/api/v1/reminders/choices').send(mine).expect(200);
    expect(ReminderChoices.parse(body).leads.dining).toBe('3h');
    await plan();
    expect((await rows(userId)).map(({ window_id }) => window_id)).toEqual(['dining-stay-1']);
    expect(((await day()) - oneDay) / 3_600_000).toBeCloseTo(21, 0);
  });

  it('follow what changes while identity is asked: other choices, and a guest who joins', async () => {
    const { userId, trip } = await remindedFamily();
    const guest = randomUUID();
    people.set(guest, defaultNotifications);
    const waiting: (() => void)[] = [];
    held.set(userId, waiting);
    await service.deliver('identity.notifications-changed', { userId });
    const planning = plan();
    while (waiting.length === 0) await pause(20);
    people.set(userId, { ...defaultNotifications, reminderLeadDays: 7 });
    await service.deliver('identity.notifications-changed', { userId });
    await service.dataSource.manager.insert(
      CollaboratorRow,
      joined(trip.id, guest, { role: 'viewer', seesMoney: false }),
    );
    held.delete(userId);
    for (const send of waiting) send();
    await planning;
    await plan();
    const daysBefore = ({ opens_at: opensAt, remind_at: remindAt }: { opens_at: Date; remind_at: Date }) =>
      Math.round((opensAt.getTime() - remindAt.getTime()) / 86_400_000);
    expect((await rows(userId)).map(daysBefore)).toEqual([7, 7, 7]);
    expect((await rows(guest)).map(daysBefore)).toEqual([1, 1, 1]);
  });

  it('are sent once, by one email and in the app, however many workers try', async () => {
    const { userId, agent, trip } = await remindedFamily();
    await makeDue(userId);
    await Promise.all([dispatch(), dispatch(), dispatch()]);
    await tellAll();
    const emails = await emailsTo(userId);
    expect(emails).toHaveLength(1);
    expect(emails[0]?.text).toContain(`/trip/${trip.id}/timeline`);
    const shown = await shownTo(agent);
    expect(shown.map(({ kind }) => kind)).toEqual(['dining', 'multi-pass', 'single-pass']);
    await agent.delete(`/api/v1/reminders/${shown[0]?.id ?? ''}`).expect(204);
    expect(await shownTo(agent)).toHaveLength(2);
    await service.dataSource.query('UPDATE trip SET name = $2 WHERE id = $1', [trip.id, 'Renamed']);
    await plan();
    await tellAll();
    expect(await emailsTo(userId)).toHaveLength(1);
  });

  it('are silent about a window whose task is done, by email and in the app', async () => {
    const { userId, agent, trip } = await remindedFamily();
    const finish = async (windowId: string, status: 'done' | 'to-do' = 'done') => {
      const tasks = `/api/v1/trips/${trip.id}/tasks`;
      const id = randomUUID();
      await agent.post(`${tasks}/from-window`).send({ id, windowId }).expect(201);
      await agent.put(`${tasks}/${id}/place`).send({ status, afterId: null }).expect(200);
      return () => agent.put(`${tasks}/${id}/place`).send({ status: 'to-do', afterId: null }).expect(200);
    };
    const reopen = await finish('dining-stay-1');
    await finish('multi-pass-stay-1', 'to-do');
    await plan();
    await makeDue(userId);
    await tellAllBut(userId, 'dining-stay-1');
    expect((await shownTo(agent)).map(({ kind }) => kind)).toEqual(['multi-pass', 'single-pass']);
    await finish('single-pass-stay-1');
    expect((await shownTo(agent)).map(({ kind }) => kind)).toEqual(['multi-pass']);
    await reopen();
    await tellAll();
    expect((await shownTo(agent)).map(({ kind }) => kind)).toEqual(['dining', 'multi-pass']);
  });

  it('are neither marked nor sent when the email cannot be written in the same breath', async () => {
    const { userId } = await remindedFamily();
    await makeDue(userId);
    await service.dataSource.query(
      `ALTER TABLE mail_message ADD CONSTRAINT refuses CHECK (recipient <> '${userId}@example.com')`,
    );
    await dispatch();
    expect((await rows(userId)).every(({ sent_at }) => sent_at === null)).toBe(true);
    await service.dataSource.query('ALTER TABLE mail_message DROP CONSTRAINT refuses');
    await tellAll();
    expect(await emailsTo(userId)).toHaveLength(1);
  });

  it('are sent once, though a worker dies between the mark and the email', async () => {
    const { userId } = await remindedFamily();
    await makeDue(userId);
    const gate = service.dataSource.createQueryRunner();
    await gate.startTransaction();
    await gate.query('LOCK TABLE mail_message IN EXCLUSIVE MODE'); // what a worker has marked, its email waits here
    const dying = dispatch();
    const waiting = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND query ILIKE '%INTO%mail_message%'`;
    while ((await service.dataSource.query<unknown[]>(waiting)).length === 0) await pause(20);
    await dying;
    expect((await rows(userId)).every(({ sent_at }) => sent_at === null)).toBe(true);
    await gate.rollbackTransaction();
    await gate.release();
    await tellAll();
    expect(await emailsTo(userId)).toHaveLength(1);
    expect((await rows(userId)).every(({ sent_at }) => sent_at !== null)).toBe(true);
  });

  it('go where the settings allow: in the app only, or nowhere', async () => {
    const quiet = await remindedFamily({ remindersByMail: false });
    const silent = await remindedFamily({ remindersByMail: false, remindersInApp: false });
    for (const { userId } of [quiet, silent]) await makeDue(userId);
    await tellAll();
    expect(await shownTo(quiet.agent)).toHaveLength(3);
    expect(await shownTo(silent.agent)).toHaveLength(0);
    for (const { userId } of [quiet, silent]) expect(await emailsTo(userId)).toHaveLength(0);
  });

  it('move with the trip, come with a booked table, and end with the trip or the account', async () => {
    const { userId, agent, trip } = await remindedFamily();
    const before = await rows(userId);
    await agent.post(`/api/v1/trips/${trip.id}/items`).send(newTable()).expect(201);
    await service.dataSource.query(
      `UPDATE trip SET stays = jsonb_set(stays, '{0,checkIn}', to_jsonb(((stays->0->>'checkIn')::date + 1)::text))
        WHERE id = $1`,
      [trip.id],
    );
    await service.dataSource.query(`UPDATE trip_day SET kind = 'travel' WHERE trip_id = $1 AND date = $2`, [
      trip.id,
      trip.startDate,
    ]);
    await plan();
    const after = await rows(userId);
    const ofDayWithoutHotel = ['dining-day-1', 'multi-pass-tickets-1', 'single-pass-tickets-1'];
    const kept = after.filter(({ window_id }) => !ofDayWithoutHotel.includes(window_id));
    expect(after).toHaveLength(kept.length + ofDayWithoutHotel.length);
    expect(kept).toHaveLength(before.length + 1);
    expect(kept[0]?.remind_at.getTime()).toBeGreaterThan(before[0]?.remind_at.getTime() ?? 0);
    await agent.patch(`/api/trips/${trip.id}`).send({ archived: true }).expect(200);
    await plan();
    expect(await rows(userId)).toEqual([]);

    const gone = await remindedFamily();
    await makeDue(gone.userId);
    await tellAll();
    await service.deliver('identity.account-erased', { userId: gone.userId });
    expect(await rows(gone.userId)).toEqual([]);
    expect(await emailsTo(gone.userId)).toEqual([]);
  });

  it('come to each who shares the trip, as they chose, and to nobody whose share has ended', async () => {
    const family = await familyWithPaidTrip(service);
    const guests = ['money', 'no-money', 'revoked'].map((part) => ({ part, userId: randomUUID() }));
    for (const { userId } of [family, ...guests]) people.set(userId, defaultNotifications);
    for (const { part, userId } of guests) {
      const guest = joined(family.trip.id, userId, { role: 'viewer', seesMoney: part === 'money' });
      await service.dataSource.manager.insert(CollaboratorRow, guest);
    }
    const [payer, guest, revoked] = guests.map(({ userId }) => ({ userId, agent: service.as({ userId }) }));
    if (!payer || !guest || !revoked) throw new Error('three guests are needed');
    await guest.agent
      .put('/api/v1/reminders/choices')
      .send({ leads: { ...leads('off').leads, payment: '1d', dining: '3d' } })
      .expect(200);
    const line = newLine({
      label: 'Deposit',
      category: 'resort-stay',
      dueKind: 'deposit',
      dueOn: family.trip.startDate,
    });
    const budget = `/api/v1/trips/${family.trip.id}/budget/lines`;
    await family.agent.post(budget).send(line).expect(201);
    await plan();
    const windowsOf = async (userId: string) => (await rows(userId)).map(({ window_id }) => window_id).sort();
    const all = ['dining-stay-1', 'multi-pass-stay-1', `payment-${line.id}`, 'single-pass-stay-1'];
    expect(await windowsOf(family.userId)).toEqual(all);
    expect(await windowsOf(payer.userId)).toEqual(all);
    expect(await windowsOf(guest.userId)).toEqual(['dining-stay-1']);

    await service.dataSource.query('DELETE FROM collaborator WHERE user_id = $1', [revoked.userId]);
    await service.dataSource.query('UPDATE collaborator SET sees_money = false WHERE user_id = $1', [
      payer.userId,
    ]);
    for (const { userId } of [family, ...guests]) await makeDue(userId);
    // The service's own run may be sending one of them at the same time.
    for (const { userId } of [family, payer, guest])
      while ((await emailsTo(userId)).length === 0) await Promise.all([dispatch(), dispatch()]);
    expect(await emailsTo(revoked.userId)).toEqual([]);
    expect(await shownTo(revoked.agent)).toEqual([]);
    expect((await emailsTo(payer.userId)).map(({ text }) => text.includes('Deposit'))).toEqual([false]);
    expect((await emailsTo(family.userId)).map(({ text }) => text.includes('$205.00'))).toEqual([true]);
    expect(await emailsTo(guest.userId)).toHaveLength(1);
    await plan();
    expect(await windowsOf(revoked.userId)).toEqual([]);
    await family.agent.patch(`${budget}/${line.id}`).send({ version: 1, status: 'paid' }).expect(200);
    // Not due again, or the service's own run would send it before ours takes it back.
    await service.dataSource.query(
      `UPDATE reminder SET sent_at = NULL, remind_at = now() + interval '1 day' WHERE user_id = $1`,
      [family.userId],
    );
    await plan();
    expect(await windowsOf(family.userId)).not.toContain(`payment-${line.id}`);
  });

  it('refuses a lead that there is not', async () => {
    const agent = service.as({});
    const { body } = await agent
      .put('/api/v1/reminders/choices')
      .send(leads('9d' as ReminderLead))
      .expect(400);
    expect(JSON.stringify(body)).toContain('Choose how long before');
  });
});

it('lets a trip be changed while its reminders are reckoned', async () => {
  const { agent, trip } = await familyWithPaidTrip(service);
  const people = `/api/v1/trips/${trip.id}/people`;
  const add = () => agent.post(people).send({ id: randomUUID(), name: 'Leo', age: 6 });
  await service.dataSource.query(`INSERT INTO reminder_work (trip_id) VALUES ($1)`, [trip.id]);
  const reckoning = service.dataSource.createQueryRunner();
  await reckoning.startTransaction();
  await reckoning.query(`DELETE FROM reminder_work WHERE trip_id = $1`, [trip.id]);
  let isAdded = false;
  const adding = add().then(({ status }) => {
    isAdded = true;
    return status;
  });
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  while (!isAdded && (await service.dataSource.query<unknown[]>(waiting)).length === 0) await pause(20);
  await reckoning.query(`SELECT FROM trip WHERE id = $1 FOR KEY SHARE`, [trip.id]);
  await reckoning.commitTransaction();
  await reckoning.release();
  expect(await adding).toBe(201);
});

it('plans a change that was not committed while an earlier one was planned', async () => {
  const { trip } = await familyWithPaidTrip(service);
  await plan();
  await service.dataSource.transaction(async (later) => {
    await service.dataSource.query(`UPDATE trip SET name = 'Earlier' WHERE id = $1`, [trip.id]);
    await later.query(`DELETE FROM trip_day WHERE trip_id = $1`, [trip.id]);
    await plan();
    // Only this transaction sees its own row, so that the service's own round cannot take it first.
    const left = await later.query<unknown[]>(`SELECT 1 FROM reminder_work WHERE trip_id = $1`, [trip.id]);
    expect(left.length).toBeGreaterThan(0);
  });
});
