import { createHash, randomUUID } from 'node:crypto';
import { addDays, type CalendarDate } from '@landsea/contracts/core';
import { computeCommission, splitCommission, sumLines } from '@landsea/rules/agents';
import type { BookingSupplier } from '@landsea/contracts/agents';
import type { DemoTrip } from '../demo-trips.js';
import type { DemoBooking } from './make-demo-bookings.js';

const HOST = 'Lakeside Host Agency';

/** The host has paid for these; the hotel of the Silvas it owes still. */
const statements = [
  { key: 'raman-before', daysAgo: 86, kinds: ['hotel', 'tickets', 'insurance'] },
  { key: 'silva-before', daysAgo: 33, kinds: ['tickets', 'insurance'] },
];

interface DemoLine {
  id: string;
  statementId: string;
  position: number;
  number: string;
  guestName: string;
  supplierName: string;
  travelOn: CalendarDate;
  cents: number;
  tripId: string;
  bookingId: string;
}

export interface DemoStatement {
  id: string;
  name: string;
  paidOn: CalendarDate;
  bankCents: number;
  fileName: string;
  sha256: string;
  lines: DemoLine[];
}

type Supplier = Pick<BookingSupplier, 'id' | 'name' | 'rate' | 'agentShare'>;

/** The agent's cents; a host sends nothing else. */
const ownCentsOf = ({ commissionableCents }: DemoBooking['work'], { rate, agentShare }: Supplier): number =>
  splitCommission(computeCommission({ commissionableCents, rate }) ?? 0, agentShare ?? 0).ownCents;

const makeLines = (
  statementId: string,
  { planned }: DemoTrip,
  bookings: readonly DemoBooking[],
  suppliers: readonly Supplier[],
): DemoLine[] =>
  bookings.flatMap(({ tripId, booking, work }, position) => {
    const supplier = suppliers.find(({ id }) => id === work.supplierId);
    if (!supplier) return [];
    return [
      {
        ...{ id: randomUUID(), statementId, position, tripId, bookingId: booking.id },
        number: booking.numbers[0]?.value ?? '',
        guestName: planned.trip.party[0]?.name ?? '',
        supplierName: supplier.name,
        travelOn: booking.start.date,
        cents: ownCentsOf(work, supplier),
      },
    ];
  });

export const makeDemoStatements = (
  trips: readonly DemoTrip[],
  bookings: readonly DemoBooking[],
  suppliers: readonly Supplier[],
  today: CalendarDate,
): DemoStatement[] =>
  statements.flatMap(({ key, daysAgo, kinds }) => {
    const trip = trips.find((each) => each.key === key);
    if (!trip) return [];
    const id = randomUUID();
    const paid = bookings.filter(
      ({ tripId, booking }) => tripId === trip.planned.id && kinds.includes(booking.kind),
    );
    const lines = makeLines(id, trip, paid, suppliers);
    const paidOn = addDays(today, -daysAgo);
    const fileName = `lakeside-${paidOn}.csv`;
    const sha256 = createHash('sha256').update(fileName).digest('hex');
    return [{ id, name: HOST, paidOn, bankCents: sumLines(lines), fileName, sha256, lines }];
  });
