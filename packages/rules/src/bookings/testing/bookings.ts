import { PARKS_ZONE } from '@landsea/contracts/core';
import type { Booking, CreateBooking } from '@landsea/contracts/bookings';
import { makeBooking } from '../booking-changes.js';

let made = 0;

export const aBooking = (change: Partial<Booking> & Pick<Booking, 'kind' | 'start'>): Booking => {
  made += 1;
  const id = `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
  const added: CreateBooking = { id, kind: change.kind, title: 'A booking', start: change.start };
  return { ...makeBooking(added, new Date('2026-11-28T12:00:00Z')), ...change };
};

export const at = (
  date: string,
  time: string | null,
  zone = PARKS_ZONE,
  airport: string | null = null,
): Booking['start'] => ({ date, time, zone, airport });

/** Delta 1187 from Minneapolis, which lands in Orlando at 10:28 AM. */
export const flightThere = (change: Partial<Booking> = {}): Booking =>
  aBooking({
    kind: 'flight',
    title: 'Delta 1187',
    start: at('2027-04-04', '06:05', 'America/Chicago', 'MSP'),
    end: at('2027-04-04', '10:28', PARKS_ZONE, 'MCO'),
    ...change,
  });

/** The flight home at 2:35 PM. */
export const flightHome = (change: Partial<Booking> = {}): Booking =>
  aBooking({
    kind: 'flight',
    title: 'Delta 2044',
    start: at('2027-04-12', '14:35', PARKS_ZONE, 'MCO'),
    end: at('2027-04-12', '17:01', 'America/Chicago', 'MSP'),
    ...change,
  });

export const aHotel = (change: Partial<Booking> = {}): Booking =>
  aBooking({
    kind: 'hotel',
    title: 'Pop Century',
    start: at('2027-04-04', '15:00'),
    end: at('2027-04-08', '11:00'),
    ...change,
  });
