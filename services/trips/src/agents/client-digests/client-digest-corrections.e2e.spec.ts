import { randomUUID } from 'node:crypto';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { startTrips } from '../../testing/app.js';
import { someWork } from '../../testing/client-bodies.js';
import { makeDigestCalls } from '../../testing/client-digest-calls.js';
import { accept } from '../../testing/consent-factories.js';
import { newHotel } from '../../testing/factories.js';
import { selectMails } from '../../testing/sent-mails.js';

const service = await startTrips();
afterAll(() => service.close());

const { aTold, choose, book, change, preview, textsOf, run } = makeDigestCalls(() => service);
const LINE = '6:10 PM: Liberty Tree Tavern, confirmation QX-77';

const aToldTable = async () => {
  const told = await aTold();
  await choose(told);
  return { ...told, item: await book(told) };
};

describe('what was told and is not true any more', () => {
  it('is canceled once, on its day, when it was deleted', async () => {
    const told = await aToldTable();
    await run(told);
    expect(await textsOf(told)).toEqual([]);
    await told.agent.delete(`/api/v1/trips/${told.trip.id}/items/${told.item.id}`).expect(204);
    expect((await preview(told)).lines).toMatchObject([
      { text: `${LINE} (canceled)`, day: told.trip.startDate, tripName: 'Byron spring break' },
    ]);
    await run(told);
    expect(await textsOf(told)).toEqual([]);
  });

  it('is canceled when it is a wish again, and new when it is booked again', async () => {
    const told = await aToldTable();
    await run(told);
    const free = { status: 'wish', date: null, time: null };
    const wish = await change(told, told.item, free);
    expect((await preview(told)).lines).toMatchObject([
      { text: `${LINE} (canceled)`, day: told.trip.startDate },
    ]);
    await run(told);
    await change(told, wish, { status: 'booked', date: told.trip.startDate, time: '18:10' });
    expect(await textsOf(told)).toEqual([LINE]);
  });

  it('is canceled when the booking was undone', async () => {
    const told = await aToldTable();
    await run(told);
    const { body } = await told.agent.get(`/api/v1/trips/${told.trip.id}/activity`).expect(200);
    const { activities } = body as { activities: { id: string; what: string }[] };
    const entry = activities.find(({ what }) => what === told.item.title);
    const undo = `/api/v1/trips/${told.trip.id}/activity/${String(entry?.id)}/undo`;
    expect((await told.agent.post(undo).send({})).status).toBeLessThan(300);
    expect(await textsOf(told)).toEqual([`${LINE} (canceled)`]);
  });

  it('stays as it is once it has happened', async () => {
    const told = await aToldTable();
    await run(told);
    await change(told, told.item, { status: 'done' });
    expect(await textsOf(told)).toEqual([]);
  });

  it('is nothing to tell when the family dropped it, until the agency writes it again', async () => {
    const told = await aToldTable();
    const userId = randomUUID();
    await accept(service, told, userId, []);
    await told.agent
      .put(`/api/v1/agent-trips/${told.trip.id}/client`)
      .send({ may: 'edit', seesMoney: false, seesDocuments: false, version: 1 })
      .expect(200);
    await run(told);
    const family = { ...told, agent: service.as({ userId, userType: 'client' }) };
    const wish = await change(family, told.item, { status: 'wish', date: null, time: null });
    expect(await textsOf(told)).toEqual([]);
    const booked = { status: 'booked', date: told.trip.startDate, time: '18:10' };
    const again = await change(told, wish, booked);
    await told.agent.delete(`/api/v1/trips/${told.trip.id}/items/${again.id}`).expect(204);
    expect(await textsOf(told)).toEqual([`${LINE} (canceled)`]);
  });

  it('is told as a change, not as a favor', async () => {
    const told = await aToldTable();
    await run(told);
    await told.agent.delete(`/api/v1/trips/${told.trip.id}/items/${told.item.id}`).expect(204);
    await run(told);
    const mail = (await selectMails(service, told.email)).at(-1);
    expect(mail?.text).toContain(`Here’s what changed in your plans:`);
    expect(mail?.text).not.toContain('took care of');
  });

  it('takes back a payment that was opened again', async () => {
    const told = await aTold();
    await choose(told);
    const paymentId = randomUUID();
    const booking = newHotel({
      title: 'Pop Century',
      start: { date: told.trip.startDate, time: '15:00', zone: 'America/New_York' },
      end: { date: addDays(told.trip.startDate, 3), time: '11:00', zone: 'America/New_York' },
      numbers: [{ role: 'confirmation', value: 'WDW-4711' }],
      totalCents: 184_200,
      payments: [
        { id: paymentId, kind: 'deposit', cents: 20_000, dueOn: getDateIn(new Date()), paidOn: null },
      ],
    });
    const path = `/api/v1/agent-trips/${told.trip.id}/bookings`;
    await told.agent.post(path).send({ booking, work: someWork }).expect(201);
    const payment = `${path}/${booking.id}/payments/${paymentId}`;
    await told.agent.post(`${payment}/confirmation`).send({}).expect(200);
    expect(await textsOf(told)).toContain('Deposit for Pop Century: $200.00, confirmed');
    await run(told);
    await told.agent.post(`${payment}/reopening`).send({}).expect(200);
    expect(await textsOf(told)).toEqual(['Deposit for Pop Century: $200.00, not paid after all']);
    await run(told);
    expect(await textsOf(told)).toEqual([]);
  });
});
