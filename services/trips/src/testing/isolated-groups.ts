import { AgentGroup, AgentGroupList } from '@landsea/contracts/agents';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { aGroupItem } from './client-bodies.js';

interface ReachedGroups {
  groups: readonly string[];
  trips: readonly string[];
  clients: readonly string[];
}

/** The lists show the groups that the member reaches with all trips of theirs, and so does each group. */
export async function expectOwnGroups(call: TestAgent, reach: ReachedGroups): Promise<void> {
  const { groups } = AgentGroupList.parse((await call.get('/api/v1/agent-groups').expect(200)).body);
  expect(groups.map(({ id }) => id).sort()).toEqual(reach.groups);
  const trips: string[] = [];
  for (const { id } of groups) {
    const { households } = AgentGroup.parse((await call.get(`/api/v1/agent-groups/${id}`).expect(200)).body);
    trips.push(...households.map(({ tripId }) => tripId));
    expect(households.filter(({ clientId }) => !reach.clients.includes(clientId))).toEqual([]);
  }
  expect(trips.sort()).toEqual(reach.trips);
}

/** A group of somebody whom the member does not reach, and one of their trips. */
export async function expectForeignGroup(
  call: TestAgent,
  { groups }: Pick<ReachedGroups, 'groups'>,
  {
    groupId,
    groupItemId,
    tripId,
    clientId,
  }: Record<'groupId' | 'groupItemId' | 'tripId' | 'clientId', string>,
): Promise<void> {
  const path = `/api/v1/agent-groups/${groupId}`;
  await call.get(path).expect(404);
  await call.get(`${path}/rooming-list`).expect(404);
  const saved = { version: 1, name: 'Mine', kind: 'other', firstDate: null, lastDate: null, note: '' };
  await call.put(path).send(saved).expect(404);
  await call.delete(path).expect(404);
  await call.delete(`${path}/trips/${tripId}`).expect(404);
  await call.post(`${path}/items`).send(aGroupItem()).expect(404);
  const [own = crypto.randomUUID()] = groups;
  for (const id of [groupId, own]) {
    await call.delete(`/api/v1/agent-groups/${id}/items/${groupItemId}`).expect(404);
    await call.put(`/api/v1/agent-groups/${id}/trips/${tripId}`).send({}).expect(404);
    const copied = { clientId, fromTripId: tripId, name: 'Mine' };
    await call.post(`/api/v1/agent-groups/${id}/copies`).send(copied).expect(404);
  }
}
