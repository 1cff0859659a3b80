import {
  AgentBookings,
  BookingAlertList,
  BookingSupplierList,
  FoundBookings,
  MOST_FOUND_BOOKINGS,
} from '@landsea/contracts/agents';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { randomUUID } from 'node:crypto';
import { aPriceOffer } from './client-bodies.js';

interface ReachedBookings {
  trips: readonly string[];
  bookings: readonly string[];
  suppliers: readonly string[];
}

/** Every list of bookings shows all that the member reaches, and no name of what others have. */
export async function expectOwnBookings(call: TestAgent, reach: ReachedBookings): Promise<void> {
  const body = async (path: string): Promise<unknown> => (await call.get(path).expect(200)).body;
  const { alerts } = BookingAlertList.parse(await body('/api/v1/booking-alerts'));
  const holds = alerts.filter(({ kind }) => kind === 'hold').map(({ bookingId }) => bookingId);
  expect(holds.sort()).toEqual(reach.bookings);
  expect(alerts.filter(({ kind }) => kind === 'told')).toHaveLength(reach.bookings.length);
  // All of them have one number.
  const { bookings } = FoundBookings.parse(await body('/api/v1/booking-search?number=same4711'));
  expect(bookings.filter(({ bookingId }) => !reach.bookings.includes(bookingId))).toEqual([]);
  expect(bookings).toHaveLength(Math.min(MOST_FOUND_BOOKINGS, reach.bookings.length));
  const { suppliers } = BookingSupplierList.parse(await body('/api/v1/booking-suppliers'));
  expect(suppliers.map(({ name }) => name).sort()).toEqual(reach.suppliers);
  for (const tripId of reach.trips.slice(0, 1)) {
    const desk = AgentBookings.parse(await body(`/api/v1/agent-trips/${tripId}/bookings`));
    expect(desk.bookings.map(({ expectedCents }) => expectedCents)).toEqual([40_00]);
    const same = desk.bookings.flatMap(({ sameNumbers }) => sameNumbers);
    expect(same.filter((each) => each.tripId && !reach.trips.includes(each.tripId))).toEqual([]);
    expect(same.filter((each) => each.tripId === null && each.clientName !== null)).toEqual([]);
  }
}

type ForeignBooking = Record<'clientId' | 'bookingId' | 'paymentId' | 'supplierId', string>;

/** Nothing of it is opened or changed, under its own trip and under one of the member's. */
export async function expectForeignBooking(
  call: TestAgent,
  trips: readonly string[],
  { clientId, bookingId, paymentId, supplierId }: ForeignBooking,
): Promise<void> {
  for (const trip of trips) {
    const booking = `/api/v1/agent-trips/${trip}/bookings/${bookingId}`;
    await call.patch(booking).send({}).expect(404);
    await call.post(`${booking}/payments/${paymentId}/confirmation`).send({}).expect(404);
    await call.post(`${booking}/payments/${paymentId}/reopening`).send({}).expect(404);
    await call.delete(`${booking}/payments/${paymentId}/told`).expect(404);
  }
  const payment = `/api/v1/travel-agents/${clientId}/payments/${bookingId}/${paymentId}`;
  await call.put(payment).send({ isPaid: true }).expect(404);
  const offer = `/api/v1/price-offers/${randomUUID()}`;
  await call.put(offer).send(aPriceOffer()).expect(200);
  await call.put(`${offer}/bookings/${bookingId}`).send({ outcome: 'taken' }).expect(404);
  await call.delete(offer).expect(200);
  await call.post(`/api/v1/price-offers/${bookingId}/restoration`).send({}).expect(404);
  const supplier = { name: 'Mine', kinds: [], rate: 1, paysAfterDays: null, hostCode: null, version: 1 };
  await call.put(`/api/v1/booking-suppliers/${supplierId}`).send(supplier).expect(404);
}
