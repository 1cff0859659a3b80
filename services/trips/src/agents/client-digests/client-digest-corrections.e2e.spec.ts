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

const { aFamily, choose, book, change, preview, textsOf, run } = makeDigestCalls(() => service);
const LINE = '6:10 PM: Liberty Tree Tavern, confirmation QX-77';

const aFamilyWithTable = async () => {
  const family = await aFamily();
  await choose(family);
  return { ...family, item: await book(family) };
};

describe('what was told and is not true any more', () => {
  it('is canceled once, on its day, when it was deleted', async () => {
    const family = await aFamilyWithTable();
    await run(family);
    expect(await textsOf(family)).toEqual([]);
    await family.agent.delete(`/api/v1/trips/${family.trip.id}/items/${family.item.id}`).expect(204);
    expect((await preview(family)).lines).toMatchObject([
      { text: `${LINE} (canceled)`, day: family.trip.startDate, tripName: 'Byron spring break' },
    ]);
    await run(family);
    expect(await textsOf(family)).toEqual([]);
  });

  it('is canceled when it is a wish again, and new when it is booked again', async () => {
    const family = await aFamilyWithTable();
    await run(family);
    const free = { status: 'wish', date: null, time: null };
    const wish = await change(family, family.item, free);
    expect((await preview(family)).lines).toMatchObject([
      { text: `${LINE} (canceled)`, day: family.trip.startDate },
    ]);
    await run(family);
    await change(family, wish, { status: 'booked', date: family.trip.startDate, time: '18:10' });
    expect(await textsOf(family)).toEqual([LINE]);
  });

  it('is canceled when the booking was undone', async () => {
    const family = await aFamilyWithTable();
    await run(family);
    const { body } = await family.agent.get(`/api/v1/trips/${family.trip.id}/activity`).expect(200);
    const { activities } = body as { activities: { id: string; what: string }[] };
    const entry = activities.find(({ what }) => what === family.item.title);
    const undo = `/api/v1/trips/${family.trip.id}/activity/${String(entry?.id)}/undo`;
    expect((await family.agent.post(undo).send({})).status).toBeLessThan(300);
    expect(await textsOf(family)).toEqual([`${LINE} (canceled)`]);
  });

  it('stays as it is once it has happened', async () => {
    const family = await aFamilyWithTable();
    await run(family);
    await change(family, family.item, { status: 'done' });
    expect(await textsOf(family)).toEqual([]);
  });

  it('is nothing to tell when the family dropped it, until the agency writes it again', async () => {
    const family = await aFamilyWithTable();
    const userId = randomUUID();
    await accept(service, family, userId, []);
    await family.agent
      .put(`/api/v1/agent-trips/${family.trip.id}/client`)
      .send({ may: 'edit', seesMoney: false, seesDocuments: false, version: 1 })
      .expect(200);
    await run(family);
    const theirs = { ...family, agent: service.as({ userId, userType: 'client' }) };
    const wish = await change(theirs, family.item, { status: 'wish', date: null, time: null });
    expect(await textsOf(family)).toEqual([]);
    const booked = { status: 'booked', date: family.trip.startDate, time: '18:10' };
    const again = await change(family, wish, booked);
    await family.agent.delete(`/api/v1/trips/${family.trip.id}/items/${again.id}`).expect(204);
    expect(await textsOf(family)).toEqual([`${LINE} (canceled)`]);
  });

  it('is told as a change, not as a favor', async () => {
    const family = await aFamilyWithTable();
    await run(family);
    await family.agent.delete(`/api/v1/trips/${family.trip.id}/items/${family.item.id}`).expect(204);
    await run(family);
    const mail = (await selectMails(service, family.email)).at(-1);
    expect(mail?.text).toContain(`Here’s what changed in your plans:`);
    expect(mail?.text).not.toContain('took care of');
  });

  it('takes back a payment that was opened again', async () => {
    const family = await aFamily();
    await choose(family);
    const paymentId = randomUUID();
    const booking = newHotel({
      title: 'Pop Century',
      start: { date: family.trip.startDate, time: '15:00', zone: 'America/New_York' },
      end: { date: addDays(family.trip.startDate, 3), time: '11:00', zone: 'America/New_York' },
      numbers: [{ role: 'confirmation', value: 'WDW-4711' }],
      totalCents: 184_200,
      payments: [
        { id: paymentId, kind: 'deposit', cents: 20_000, dueOn: getDateIn(new Date()), paidOn: null },
      ],
    });
    const path = `/api/v1/agent-trips/${family.trip.id}/bookings`;
    await family.agent.post(path).send({ booking, work: someWork }).expect(201);
    const payment = `${path}/${booking.id}/payments/${paymentId}`;
    await family.agent.post(`${payment}/confirmation`).send({}).expect(200);
    expect(await textsOf(family)).toContain('Deposit for Pop Century: $200.00, confirmed');
    await run(family);
    await family.agent.post(`${payment}/reopening`).send({}).expect(200);
    expect(await textsOf(family)).toEqual(['Deposit for Pop Century: $200.00, not paid after all']);
    await run(family);
    expect(await textsOf(family)).toEqual([]);
  });
});
