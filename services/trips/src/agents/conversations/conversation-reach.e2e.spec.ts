import { randomUUID } from 'node:crypto';
import { Conversation } from '@landsea/contracts/agents';
import { aTeam, addClient, type Colleague } from '../../testing/agency-factories.js';
import { startTrips } from '../../testing/app.js';
import { watchConversations } from '../../testing/talks.js';
import { soon } from '../../testing/watched-trip.js';

const service = await startTrips();
afterAll(() => service.close());

const base = '/api/v1/conversations';
const watch = ({ userId }: Colleague) =>
  watchConversations(service, service.cookieOf({ userId, userType: 'agent' }));

/** A team, and what the agent of it writes to a client. */
const aTalkingTeam = async () => {
  const team = await aTeam(service);
  const clientId = await addClient(team.agent);
  const { body } = await team.agent.call.post(base).send({ clientId, tripId: null }).expect(200);
  const { id } = Conversation.parse(body);
  const write = (text: string) =>
    team.agent.call.post(`${base}/${id}/messages`).send({ id: randomUUID(), body: text }).expect(201);
  return { ...team, write };
};

describe('the stream of a member', () => {
  it('ends with the membership, before the next message', async () => {
    const { owner, assistant, write } = await aTalkingTeam();
    const removed = await watch(assistant);
    const kept = await watch(owner);
    await write('While she is in the team');
    expect(await soon(removed.next())).toMatchObject({ type: 'message' });
    expect(await soon(kept.next())).toMatchObject({ type: 'message' });
    await owner.call
      .post(`/api/v1/agency/members/${assistant.userId}/removal`)
      .send({ toAgentId: null })
      .expect(200);
    await write('Once she has left');
    expect(await soon(removed.next())).toBeUndefined();
    // Others reconnect as well: whom they reach may have changed with it.
    expect(await soon(kept.next())).toBeUndefined();
  });

  it('ends with a change of the role and with the agency', async () => {
    const { owner, assistant, write } = await aTalkingTeam();
    const before = await watch(assistant);
    await owner.call
      .put(`/api/v1/agency/members/${assistant.userId}/role`)
      .send({ role: 'agent' })
      .expect(200);
    await write('Once she is an agent herself');
    expect(await soon(before.next())).toBeUndefined();
    const ofOwner = await watch(owner);
    await owner.call.delete('/api/v1/agency').expect(204);
    await write('Once there is no agency');
    expect(await soon(ofOwner.next())).toBeUndefined();
  });
});
