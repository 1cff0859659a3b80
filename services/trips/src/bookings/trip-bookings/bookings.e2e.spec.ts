import { randomUUID } from 'node:crypto';
import { MOST_BOOKINGS, TripBookings, type CreateBooking } from '@landsea/contracts/bookings';
import { Budget } from '@landsea/contracts/money';
import { sumBudget, listPaymentsDue } from '@landsea/rules/money';
import { type BookingWindows, DayPlans } from '@landsea/contracts/planning';
import { PARKS_ZONE } from '@landsea/contracts/core';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { startTrips } from '../../testing/app.js';
import { familyWithPaidTrip, joined, newHotel } from '../../testing/factories.js';
import { CollaboratorRow } from '../../trip/collaborators/collaborator.entity.js';
import { sixConfirmations } from '../../testing/six-confirmations.js';

const service = await startTrips();
afterAll(() => service.close());

const inApril = { startDate: '2027-04-04', endDate: '2027-04-12', stays: [] };

type Family = Awaited<ReturnType<typeof familyWithPaidTrip>>;

const pathOf = ({ trip }: Pick<Family, 'trip'>) => `/api/v1/trips/${trip.id}`;
const bookingsOf = async (agent: TestAgent, path: string) =>
  TripBookings.parse((await agent.get(`${path}/bookings`).expect(200)).body).bookings;
const budgetOf = async ({ agent, trip }: Family) =>
  Budget.parse((await agent.get(`/api/v1/trips/${trip.id}/budget`).expect(200)).body);
const activities = async ({ agent, trip }: Family) =>
  (
    (await agent.get(`/api/v1/trips/${trip.id}/activity`).expect(200)).body as {
      activities: { id: string; action: string; what: string; details: string[] }[];
    }
  ).activities;
const undoLast = async (home: Family) => {
  const [last] = await activities(home);
  await home.agent.post(`${pathOf(home)}/activity/${last?.id ?? ''}/undo`).expect(200);
};

describe('the bookings of a trip', () => {
  it('are added once, in the order of their start, and read with the days', async () => {
    const home = await familyWithPaidTrip(service);
    const { agent } = home;
    const path = pathOf(home);
    const hotel = newHotel();
    const flight: CreateBooking = {
      id: randomUUID(),
      kind: 'flight',
      title: 'Delta 1187',
      start: { date: '2027-03-14', time: '06:05', zone: 'America/Chicago', airport: 'MSP' },
      end: { date: '2027-03-14', time: '10:28', zone: PARKS_ZONE, airport: 'MCO' },
    };
    for (const each of [hotel, hotel, flight]) await agent.post(`${path}/bookings`).send(each).expect(201);
    const kept = await bookingsOf(agent, path);
    expect(kept.map(({ title }) => title)).toEqual(['Delta 1187', 'Pop Century']);
    expect(kept[0]).toMatchObject({ ...flight, status: 'booked', currency: 'USD', version: 1 });
    const days = DayPlans.parse((await agent.get(`${path}/days`).expect(200)).body);
    expect(days.bookings).toEqual(kept);
  });

  it('say what stands now to an editor of an older version', async () => {
    const home = await familyWithPaidTrip(service);
    const hotel = newHotel();
    const path = `${pathOf(home)}/bookings`;
    await home.agent.post(path).send(hotel).expect(201);
    const first = { version: 1, title: 'Art of Animation' };
    await home.agent.patch(`${path}/${hotel.id}`).send(first).expect(200);
    const late = await home.agent.patch(`${path}/${hotel.id}`).send({ version: 1, note: 'Late' }).expect(409);
    expect(late.body).toMatchObject({
      code: 'EDIT_CONFLICT',
      message: expect.stringContaining(
        'It now says “Art of Animation”, booked, Mar 14 at 3:00 PM.',
      ) as string,
    });
    await home.agent.patch(`${path}/${randomUUID()}`).send(first).expect(404);
  });

  it('refuse what cannot be, and name the field', async () => {
    const home = await familyWithPaidTrip(service);
    const send = async (change: Partial<CreateBooking>) => {
      const { body } = await home.agent
        .post(`${pathOf(home)}/bookings`)
        .send(newHotel(change))
        .expect(400);
      return (body as { fields: { path: string; message: string }[] }).fields;
    };
    const zone = PARKS_ZONE;
    expect(await send({ end: { date: '2027-03-13', time: null, zone } })).toEqual([
      { path: 'end.date', message: 'Check-out comes after check-in. Choose a later day.' },
    ]);
    const due = { id: randomUUID(), kind: 'final' as const, cents: 200_00, dueOn: null, paidOn: null };
    expect(await send({ totalCents: 100_00, payments: [due] })).toEqual([
      { path: 'payments', message: 'The payments add up to $200.00, more than the total of $100.00.' },
    ]);
    expect(await send({ status: 'held' })).toMatchObject([{ path: 'heldUntil' }]);
  });

  it('are pasted all or none, in one step that one undo takes back', async () => {
    const home = await familyWithPaidTrip(service, inApril);
    const path = `${pathOf(home)}/bookings`;
    const add = sixConfirmations();
    const [hotel] = add;
    if (!hotel) throw new Error('no hotel');
    const wrong = { ...hotel, id: randomUUID(), title: 'Wrong', end: { ...hotel.start, date: '2027-04-01' } };
    await home.agent
      .post(`${path}/changes`)
      .send({ title: 'Paste', add: [...add, wrong], change: [] })
      .expect(400);
    expect(await bookingsOf(home.agent, pathOf(home))).toEqual([]);
    const { body } = await home.agent
      .post(`${path}/changes`)
      .send({ title: 'Six confirmations', add, change: [] })
      .expect(200);
    expect(TripBookings.parse(body).bookings).toHaveLength(6);
    expect((await activities(home))[0]).toMatchObject({ what: 'Six confirmations', details: ['6 added'] });
    await undoLast(home);
    expect(await bookingsOf(home.agent, pathOf(home))).toEqual([]);
    expect((await budgetOf(home)).lines).toEqual([]);
  });

  it('tell readers without money nothing of it, and take none from them', async () => {
    const home = await familyWithPaidTrip(service);
    const kimId = randomUUID();
    await service.dataSource.manager.insert(
      CollaboratorRow,
      joined(home.trip.id, kimId, { role: 'editor', seesMoney: false }),
    );
    const kim = service.as({ userId: kimId, firstName: 'Kim' });
    const path = `${pathOf(home)}/bookings`;
    const hotel = newHotel({ totalCents: 2_799_00, numbers: [{ role: 'confirmation', value: '4711' }] });
    await home.agent.post(path).send(hotel).expect(201);
    const [seen] = await bookingsOf(kim, pathOf(home));
    expect(seen).toMatchObject({ totalCents: null, payments: [], numbers: [{ value: '4711' }] });
    const days = DayPlans.parse((await kim.get(`${pathOf(home)}/days`).expect(200)).body);
    expect(days.bookings?.[0]).toMatchObject({ totalCents: null, payments: [] });
    await kim.patch(`${path}/${hotel.id}`).send({ version: 1, totalCents: 1 }).expect(400);
    const { body } = await kim.patch(`${path}/${hotel.id}`).send({ version: 1, note: 'Late' }).expect(200);
    expect(body).toMatchObject({ totalCents: null, note: 'Late' });
    expect((await bookingsOf(home.agent, pathOf(home)))[0]).toMatchObject({ totalCents: 2_799_00 });
  });

  it(`are at most ${MOST_BOOKINGS} of a trip`, async () => {
    const home = await familyWithPaidTrip(service);
    const path = `${pathOf(home)}/bookings`;
    for (let done = 0; done < MOST_BOOKINGS; done += 50) {
      const add = Array.from({ length: 50 }, () => newHotel());
      await home.agent.post(`${path}/changes`).send({ title: 'Many', add, change: [] }).expect(200);
    }
    const { body } = await home.agent.post(path).send(newHotel()).expect(400);
    expect(JSON.stringify(body)).toContain('at most 200 bookings');
  });
});

describe('the budget under bookings', () => {
  it('holds what six confirmations cost, booked, paid and due', async () => {
    const home = await familyWithPaidTrip(service, inApril);
    const estimate = {
      id: randomUUID(),
      category: 'cruise-fare',
      label: 'Cruise fare',
      plannedCents: 8_234_00,
      spentCents: 0,
      isEstimate: true,
    };
    await home.agent
      .post(`${pathOf(home)}/budget/lines`)
      .send(estimate)
      .expect(201);
    await home.agent
      .post(`${pathOf(home)}/bookings/changes`)
      .send({ title: 'Paste', add: sixConfirmations(), change: [] })
      .expect(200);
    const budget = await budgetOf(home);
    const { total, byCategory } = sumBudget(budget.lines, budget.expenses);
    expect(total.bookedCents).toBe(17_316_33);
    // A fare above the estimate of $8,234 replaces it and is not added to it.
    expect(byCategory['cruise-fare']).toMatchObject({ plannedCents: 9_120_44, spentCents: 1_824_09 });
    const cruise = budget.lines.find(({ label }) => label === 'Disney Wish');
    expect(budget.lines.filter(({ isBesideEstimate }) => isBesideEstimate).map(({ label }) => label)).toEqual(
      ['Delta 1187'],
    );
    // Browsers of an older build know no source of this name: the booking stands in its own field.
    expect(cruise).toMatchObject({
      ...{ source: null, bookingId: cruise?.id, dueOn: '2027-01-08', dueKind: 'final-payment' },
    });
    expect(listPaymentsDue(budget).map(({ dueOn, cents }) => [dueOn, cents])).toEqual([
      ['2027-01-08', 7_296_35],
      ['2027-03-05', 2_449_12],
    ]);
    const { windows } = (await home.agent.get(`${pathOf(home)}/windows`).expect(200)).body as BookingWindows;
    expect(windows.map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/\$7,296\.35 is due/),
        'Final payment of $2,449.12 is due: Pop Century Resort',
      ]),
    );
    const { body } = await home.agent
      .patch(`${pathOf(home)}/budget/lines/${cruise?.id ?? ''}`)
      .send({ version: cruise?.version, spentCents: 1 })
      .expect(400);
    expect(JSON.stringify(body)).toContain('This comes from a booking. Change it under Bookings.');
    await home.agent.delete(`${pathOf(home)}/budget/lines/${cruise?.id ?? ''}`).expect(403);
  });

  it('follows a changed, a canceled and a removed booking', async () => {
    const home = await familyWithPaidTrip(service);
    const path = `${pathOf(home)}/bookings`;
    const payments = [
      { id: randomUUID(), kind: 'deposit' as const, cents: 500_00, dueOn: null, paidOn: '2026-10-01' },
    ];
    const hotel = newHotel({ totalCents: 2_000_00, payments });
    await home.agent.post(path).send(hotel).expect(201);
    const lines = async () => (await budgetOf(home)).lines;
    expect(await lines()).toMatchObject([{ bookedCents: 2_000_00, spentCents: 500_00, status: 'booked' }]);
    const one = `${path}/${hotel.id}`;
    await home.agent.patch(one).send({ version: 1, status: 'canceled', refundCents: 400_00 }).expect(200);
    expect(await lines()).toMatchObject([{ plannedCents: 100_00, bookedCents: 100_00, spentCents: 100_00 }]);
    await home.agent.delete(one).expect(204);
    expect(await lines()).toEqual([]);
    await undoLast(home);
    expect(await lines()).toMatchObject([{ plannedCents: 100_00 }]);
  });
});
