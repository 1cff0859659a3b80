import { randomUUID } from 'node:crypto';
import type { BookingPayment, CreateBooking } from '@landsea/contracts/bookings';
import { PARKS_ZONE } from '@landsea/contracts/core';

const payment = (
  kind: BookingPayment['kind'],
  cents: number,
  day: { dueOn?: string; paidOn?: string },
): BookingPayment => ({
  id: randomUUID(),
  kind,
  cents,
  dueOn: day.dueOn ?? null,
  paidOn: day.paidOn ?? null,
});

const at = (date: string, time: string | null, place: { airport?: string; place?: string } = {}) => ({
  date,
  time,
  zone: PARKS_ZONE,
  ...place,
});
const minneapolis = (date: string, time: string) => ({
  date,
  time,
  zone: 'America/Chicago',
  airport: 'MSP',
});

/** Confirmations that a family of six pasted for land and sea in April 2027: $17,316.33 together. */
export const sixConfirmations = (): CreateBooking[] => [
  {
    id: randomUUID(),
    kind: 'hotel',
    title: 'Pop Century Resort',
    supplier: 'Walt Disney World',
    start: at('2027-04-04', '15:00'),
    end: at('2027-04-08', '11:00'),
    numbers: [{ role: 'confirmation', value: '48213377' }],
    totalCents: 2_799_00,
    payments: [
      payment('deposit', 349_88, { paidOn: '2026-11-20' }),
      payment('final', 2_449_12, { dueOn: '2027-03-05' }),
    ],
  },
  {
    id: randomUUID(),
    kind: 'cruise',
    title: 'Disney Wish',
    supplier: 'Disney Cruise Line',
    start: at('2027-04-08', '11:30', { place: 'Port Canaveral' }),
    end: at('2027-04-12', '07:45', { place: 'Port Canaveral' }),
    numbers: [{ role: 'confirmation', value: '31998877' }],
    staterooms: [{ number: '7042' }],
    totalCents: 9_120_44,
    payments: [
      payment('deposit', 1_824_09, { paidOn: '2026-11-20' }),
      payment('final', 7_296_35, { dueOn: '2027-01-08' }),
    ],
  },
  {
    id: randomUUID(),
    kind: 'flight',
    title: 'Delta 1187',
    supplier: 'Delta',
    start: minneapolis('2027-04-04', '06:05'),
    end: at('2027-04-04', '10:28', { airport: 'MCO' }),
    numbers: [{ role: 'locator', value: 'HK7Q2L' }],
    totalCents: 1_842_00,
    payments: [payment('final', 1_842_00, { paidOn: '2026-11-20' })],
  },
  {
    id: randomUUID(),
    kind: 'flight',
    title: 'Delta 2044',
    supplier: 'Delta',
    start: at('2027-04-12', '14:35', { airport: 'MCO' }),
    end: minneapolis('2027-04-12', '17:01'),
    numbers: [{ role: 'locator', value: 'HK7Q2L' }],
  },
  {
    id: randomUUID(),
    kind: 'tickets',
    title: '4-Day Park Tickets',
    supplier: 'Walt Disney World',
    start: at('2027-04-04', null),
    end: at('2027-04-10', null),
    numbers: [{ role: 'order', value: 'W99120045' }],
    totalCents: 3_390_52,
    payments: [payment('final', 3_390_52, { paidOn: '2026-11-20' })],
  },
  {
    id: randomUUID(),
    kind: 'car',
    title: 'Alamo',
    start: at('2027-04-08', '09:30', { place: 'Walt Disney World Dolphin' }),
    end: at('2027-04-08', '12:30', { place: 'Port Canaveral' }),
    numbers: [{ role: 'confirmation', value: '1123' }],
    totalCents: 164_37,
  },
];
