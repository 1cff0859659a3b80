import { randomUUID } from 'node:crypto';
import { addDays } from '@landsea/contracts/core';
import { Budget } from '@landsea/contracts/money';
import { TripChangePlan, TripDetail, type TripChange } from '@landsea/contracts/trip';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { TripChangeRow } from './trip-change.entity.js';
import { startTrips } from '../../testing/app.js';
import {
  aSailing,
  entitlement,
  familyWithPaidTrip,
  familyWithTrip,
  newLine,
  newSavingsPlan,
  newTrip,
} from '../../testing/factories.js';

const service = await startTrips();
afterAll(() => service.close());

const pathOf = (trip: { id: string }) => `/api/trips/${trip.id}`;
const change = async (agent: TestAgent, trip: TripDetail, what: Omit<TripChange, 'version'>) =>
  TripDetail.parse(
    (
      await agent
        .patch(pathOf(trip))
        .send({ version: trip.version, ...what })
        .expect(200)
    ).body,
  );
const lastTold = async (trip: { id: string }) => {
  const [row] = await service.dataSource.query<[{ payload: object }]>(
    `SELECT payload FROM outbox_message WHERE type = 'trips.trip-changed' AND payload->>'tripId' = $1
     ORDER BY (payload->>'version')::int DESC LIMIT 1`,
    [trip.id],
  );
  return row.payload;
};

describe('PATCH /api/trips/:tripId', () => {
  it('moves a trip with its stays and days, notifies billing, and keeps what is not named', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const startDate = addDays(trip.startDate, 7);
    const endDate = addDays(trip.endDate, 7);
    const moved = await change(agent, trip, { name: 'Later', startDate, endDate });
    expect(moved).toMatchObject({ name: 'Later', startDate, endDate, version: 2, status: 'planning' });
    expect(moved.stays).toEqual([{ ...trip.stays[0], checkIn: startDate, checkOut: endDate }]);
    expect(moved.days.map(({ date }) => date)).toEqual(trip.days.map(({ date }) => addDays(date, 7)));
    expect(await lastTold(trip)).toMatchObject({ name: 'Later', startDate, endDate, version: 2 });
  });

  it('makes everybody with a birth date as old as the new dates say, and tickets with them', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const turns = (years: number) =>
      `${Number(trip.startDate.slice(0, 4)) - years}${trip.startDate.slice(4)}`;
    const birthDates = [addDays(turns(3), 1), addDays(turns(10), 1)];
    for (const birthDate of birthDates)
      await agent
        .post(`/api/v1/trips/${trip.id}/people`)
        .send({ id: randomUUID(), name: 'Kid', birthDate })
        .expect(201);
    const seen = async () => {
      const { body: now } = await agent.get(pathOf(trip)).expect(200);
      const { body: estimate } = await agent.get(`/api/v1/trips/${trip.id}/budget/estimate`).expect(200);
      return { ages: TripDetail.parse(now).party.map(({ age }) => age), guests: estimate.guests };
    };
    expect(await seen()).toEqual({ ages: [40, 2, 9], guests: { adults: 1, children: 1, infants: 1 } });
    const dates = { startDate: addDays(trip.startDate, 1), endDate: addDays(trip.endDate, 1) };
    await change(agent, trip, dates);
    expect(await seen()).toEqual({ ages: [40, 3, 10], guests: { adults: 2, children: 1, infants: 0 } });
  });

  it('refuses a change of an older version, and writes nothing', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const theirs = await change(agent, trip, { name: 'Theirs' });
    const { body } = await agent
      .patch(pathOf(trip))
      .send({ version: trip.version, name: 'Mine' })
      .expect(409);
    expect(body).toMatchObject({ code: 'EDIT_CONFLICT', message: expect.stringContaining('Theirs') });
    expect((await agent.get(pathOf(trip)).expect(200)).body).toEqual(theirs);
  });

  it('lets one of two through that come at once', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const answers = await Promise.all(
      ['One', 'Two'].map((name) => agent.patch(pathOf(trip)).send({ version: trip.version, name })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    ['an end before the start', { endDate: '2020-01-01' }, 'endDate', 'The trip cannot end before it starts'],
    ['a cruise without a sailing', { mode: 'cruise' }, 'sailing', 'Add the sailing of this trip'],
    ['no version', { version: undefined, name: 'X' }, 'version', 'Name the version of the trip that you saw'],
    [
      'archiving besides',
      { archived: true, name: 'X' },
      'archived',
      'Archive a trip or change it: one of the two at a time',
    ],
    ['a name of spaces', { name: '  ' }, 'name', 'Trip name is required'],
  ])('refuses %s', async (_, what, path, message) => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const { body } = await agent
      .patch(pathOf(trip))
      .send({ version: trip.version, ...what })
      .expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path, message }] });
  });

  it('takes a sailing away when that is said, from a trip that can be without one', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const atSea = await change(agent, trip, { mode: 'combined', sailing: aSailing() });
    const { body } = await agent
      .patch(pathOf(trip))
      .send({ version: atSea.version, sailing: null })
      .expect(400);
    expect(body).toMatchObject({ fields: [{ path: 'sailing', message: 'Add the sailing of this trip' }] });
    expect((await change(agent, atSea, { mode: 'parks', sailing: null })).sailing).toBeNull();
  });

  it('is free for archiving, and behind the paywall for the rest', async () => {
    const { agent, trip } = await familyWithTrip(service);
    const { body } = await agent.patch(pathOf(trip)).send({ version: 1, name: 'X' }).expect(403);
    expect(body).toMatchObject({ code: 'PAYWALL' });
    await agent.patch(pathOf(trip)).send({ archived: true }).expect(200);
  });
});

describe('what a change would do', () => {
  it('is previewed without saving anything', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const { body } = await agent
      .post(`/api/v1/trips/${trip.id}/change-plan`)
      .send({ version: trip.version, endDate: addDays(trip.endDate, -2) })
      .expect(200);
    const { effects } = TripChangePlan.parse(body);
    expect(effects.map(({ kind, what }) => [kind, what])).toEqual([
      ['moves', 'The trip'],
      ['changes', 'Pop Century Resort'],
      ['check', 'Change the booking at Pop Century Resort'],
      ['changes', expect.any(String)],
    ]);
    expect((await agent.get(pathOf(trip)).expect(200)).body).toEqual(trip);
  });

  it('leaves a final payment on the day that the budget says', async () => {
    const [userId, sailing] = [randomUUID(), { ...aSailing(), reservation: '48213390' }];
    const agent = service.as({ userId });
    const cruise = newTrip({
      mode: 'cruise',
      stays: [],
      sailing,
      endDate: addDays(sailing.embarkationDate, 3),
    });
    const trip = TripDetail.parse((await agent.post('/api/trips').send(cruise).expect(201)).body);
    await service.deliver('billing.entitlement-changed', entitlement(trip, userId));
    const later = { startDate: addDays(trip.startDate, 7), endDate: addDays(trip.endDate, 7) };
    const movedPayments = async () => {
      const path = `/api/v1/trips/${trip.id}/change-plan`;
      const { body } = await agent
        .post(path)
        .send({ version: trip.version, ...later })
        .expect(200);
      return TripChangePlan.parse(body).effects.filter(({ what }) => what.startsWith('Final'));
    };
    expect(await movedPayments()).toMatchObject([{ kind: 'moves' }]);
    const due = { dueKind: 'final-payment', dueOn: addDays(trip.startDate, -70) } as const;
    const line = newLine({ category: 'cruise-fare', ...due });
    await agent.post(`/api/v1/trips/${trip.id}/budget/lines`).send(line).expect(201);
    expect(await movedPayments()).toEqual([]);
  });

  it('leaves a budget line without a day for which there is no date any more', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const lines = `/api/v1/trips/${trip.id}/budget/lines`;
    await agent
      .post(lines)
      .send(newLine({ day: '2199-12-28' }))
      .expect(201);
    const [startDate, endDate] = [addDays(trip.startDate, 7), addDays(trip.endDate, 7)];
    const change = { version: trip.version, startDate, endDate };
    await agent.patch(`/api/trips/${trip.id}`).send(change).expect(200);
    const { body } = await agent.get(`/api/v1/trips/${trip.id}/budget`).expect(200);
    expect(Budget.parse(body).lines).toMatchObject([{ day: null }]);
  });

  it('reminds of the savings plan when another day is the first', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const plan = newSavingsPlan();
    await agent.put(`/api/v1/trips/${trip.id}/savings/plan`).send(plan).expect(200);
    const said = async (what: Omit<TripChange, 'version'>) => {
      const request = agent.post(`/api/v1/trips/${trip.id}/change-plan`);
      const { body } = await request.send({ version: trip.version, ...what }).expect(200);
      return TripChangePlan.parse(body).effects.filter(({ what: about }) => /savings/.test(about));
    };
    const [startDate, endDate] = [addDays(trip.startDate, 7), addDays(trip.endDate, 7)];
    expect(await said({ startDate, endDate })).toEqual([
      {
        kind: 'check',
        what: 'The last day of the savings plan',
        from: 'Mon, Mar 1, 2027',
        to: 'it stays as it is',
      },
    ]);
    expect(await said({ endDate })).toEqual([]);
  });

  it('is taken back in one step, days and all, while nobody changed the trip since', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    await service.dataSource.query(
      `UPDATE trip_day SET note = 'Bring cake' WHERE trip_id = $1 AND date = $2`,
      [trip.id, trip.endDate],
    );
    const noted = TripDetail.parse((await agent.get(pathOf(trip))).body);
    const cut = await change(agent, noted, { endDate: addDays(trip.endDate, -1) });
    expect(cut.days).toHaveLength(3);
    const undo = { version: cut.version };
    const { body } = await agent.post(`/api/v1/trips/${trip.id}/undo-change`).send(undo).expect(200);
    const days = noted.days.map((day) => ({ ...day, version: expect.any(Number) }));
    expect(body).toEqual({ ...noted, days, version: 3 });
    const late = await agent.post(`/api/v1/trips/${trip.id}/undo-change`).send(undo).expect(409);
    expect(late.body).toMatchObject({ code: 'EDIT_CONFLICT' });
  });

  it('keeps the parks and notes that were entered after the change that is taken back', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const moved = await change(agent, trip, {
      startDate: addDays(trip.startDate, 7),
      endDate: addDays(trip.endDate, 7),
    });
    await service.dataSource.query(
      `UPDATE trip_day SET parks = '{epcot}', note = 'Soarin' WHERE trip_id = $1 AND date = $2`,
      [trip.id, moved.startDate],
    );
    const undo = { version: moved.version };
    const { body } = await agent.post(`/api/v1/trips/${trip.id}/undo-change`).send(undo).expect(200);
    expect(TripDetail.parse(body).days[0]).toMatchObject({
      date: trip.startDate,
      parks: ['epcot'],
      note: 'Soarin',
    });
  });

  it('is remembered for the last fifty changes and as many undos, and for none before', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const { manager } = service.dataSource;
    await change(agent, trip, { name: 'Settled' });
    const first = await manager.findOneByOrFail(TripChangeRow, { tripId: trip.id, version: 2 });
    const settled = { ...first.before, name: 'Settled' };
    const later = Array.from({ length: 99 }, (_, index) => ({
      ...first,
      version: 3 + index,
      before: settled,
    }));
    await manager.insert(
      TripChangeRow,
      later.map((row) => (row.version === 3 ? { ...row, before: { ...settled, name: 'The oldest' } } : row)),
    );
    await manager.query('UPDATE trip SET version = 101 WHERE id = $1', [trip.id]);
    await change(agent, { ...trip, version: 101 }, { name: 'Settled' });
    const undo = (version: number) => agent.post(`/api/v1/trips/${trip.id}/undo-change`).send({ version });
    await undo(2).expect(404);
    expect((await undo(3).expect(200)).body).toMatchObject({ name: 'The oldest', version: 103 });
  });
});

it('moves the days of budget lines along, and back', async () => {
  const { agent, trip } = await familyWithPaidTrip(service);
  const path = `/api/v1/trips/${trip.id}/budget`;
  const days = async () => Budget.parse((await agent.get(path).expect(200)).body).lines.map(({ day }) => day);
  await agent
    .post(`${path}/lines`)
    .send(newLine({ day: trip.startDate }))
    .expect(201);
  const moved = await change(agent, trip, {
    startDate: addDays(trip.startDate, 7),
    endDate: addDays(trip.endDate, 7),
  });
  expect(await days()).toEqual([moved.startDate]);
  await agent.post(`/api/v1/trips/${trip.id}/undo-change`).send({ version: moved.version }).expect(200);
  expect(await days()).toEqual([trip.startDate]);
});
