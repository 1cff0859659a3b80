import { addDays, listDates } from '@landsea/contracts/core';
import {
  priceHopper,
  listMonthNights,
  priceNight,
  countRooms,
  listSeasons,
  priceTicket,
  listTickets,
} from '@landsea/rules/estimate';
import { aTrip, book, estimated, lineOf, START, tripAt } from './testing/sample-estimates.js';

const year = listDates('2027-01-01', '2027-12-31');

describe('the nights of the guide to resorts', () => {
  it('have a price for every hotel on every day of 2027', () => {
    for (const { name, night } of book.hotels)
      for (const date of year) {
        const { low, typical, high } = priceNight(night, date, book);
        if (!(low > 5000 && low <= typical && typical <= high && high < 500_000))
          throw new Error(`${name} on ${date}: ${[low, typical, high].join(' ')}`);
      }
  });

  it('cost what an estimate counts for one', () => {
    for (const { name, night } of book.hotels.filter(({ onSite }) => onSite)) {
      const line = lineOf(estimated(tripAt(name, START, 1, { party: [{ name: 'Robin', age: 38 }] })), name);
      expect(line.typicalCents).toBe(Math.round(priceNight(night, START, book).typical));
    }
  });

  it('average over twelve months between the quietest and the dearest night', () => {
    for (const { night } of book.hotels) {
      const months = listMonthNights(night, '2027-01-20', 12, book);
      expect([months[0]?.month, months.at(-1)?.month]).toEqual(['2027-01', '2027-12']);
      const prices = year.map((date) => priceNight(night, date, book).typical);
      for (const { typical } of months) {
        expect(typical).toBeGreaterThanOrEqual(Math.min(...prices));
        expect(typical).toBeLessThanOrEqual(Math.max(...prices));
      }
    }
  });

  it('fall into seasons without a gap', () => {
    const runs = listSeasons('2027-01-01', 365, book);
    expect(runs.flatMap(({ from, to }) => listDates(from, to))).toEqual(year);
    expect(runs.filter(({ season }) => season === null)).toEqual([]);
    for (const [index, run] of runs.entries())
      expect(run.from).toBe(index === 0 ? '2027-01-01' : addDays(runs[index - 1]?.to ?? '', 1));
  });

  it('take a second room for the guest beyond those that one holds', () => {
    expect([1, 4, 5, 8, 9].map((guests) => countRooms(guests, 4))).toEqual([1, 1, 2, 2, 3]);
  });

  it('leave nobody without a room for five: one hotel of each tier has one', () => {
    for (const tier of ['value', 'moderate', 'deluxe', 'villa', 'off-site'])
      expect(
        book.hotels.some((hotel) => hotel.tier === tier && (hotel.sleeps >= 5 || hotel.largerRooms?.length)),
      ).toBe(true);
    for (const { largerRooms = [] } of book.hotels)
      for (const { sleeps } of largerRooms) expect(sleeps).toBeGreaterThan(4);
  });
});

describe('who pays what for tickets', () => {
  const trip = aTrip();
  const parkDays = trip.days.filter(({ kind }) => kind === 'park');

  it('adds up to the lines of an estimate', () => {
    const tickets = listTickets({ party: trip.party, parkDays });
    expect(tickets.map(({ person, age }) => [person.name, age])).toEqual([
      ['Robin', 'adult'],
      ['Kim', 'adult'],
      ['Sam', 'child'],
    ]);
    const cents = (age: string) =>
      tickets
        .filter((ticket) => ticket.age === age)
        .reduce((sum, ticket) => sum + priceTicket(ticket, book).typical, 0);
    const estimate = estimated(trip);
    expect(Math.round(cents('adult'))).toBe(lineOf(estimate, 'Tickets, ages 10+').typicalCents);
    expect(Math.round(cents('child'))).toBe(lineOf(estimate, 'Tickets, ages 3 to 9').typicalCents);
  });

  it('has a price for one to ten days on every day of 2027, and a park hopper beside it', () => {
    for (const first of year)
      for (const days of [1, 2, 3, 5, 10]) {
        const dates = listDates(first, addDays(first, days - 1)).map((date) => ({
          date,
          kind: 'park' as const,
          parks: [],
          place: null,
        }));
        const [child, adult] = [
          priceTicket({ age: 'child', days: dates }, book),
          priceTicket({ age: 'adult', days: dates }, book),
        ];
        if (!(child.typical > 8000 && child.typical < adult.typical))
          throw new Error(`${first}, ${days} days`);
        expect(priceHopper(dates, book)?.typical).toBeGreaterThan(0);
      }
  });
});
