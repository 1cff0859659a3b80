import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ApplyWorkflow } from '@landsea/contracts/agents';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { startTrips } from '../../testing/app.js';
import { aClient, aMerge } from '../../testing/client-bodies.js';
import { anAgent, joinedFamily } from '../../testing/consent-factories.js';
import { planAccess, aTripFor } from '../../testing/factories.js';
import { TripWorkflowRow } from './trip-workflow.entity.js';

const service = await startTrips();
afterAll(() => service.close());

const today = getDateIn(new Date());

/** Something other than the planner waits for a workflow. */
const isWaiting = async (): Promise<boolean> => {
  const waiting = await service.dataSource.query<unknown[]>(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
      AND query LIKE '%trip_workflow%' AND query NOT LIKE '%OF w%'`,
  );
  return waiting.length > 0;
};

it('clients who become one, or two again, wait for a plan of their trip, and it never waits for them', async () => {
  const { agent, agentId, clientId } = await anAgent(service);
  const trip = await aTripFor(agent, clientId, { startDate: addDays(today, 120) });
  const workflow: ApplyWorkflow = { template: 'parks', bookedOn: today, pastIsDone: false };
  await agent.post(`/api/v1/agent-trips/${trip.id}/workflow`).send(workflow).expect(200);
  await service.deliver('billing.subscription-changed', planAccess(agentId, { plan: 'agent' }));
  const { body } = await agent.post('/api/v1/clients').send(aClient()).expect(201);
  const merge = aMerge(String(body.id), clientId);
  const calls = [
    () => agent.post('/api/v1/client-merges').send(merge),
    () => agent.post(`/api/v1/client-merges/${merge.id}/undo`).send({}),
  ];
  for (const call of calls) {
    const { answering } = await service.dataSource.transaction(async (manager) => {
      // As the planner: first the workflow, then its tasks.
      await manager.query(`SELECT FROM trip_workflow WHERE trip_id = $1 FOR UPDATE`, [trip.id]);
      const pending = call().then(({ status }) => status);
      while (!(await isWaiting())) await delay(20);
      await manager.query(`UPDATE workflow_task SET position = position + 1 WHERE trip_id = $1`, [trip.id]);
      return { answering: pending };
    });
    expect(await answering).toBeLessThan(300);
  }
});

it('a client who is deleted waits for a plan of a shared trip, and it never waits for the deletion', async () => {
  const { known, trip } = await joinedFamily(service, true);
  const { manager } = service.dataSource;
  await manager.insert(TripWorkflowRow, {
    clientId: known.clientId,
    tripId: trip.id,
    template: 'parks',
    bookedOn: today,
    appliedOn: today,
  });
  const { answering } = await service.dataSource.transaction(async (inside) => {
    await inside.query(`SELECT FROM trip_workflow WHERE trip_id = $1 FOR UPDATE`, [trip.id]);
    const pending = known.agent
      .post(`/api/v1/clients/${known.clientId}/deletion`)
      .send({ name: 'Ada Byron' })
      .then(({ status }) => status);
    while (!(await isWaiting())) await delay(20);
    await inside.query(
      `INSERT INTO workflow_task (id, client_id, trip_id, title, who) VALUES ($1, $2, $3, 'Call', 'agent')`,
      [randomUUID(), known.clientId, trip.id],
    );
    return { answering: pending };
  });
  expect(await answering).toBe(204);
});
