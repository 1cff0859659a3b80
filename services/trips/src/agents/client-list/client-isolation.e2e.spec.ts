import { randomInt, randomUUID } from 'node:crypto';
import { ClientListSummary, ClientPage } from '@landsea/contracts/agents';
import type { TestService } from '@landsea/nest-kit/testing';
import { startTrips } from '../../testing/app.js';

let service: TestService;
beforeAll(async () => {
  service = await startTrips();
});
afterAll(() => service.close());

const AGENCIES = 1000;
const TRIED = 40;

interface Member {
  userId: string;
  agencyId: string;
  role: 'owner' | 'agent' | 'assistant';
}

/** Random agencies of one to four members, each agent with up to three clients whose every text names the agent. */
const makeAgencies = async (): Promise<Member[]> => {
  const members = Array.from({ length: AGENCIES }, () => randomUUID()).flatMap((agencyId) =>
    Array.from({ length: 1 + randomInt(4) }, (_, index): Member => {
      const role = index === 0 ? 'owner' : randomInt(2) === 0 ? 'agent' : 'assistant';
      return { userId: randomUUID(), agencyId, role };
    }),
  );
  await service.dataSource.query(
    `INSERT INTO agency (id, name) SELECT DISTINCT "agencyId", 'Agency'
       FROM jsonb_to_recordset($1::jsonb) AS m ("agencyId" uuid)`,
    [JSON.stringify(members)],
  );
  await service.dataSource.query(
    `INSERT INTO agency_member (user_id, agency_id, role, name, email)
     SELECT "userId", "agencyId", role, "userId"::text, "userId" || '@example.com'
       FROM jsonb_to_recordset($1::jsonb) AS m ("userId" uuid, "agencyId" uuid, role text)`,
    [JSON.stringify(members)],
  );
  await service.dataSource.query(
    `WITH made AS (
       INSERT INTO client (id, agent_id, first_name, last_name, email, lead_id, stage, tags, search_text)
       SELECT gen_random_uuid(), user_id, 'Same', 'Name ' || user_id, n::text || user_id || '@example.com', gen_random_uuid(),
         'lead', ARRAY['of-' || user_id], 'same name ' || user_id
         FROM agency_member, generate_series(0, floor(random() * 3)::int) n WHERE role <> 'assistant'
       RETURNING id, lead_id, first_name, last_name, email)
     INSERT INTO client_person (client_id, id, first_name, last_name, email)
     SELECT id, lead_id, first_name, last_name, email FROM made`,
  );
  return members;
};

describe('1,000 random agencies', () => {
  it('show nobody a client, a count, a tag or a row of others', async () => {
    const members = await makeAgencies();
    for (let tried = 0; tried < TRIED; tried += 1) {
      const member = members[randomInt(members.length)];
      if (!member) continue;
      const { userId, agencyId, role } = member;
      const agent = service.as({ userId, userType: 'agent' });
      const colleagues = members.filter((each) => each.agencyId === agencyId && each.role !== 'assistant');
      const own = new Set(role === 'agent' ? [userId] : colleagues.map((each) => each.userId));
      const kept = await service.dataSource.query<{ id: string; agentId: string }[]>(
        `SELECT id, agent_id AS "agentId" FROM client WHERE agent_id = ANY($1::uuid[])`,
        [[...own]],
      );
      const ids = kept.map(({ id }) => id).sort();
      for (const query of [{}, { search: 'same name' }, { sort: 'added' }, { stages: 'lead' }]) {
        const { clients } = ClientPage.parse(
          (await agent.get('/api/v1/client-list').query(query).expect(200)).body,
        );
        expect(clients.map(({ id }) => id).sort()).toEqual(ids);
      }
      const summary = ClientListSummary.parse(
        (await agent.get('/api/v1/client-list/summary').expect(200)).body,
      );
      expect(summary.stages).toEqual(ids.length > 0 ? { lead: ids.length } : {});
      expect(new Set(summary.tags.map((tag) => tag.slice(3)))).toEqual(
        new Set(kept.map(({ agentId }) => agentId)),
      );
      const { body } = await agent.get('/api/v1/clients').expect(200);
      expect((body.clients as { id: string }[]).map(({ id }) => id).sort()).toEqual(ids);
      const exported = await agent.get('/api/v1/client-list/export').expect(role === 'assistant' ? 403 : 200);
      if (role !== 'assistant')
        expect(exported.text.split('\r\n').filter(Boolean)).toHaveLength(ids.length + 1);
      const [foreign] = await service.dataSource.query<[{ id: string; agentId: string }]>(
        `SELECT id, agent_id AS "agentId" FROM client WHERE agent_id <> ALL($1::uuid[]) ORDER BY random() LIMIT 1`,
        [[...own]],
      );
      await agent.get(`/api/v1/clients/${foreign.id}`).expect(404);
      await agent.get(`/api/v1/clients/${foreign.id}/activity`).expect(404);
      await agent.patch(`/api/v1/clients/${foreign.id}`).send({ version: 1, stage: 'lost' }).expect(404);
      const page = await agent.get('/api/v1/client-list').query({ agentId: foreign.agentId }).expect(200);
      expect(page.body.clients).toEqual([]);
    }
  });
});
