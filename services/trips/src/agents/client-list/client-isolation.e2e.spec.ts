import { randomInt } from 'node:crypto';
import { ClientListSummary, ClientPage } from '@landsea/contracts/agents';
import { startTrips } from '../../testing/app.js';
import { makeAgencies } from '../../testing/random-agencies.js';

const service = await startTrips();
afterAll(() => service.close());

const AGENCIES = 1000;
const TRIED = 40;

describe('1,000 random agencies', () => {
  it('show nobody a client, a count, a tag or a row of others', async () => {
    const members = await makeAgencies(service, AGENCIES);
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
