import { randomInt } from 'node:crypto';
import {
  AgentTripList,
  AuditPage,
  ClientMergeList,
  ConversationList,
  CoreNeeds,
  DueTaskList,
  DuplicateList,
  HandOverList,
  LikelyClients,
  Morning,
  OwnAgency,
} from '@landsea/contracts/agents';
import type { TestAgent, TestService } from '@landsea/nest-kit/testing';
import { DeskPlanner } from '../agents/agent-trips/desk-planner.js';
import { startTrips } from './app.js';
import { fillAgencies, makeAgencies, type RandomMember } from './random-agencies.js';

let service: TestService;
beforeAll(async () => {
  service = await startTrips();
});
afterAll(() => service.close());

const AGENCIES = 1000;
const TRIED = 30;

const body = async (call: TestAgent, path: string): Promise<unknown> =>
  (await call.get(path).expect(200)).body;
const namesOf = async (statement: string, agents: readonly string[]): Promise<string[]> => {
  const rows = await service.dataSource.query<{ id: string }[]>(statement, [agents]);
  return rows.map(({ id }) => id).sort();
};

/** What a member reaches, read from the database. */
const reachOf = async (members: readonly RandomMember[], { userId, agencyId, role }: RandomMember) => {
  const agents = members.filter((each) => each.agencyId === agencyId && each.role !== 'assistant');
  const own = role === 'agent' ? [userId] : agents.map((each) => each.userId);
  const of = (table: string, id: string) =>
    namesOf(
      `SELECT x.${id} AS id FROM ${table} x JOIN client c ON c.id = x.client_id WHERE c.agent_id = ANY($1::uuid[])`,
      own,
    );
  return {
    own,
    clients: await namesOf(`SELECT id FROM client WHERE agent_id = ANY($1::uuid[])`, own),
    trips: await of('agent_trip', 'trip_id'),
    talks: await of('conversation', 'id'),
    tasks: await of('workflow_task', 'id'),
  };
};

/** One thing of each kind of somebody whom the member does not reach. */
const foreignTo = async (own: readonly string[]) => {
  const [thing] = await service.dataSource.query<
    [Record<'clientId' | 'tripId' | 'taskId' | 'talkId' | 'mergeId' | 'handOverId' | 'email', string>]
  >(
    `SELECT c.id AS "clientId", c.email, made.trip_id AS "tripId", task.id AS "taskId", talk.id AS "talkId", merge.id AS "mergeId", h.id AS "handOverId"
       FROM client c JOIN agent_trip made ON made.client_id = c.id JOIN conversation talk ON talk.client_id = c.id
       JOIN workflow_task task ON task.client_id = c.id
       JOIN client_merge merge ON merge.kept_id = c.id JOIN client_hand_over h ON h.user_id = c.agent_id
      WHERE c.agent_id <> ALL($1::uuid[]) ORDER BY random() LIMIT 1`,
    [own],
  );
  return thing;
};

const PATIENCE_MS = 5 * 60_000;

describe('1,000 random agencies with trips, tasks, conversations, changes, invitations, hand-overs and merges', () => {
  let members: RandomMember[];
  beforeAll(async () => {
    members = await makeAgencies(service, AGENCIES);
    await fillAgencies(service);
    const watched = await service.dataSource.query<{ id: string }[]>(`SELECT id FROM trip LIMIT 1`);
    expect(watched).toHaveLength(1);
  }, PATIENCE_MS);

  it(
    'show nobody a trip, a message, a change or a pair of others, in any list',
    async () => {
      // A share of the trips is enough: what matters is on whose desks they are.
      await service.app.get(DeskPlanner).plan();
      for (let tried = 0; tried < TRIED; tried += 1) {
        const member = members[randomInt(members.length)];
        if (!member) continue;
        const { userId, agencyId, role } = member;
        const call = service.as({ userId, userType: 'agent' });
        const reach = await reachOf(members, member);
        const isOurs = (id: string) => reach.clients.includes(id);
        const { trips } = AgentTripList.parse(await body(call, '/api/v1/agent-trips'));
        expect(trips.map(({ tripId }) => tripId).sort()).toEqual(reach.trips);
        const { entries } = Morning.parse(await body(call, '/api/v1/morning'));
        expect(entries.filter(({ clientId }) => !isOurs(clientId))).toEqual([]);
        const due = DueTaskList.parse(await body(call, '/api/v1/workflow-tasks'));
        expect(due.tasks.map(({ id }) => id).sort()).toEqual(reach.tasks);
        const needs = CoreNeeds.parse(await body(call, '/api/v1/core-needs'));
        expect(needs.clients.filter(({ clientId }) => !isOurs(clientId))).toEqual([]);
        const { conversations } = ConversationList.parse(
          await body(call, '/api/v1/conversations?side=agent'),
        );
        expect(conversations.map(({ id }) => id).sort()).toEqual(reach.talks);
        const { agency } = OwnAgency.parse(await body(call, '/api/v1/agency'));
        expect(agency?.members.map((each) => each.userId).sort()).toEqual(
          members.flatMap((each) => (each.agencyId === agencyId ? [each.userId] : [])).sort(),
        );
        expect(agency?.invitations.map(({ email }) => email)).toEqual(
          role === 'owner' ? [`${agencyId}@example.com`] : [],
        );
        const { handOvers } = HandOverList.parse(await body(call, '/api/v1/hand-overs'));
        expect(handOvers).toHaveLength(role === 'assistant' ? 0 : 1);
        if (role !== 'assistant') {
          const { pairs } = DuplicateList.parse(await body(call, '/api/v1/client-duplicates'));
          expect(pairs.filter(({ first, second }) => !isOurs(first.id) || !isOurs(second.id))).toEqual([]);
          expect(pairs).toHaveLength(Math.min((reach.clients.length * (reach.clients.length - 1)) / 2, 100));
          const { merges } = ClientMergeList.parse(await body(call, '/api/v1/client-merges'));
          expect(merges.map(({ keptId }) => keptId).sort()).toEqual(reach.clients);
        }
        if (role === 'owner') {
          const audit = AuditPage.parse(await body(call, '/api/v1/agency-audit'));
          expect(audit.entries.map(({ clientId }) => clientId).sort()).toEqual(reach.clients);
          const table = await call.get('/api/v1/agency-audit/export').expect(200);
          expect(table.text.split('\r\n').filter(Boolean)).toHaveLength(reach.clients.length + 1);
        }
      }
    },
    PATIENCE_MS,
  );

  it(
    'let nobody open, compare, merge, take back or answer what is others’',
    async () => {
      for (let tried = 0; tried < TRIED; tried += 1) {
        const member = members[randomInt(members.length)];
        if (!member) continue;
        const call = service.as({ userId: member.userId, userType: 'agent' });
        const { own, clients, trips } = await reachOf(members, member);
        const [mine = ''] = clients;
        const ours = trips[0] ?? crypto.randomUUID();
        const { clientId, tripId, taskId, talkId, mergeId, handOverId, email } = await foreignTo(own);
        for (const path of [
          `/api/trips/${tripId}`,
          `/api/v1/agent-trips/${tripId}`,
          `/api/v1/agent-trips/${tripId}/tasks`,
          `/api/v1/conversations/${talkId}`,
          `/api/v1/client-duplicates/${clientId}`,
          `/api/v1/client-merges/preview/${mine}/${clientId}`,
          `/api/v1/client-merges/preview/${clientId}/${mine}`,
        ])
          await call.get(path).expect(404);
        for (const trip of [tripId, ours]) {
          const task = `/api/v1/agent-trips/${trip}/tasks/${taskId}`;
          await call.patch(task).send({ version: 1, done: true }).expect(404);
          await call.delete(task).expect(404);
        }
        await call.delete(`/api/v1/agent-trips/${tripId}/workflow`).expect(404);
        const message = { id: crypto.randomUUID(), body: 'Hello' };
        await call.post(`/api/v1/conversations/${talkId}/messages`).send(message).expect(404);
        await call.post(`/api/v1/client-merges/${mergeId}/undo`).send({}).expect(404);
        await call
          .post(`/api/v1/hand-overs/${handOverId}/undo`)
          .send({})
          .expect(member.role === 'assistant' ? 403 : 404);
        await call
          .put(`/api/v1/client-duplicates/${mine}/apart/${clientId}`)
          .send({})
          .expect(
            // A role without the right is refused at whichever of the two comes first.
            (answer) => expect([403, 404]).toContain(answer.status),
          );
        const check = await call.post('/api/v1/client-duplicates/check').send({ email }).expect(200);
        expect(LikelyClients.parse(check.body).clients).toEqual([]);
        const asked = await call.get('/api/v1/agency-audit').query({ clientId });
        expect(asked.status === 200 ? (asked.body as AuditPage).entries : []).toEqual([]);
      }
      const sent = await service.dataSource.query<[{ count: number }]>(
        `SELECT count(*)::int AS count FROM mail_message`,
      );
      expect(sent).toEqual([{ count: 0 }]);
    },
    PATIENCE_MS,
  );
});
