import { Booking } from '@landsea/contracts/bookings';
import { PARKS_ZONE } from '@landsea/contracts/core';
import { lineId } from './trip-fixtures';

/** A hotel of one night, booked and not paid yet. */
export const aBooking = (overrides: Partial<Booking> = {}): Booking =>
  Booking.parse({
    id: lineId(501),
    kind: 'hotel',
    supplier: null,
    title: 'Pop Century Resort',
    status: 'booked',
    heldUntil: null,
    numbers: [{ role: 'confirmation', value: '48213377' }],
    people: null,
    start: { date: '2027-03-14', time: '15:00', zone: PARKS_ZONE },
    end: { date: '2027-03-15', time: '11:00', zone: PARKS_ZONE },
    staterooms: [],
    included: null,
    note: null,
    totalCents: 27_900,
    currency: 'USD',
    dollarCents: null,
    payments: [],
    refundCents: null,
    cancelUntil: null,
    source: 'typed',
    version: 1,
    updatedAt: '2026-11-01T12:00:00Z',
    ...overrides,
  });

/** Minneapolis to Orlando, across a zone. */
export const aFlight = (overrides: Partial<Booking> = {}): Booking =>
  aBooking({
    id: lineId(502),
    kind: 'flight',
    title: 'Delta 1187',
    numbers: [
      { role: 'locator', value: 'HK7Q2L' },
      { role: 'flight', value: 'DL 1187' },
    ],
    start: { date: '2027-03-14', time: '06:05', zone: 'America/Chicago', airport: 'MSP' },
    end: { date: '2027-03-14', time: '10:28', zone: PARKS_ZONE, airport: 'MCO' },
    totalCents: 184_200,
    ...overrides,
  });
