import { randomUUID } from 'node:crypto';
import { ConversationList, ConversationPage, MessagedClients } from '@landsea/contracts/agents';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { startTrips } from '../../testing/app.js';
import { anAgent, dana, joinedFamily } from '../../testing/consent-factories.js';
import { planAccess } from '../../testing/factories.js';
import { identityDouble } from '../../testing/identity-double.js';

const identity = await identityDouble(dana);
const service = await startTrips({ IDENTITY_URL: identity.url });
afterAll(async () => {
  await service.close();
  await identity.close();
});

const path = '/api/v1/client-messages';
const written = async (family: TestAgent) => {
  const { body } = await family.get('/api/v1/conversations?side=client').expect(200);
  const [conversation] = ConversationList.parse(body).conversations;
  if (!conversation) return [];
  const page = await family.get(`/api/v1/conversations/${conversation.id}`).expect(200);
  return ConversationPage.parse(page.body).messages.map((message) => message.body);
};
/** An agent with a family that has joined and a client who has not: both are written to. */
const two = async () => {
  const { known, family } = await joinedFamily(service, false);
  await service.deliver('billing.subscription-changed', planAccess(known.agentId, { plan: 'agent' }));
  const ben = { firstName: 'Ben', lastName: 'Moss', email: `${randomUUID()}@example.com` };
  const { body } = await known.agent.post('/api/v1/clients').send(ben).expect(201);
  return { ...known, family, benId: String(body.id) };
};

describe('a message to several clients', () => {
  it('comes to each who has joined with their own name, once, with an account or without', async () => {
    const { agent, clientId, benId, family } = await two();
    const message = {
      id: randomUUID(),
      clientIds: [clientId, benId, clientId],
      body: 'Hi {{firstName}}, I am away next week.\n\n{{ agentName }}',
    };
    const answered = MessagedClients.parse((await agent.post(path).send(message).expect(200)).body);
    expect(answered).toEqual({ sent: 2, notJoined: [] });
    await agent.post(path).send(message).expect(200);
    const [text, ...more] = await written(family);
    expect(more).toEqual([]);
    expect(text).toMatch(/^Hi Ada, I am away next week\.\n\n\w+$/);
    expect(text).not.toContain('{{');
  });

  it('goes to nobody when one of them is not the agent’s', async () => {
    const { agent, clientId, family } = await two();
    const stranger = await anAgent(service);
    const message = { id: randomUUID(), clientIds: [clientId, stranger.clientId], body: 'Hello' };
    await agent.post(path).send(message).expect(404);
    expect(await written(family)).toEqual([]);
    await family
      .post(path)
      .send({ ...message, clientIds: [clientId] })
      .expect(404);
  });

  it('is refused while it is empty or has fields that nobody can fill for each', async () => {
    const { agent, clientId } = await two();
    for (const body of ['', '  ', 'Your trip {{tripName}}'])
      await agent
        .post(path)
        .send({ id: randomUUID(), clientIds: [clientId], body })
        .expect(400);
    await agent.post(path).send({ id: randomUUID(), clientIds: [], body: 'Hello' }).expect(400);
  });
});
