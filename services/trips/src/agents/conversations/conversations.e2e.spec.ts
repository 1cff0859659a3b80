import { randomUUID } from 'node:crypto';
import {
  Conversation,
  ConversationList,
  ConversationMessage,
  ConversationPage,
  UnansweredSummary,
} from '@landsea/contracts/agents';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { startTrips } from '../../testing/app.js';
import { accept, dana, joinedFamily } from '../../testing/consent-factories.js';
import { identityDouble } from '../../testing/identity-double.js';
import { watchConversations } from '../../testing/talks.js';
import { soon } from '../../testing/watched-trip.js';

const identity = await identityDouble(dana);
const service = await startTrips({ IDENTITY_URL: identity.url });
afterAll(async () => {
  await service.close();
  await identity.close();
});

const base = '/api/v1/conversations';

/** An agent and a family that has joined, with the conversation about no trip, or about the family's trip. */
const pair = async (aboutTrip = false) => {
  const joined = await joinedFamily(service, false);
  const { agent, clientId } = joined.known;
  const subject = { clientId, tripId: aboutTrip ? joined.trip.id : null };
  const { body } = await agent.post(base).send(subject).expect(200);
  return { ...joined, agent, clientId, id: Conversation.parse(body).id };
};
const send = async (who: TestAgent, id: string, text: string, messageId = randomUUID()) =>
  ConversationMessage.parse(
    (await who.post(`${base}/${id}/messages`).send({ id: messageId, body: text }).expect(201)).body,
  );
const list = async (who: TestAgent, side: 'agent' | 'client') =>
  ConversationList.parse((await who.get(`${base}?side=${side}`).expect(200)).body).conversations;
const page = async (who: TestAgent, id: string, before = '') =>
  ConversationPage.parse((await who.get(`${base}/${id}${before && `?before=${before}`}`).expect(200)).body);

const unanswered = async (who: TestAgent) =>
  UnansweredSummary.parse((await who.get(`${base}/unanswered`).expect(200)).body);

const watch = (cookie: string) => watchConversations(service, cookie);

describe('conversations', () => {
  it('are written from both sides, with who has read how far', async () => {
    const { agent, family, id } = await pair();
    const hello = await send(agent, id, 'Hello!\nWhen would you like to go?');
    expect(await list(family, 'client')).toMatchObject([
      { id, side: 'client', unread: 1, waitingSince: null },
    ]);
    const first = await page(family, id);
    expect(first).toMatchObject({
      hasEarlier: false,
      messages: [{ body: hello.body, side: 'agent', via: 'app' }],
    });
    await family.post(`${base}/${id}/read`).send({ upTo: hello.number }).expect(204);
    expect(await list(family, 'client')).toMatchObject([{ unread: 0 }]);
    expect((await page(agent, id)).readers).toEqual([{ name: 'Robin', side: 'client', upTo: hello.number }]);
    expect(await unanswered(agent)).toEqual({ waiting: null, held: null });
    const answer = await send(family, id, 'In March');
    expect(await unanswered(agent)).toEqual({
      waiting: { clients: 1, clientName: 'Ada Byron', conversationId: id, since: answer.sentAt },
      held: null,
    });
    expect(await list(agent, 'agent')).toMatchObject([
      { clientName: 'Ada Byron', unread: 1, last: { excerpt: 'In March', side: 'client' } },
    ]);
  });

  it('reads never move back, nor beyond what is there', async () => {
    const { agent, family, id } = await pair();
    const one = await send(agent, id, 'One');
    const two = await send(agent, id, 'Two');
    await family
      .post(`${base}/${id}/read`)
      .send({ upTo: two.number + 500 })
      .expect(204);
    await family.post(`${base}/${id}/read`).send({ upTo: one.number }).expect(204);
    expect((await page(agent, id)).readers).toEqual([{ name: 'Robin', side: 'client', upTo: two.number }]);
    await send(agent, id, 'Three');
    expect(await list(family, 'client')).toMatchObject([{ unread: 1 }]);
  });

  it('say since when a client waits, until somebody answers or needs not to', async () => {
    const { agent, family, id } = await pair();
    const question = await send(family, id, 'Is breakfast included?');
    await send(family, id, 'And dinner?');
    expect(await list(agent, 'agent')).toMatchObject([{ waitingSince: question.sentAt }]);
    await send(agent, id, 'Both are.');
    expect(await list(agent, 'agent')).toMatchObject([{ waitingSince: null }]);
    await send(family, id, 'Thanks!');
    const { body } = await agent.put(`${base}/${id}/waiting`).send({ waiting: false }).expect(200);
    expect(body).toMatchObject({ waitingSince: null });
    await family.put(`${base}/${id}/waiting`).send({ waiting: false }).expect(404);
  });

  it('lists who waits longest first', async () => {
    const { agent, family, id, clientId, trip } = await pair();
    const { body } = await agent.post(base).send({ clientId, tripId: trip.id }).expect(200);
    await send(family, String(body.id), 'About the trip');
    await send(family, id, 'About anything');
    await send(agent, String(body.id), 'Sure');
    expect((await list(agent, 'agent')).map((each) => each.id)).toEqual([id, String(body.id)]);
  });

  it('are one for each trip that is shared, and name it only to whom may see it', async () => {
    const { agent, family, clientId, trip, own, id } = await pair(true);
    await send(family, id, 'Which hotel?');
    expect(await list(agent, 'agent')).toMatchObject([
      { isAboutTrip: true, trip: { id: trip.id, name: trip.name } },
    ]);
    const again = await family.post(base).send({ clientId, tripId: trip.id }).expect(200);
    expect(again.body).toMatchObject({ id });
    await family.delete(own).expect(204);
    expect(await list(agent, 'agent')).toMatchObject([{ isAboutTrip: true, trip: null }]);
    await agent.post(base).send({ clientId, tripId: trip.id }).expect(400);
    await agent.post(base).send({ clientId, tripId: randomUUID() }).expect(400);
  });

  it('adds a message once, however often it is sent', async () => {
    const { agent, id } = await pair();
    const messageId = randomUUID();
    const first = await send(agent, id, 'Once', messageId);
    expect(await send(agent, id, 'Twice', messageId)).toEqual(first);
    expect((await page(agent, id)).messages).toHaveLength(1);
    const other = await pair();
    await other.agent.post(`${base}/${other.id}/messages`).send({ id: messageId, body: 'Mine' }).expect(400);
    expect((await page(other.agent, other.id)).messages).toEqual([]);
  });

  it('keeps a template with an empty field from being sent', async () => {
    const { agent, id } = await pair();
    const unfilled = { id: randomUUID(), body: 'Hi {{firstName}}' };
    const { body } = await agent.post(`${base}/${id}/messages`).send(unfilled).expect(400);
    expect(JSON.stringify(body)).toContain('Fill in or remove the fields');
    await agent.post(`${base}/${id}/messages`).send({ id: randomUUID(), body: '  ' }).expect(400);
  });

  it('are read page by page', async () => {
    const { agent, id } = await pair();
    for (let number = 1; number <= 52; number += 1) await send(agent, id, `Message ${number}`);
    const latest = await page(agent, id);
    expect(latest).toMatchObject({ hasEarlier: true });
    expect(latest.messages.map(({ body }) => body).at(0)).toBe('Message 3');
    const earlier = await page(agent, id, String(latest.messages[0]?.number));
    expect(earlier.messages.map(({ body }) => body)).toEqual(['Message 1', 'Message 2']);
    expect(earlier.hasEarlier).toBe(false);
    await agent.get(`${base}/${id}?before=yesterday`).expect(400);
  }, 30_000);

  it('end for a client who leaves, and are another person’s never', async () => {
    const { agent, family, known, settings, id } = await pair();
    await send(family, id, 'Between us');
    await family.delete(settings).expect(204);
    await family.get(`${base}/${id}`).expect(404);
    expect(await list(family, 'client')).toEqual([]);
    expect(await list(agent, 'agent')).toMatchObject([{ isClosed: true }]);
    await agent.post(`${base}/${id}/messages`).send({ id: randomUUID(), body: 'Wait' }).expect(403);

    const somebody = randomUUID();
    await accept(service, known, somebody, [], 3);
    const other = service.as({ userId: somebody });
    await other.get(`${base}/${id}`).expect(404);
    expect(await list(other, 'client')).toEqual([]);
    const { body } = await other.post(base).send({ clientId: known.clientId, tripId: null }).expect(200);
    expect(body.id).not.toBe(id);
  });

  it('begin before the client has an account, with the address that messages go to', async () => {
    const agent = service.as({ userType: 'agent' });
    const client = { firstName: 'Ben', lastName: 'Moss', email: `${randomUUID()}@example.com` };
    const { body } = await agent.post('/api/v1/clients').send(client).expect(201);
    const opened = await agent.post(base).send({ clientId: body.id, tripId: null }).expect(200);
    expect(opened.body).toMatchObject({ clientName: 'Ben Moss', emailedTo: client.email, isClosed: false });
  });
});

describe('GET /api/v1/conversations/stream', () => {
  it('sends messages and reads to both sides, and to nobody else', async () => {
    const { agent, family, userId, known, id } = await pair();
    const stranger = await pair();
    const ofClient = await watch(service.cookieOf({ userId }));
    const ofAgent = await watch(service.cookieOf({ userId: known.agentId, userType: 'agent' }));
    const elsewhere = await watch(service.cookieOf({ userId: stranger.known.agentId, userType: 'agent' }));
    const message = await send(agent, id, 'Look at this');
    expect(await soon(ofClient.next())).toEqual({ type: 'message', conversationId: id, message });
    expect(await soon(ofAgent.next())).toMatchObject({ type: 'message' });
    await family.post(`${base}/${id}/read`).send({ upTo: message.number }).expect(204);
    expect(await soon(ofAgent.next())).toEqual({
      type: 'read',
      conversationId: id,
      reader: { name: 'Robin', side: 'client', upTo: message.number },
    });
    const long = 'é'.repeat(4000);
    await send(family, id, long);
    expect(await soon(ofAgent.next())).toEqual({ type: 'changed', conversationId: id });
    const own = await send(stranger.agent, stranger.id, 'Elsewhere');
    expect(await soon(elsewhere.next())).toEqual({
      type: 'message',
      conversationId: stranger.id,
      message: own,
    });
    for (const browser of [ofClient, ofAgent, elsewhere]) browser.close();
  }, 30_000);
});

describe('personal data', () => {
  it('exports what a person wrote, and erases a client’s conversations with the account', async () => {
    const { agent, family, userId, id } = await pair();
    await send(agent, id, 'From the agent');
    await send(family, id, 'From the client');
    const { body } = await service
      .internal('identity')
      .get(`/internal/accounts/${userId}/export`)
      .expect(200);
    expect(body.sentMessages).toMatchObject([{ body: 'From the client', via: 'app' }]);
    await service.deliver('identity.account-erased', { userId });
    await agent.get(`${base}/${id}`).expect(404);
    const left = await service.dataSource.query(
      'SELECT 1 FROM conversation_message WHERE conversation_id = $1',
      [id],
    );
    expect(left).toEqual([]);
  });
});
