import { randomUUID } from 'node:crypto';
import { FeeAlertList, PlanningFeeList } from '@landsea/contracts/agents';
import type { TestAgent, TestService } from '@landsea/nest-kit/testing';
import { PlanningFeeRow } from '../agents/fees/planning-fee.entity.js';

export const aFee = () => ({
  ...{ name: 'Planning fee', cents: 150_00, dueOn: '2026-12-01', note: '' },
  payLink: 'https://square.link/u/dana',
});

export async function aFeeOf(service: TestService, clientId: string, tripId: string): Promise<string> {
  const id = randomUUID();
  await service.dataSource.manager.insert(PlanningFeeRow, { id, clientId, tripId, ...aFee() });
  return id;
}

/** Every list of fees shows all that the member reaches, and nothing of what others have. */
export async function expectOwnFees(
  call: TestAgent,
  role: string,
  reach: { fees: readonly string[] },
): Promise<void> {
  const { body } = await call.get('/api/v1/planning-fee-alerts').expect(200);
  const { alerts } = FeeAlertList.parse(body);
  expect(alerts.map(({ id }) => id).sort()).toEqual(reach.fees);
  const year = await call
    .get('/api/v1/planning-fees')
    .query({ year: '2026' })
    .expect(role === 'assistant' ? 403 : 200);
  if (role === 'assistant') return;
  expect(
    PlanningFeeList.parse(year.body)
      .fees.map(({ id }) => id)
      .sort(),
  ).toEqual(reach.fees);
}

/** Nothing of it is opened or changed, under its own trip and under one of the member’s. */
export async function expectForeignFee(
  call: TestAgent,
  trips: readonly string[],
  { clientId, feeId }: Record<'clientId' | 'feeId', string>,
): Promise<void> {
  const version = 1;
  for (const trip of trips) {
    const fee = `/api/v1/agent-trips/${trip}/fees/${feeId}`;
    await call
      .put(fee)
      .send({ ...aFee(), version })
      .expect(404);
    await call
      .put(fee)
      .send({ ...aFee(), version: 0 })
      .expect(404);
    await call.put(`${fee}/state`).send({ state: 'waived', reason: 'Mine', version }).expect(404);
    await call.delete(fee).expect(404);
  }
  await call.get(`/api/v1/agent-trips/${trips[0] ?? ''}/fees`).expect(404);
  await call.get(`/api/v1/travel-agents/${clientId}/fees`).expect(404);
  await call.put(`/api/v1/travel-agents/${clientId}/fees/${feeId}`).send({ isPaid: true }).expect(404);
}
