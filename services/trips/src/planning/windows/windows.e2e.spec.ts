import { randomUUID } from 'node:crypto';
import { Catalogue } from '@landsea/contracts/catalogue';
import { addDays } from '@landsea/contracts/core';
import { BookingWindows, type BookingWindow } from '@landsea/contracts/planning';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { startTrips } from '../../testing/app.js';
import {
  aSailing,
  entitlement,
  familyWithPaidTrip,
  familyWithTrip,
  joined,
  newExpense,
  newHotel,
  newLine,
  newTable,
  newTrip,
} from '../../testing/factories.js';
import { CollaboratorRow } from '../../trip/collaborators/collaborator.entity.js';

const service = await startTrips();
afterAll(() => service.close());

/** `due` where the final payment has no other standing. */
const readStanding = async (agent: TestAgent, tripId: string) => {
  const { body } = await agent.get(`/api/v1/trips/${tripId}/windows`).expect(200);
  const found = BookingWindows.parse(body).windows.find(({ kind }) => kind === 'final-payment');
  return found?.standing ?? 'due';
};

const paidCruise = async () => {
  const userId = randomUUID();
  const agent = service.as({ userId });
  const sailing = aSailing();
  const { body: trip } = await agent
    .post('/api/trips')
    .send(newTrip({ mode: 'cruise', stays: [], sailing, endDate: addDays(sailing.embarkationDate, 3) }))
    .expect(201);
  await service.deliver('billing.entitlement-changed', entitlement(trip as { id: string }, userId));
  return { agent, sailing, trip, path: `/api/v1/trips/${trip.id}/final-payment` };
};

describe('GET /api/v1/trips/:tripId/windows', () => {
  it('shows the owner of an unpaid trip when what opens', async () => {
    const { agent, trip } = await familyWithTrip(service);
    const { body } = await agent.get(`/api/v1/trips/${trip.id}/windows`).expect(200);
    const windows = body.windows as BookingWindow[];
    expect(windows.map(({ kind, state }) => [kind, state])).toEqual([
      ['dining', 'upcoming'],
      ['multi-pass', 'upcoming'],
      ['single-pass', 'upcoming'],
    ]);
    expect(windows[0]?.opensAt.slice(0, 10)).toBe(addDays(trip.startDate, -60));
    expect(windows[1]?.opensAt.slice(0, 10)).toBe(addDays(trip.startDate, -7));
  });

  it('stands also where the expenses that pay a line come to more than one amount may', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const line = newLine({ plannedCents: 1_000_000_000, dueOn: trip.startDate });
    await agent.post(`/api/v1/trips/${trip.id}/budget/lines`).send(line).expect(201);
    for (let count = 0; count < 3; count += 1) {
      const { id: lineId, category } = line;
      const paid = newExpense({ category, lineId, amountCents: 1_000_000_000 });
      await agent.post(`/api/v1/trips/${trip.id}/expenses`).send(paid).expect(201);
    }
    await agent.get(`/api/v1/trips/${trip.id}/windows`).expect(200);
  });

  it('shows strangers and visitors nothing', async () => {
    const { trip } = await familyWithTrip(service);
    for (const id of [trip.id, randomUUID(), 'x']) {
      await service.as({}).get(`/api/v1/trips/${id}/windows`).expect(404);
    }
    await service.anonymous().get(`/api/v1/trips/${trip.id}/windows`).expect(401);
  });
});

describe('what people enter beside the trip', () => {
  const limitsOf = (body: unknown) =>
    BookingWindows.parse(body).windows.filter(({ kind }) => kind === 'cancellation');

  it('knows a table by its dining item while it is booked, and its own limit', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const table = newTable();
    const path = `/api/v1/trips/${trip.id}`;
    const limits = async () => limitsOf((await agent.get(`${path}/windows`).expect(200)).body);
    const change = (version: number, to: object) =>
      agent
        .patch(`${path}/items/${table.id}`)
        .send({ version, ...to })
        .expect(200);
    await agent.post(`${path}/items`).send(table).expect(201);
    const [first] = await limits();
    await change(1, { time: '20:10' });
    const [moved] = await limits();
    expect(Date.parse(moved?.opensAt ?? '') - Date.parse(first?.opensAt ?? '')).toBe(7_200_000);
    await change(2, { details: { ...table.details, freeCancelHours: 24 } });
    const [strict] = await limits();
    expect(strict?.rule).toMatch(/^This place asks for 24 hours/);
    expect(Date.parse(moved?.opensAt ?? '') - Date.parse(strict?.opensAt ?? '')).toBe(22 * 3_600_000);
    await change(3, { status: 'planned' });
    expect(await limits()).toEqual([]);
  });

  it('asks for 24 hours where the catalog says so, however the place was typed', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const path = `/api/v1/trips/${trip.id}`;
    for (const place of [
      { title: 'Hoop Dee Doo' },
      { title: 'Date night', time: '08:00', catalogueId: 'cinderellas-royal-table' },
    ])
      await agent.post(`${path}/items`).send(newTable(place)).expect(201);
    const limits = limitsOf((await agent.get(`${path}/windows`).expect(200)).body);
    expect(limits.map(({ rule }) => rule)).toEqual(Array(2).fill(expect.stringContaining('24 hours')));
  });

  it('knows the last day to cancel each booking for free, until it is canceled', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const path = `/api/v1/trips/${trip.id}`;
    const limits = async () => {
      const { body } = await agent.get(`${path}/windows`).expect(200);
      return BookingWindows.parse(body).windows.filter(({ kind }) => kind === 'booking-cancellation');
    };
    const day = addDays(trip.startDate, -20);
    const hotel = newHotel({ cancelUntil: `${day}T16:00:00.000Z` });
    await agent.post(`${path}/bookings`).send(hotel).expect(201);
    expect(await limits()).toMatchObject([{ id: `cancel-booking-${hotel.id}`, ownDate: day }]);
    const canceled = { version: 1, status: 'canceled' };
    await agent.patch(`${path}/bookings/${hotel.id}`).send(canceled).expect(200);
    expect(await limits()).toEqual([]);
  });

  it('says what is wrong with a payment date', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    await agent
      .put(`/api/v1/trips/${trip.id}/final-payment`)
      .send({ dueOn: '2027-01-01', seen: null })
      .expect(400);
  });

  it('keeps one of several payment dates that are sent at once, and refuses the others', async () => {
    const { agent, path, sailing } = await paidCruise();
    const answers = await Promise.all(
      [-20, -21, -22, -23, -24, -25].map((days) =>
        agent.put(path).send({ dueOn: addDays(sailing.embarkationDate, days), seen: null }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('says when the cruise is not booked, and when its booking is paid, to whom may know', async () => {
    const { agent, sailing, trip } = await paidCruise();
    const guestId = randomUUID();
    const guest = joined(trip.id, guestId, { role: 'viewer', seesMoney: false });
    await service.dataSource.manager.insert(CollaboratorRow, guest);
    const standing = (who = agent) => readStanding(who, trip.id);
    const newTask = { id: randomUUID(), windowId: 'final-payment' };
    const { body: task } = await agent
      .post(`/api/v1/trips/${trip.id}/tasks/from-window`)
      .send(newTask)
      .expect(201);
    expect([await standing(), task.dueOn]).toEqual(['unbooked', null]);
    const payment = { id: randomUUID(), kind: 'final' as const, cents: 4_000_00, dueOn: null };
    const cruise = newHotel({
      kind: 'cruise',
      start: { date: sailing.embarkationDate, time: null, zone: 'America/New_York' },
      totalCents: 4_000_00,
      payments: [{ ...payment, paidOn: null }],
    });
    await agent.post(`/api/v1/trips/${trip.id}/bookings`).send(cruise).expect(201);
    expect(await standing()).toBe('due');
    await agent
      .patch(`/api/v1/trips/${trip.id}/bookings/${cruise.id}`)
      .send({ version: 1, payments: [{ ...payment, paidOn: '2026-10-01' }] })
      .expect(200);
    expect([await standing(), await standing(service.as({ userId: guestId }))]).toEqual(['paid', 'due']);
  });

  describe('the final payment', () => {
    const payment = (kind: 'deposit' | 'final', paidOn: string | null, dueOn: string | null = null) => ({
      ...{ id: randomUUID(), kind, cents: 50_000, dueOn, paidOn },
    });
    const cruiseDesk = async () => {
      const { agent, sailing, trip } = await paidCruise();
      const path = `/api/v1/trips/${trip.id}`;
      const zone = 'America/New_York';
      const cruise = (change: Parameters<typeof newHotel>[0]) =>
        newHotel({
          ...{ kind: 'cruise', title: sailing.ship },
          start: { date: sailing.embarkationDate, time: null, zone },
          end: { date: addDays(sailing.embarkationDate, sailing.nights), time: null, zone },
          ...change,
        });
      const guestId = randomUUID();
      const guest = joined(trip.id, guestId, { role: 'viewer', seesMoney: false });
      await service.dataSource.manager.insert(CollaboratorRow, guest);
      return {
        ...{ agent, cruise, path, sailing },
        book: async (change: Parameters<typeof newHotel>[0]) => {
          await agent.post(`${path}/bookings`).send(cruise(change)).expect(201);
        },
        addLine: async (change: Parameters<typeof newLine>[0]) => {
          const line = newLine({ category: 'cruise-fare', label: 'Cruise fare', ...change });
          await agent.post(`${path}/budget/lines`).send(line).expect(201);
        },
        standing: () => readStanding(agent, trip.id),
        guestStanding: () => readStanding(service.as({ userId: guestId }), trip.id),
      };
    };

    it('stays due after the deposit of a booking without a total', async () => {
      const { book, standing } = await cruiseDesk();
      await book({ totalCents: null, payments: [payment('deposit', '2026-10-01')] });
      expect(await standing()).toBe('due');
    });

    it('stays due while the budget has another fare to pay, although a booking is paid', async () => {
      const { addLine, book, sailing, standing } = await cruiseDesk();
      await book({ totalCents: 50_000, payments: [payment('final', '2026-10-01')] });
      await addLine({ plannedCents: 300_000 });
      expect(await standing()).toBe('paid');
      const dueOn = addDays(sailing.embarkationDate, -20);
      await addLine({ plannedCents: 300_000, label: 'Cabin B', dueOn, dueKind: 'final-payment' });
      expect(await standing()).toBe('due');
    });

    it('stays due while a fare is booked beside the bookings and not yet paid, without a date', async () => {
      const { addLine, book, standing } = await cruiseDesk();
      await book({ totalCents: 50_000, payments: [payment('final', '2026-10-01')] });
      await addLine({ plannedCents: 300_000, bookedCents: 300_000, label: 'Cabin B' });
      expect(await standing()).toBe('due');
    });

    it('is not due for a price that is held, until something is paid for it', async () => {
      const { agent, cruise, path, sailing, standing, guestStanding } = await cruiseDesk();
      const deposit = payment('deposit', null, addDays(sailing.embarkationDate, -60));
      const final = payment('final', null, addDays(sailing.embarkationDate, -30));
      const heldUntil = `${addDays(sailing.embarkationDate, -60)}T20:00:00.000Z`;
      const quote = cruise({
        ...{ status: 'held', heldUntil, totalCents: 100_000, payments: [deposit, final] },
      });
      await agent.post(`${path}/bookings`).send(quote).expect(201);
      expect([await standing(), await guestStanding()]).toEqual(['unbooked', 'unbooked']);
      const { body } = await agent.get(`${path}/windows`).expect(200);
      const dues = BookingWindows.parse(body).windows.filter(({ type }) => type === 'due');
      expect(dues.map(({ id }) => id)).toEqual([`payment-${deposit.id}`, 'final-payment']);
      const payments = [{ ...deposit, paidOn: '2026-10-01' }, final];
      await agent.patch(`${path}/bookings/${quote.id}`).send({ version: 1, payments }).expect(200);
      expect([await standing(), await guestStanding()]).toEqual(['due', 'due']);
    });

    it.each([
      ['booked cents', { bookedCents: 300_000 }],
      ['spent cents', { spentCents: 50_000 }],
      ['a final payment', { dueOn: '2026-12-20', dueKind: 'final-payment' as const }],
    ])('is due to everybody where a fare of the budget has %s', async (_, change) => {
      const { addLine, guestStanding, standing } = await cruiseDesk();
      await addLine({ plannedCents: 300_000 });
      expect([await standing(), await guestStanding()]).toEqual(['unbooked', 'unbooked']);
      await addLine({ plannedCents: 300_000, ...change });
      expect([await standing(), await guestStanding()]).toEqual(['due', 'due']);
    });

    it('is no longer due once the cruise is canceled, although an expense paid for it', async () => {
      const { agent, cruise, path, standing, guestStanding } = await cruiseDesk();
      const booking = cruise({ totalCents: 100_000 });
      await agent.post(`${path}/bookings`).send(booking).expect(201);
      const deposit = newExpense({ category: 'cruise-fare', lineId: booking.id });
      await agent.post(`${path}/expenses`).send(deposit).expect(201);
      expect([await standing(), await guestStanding()]).toEqual(['due', 'due']);
      const canceled = { version: 1, status: 'canceled' };
      await agent.patch(`${path}/bookings/${booking.id}`).send(canceled).expect(200);
      expect([await standing(), await guestStanding()]).toEqual(['unbooked', 'unbooked']);
    });

    it('is due to everybody where an expense paid for the fare, with no line', async () => {
      const { agent, guestStanding, path, standing } = await cruiseDesk();
      expect(await standing()).toBe('unbooked');
      await agent
        .post(`${path}/expenses`)
        .send(newExpense({ category: 'cruise-fare' }))
        .expect(201);
      expect([await standing(), await guestStanding()]).toEqual(['due', 'due']);
    });
  });

  it('moves the final payment to the date of the booking, for that sailing only', async () => {
    const { agent, path, sailing, trip } = await paidCruise();
    const paymentOf = (body: unknown) =>
      BookingWindows.parse(body).windows.find(({ kind }) => kind === 'final-payment');
    const dueOn = addDays(sailing.embarkationDate, -20);
    const { body } = await agent.put(path).send({ dueOn, seen: null }).expect(200);
    const another = { dueOn: addDays(dueOn, 1), seen: null };
    expect((await agent.put(path).send(another).expect(409)).body.message).toContain('Somebody else changed');
    expect(paymentOf(body)).toMatchObject({ ownDate: dueOn });
    expect(
      BookingWindows.parse(body).windows.find(({ kind }) => kind === 'cruise-check-in')?.warning,
    ).toContain('pay in full');
    await agent
      .put(path)
      .send({ dueOn: addDays(sailing.embarkationDate, 1), seen: dueOn })
      .expect(400);
    await service.dataSource.query(
      `UPDATE trip SET sailing = jsonb_set(sailing, '{embarkationDate}', $2) WHERE id = $1`,
      [trip.id, JSON.stringify(addDays(sailing.embarkationDate, 1))],
    );
    const later = await agent.get(`/api/v1/trips/${trip.id}/windows`).expect(200);
    expect(paymentOf(later.body)?.ownDate).toBeNull();
    expect(
      paymentOf((await agent.put(path).send({ dueOn: null, seen: null }).expect(200)).body)?.ownDate,
    ).toBeNull();
  });
});

describe('GET /api/v1/catalogue', () => {
  it('is open to all, with ids that name one thing each', async () => {
    const { body } = await service.anonymous().get('/api/v1/catalogue').expect(200);
    const { hotels, ships, ports, parks } = Catalogue.parse(body);
    for (const entries of [hotels, ships, ports, parks]) {
      expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
      expect(new Set(entries.map(({ name }) => name.split(',')[0])).size).toBe(entries.length);
    }
    expect(ships).toHaveLength(8);
    expect(hotels.filter(({ onSite, tier }) => onSite === (tier === 'off-site'))).toEqual([]);
    expect(ports.slice(0, 4).map(({ name }) => name)).toEqual([
      'At Sea',
      'Port Canaveral',
      'Castaway Cay',
      'Alesund, Norway',
    ]);
    expect(ports).toHaveLength(81);
  });
});
