import { randomUUID } from 'node:crypto';
import { ConversationList } from '@landsea/contracts/agents';
import { startTrips } from '../../testing/app.js';

const service = await startTrips({ VISITOR_CALLS_PER_MINUTE: '100000' });
afterAll(() => service.close());

type Role = 'owner' | 'agent' | 'assistant';
interface Member {
  userId: string;
  agency: number | null;
  role: Role;
}

/** The same numbers in each run. */
let seed = 20_261_124;
const random = (below: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * below);
};
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));
const insert = (table: string, rows: object[]) =>
  service.dataSource.query(
    `INSERT INTO ${table} (${Object.keys(rows[0] ?? {}).join(', ')})
     SELECT ${Object.keys(rows[0] ?? {}).join(', ')} FROM jsonb_populate_recordset(NULL::${table}, $1)`,
    [JSON.stringify(rows)],
  );

/** 1,000 people, clients and conversations: agencies of all sizes, agents alone, clients of several, and some who left. */
const world = async () => {
  const agencies = times(30, (number) => ({ id: randomUUID(), name: `Agency ${number}` }));
  const members = times(120, (number): Member => {
    const agency = number < 30 ? number : random(3) === 0 ? null : random(30);
    return {
      userId: randomUUID(),
      agency,
      role: number < 30 ? 'owner' : random(3) === 0 ? 'assistant' : 'agent',
    };
  });
  const agents = members.filter(({ agency, role }) => agency === null || role !== 'assistant');
  const people = times(150, () => randomUUID());
  const clients = times(400, (number) => ({
    id: randomUUID(),
    agent: agents[random(agents.length)] ?? agents[0],
    email: `${number}@example.com`,
    userId: random(6) === 0 ? null : (people[random(people.length)] ?? null),
  }));
  const conversations = clients.map(({ id, userId }) => ({
    id: randomUUID(),
    clientId: id,
    // Every seventh is with somebody who has left since.
    userId: userId === null || random(7) === 0 ? randomUUID() : userId,
  }));
  await insert('agency', agencies);
  await insert(
    'agency_member',
    members.flatMap(({ userId, agency, role }) =>
      agency === null
        ? []
        : [
            {
              user_id: userId,
              agency_id: agencies[agency]?.id,
              role,
              name: 'Somebody',
              email: `${userId}@example.com`,
            },
          ],
    ),
  );
  for (const { id, agent, email, userId } of clients)
    await service.dataSource.query(
      `INSERT INTO client (id, agent_id, first_name, last_name, email, user_id) VALUES ($1, $2, 'Ana', 'Silva', $3, $4)`,
      [id, agent?.userId, email, userId],
    );
  await insert(
    'conversation',
    conversations.map(({ id, clientId, userId }) => ({
      id,
      client_id: clientId,
      user_id: userId,
      is_about_trip: false,
      last_message_at: '2026-11-24T10:00:00Z',
      created_at: '2026-11-24T10:00:00Z',
    })),
  );
  return { members, people, clients, conversations };
};

describe('over 1,000 random agencies, people, clients and conversations', () => {
  it('everybody reads their own conversations and no other', async () => {
    const { members, people, clients, conversations } = await world();
    const clientOf = new Map(clients.map((client) => [client.id, client]));
    /** Said again in the test's own words: owners and assistants reach the whole agency, agents their own clients. */
    const reaches = (member: Member, agent: Member | undefined): boolean => {
      if (agent?.userId === member.userId) return member.role !== 'assistant' || member.agency === null;
      return member.agency !== null && member.role !== 'agent' && agent?.agency === member.agency;
    };
    const listed = async (userId: string, side: 'agent' | 'client') => {
      const { body } = await service
        .as({ userId, userType: 'agent' })
        .get(`/api/v1/conversations?side=${side}`)
        .expect(200);
      return ConversationList.parse(body)
        .conversations.map(({ id }) => id)
        .sort();
    };
    let found = 0;
    for (const member of members) {
      const own = conversations.filter(({ clientId }) => reaches(member, clientOf.get(clientId)?.agent));
      expect(await listed(member.userId, 'agent')).toEqual(own.map(({ id }) => id).sort());
      expect(await listed(member.userId, 'client')).toEqual([]);
      found += own.length;
      const ids = new Set(own.map(({ id }) => id));
      const foreign = conversations.filter(({ id }) => !ids.has(id));
      const { id } = foreign[random(foreign.length)] ?? { id: randomUUID() };
      await service
        .as({ userId: member.userId, userType: 'agent' })
        .get(`/api/v1/conversations/${id}`)
        .expect(404);
    }
    for (const userId of people) {
      const own = conversations.filter(
        (each) => each.userId === userId && clientOf.get(each.clientId)?.userId === userId,
      );
      expect(await listed(userId, 'client')).toEqual(own.map(({ id }) => id).sort());
      expect(await listed(userId, 'agent')).toEqual([]);
      found += own.length;
    }
    expect(found).toBeGreaterThan(600);
  }, 120_000);
});
