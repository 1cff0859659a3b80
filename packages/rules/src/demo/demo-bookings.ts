import { addDays } from '@landsea/contracts/core';
import type {
  Booking,
  BookingEnd,
  BookingKind,
  BookingNumber,
  CreateBooking,
} from '@landsea/contracts/bookings';
import { makeDemoTrip } from './demo-trip.js';

const zone = 'America/New_York';
const PAID_DAYS_AHEAD = 160;

/** Days after the first day of the trip, negative before it. */
interface DemoPayment {
  kind?: 'deposit' | 'final';
  cents: number;
  dueDay?: number;
  paidDay?: number;
}

interface DemoEnd extends Partial<Omit<BookingEnd, 'date' | 'zone'>> {
  day: number;
}

interface DemoBooking extends Partial<Pick<Booking, 'supplier' | 'numbers' | 'staterooms' | 'note'>> {
  kind: BookingKind;
  title: string;
  start: DemoEnd;
  end?: DemoEnd;
  payments: DemoPayment[];
}

const confirmed = (value: string | undefined): BookingNumber[] =>
  value === undefined ? [] : [{ role: 'confirmation', value }];

const flight = (number: string): BookingNumber[] => [
  { role: 'flight', value: number },
  { role: 'locator', value: 'QXLMAZ' },
];

const listBookings = (startDate: string): DemoBooking[] => {
  const { stays, sailing } = makeDemoTrip(startDate);
  const [resort, port] = stays;
  return [
    {
      kind: 'hotel',
      title: 'Caribbean Beach Resort',
      supplier: 'Walt Disney World',
      numbers: confirmed(resort?.confirmation),
      start: { day: 0, time: '16:00' },
      end: { day: 6, time: '11:00' },
      payments: [
        { kind: 'deposit', cents: 36_608, paidDay: -PAID_DAYS_AHEAD },
        { kind: 'final', cents: 183_040, dueDay: -30 },
      ],
    },
    {
      kind: 'hotel',
      title: 'Radisson Resort at the Port',
      supplier: 'Radisson',
      numbers: confirmed(port?.confirmation),
      start: { day: 6, time: '15:00', place: 'Cape Canaveral' },
      end: { day: 7, time: '11:00', place: 'Cape Canaveral' },
      note: 'With the cruise shuttle for four.',
      payments: [{ kind: 'final', cents: 26_239, dueDay: 6 }],
    },
    {
      kind: 'tickets',
      title: '6-day park tickets, 3 adults and 1 child',
      supplier: 'Walt Disney World',
      numbers: [{ role: 'order', value: '6600419357' }],
      start: { day: 0 },
      note: 'Sofia is 11, so an adult at the gate.',
      payments: [{ kind: 'final', cents: 288_578, paidDay: -PAID_DAYS_AHEAD }],
    },
    {
      kind: 'cruise',
      title: 'Disney Wish, 4 nights',
      supplier: 'Disney Cruise Line',
      numbers: confirmed(sailing?.reservation),
      staterooms: sailing?.stateroom ? [{ number: sailing.stateroom }] : [],
      start: { day: 7, time: '11:30', place: 'Port Canaveral' },
      end: { day: 11, time: '08:30', place: 'Port Canaveral' },
      note: 'Oceanview stateroom.',
      payments: [
        { kind: 'deposit', cents: 78_924, paidDay: -230 },
        { kind: 'final', cents: 315_696, paidDay: -85 },
      ],
    },
    {
      kind: 'flight',
      title: 'JetBlue 351, BOS to MCO',
      supplier: 'JetBlue',
      numbers: flight('B6 351'),
      start: { day: 0, time: '07:05', airport: 'BOS' },
      end: { day: 0, time: '10:20', airport: 'MCO' },
      note: 'One checked bag each way included.',
      payments: [{ kind: 'final', cents: 65_940, paidDay: -PAID_DAYS_AHEAD }],
    },
    {
      kind: 'flight',
      title: 'JetBlue 1152, MCO to BOS',
      supplier: 'JetBlue',
      numbers: flight('B6 1152'),
      start: { day: 11, time: '13:05', airport: 'MCO' },
      end: { day: 11, time: '16:12', airport: 'BOS' },
      payments: [{ kind: 'final', cents: 65_940, paidDay: -PAID_DAYS_AHEAD }],
    },
    {
      kind: 'transfer',
      title: 'Airport shuttle to the resort',
      supplier: 'Mears Connect',
      numbers: [],
      start: { day: 0, time: '11:00', place: 'Orlando airport' },
      note: 'Round trip not needed: we leave from the port.',
      payments: [{ kind: 'final', cents: 7_200, dueDay: 0 }],
    },
    {
      kind: 'transfer',
      title: 'Car service to Port Canaveral',
      supplier: null,
      numbers: [],
      start: { day: 6, time: '12:30', place: 'Caribbean Beach Resort' },
      note: 'With a booster seat for Leo.',
      payments: [{ kind: 'final', cents: 18_500, dueDay: 5 }],
    },
  ];
};

/** With payments of the past paid; cents. @param startDate the calendar date of the trip's first day. */
export const makeDemoBookings = (startDate: string): CreateBooking[] => {
  const on = (day: number | undefined) => (day === undefined ? null : addDays(startDate, day));
  const toEnd = ({ day, time = null, ...place }: DemoEnd): BookingEnd => ({
    date: addDays(startDate, day),
    time,
    zone,
    ...place,
  });
  return listBookings(startDate).map(({ start, end, payments, ...booking }, index) => ({
    ...booking,
    id: `d5000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
    start: toEnd(start),
    end: end ? toEnd(end) : null,
    totalCents: payments.reduce((sum, { cents }) => sum + cents, 0),
    payments: payments.map(({ kind = 'final', cents, dueDay, paidDay }, part) => ({
      id: `d5100000-0000-4000-8000-${String(index * 10 + part + 1).padStart(12, '0')}`,
      kind,
      cents,
      dueOn: on(dueDay),
      paidOn: on(paidDay),
    })),
  }));
};
