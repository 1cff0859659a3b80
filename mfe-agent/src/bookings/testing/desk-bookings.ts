import type { AgentBooking, AgentBookings } from '@landsea/contracts/agents';
import type { Booking } from '@landsea/contracts/bookings';

export const tripId = 'a0000000-0000-4000-8000-000000000001';
export const clientId = 'a0000000-0000-4000-8000-000000000002';
const bookingId = 'a0000000-0000-4000-8000-000000000003';
export const paymentId = 'a0000000-0000-4000-8000-000000000004';

const cruise: Booking = {
  id: bookingId,
  kind: 'cruise',
  supplier: null,
  title: 'Disney Wish',
  status: 'booked',
  heldUntil: null,
  numbers: [{ role: 'confirmation', value: '31998877' }],
  people: [{ personId: 'jen', legalName: 'Jennifer Brubaker' }],
  start: { date: '2027-04-08', time: null, zone: 'America/New_York' },
  end: { date: '2027-04-12', time: null, zone: 'America/New_York' },
  staterooms: [],
  included: null,
  note: null,
  totalCents: 9_120_44,
  currency: 'USD',
  dollarCents: null,
  payments: [{ id: paymentId, kind: 'final', cents: 7_296_35, dueOn: '2027-01-08', paidOn: null }],
  refundCents: null,
  cancelUntil: null,
  source: 'agent',
  version: 3,
  updatedAt: '2026-11-20T10:00:00.000Z',
};

export const aBooking = (booking: Partial<Booking> = {}, over: Partial<AgentBooking> = {}): AgentBooking => ({
  booking: { ...cruise, ...booking },
  work: {
    bookedBy: 'agent',
    supplierId: null,
    numbers: [{ role: 'payment', value: 'P-77' }],
    rooms: [],
    taxCents: null,
    commissionableCents: 7_000_00,
    rate: 1_600,
    howToPay: null,
    numberCheckedOn: null,
    version: 2,
  },
  expectedCents: 1_120_00,
  told: [],
  sameNumbers: [],
  ...over,
});

export const aDesk = (bookings: AgentBooking[] = []): AgentBookings => ({
  tripId,
  tripName: 'Land and sea',
  startDate: '2027-04-04',
  endDate: '2027-04-12',
  clientId,
  clientName: 'Jen Brubaker',
  clientJoined: true,
  canEdit: true,
  seesMoney: true,
  people: [
    { personId: 'jen', name: 'Jen', legalName: 'Jennifer Anne Brubaker' },
    { personId: 'mike', name: 'Mike', legalName: 'Michael Brubaker' },
  ],
  bookings,
  suppliers: [],
});

export const cruiseMail = `Your cruise is booked!
Ship: Disney Wish
Sail Date: Thursday, April 8, 2027
Return Date: Monday, April 12, 2027
Reservation Number: 31998877
Stateroom Number: 7042
Guest name: Jennifer Brubaker, Michael Brubaker
Total Cruise Fare: $9,120.44
Deposit received: $1,824.09
Final payment of $7,296.35 is due January 8, 2027`;
