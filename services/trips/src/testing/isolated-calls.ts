import { randomUUID } from 'node:crypto';
import { ClientTimeline } from '@landsea/contracts/agents';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { aCall } from './client-bodies.js';

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Rows of {@link fillAgencies} name their client, agent or conversation. */
export async function expectOwnTimeline(
  call: TestAgent,
  clientId: string,
  agentIds: readonly string[],
): Promise<void> {
  const { body } = await call.get(`/api/v1/clients/${clientId}/timeline`).expect(200);
  const { lines, planned } = ClientTimeline.parse(body);
  const kinds = [...lines, ...planned].map(({ kind }) => kind);
  for (const kind of ['message', 'call', 'document', 'form', 'told', 'task', 'payment'])
    expect(kinds).toContain(kind);
  const ours = [clientId, ...agentIds, ...lines.map(({ targetId }) => targetId)];
  const named = [...lines, ...planned].flatMap(({ what }) => what.match(ID) ?? []);
  expect(named.filter((id) => !ours.includes(id))).toEqual([]);
}

/** Nothing of it is read, changed or deleted, nor taken over under a client of the member's own. */
export async function expectForeignCall(
  call: TestAgent,
  ownClientId: string,
  { clientId, callId }: Record<'clientId' | 'callId', string>,
): Promise<void> {
  await call
    .put(`/api/v1/calls/${callId}`)
    .send({ ...aCall(), version: 1 })
    .expect(404);
  await call.delete(`/api/v1/calls/${callId}`).expect(404);
  await call
    .post(`/api/v1/clients/${clientId}/calls`)
    .send({ id: randomUUID(), ...aCall() })
    .expect(404);
  if (ownClientId)
    await call
      .post(`/api/v1/clients/${ownClientId}/calls`)
      .send({ id: callId, ...aCall() })
      .expect(404);
}
