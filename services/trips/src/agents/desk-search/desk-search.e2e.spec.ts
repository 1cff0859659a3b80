import { FoundBookings } from '@landsea/contracts/agents';
import { addDays, getDateIn } from '@landsea/contracts/core';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { aTeam, addClient } from '../../testing/agency-factories.js';
import { startTrips } from '../../testing/app.js';
import { someWork } from '../../testing/client-bodies.js';
import { newHotel, newTrip, aTripFor } from '../../testing/factories.js';

const service = await startTrips();
afterAll(() => service.close());

const today = getDateIn(new Date());
const find = async (agent: TestAgent, number: string) =>
  FoundBookings.parse((await agent.get('/api/v1/booking-search').query({ number }).expect(200)).body)
    .bookings;

const book = async (agent: TestAgent, clientId: string, value: string, own: string[] = [], days = 60) => {
  const trip = newTrip({
    name: `In ${days} days`,
    startDate: addDays(today, days),
    endDate: addDays(today, days + 4),
    stays: [],
  });
  const { id: tripId } = await aTripFor(agent, clientId, trip);
  const booking = newHotel({ title: 'Pop Century', numbers: [{ role: 'confirmation', value }] });
  const work = { ...someWork, numbers: own.map((each) => ({ role: 'group' as const, value: each })) };
  await agent.post(`/api/v1/agent-trips/${tripId}/bookings`).send({ booking, work }).expect(201);
  return { tripId, bookingId: booking.id };
};

it('finds a booking by the beginning of its number, in any writing, and by the agent’s own number', async () => {
  const { owner } = await aTeam(service);
  const clientId = await addClient(owner);
  const later = await book(owner.call, clientId, '4821-3377', ['G-77 10'], 90);
  const sooner = await book(owner.call, clientId, '48213378', [], 20);
  for (const typed of ['4821 33', '4821-33', '482133'])
    expect((await find(owner.call, typed)).map(({ bookingId }) => bookingId)).toEqual([
      sooner.bookingId,
      later.bookingId,
    ]);
  expect(await find(owner.call, 'g7710')).toEqual([
    {
      ...later,
      ...{
        clientId,
        clientName: 'Ada Byron',
        title: 'Pop Century',
        number: 'G-77 10',
        tripName: 'In 90 days',
      },
      startsOn: addDays(today, 90),
    },
  ]);
  expect(await find(owner.call, '3377')).toEqual([]);
  expect(await find(owner.call, '%%%4821')).toHaveLength(2);
});

it('finds nothing of what the agent does not reach', async () => {
  const { owner, agent } = await aTeam(service);
  const { owner: stranger } = await aTeam(service);
  await book(agent.call, await addClient(agent), 'REACH-1');
  expect(await find(agent.call, 'reach1')).toHaveLength(1);
  expect(await find(owner.call, 'reach1')).toHaveLength(1);
  expect(await find(stranger.call, 'reach1')).toEqual([]);
});

it.each([[''], ['  '], ['1-'], ['x'.repeat(61)]])('refuses “%s”', async (number) => {
  const { owner } = await aTeam(service);
  await owner.call.get('/api/v1/booking-search').query({ number }).expect(400);
});
