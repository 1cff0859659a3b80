import { Quote } from '@landsea/contracts/agents';
import { checkQuote } from '@landsea/rules/agents';
import { getAgeOn } from '@landsea/rules/trip';
import { makeDemoClients } from '../demo-clients.js';
import { planDemoTrips } from '../demo-trips.js';
import { makeDemoQuotes } from './demo-quotes.js';

const today = '2026-11-30';
const now = new Date(`${today}T17:00:00Z`);

it('offers each trip that is quoted something that could be sent', () => {
  const trips = makeDemoClients(today).flatMap((client) => planDemoTrips(client, now));
  const quotes = makeDemoQuotes(trips, 'agent', now);
  const quoted = trips.filter(({ stage }) => stage === 'quoted').map(({ planned }) => planned.id);
  expect(quotes.map(({ tripId }) => tripId)).toEqual(quoted);
  for (const quote of quotes) {
    const options = Quote.shape.options.parse(quote.options);
    expect(checkQuote({ ...quote, options, expiresAt: quote.expiresAt?.toISOString() ?? null }, now)).toEqual(
      [],
    );
    for (const { depositDueOn, finalDueOn, startDate } of options) {
      expect((depositDueOn ?? '') > today).toBe(true);
      expect((finalDueOn ?? '') < (startDate ?? '')).toBe(true);
    }
  }
  expect(quotes.map(({ state }) => state)).toEqual(['seen', 'draft']);
});

it.each([today, '2028-02-29', '2027-07-04'])('is about travelers as old as it says on %s', (day) => {
  const clients = makeDemoClients(day);
  const trips = clients.flatMap((client) => planDemoTrips(client, new Date(`${day}T17:00:00Z`)));
  const person = (firstName: string) =>
    clients.flatMap(({ people }) => people).find((each) => each.firstName === firstName);
  const ageOf = (firstName: string, on = day) =>
    getAgeOn({ age: 0, birthDate: person(firstName)?.birthDate ?? undefined }, on);
  const lastDay = trips.find(({ key }) => key === 'park')?.planned.trip.endDate;
  expect([ageOf('Haru'), ageOf('Haru', lastDay)]).toEqual([2, 2]);
  expect([ageOf('Max'), ageOf('Mia'), ageOf('Layla'), ageOf('Irina')]).toEqual([12, 12, 7, 55]);
  expect(person('Max')?.birthDate).toBe(person('Mia')?.birthDate);
});
