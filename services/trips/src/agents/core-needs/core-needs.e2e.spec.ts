import { randomUUID } from 'node:crypto';
import { CoreNeeds } from '@landsea/contracts/agents';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { startTrips } from '../../testing/app.js';
import { anAgent, type Known } from '../../testing/consent-factories.js';
import { newLine, aTripFor } from '../../testing/factories.js';
import { deskPlanned } from '../../testing/desk-planned.js';

const service = await startTrips();
afterAll(() => service.close());

const needsOf = async ({ agent }: Known) =>
  CoreNeeds.parse((await agent.get('/api/v1/core-needs').expect(200)).body).clients;

describe('GET /api/v1/core-needs', () => {
  it('names what is missing of a client, and no longer what is there', async () => {
    const known = await anAgent(service);
    expect(await needsOf(known)).toMatchObject([
      { clientName: 'Ada Byron', needs: [{ kind: 'trip' }, { kind: 'invitation' }], trips: [] },
    ]);
    const startDate = addDays(getDateIn(new Date()), 63);
    const party = [
      { name: 'Robin', age: 40 },
      { name: 'Sam', age: 7 },
    ];
    const trip = await aTripFor(known.agent, known.clientId, { startDate, party, stays: [] });
    await deskPlanned(service);
    const kinds = async () =>
      (await needsOf(known))[0]?.trips.flatMap(({ needs }) => needs.map(({ kind }) => kind));
    expect(await kinds()).toEqual(expect.arrayContaining(['window', 'heights', 'stay', 'wishes', 'deposit']));
    const zone = 'America/New_York';
    const quote = { id: randomUUID(), clientId: known.clientId, tripId: trip.id as string, zone };
    await known.agent.post('/api/v1/quotes').send(quote).expect(201);
    expect(await kinds()).not.toContain('deposit');
    await known.agent.delete(`/api/v1/quotes/${quote.id}`).expect(204);
    expect(await kinds()).toContain('deposit');
    await known.agent
      .post(`/api/v1/trips/${trip.id}/budget/lines`)
      .send(newLine({ spentCents: 20_000 }))
      .expect(201);
    expect(await kinds()).not.toContain('deposit');
  });

  it('judges each trip ahead by its dates, bookings and windows', async () => {
    const known = await anAgent(service);
    const startDate = addDays(getDateIn(new Date()), 20);
    const trip = await aTripFor(known.agent, known.clientId, {
      startDate,
      endDate: addDays(startDate, 4),
      stays: [],
    });
    await deskPlanned(service);
    const cells = async () => {
      const { body } = await known.agent.get('/api/v1/core-needs').expect(200);
      const [safety] = CoreNeeds.parse(body).safety ?? [];
      return Object.fromEntries(safety?.cells.map(({ condition, state }) => [condition, state]) ?? []);
    };
    expect(await cells()).toMatchObject({
      rooms: 'open',
      tickets: 'open',
      papers: 'none',
      protection: 'open',
    });
    await service.dataSource.query(
      `INSERT INTO booking (trip_id, id, kind, title, starts, version) VALUES ($1, gen_random_uuid(), 'tickets', 'Four days', '{}', 1)`,
      [trip.id],
    );
    expect(await cells()).toMatchObject({ rooms: 'open', tickets: 'ok' });
    await service.dataSource.query(`UPDATE client SET is_sample = true WHERE id = $1`, [known.clientId]);
    expect(await cells()).toEqual({});
  });

  it('leaves out a client who is lost or archived', async () => {
    for (const change of [`stage = 'lost'`, 'archived_at = now()']) {
      const known = await anAgent(service);
      expect(await needsOf(known)).toHaveLength(1);
      await service.dataSource.query(`UPDATE client SET ${change} WHERE id = $1`, [known.clientId]);
      expect(await needsOf(known)).toEqual([]);
    }
  });

  it('is the agent’s own', async () => {
    await anAgent(service);
    const other = await anAgent(service);
    expect(await needsOf(other)).toHaveLength(1);
    await service.as({}).get('/api/v1/core-needs').expect(404);
  });
});
