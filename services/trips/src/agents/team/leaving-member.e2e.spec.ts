import { setTimeout as pause } from 'node:timers/promises';
import { aColleague, addClient, aTeam, joinAgency } from '../../testing/agency-factories.js';
import { startTrips } from '../../testing/app.js';
import { AgencyMemberRow } from './agency-member.entity.js';
import { lockClientsOf } from './agency.queries.js';

const service = await startTrips();
afterAll(() => service.close());

/** Until another connection waits for the clients of an agent. */
const somebodyWaits = async (): Promise<void> => {
  const rows = await service.dataSource.query<unknown[]>(
    `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  if (rows.length > 0) return;
  await pause(20);
  return somebodyWaits();
};

interface Answer {
  status: number;
}

/** The answer of `call` when the member leaves the agency in a concurrent transaction. */
const whileLeaving = async (userId: string, call: () => PromiseLike<Answer>): Promise<number> => {
  const started: Promise<Answer>[] = [];
  await service.dataSource.transaction(async (manager) => {
    await lockClientsOf(manager, [userId]);
    started.push(Promise.resolve(call()));
    await somebodyWaits();
    await manager.delete(AgencyMemberRow, { userId });
  });
  const [answer] = await Promise.all(started);
  return answer?.status ?? 0;
};

const clientsOf = ({ userId }: { userId: string }) =>
  service.dataSource.query<unknown[]>('SELECT FROM client WHERE agent_id = $1', [userId]);

describe('a member who leaves at that moment', () => {
  it('gets no clients handed over', async () => {
    const { owner, agent } = await aTeam(service);
    const clientId = await addClient(owner);
    const handOver = () =>
      owner.call.post('/api/v1/hand-overs').send({ clientIds: [clientId], toAgentId: agent.userId });
    expect(await whileLeaving(agent.userId, handOver)).toBe(400);
    expect(await clientsOf(agent)).toEqual([]);
    await owner.call.get(`/api/v1/clients/${clientId}`).expect(200);
  });

  it('gets none added by a colleague', async () => {
    const { owner, agent } = await aTeam(service);
    const client = {
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@example.com',
      agentId: agent.userId,
    };
    const add = () => owner.call.post('/api/v1/clients').send(client);
    expect(await whileLeaving(agent.userId, add)).toBe(400);
    expect(await clientsOf(agent)).toEqual([]);
  });

  it('hands over what was added before, when the owner removes them', async () => {
    const { owner, agent } = await aTeam(service);
    const other = await aColleague(service);
    await joinAgency(service, owner, other, 'agent');
    const started: Promise<Answer>[] = [];
    const clientId = await addClient(owner);
    await service.dataSource.transaction(async (manager) => {
      await lockClientsOf(manager, [agent.userId]);
      const removal = owner.call
        .post(`/api/v1/agency/members/${agent.userId}/removal`)
        .send({ toAgentId: other.userId });
      started.push(Promise.resolve(removal));
      await somebodyWaits();
      await manager.query('UPDATE client SET agent_id = $2 WHERE id = $1', [clientId, agent.userId]);
    });
    expect((await Promise.all(started)).map(({ status }) => status)).toEqual([200]);
    expect(await clientsOf(agent)).toEqual([]);
    expect(await clientsOf(other)).toHaveLength(1);
  });
});
