import { randomUUID } from 'node:crypto';
import { addDays, Catalogue, type BookingWindow } from '@landsea/contracts';
import type { TestService } from '@landsea/nest-kit/testing';
import { startTrips } from './app.js';
import { familyWithTrip } from './factories.js';

let service: TestService;
beforeAll(async () => {
  service = await startTrips();
});
afterAll(() => service.close());

describe('GET /api/v1/trips/:tripId/windows', () => {
  it('shows the owner of an unpaid trip when what opens', async () => {
    const { agent, trip } = await familyWithTrip(service);
    const { body } = await agent.get(`/api/v1/trips/${trip.id}/windows`).expect(200);
    const windows = body.windows as BookingWindow[];
    expect(windows.map(({ kind, state }) => [kind, state])).toEqual([
      ['dining', 'upcoming'],
      ['lightning-lane', 'upcoming'],
    ]);
    expect(windows[0]?.opensAt.slice(0, 10)).toBe(addDays(trip.startDate, -60));
    expect(windows[1]?.opensAt.slice(0, 10)).toBe(addDays(trip.startDate, -7));
  });

  it('shows strangers and visitors nothing', async () => {
    const { trip } = await familyWithTrip(service);
    for (const id of [trip.id, randomUUID(), 'x']) {
      await service.as({}).get(`/api/v1/trips/${id}/windows`).expect(404);
    }
    await service.anonymous().get(`/api/v1/trips/${trip.id}/windows`).expect(401);
  });
});

describe('GET /api/v1/catalogue', () => {
  it('is open to all, with ids that name one thing each', async () => {
    const { body } = await service.anonymous().get('/api/v1/catalogue').expect(200);
    const { hotels, ships, ports, parks } = Catalogue.parse(body);
    for (const entries of [hotels, ships, ports, parks]) {
      expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
      expect(new Set(entries.map(({ name }) => name.split(',')[0])).size).toBe(entries.length);
    }
    expect(ships).toHaveLength(8);
    expect(hotels.filter(({ onSite, tier }) => onSite === (tier === 'off-site'))).toEqual([]);
    expect(ports.map(({ name }) => name)).toEqual(expect.arrayContaining(['At Sea', 'Castaway Cay']));
  });
});
