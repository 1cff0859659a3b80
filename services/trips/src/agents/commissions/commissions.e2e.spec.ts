import { randomUUID } from 'node:crypto';
import {
  Commission,
  CommissionList,
  CommissionStatementList,
  StatementDetail,
  UnclaimedLineList,
  type AddStatement,
  type NewStatementLine,
} from '@landsea/contracts/agents';
import { addDays, getDateIn } from '@landsea/contracts/core';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { aTeam, addClient } from '../../testing/agency-factories.js';
import { startTrips } from '../../testing/app.js';
import { aSupplier, someWork } from '../../testing/client-bodies.js';
import { anAgentWithPlan } from '../../testing/consent-factories.js';
import { newHotel, newTrip } from '../../testing/factories.js';

const service = await startTrips();
afterAll(() => service.close());

const today = getDateIn(new Date());
/** Travel that was over this many days ago. */
const year = (days: number): string => addDays(today, -days).slice(0, 4);

const addBooking = async (
  agent: TestAgent,
  clientId: string,
  {
    number,
    endedDaysAgo = 90,
    supplierId = null as string | null,
    cents = 1_000_00,
  }: {
    number: string;
    endedDaysAgo?: number;
    supplierId?: string | null;
    cents?: number;
  },
) => {
  const [startDate, endDate] = [addDays(today, -endedDaysAgo - 4), addDays(today, -endedDaysAgo)];
  const made = await agent
    .post(`/api/v1/clients/${clientId}/trips`)
    .send(newTrip({ startDate, endDate, stays: [] }));
  const tripId = String(made.body.id);
  const zone = 'America/New_York';
  const booking = newHotel({
    title: `Hotel ${number}`,
    numbers: [{ role: 'confirmation', value: number }],
    start: { date: startDate, time: '15:00', zone },
    end: { date: endDate, time: '11:00', zone },
  });
  const work = { ...someWork, supplierId, rate: 1_000, commissionableCents: cents };
  await agent.post(`/api/v1/agent-trips/${tripId}/bookings`).send({ booking, work }).expect(201);
  return { tripId, bookingId: booking.id, startDate };
};

const desk = async () => {
  const known = await anAgentWithPlan(service);
  return { ...known, ...callsOf(known.agent) };
};

const callsOf = (agent: TestAgent) => ({
  list: async (of = year(90)) =>
    CommissionList.parse((await agent.get('/api/v1/commissions').query({ year: of }).expect(200)).body)
      .commissions,
  add: async (over: Partial<AddStatement>) =>
    StatementDetail.parse(
      (await agent.post('/api/v1/commission-statements').send(aStatement(over)).expect(201)).body,
    ),
  open: async (id: string) =>
    StatementDetail.parse((await agent.get(`/api/v1/commission-statements/${id}`).expect(200)).body),
  change: (id: string, body: object) => agent.patch(`/api/v1/commission-statements/${id}`).send(body),
  match: (id: string, lineId: string, body: object) =>
    agent.put(`/api/v1/commission-statements/${id}/lines/${lineId}`).send(body),
  unclaimed: async (search?: string) =>
    UnclaimedLineList.parse(
      (
        await agent
          .get('/api/v1/commission-lines')
          .query(search === undefined ? {} : { search })
          .expect(200)
      ).body,
    ),
});

const line = (over: Partial<NewStatementLine>): NewStatementLine => ({
  ...{ id: randomUUID(), number: '', guestName: '', supplierName: '', travelOn: null },
  ...{ cents: 100_00, isFee: false, note: '', ...over },
});
const hash = (): string => `${randomUUID()}${randomUUID()}`.replaceAll('-', '');
const aStatement = (over: Partial<AddStatement>): AddStatement => ({
  ...{ id: randomUUID(), payer: 'host', name: 'Harbor Host', supplierId: null, paidOn: today },
  ...{
    bankCents: 100_00,
    fileName: 'payout.csv',
    isReversed: false,
    sha256: hash(),
    lines: [line({})],
    ...over,
  },
});

it('expects by the supplier’s rule, shares with the host to the cent, and says what is late', async () => {
  const { agent, clientId, list } = await desk();
  const supplierId = randomUUID();
  const supplier = { ...aSupplier(), agentShare: 7_000, paysAfterDays: 30, version: 0 };
  await agent.put(`/api/v1/booking-suppliers/${supplierId}`).send(supplier).expect(200);
  await addBooking(agent, clientId, { number: 'LATE', supplierId, cents: 1_000_05 });
  await addBooking(agent, clientId, { number: 'SOON', endedDaysAgo: 20, supplierId });
  const all = [...(await list()), ...(await list(year(20)))];
  expect(all.find(({ title }) => title === 'Hotel LATE')).toMatchObject({
    ...{ expectedCents: 100_01, share: 7_000, ownCents: 70_01, receivedCents: 0, state: 'overdue' },
    ...{
      dueOn: addDays(today, -60),
      clientName: 'Ada Byron',
      supplierName: 'Walt Disney World',
      numbers: ['LATE'],
    },
  });
  expect(all.find(({ title }) => title === 'Hotel SOON')).toMatchObject({
    state: 'waiting',
    ownCents: 70_00,
  });
  expect((await list(String(Number(year(20)) + 5))).map(({ state }) => state)).toEqual(['overdue']);
});

it('matches a statement by number, suggests the rest, and closes only to the cent', async () => {
  const { agent, clientId, list, add, change, match, open, unclaimed } = await desk();
  const paid = await addBooking(agent, clientId, { number: 'WD2455421' });
  const swapped = await addBooking(agent, clientId, { number: '411613712933', cents: 900_00 });
  const lines = [
    line({ number: 'wd-2455421' }),
    line({ number: '411631712933', travelOn: swapped.startDate, cents: 90_00 }),
    line({ number: 'INV 2231', guestName: 'Somebody', cents: 37_31 }),
  ];
  const { statement, lines: read } = await add({ lines, bankCents: 225_00 });
  expect(read.map((each) => [each.parts.length, each.suggestions.map(({ reason }) => reason)])).toEqual([
    [1, []],
    [0, ['alike']],
    [0, []],
  ]);
  const received = async () => (await list()).find(({ bookingId }) => bookingId === paid.bookingId);
  expect(await received()).toMatchObject({ receivedCents: 100_00, state: 'paid' });

  const refused = await change(statement.id, { version: 1, isClosed: true }).expect(400);
  expect(JSON.stringify(refused.body)).toContain('$2.31 less');
  const fee = { id: randomUUID(), version: 1, note: 'Wire fee', cents: -2_31 };
  await agent.post(`/api/v1/commission-statements/${statement.id}/fees`).send(fee).expect(200);
  const [suggestion] = read[1]?.suggestions ?? [];
  await match(statement.id, read[1]?.id ?? '', { version: 2, parts: suggestion?.parts }).expect(200);
  await match(statement.id, read[1]?.id ?? '', {
    version: 3,
    parts: [{ ...suggestion?.parts[0], cents: 1 }],
  }).expect(400);
  await change(statement.id, { version: 3, isClosed: true }).expect(200);
  expect((await open(statement.id)).statement).toMatchObject({ unclaimed: 1, lines: 4, linesCents: 225_00 });

  await agent.delete(`/api/v1/commission-statements/${statement.id}`).expect(409);
  await change(statement.id, { version: 4, bankCents: 1 }).expect(409);
  expect((await unclaimed('inv')).lines.map(({ number }) => number)).toEqual(['INV 2231']);
  expect((await unclaimed('$37.31')).total).toBe(1);
  expect((await unclaimed('WD2455421')).total).toBe(0);
});

it('changes nothing for the same file, and tells the second of two people', async () => {
  const { agent, clientId, list, add, change, match } = await desk();
  const { bookingId } = await addBooking(agent, clientId, { number: 'R8770544' });
  const first = aStatement({ lines: [line({ number: 'R8770544' })] });
  const { statement, lines } = await add(first);
  const again = await add({ ...first, id: randomUUID(), lines: [line({ number: 'R8770544' })] });
  expect(again.statement).toEqual(statement);
  expect((await list()).find((each) => each.bookingId === bookingId)?.receivedCents).toBe(100_00);
  await match(statement.id, lines[0]?.id ?? '', { version: 1, parts: [] }).expect(200);
  const second = await match(statement.id, lines[0]?.id ?? '', { version: 1, parts: lines[0]?.parts }).expect(
    409,
  );
  expect(JSON.stringify(second.body)).toContain('Somebody changed this statement meanwhile');
  await change(statement.id, { version: 1, isClosed: true }).expect(409);
  expect((await list()).find((each) => each.bookingId === bookingId)?.state).toBe('overdue');
  await agent.delete(`/api/v1/commission-statements/${statement.id}`).expect(204);
  await agent.get(`/api/v1/commission-statements/${statement.id}`).expect(404);
});

it('takes the agent’s share of what a supplier pays, and takes back what was taken back', async () => {
  const { agent, clientId, list, add } = await desk();
  const supplierId = randomUUID();
  await agent
    .put(`/api/v1/booking-suppliers/${supplierId}`)
    .send({ ...aSupplier(), agentShare: 8_000, version: 0 })
    .expect(200);
  const { bookingId } = await addBooking(agent, clientId, { number: '37488218', supplierId });
  const own = async () => (await list()).find((each) => each.bookingId === bookingId);
  await add({ payer: 'supplier', supplierId, lines: [line({ number: '37488218' })] });
  expect(await own()).toMatchObject({ ownCents: 80_00, receivedCents: 80_00, state: 'paid' });
  const back = await add({
    payer: 'supplier',
    supplierId,
    bankCents: 0,
    lines: [line({ number: '37488218', cents: -100_00 })],
  });
  expect(back.statement).toMatchObject({ linesCents: -100_00, unclaimed: 0 });
  expect(await own()).toMatchObject({ receivedCents: 0, state: 'reversed' });
});

it('keeps that the agent asked for it, or expects no more', async () => {
  const { agent, clientId, list } = await desk();
  const { tripId, bookingId } = await addBooking(agent, clientId, { number: 'ASK' });
  const mark = (body: object) => agent.put(`/api/v1/commissions/${tripId}/${bookingId}`).send(body);
  const asked = Commission.parse(
    (await mark({ askedOn: today, settledNote: null, version: 0 }).expect(200)).body,
  );
  expect(asked).toMatchObject({ askedOn: today, state: 'overdue', version: 1 });
  await mark({ askedOn: null, settledNote: null, version: 0 }).expect(409);
  await mark({ askedOn: today, settledNote: 'The rate did not pay', version: 1 }).expect(200);
  expect((await list()).find((each) => each.bookingId === bookingId)?.state).toBe('settled');
});

it('refuses a card number, a supplier of others and a line too many, with a sentence, and keeps nothing', async () => {
  const { agent } = await desk();
  for (const [over, sentence] of [
    [{ lines: [line({ note: '4111 1111 1111 1111' })] }, 'That looks like a card number'],
    [{ supplierId: randomUUID() }, 'Choose a supplier of your agency'],
    [{ lines: Array.from({ length: 2_001 }, () => line({})) }, 'at most 2,000 lines'],
    [{ lines: [] }, 'no line with an amount'],
  ] as const) {
    const refused = await agent
      .post('/api/v1/commission-statements')
      .send(aStatement(over as object))
      .expect(400);
    expect(JSON.stringify(refused.body)).toContain(sentence);
  }
  const { statements } = CommissionStatementList.parse(
    (await agent.get('/api/v1/commission-statements')).body,
  );
  expect(statements).toEqual([]);
});

it('shows an agent no cent of a colleague, the owner all, and an assistant none', async () => {
  const { owner, agent, assistant } = await aTeam(service);
  const clientId = await addClient(agent);
  const { tripId, bookingId } = await addBooking(agent.call, clientId, { number: 'TEAM1234' });
  const { statement } = await callsOf(agent.call).add({ lines: [line({ number: 'TEAM1234' })] });
  expect((await callsOf(owner.call).open(statement.id)).lines[0]?.parts).toHaveLength(1);
  expect((await callsOf(owner.call).list()).map((each) => each.bookingId)).toEqual([bookingId]);
  for (const path of [
    'commissions?year=2027',
    'commission-statements',
    'commission-lines',
    `commission-statements/${statement.id}`,
  ])
    await assistant.call.get(`/api/v1/${path}`).expect(403);
  const colleague = await desk();
  expect(await colleague.list()).toEqual([]);
  await colleague.agent.get(`/api/v1/commission-statements/${statement.id}`).expect(404);
  await colleague.agent
    .put(`/api/v1/commissions/${tripId}/${bookingId}`)
    .send({ askedOn: null, settledNote: '', version: 0 })
    .expect(404);
  const foreign = await colleague.add({ lines: [line({ number: 'TEAM1234' })] });
  expect(foreign.lines[0]).toMatchObject({ parts: [], suggestions: [] });
  const taken = { version: 1, parts: [{ tripId, bookingId, cents: 100_00 }] };
  await colleague.match(foreign.statement.id, foreign.lines[0]?.id ?? '', taken).expect(404);
});
