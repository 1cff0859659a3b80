import { addDays, getDateIn } from '@landsea/contracts/core';
import { getBookingStage } from '@landsea/rules/agents';
import { CreateDayItem } from '@landsea/contracts/planning';
import { loadShippedCatalogue } from '../../../catalogue/lists/shipped-catalogue.js';
import { makeDemoClients } from '../demo-clients.js';
import { planDemoTrips } from '../demo-trips.js';
import { makeDemoStatements } from './demo-statements.js';
import { makeDemoSuppliers } from './demo-suppliers.js';
import { makeDemoBookings, type DemoBooking } from './make-demo-bookings.js';
import { findFaults, LAST_DAYS } from './testing/find-faults.js';

const days = ['2026-11-30', '2027-02-28', '2028-02-29', '2027-12-31'];

const makeDesk = (today: string) => {
  const now = new Date(`${today}T17:00:00Z`);
  const suppliers = makeDemoSuppliers();
  const trips = makeDemoClients(today).flatMap((client) => planDemoTrips(client, now));
  const bookings = trips.map((trip) => makeDemoBookings(trip, suppliers, today, now));
  const judge = (index: number, changed: readonly DemoBooking[] = bookings[index] ?? []) => {
    const trip = trips[index];
    return trip ? findFaults(trip, changed, today, addDays(today, LAST_DAYS)) : ['there is no trip'];
  };
  const at = (key: string) => trips.findIndex((trip) => trip.key === key);
  return { now, suppliers, trips, bookings, judge, at };
};

describe('the bookings of the demo agency', () => {
  it.each(days)('are what a travel agent would believe on %s', (today) => {
    const { trips, judge } = makeDesk(today);
    expect(trips.map(({ key }, index) => [key, judge(index)])).toEqual(trips.map(({ key }) => [key, []]));
  });

  it('are found wrong once one of them is broken', () => {
    const today = '2026-11-30';
    const { bookings, judge, at } = makeDesk(today);
    const broken = (key: string, kind: string, change: (booking: DemoBooking['booking']) => object) =>
      judge(
        at(key),
        (bookings[at(key)] ?? []).map((each) =>
          each.booking.kind === kind
            ? { ...each, booking: { ...each.booking, ...change(each.booking) } }
            : each,
        ),
      );
    const unpaid = ({ payments }: DemoBooking['booking']) => ({
      payments: payments.map((payment) => ({ ...payment, paidOn: null })),
    });
    expect(broken('schmidt', 'hotel', unpaid)).toContain('hotel is late');
    expect(broken('okafor', 'hotel', ({ totalCents }) => ({ totalCents: (totalCents ?? 0) + 1 }))).toEqual([
      'hotel does not add up',
    ]);
    expect(broken('moss', 'tickets', () => ({ title: '5-day park tickets, 3 adults' }))).toEqual([
      'tickets has other ages',
    ]);
    expect(
      broken('okafor', 'tickets', ({ start }) => ({ start: { ...start, date: addDays(start.date, -1) } })),
    ).toEqual(['tickets is outside of the trip']);
    expect(
      broken('haddad', 'cruise', () => ({ numbers: [{ role: 'confirmation', value: '82134' }] })),
    ).toEqual(['cruise has a number that may be real']);
    expect(judge(at('park'), bookings[at('schmidt')])).toEqual(['a quote has bookings']);
    expect(judge(at('haddad'), [])).toEqual(['there is no cruise']);
  });

  it.each(days)('are paid, deposited or traveled by their dates on %s', (today) => {
    const { trips, bookings } = makeDesk(today);
    const stages = Object.fromEntries(
      trips.map(({ key }, index) => {
        const main = bookings[index]?.find(({ booking }) => ['hotel', 'cruise'].includes(booking.kind));
        return [key, main && getBookingStage(main.booking, today)];
      }),
    );
    expect(stages).toEqual({
      ...{ okafor: 'deposited', baker: 'deposited', silva: 'deposited', schmidt: 'paid', haddad: 'paid' },
      ...{ moss: 'paid', raman: 'traveled', 'raman-before': 'traveled', 'silva-before': 'traveled' },
      ...{ park: undefined, fernandez: undefined },
    });
  });

  it('have a commission for what the agency sells, and numbers that occur once', () => {
    const { bookings, suppliers } = makeDesk('2026-11-30');
    const all = bookings.flat();
    for (const { booking, work } of all) {
      expect(work.commissionableCents === null).toBe(work.bookedBy === 'client');
      if (work.supplierId !== null)
        expect(suppliers.find(({ id }) => id === work.supplierId)?.kinds).toContain(booking.kind);
    }
    const numbers = all
      .filter(({ booking }) => booking.kind !== 'flight')
      .flatMap(({ booking }) => booking.numbers.map(({ value }) => value));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('are paid for by a host after travel, to the cent of the bank', () => {
    const today = '2026-11-30';
    const { trips, bookings, suppliers } = makeDesk(today);
    const all = bookings.flat();
    const statements = makeDemoStatements(trips, all, suppliers, today);
    expect(statements).toHaveLength(2);
    for (const { lines, bankCents, paidOn } of statements) {
      expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(bankCents);
      for (const { bookingId, cents } of lines) {
        const { booking, work } = all.find((each) => each.booking.id === bookingId) ?? {};
        const rate = suppliers.find(({ id }) => id === work?.supplierId)?.rate ?? 0;
        expect(cents).toBe(Math.round(((work?.commissionableCents ?? 0) * rate * 0.8) / 10_000));
        expect(((booking?.end ?? booking?.start)?.date ?? '9') < paidOn).toBe(true);
      }
    }
  });
});

describe('the tables and lanes of the demo agency', () => {
  it.each(days)('are in the park of their day on %s', (today) => {
    const { trips } = makeDesk(today);
    const { restaurants, attractions } = loadShippedCatalogue();
    const parkOf = new Map([...restaurants, ...attractions].map(({ id, park }) => [id, park]));
    for (const { planned, items } of trips) {
      for (const { votes: _votes, ...item } of items) {
        CreateDayItem.parse(item);
        const park = parkOf.get(item.catalogueId ?? '');
        const day = planned.days.find(({ date }) => date === item.date);
        if (park) expect([item.title, day?.parks]).toEqual([item.title, [park]]);
        if (item.confirmation) expect(item.confirmation).toMatch(/^DEMO/);
      }
    }
  });

  it('are booked once dining has opened', () => {
    const today = getDateIn(new Date('2026-11-30T17:00:00Z'));
    const { trips } = makeDesk(today);
    const tables = trips.flatMap(({ key, planned, items }) =>
      items
        .filter(({ details }) => details.kind === 'dining')
        .map(({ confirmation }) => [
          key,
          planned.trip.startDate < addDays(today, 60),
          confirmation !== undefined,
        ]),
    );
    expect(tables.filter(([, isOpen, isBooked]) => isOpen !== isBooked)).toEqual([]);
  });
});
