import { randomUUID } from 'node:crypto';
import { Conversation, ConversationPage, MessagedClients } from '@landsea/contracts/agents';
import type { TestAgent, TestService } from '@landsea/nest-kit/testing';
import { startTrips } from '../../../testing/app.js';
import { accept, anAgent, joinedFamily } from '../../../testing/consent-factories.js';
import { identityDouble } from '../../../testing/identity-double.js';
import { inboundSignature } from '../../../testing/inbound-signature.js';
import { selectMails, waitForMails } from '../../../testing/sent-mails.js';
import { MessageEmails } from './message-emails.js';

const secret = 'a-secret-that-only-the-tests-and-the-provider-know';
const base = '/api/v1/conversations';
let service: TestService;
let identity: Awaited<ReturnType<typeof identityDouble>>;
beforeAll(async () => {
  identity = await identityDouble();
  service = await startTrips({
    IDENTITY_URL: identity.url,
    REPLY_DOMAIN: 'reply.landsea.example',
    REPLY_ADDRESS_SECRET: 'another-secret-that-only-the-tests-know',
    INBOUND_MAIL_SECRET: secret,
    INBOUND_AUTHSERV: 'mx.landsea.example',
  });
});
afterAll(async () => {
  await service.close();
  await identity.close();
});

const open = async (who: TestAgent, clientId: string) =>
  Conversation.parse((await who.post(base).send({ clientId, tripId: null }).expect(200)).body);
const send = (who: TestAgent, id: string, body: string, files?: string[]) =>
  who.post(`${base}/${id}/messages`).send({ id: randomUUID(), body, ...(files && { files }) });
const page = async (who: TestAgent, id: string) =>
  ConversationPage.parse((await who.get(`${base}/${id}`).expect(200)).body);
const dispatch = () => service.app.get(MessageEmails, { strict: false }).dispatch();

/** An agent with a lead: somebody who has an address and no account. */
const aLead = async () => {
  const known = await anAgent(service);
  identity.people.set(known.agentId, {
    email: `${known.agentId}@agents.example`,
    firstName: 'Dana',
    lastName: 'Whitlock',
    emailVerified: true,
  });
  return known;
};
const written = async () => {
  const known = await aLead();
  const { id } = await open(known.agent, known.clientId);
  await send(known.agent, id, 'Hi Ada,\n\nThanks for reaching out!').expect(201);
  const [mail] = await waitForMails(service, known.email);
  return { ...known, id, mail, replyTo: mail?.replyTo ?? '' };
};
const answer = (from: string, to: string, text: string) => {
  const raw = Buffer.from(
    [
      `Authentication-Results: mx.landsea.example; dmarc=pass header.from=${from.split('@')[1] ?? ''}`,
      `From: Ada <${from}>`,
      `To: ${to}`,
      `Message-ID: <${randomUUID()}@example.com>`,
      'Subject: Re: Message from Dana Whitlock',
      'Content-Type: text/plain; charset=utf-8',
      '',
      text,
    ].join('\r\n'),
  );
  return service
    .anonymous()
    .post('/api/v1/inbound-emails')
    .set('Landsea-Signature', inboundSignature(raw, secret, Math.floor(Date.now() / 1000)))
    .set('Content-Type', 'message/rfc822')
    .send(raw)
    .expect(204);
};

describe('each message of an agent', () => {
  it('is an email at once, also when none of the earlier ones was opened', async () => {
    const { known, userId } = await joinedFamily(service, false);
    const { id } = await open(known.agent, known.clientId);
    await send(known.agent, id, 'Tables open on Friday').expect(201);
    await send(known.agent, id, 'The final payment is due on Tuesday').expect(201);
    const mails = await waitForMails(service, `${userId}@example.com`, 2);
    expect(mails.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Tables open on Friday\n/),
      expect.stringMatching(/^The final payment is due on Tuesday\n/),
    ]);
    expect(new Set(mails.map(({ threadId, subject }) => `${threadId} ${subject}`)).size).toBe(1);
  });

  it('goes to a lead who has no account, from the agent, and the answer comes back', async () => {
    const { agent, email, id, mail, replyTo } = await written();
    expect(mail).toMatchObject({ fromName: 'Dana Whitlock', subject: 'Message from Dana Whitlock' });
    expect(mail?.text).toMatch(/^Hi Ada,\n\nThanks for reaching out!\n\nDana Whitlock\. Just reply/);
    await answer(email, replyTo, 'In March, the four of us.');
    const { messages, conversation, held } = await page(agent, id);
    expect(messages.at(-1)).toMatchObject({
      body: 'In March, the four of us.',
      side: 'client',
      authorName: 'Ada',
    });
    expect(conversation).toMatchObject({ emailedTo: email, isClosed: false, unread: 1 });
    expect([conversation.waitingSince === null, held]).toEqual([false, []]);
    await send(agent, id, 'March it is.').expect(201);
    const [, second] = await waitForMails(service, email, 2);
    expect(second?.text).toContain('You wrote:\n> In March, the four of us.');
  });

  it('holds back who answers from another address, until the agent lets it in', async () => {
    const { agent, id, replyTo } = await written();
    await answer('stranger@example.com', replyTo, 'Send me everything');
    const { messages, held = [] } = await page(agent, id);
    expect([messages.length, held]).toMatchObject([1, [{ body: 'Send me everything', reason: 'sender' }]]);
  });

  it('stays with the person who joins by the address it went to', async () => {
    const known = await written();
    const userId = randomUUID();
    await accept(service, known, userId, []);
    const joined = service.as({ userId });
    const [first] = (await page(joined, known.id)).messages;
    expect(first?.body).toContain('reaching out');
    await answer(`${userId}@example.com`, known.replyTo, 'I joined');
    expect((await page(known.agent, known.id)).messages.at(-1)).toMatchObject({ body: 'I joined' });
    expect((await open(known.agent, known.clientId)).id).toBe(known.id);
  });

  it('is not shown to who joins by another address', async () => {
    const known = await written();
    const userId = randomUUID();
    await accept(service, { ...known, email: `${randomUUID()}@example.com` }, userId, []);
    await service.as({ userId }).get(`${base}/${known.id}`).expect(404);
    expect((await page(known.agent, known.id)).conversation.isClosed).toBe(true);
  });

  it('goes to several clients at once, with an account or without', async () => {
    const { agent, clientId, email } = await aLead();
    const message = { id: randomUUID(), clientIds: [clientId], body: 'Hi {{firstName}}, a question.' };
    const { body } = await agent.post('/api/v1/client-messages').send(message).expect(200);
    expect(MessagedClients.parse(body)).toEqual({ sent: 1, notJoined: [] });
    const [mail] = await waitForMails(service, email);
    expect(mail?.text).toMatch(/^Hi Ada, a question\./);
  });
});

describe('before anything is written, it is said that', () => {
  it('the agent has to confirm their own address', async () => {
    const { agent, agentId, clientId } = await aLead();
    identity.people.set(agentId, { email: 'dana@agents.example', firstName: 'Dana', emailVerified: false });
    const { body } = await agent.post(base).send({ clientId, tripId: null }).expect(403);
    expect(body.code).toBe('EMAIL_NOT_VERIFIED');
    const message = { id: randomUUID(), clientIds: [clientId], body: 'Hello' };
    await agent.post('/api/v1/client-messages').send(message).expect(403);
  });

  it('a sample and a client who left get nothing', async () => {
    const known = await aLead();
    const { dataSource } = service;
    const refusal = async () =>
      String(
        (await known.agent.post(base).send({ clientId: known.clientId, tripId: null }).expect(403)).body
          .message,
      );
    const sample = `sample-${randomUUID()}@landsea.invalid`;
    await dataSource.query(`UPDATE client SET email = $2 WHERE id = $1`, [known.clientId, sample]);
    expect(await refusal()).toContain('is a sample');
    await dataSource.query(`UPDATE client SET left_at = now() WHERE id = $1`, [known.clientId]);
    expect(await refusal()).toContain('Ada left');
  });
});

it('keeps files for people who can open them, and the text with them', async () => {
  const { agent, id } = await written();
  const { body } = await send(agent, id, 'Look', [randomUUID()]).expect(400);
  expect(JSON.stringify(body)).toContain('once your client has joined');
  expect((await page(agent, id)).messages).toHaveLength(1);
});

it('sends nothing from the demo', async () => {
  const { agentId, clientId, email } = await aLead();
  const demo = service.as({ userId: agentId, userType: 'agent', isDemo: true });
  const { id } = await open(demo, clientId);
  await send(demo, id, 'Hello').expect(201);
  await dispatch();
  expect(await selectMails(service, email)).toEqual([]);
});

it('stops at what nobody writes in a day', async () => {
  const { agent, agentId, id } = await written();
  await service.dataSource.query(
    `INSERT INTO conversation_message (id, conversation_id, author_id, side, author_name, body, sent_at)
     SELECT gen_random_uuid(), $1, $2, 'agent', 'Dana', 'Hi', now() FROM generate_series(1, 300)`,
    [id, agentId],
  );
  const { body } = await send(agent, id, 'And you').expect(429);
  expect(body.code).toBe('RATE_LIMITED');
});

it.each(['agentId', 'userId'] as const)('keeps no email to an account that is erased: %s', async (side) => {
  const { known, userId } = await joinedFamily(service, false);
  const { id } = await open(known.agent, known.clientId);
  await send(known.agent, id, 'See you on Friday').expect(201);
  await waitForMails(service, `${userId}@example.com`);
  const erased = side === 'userId' ? userId : known.agentId;
  expect((await service.deliver('identity.account-erased', { userId: erased })).status).toBe(204);
  expect(await selectMails(service, `${userId}@example.com`)).toEqual([]);
});
