import { randomUUID } from 'node:crypto';
import { AgentTripList, CoreNeeds, Morning } from '@landsea/contracts/agents';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { TripDetail } from '@landsea/contracts/trip';
import { deskPlanned } from './desk-planned.js';
import { startTrips } from './app.js';
import { accept, sharing, type Known, anAgentWithPlan } from './consent-factories.js';
import { newTrip, aTripFor } from './factories.js';

const service = await startTrips();
afterAll(() => service.close());

/** The same numbers in each run, so that a failure can be repeated. */
const dice = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

interface World {
  known: Known;
  /** The account of the client; null while they have not joined. */
  userId: string | null;
  made: string;
  /** A trip of the client's own, and whether they show it to the agent. */
  own: string | null;
  isShown: boolean;
}

/** An agent with a client of their own, with a trip that the agent made and maybe one of the client's own. */
const oneOf = async (roll: (below: number) => number, accounts: string[]): Promise<World> => {
  const known = await anAgentWithPlan(service);
  const startDate = addDays(getDateIn(new Date()), 61 + roll(10));
  const { id: made } = await aTripFor(known.agent, known.clientId, { startDate });
  if (roll(4) === 0) return { known, userId: null, made, own: null, isShown: false };
  // Some people are the client of several agents.
  const userId = (roll(3) === 0 ? accounts[roll(accounts.length)] : undefined) ?? randomUUID();
  accounts.push(userId);
  const mine = await service.as({ userId }).post('/api/trips').send(newTrip({ startDate })).expect(201);
  const own = TripDetail.parse(mine.body).id;
  const isShown = roll(2) === 0;
  await accept(service, known, userId, isShown ? [sharing(own, roll(2) === 0)] : []);
  return { known, userId, made, own, isShown };
};

describe('agents and their clients', () => {
  it('never find a trip, a window or a need of anybody else, in whichever list', async () => {
    const roll = dice(20_261_124);
    const accounts: string[] = [];
    const worlds: World[] = [];
    for (let agents = 0; agents < 24; agents += 1) worlds.push(await oneOf(roll, accounts));
    await deskPlanned(service);

    for (const { known, made, own, isShown } of worlds) {
      const { agent, agentId, clientId } = known;
      const mayKnow = new Set([made, ...(isShown && own ? [own] : [])]);
      const { trips } = AgentTripList.parse((await agent.get('/api/v1/agent-trips').expect(200)).body);
      expect(new Set(trips.map(({ tripId }) => tripId))).toEqual(mayKnow);
      const { entries } = Morning.parse((await agent.get('/api/v1/morning').expect(200)).body);
      expect(entries.length).toBeGreaterThan(0);
      expect(entries.filter((entry) => !mayKnow.has(entry.tripId) || entry.clientId !== clientId)).toEqual(
        [],
      );
      const { clients } = CoreNeeds.parse((await agent.get('/api/v1/core-needs').expect(200)).body);
      expect(clients.map((client) => client.clientId)).toEqual([clientId]);
      const desk = await service.dataSource.query<{ tripId: string }[]>(
        `SELECT DISTINCT trip_id AS "tripId" FROM desk_window WHERE agent_id = $1`,
        [agentId],
      );
      expect(desk.filter(({ tripId }) => !mayKnow.has(tripId))).toEqual([]);
    }
  });

  it('answer a thousand questions about trips of each other exactly as the relationships say', async () => {
    const roll = dice(7);
    const accounts: string[] = [];
    const worlds: World[] = [];
    for (let agents = 0; agents < 16; agents += 1) worlds.push(await oneOf(roll, accounts));
    const trips = worlds.flatMap(({ made, own }) => [made, ...(own ? [own] : [])]);
    const readers = [
      ...worlds.map(({ known, made, own, isShown }) => ({
        who: known.agent,
        sees: new Set([made, ...(isShown && own ? [own] : [])]),
      })),
      ...[...new Set(accounts)].map((userId) => ({
        who: service.as({ userId, userType: 'client' }),
        sees: new Set(
          worlds
            .filter((world) => world.userId === userId)
            .flatMap(({ made, own }) => [made, ...(own ? [own] : [])]),
        ),
      })),
      { who: service.as({}), sees: new Set<string>() },
    ];
    for (let asked = 0; asked < 1_000; asked += 1) {
      const reader = readers[roll(readers.length)];
      const tripId = trips[roll(trips.length)] ?? '';
      if (!reader) continue;
      const path = ['/api/trips/', '/api/v1/trips/', '/api/user/access?tripId='][roll(3)] ?? '';
      const rest = path === '/api/v1/trips/' ? '/windows' : '';
      const { status } = await reader.who.get(`${path}${tripId}${rest}`);
      expect({ tripId, path, status }).toEqual({
        tripId,
        path,
        status: reader.sees.has(tripId) ? 200 : 404,
      });
    }
  });
});
