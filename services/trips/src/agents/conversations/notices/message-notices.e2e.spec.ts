import { randomUUID } from 'node:crypto';
import { Conversation, ConversationMessage } from '@landsea/contracts/agents';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { startTrips } from '../../../testing/app.js';
import { joinedFamily } from '../../../testing/consent-factories.js';
import { MessageNotices } from './message-notices.js';

const service = await startTrips();
afterAll(() => service.close());

const base = '/api/v1/conversations';

const pair = async (aboutTrip = false) => {
  const joined = await joinedFamily(service, false);
  const { agent, agentId, clientId } = joined.known;
  const open = async (tripId: string | null) =>
    Conversation.parse((await agent.post(base).send({ clientId, tripId }).expect(200)).body).id;
  return { ...joined, agent, agentId, clientId, open, id: await open(aboutTrip ? joined.trip.id : null) };
};
const send = async (who: TestAgent, id: string, body: string) =>
  ConversationMessage.parse(
    (await who.post(`${base}/${id}/messages`).send({ id: randomUUID(), body }).expect(201)).body,
  );
const emailsTo = (userId: string) =>
  service.dataSource.query<{ subject: string; text: string | null }[]>(
    'SELECT subject, text FROM mail_message WHERE recipient = $1 ORDER BY created_at',
    [`${userId}@example.com`],
  );
/** Five minutes go by, and several copies of the service look what is due. */
const fiveMinutes = async () => {
  await service.dataSource.query(
    `UPDATE conversation_notice SET due_at = due_at - interval '5 minutes 1 second'`,
  );
  const notices = service.app.get(MessageNotices, { strict: false });
  await Promise.all([notices.dispatch(), notices.dispatch(), notices.dispatch()]);
};

it('emails the agent once about what nobody read for five minutes', async () => {
  const { family, agentId, id } = await pair();
  await send(family, id, 'Which tables did we get?');
  await send(family, id, 'And when?');
  await service.app.get(MessageNotices, { strict: false }).dispatch();
  expect(await emailsTo(agentId)).toEqual([]);
  await fiveMinutes();
  const [email, ...others] = await emailsTo(agentId);
  expect(others).toEqual([]);
  expect(email?.text).toContain('Which tables did we get?');
  expect(email?.text).toContain(`/app/agents/messages?conversation=${id}`);
});

it('sends no second one before the first is read, and one for what comes after', async () => {
  const { agent, family, agentId, id } = await pair();
  await send(family, id, 'One');
  await fiveMinutes();
  const second = await send(family, id, 'Two');
  await fiveMinutes();
  expect(await emailsTo(agentId)).toHaveLength(1);
  await agent.post(`${base}/${id}/read`).send({ upTo: second.number }).expect(204);
  await send(family, id, 'Three');
  await fiveMinutes();
  const emails = await emailsTo(agentId);
  expect(emails).toHaveLength(2);
  expect(emails[1]?.text).toContain('Three');
  expect(emails[1]?.text).not.toContain('Two');
});

it('emails nobody about what was read in time', async () => {
  const { agent, family, agentId, id } = await pair();
  const { number } = await send(family, id, 'Are you there?');
  await agent.post(`${base}/${id}/read`).send({ upTo: number }).expect(204);
  await fiveMinutes();
  expect(await emailsTo(agentId)).toEqual([]);
});

it('puts all conversations of an agent into one email', async () => {
  const { family, agentId, trip, known } = await pair();
  const { body } = await family.post(base).send({ clientId: known.clientId, tripId: trip.id });
  const general = await family.post(base).send({ clientId: known.clientId, tripId: null }).expect(200);
  await service.dataSource.query('DELETE FROM conversation_notice');
  await send(family, Conversation.parse(general.body).id, 'Do you do hotels?');
  await send(family, Conversation.parse(body).id, 'Is dinner included?');
  await fiveMinutes();
  const emails = await emailsTo(agentId);
  expect(emails.map(({ subject }) => subject)).toEqual(['You have 2 new messages on Landsea']);
  expect(emails[0]?.text).toMatch(/Is dinner included\?[^]*Do you do hotels\?/);
});

it('says nothing about a client who has left', async () => {
  const { family, agentId, settings, id } = await pair();
  await send(family, id, 'Thank you');
  await family.delete(settings).expect(204);
  await fiveMinutes();
  expect(await emailsTo(agentId)).toEqual([]);
});
