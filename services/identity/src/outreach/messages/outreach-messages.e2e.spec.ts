import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { PersonalDataRegistry } from '@landsea/nest-kit';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { startIdentity } from '../../testing/app.js';
import { moveClock } from '../../testing/clock.js';
import { register, verified } from '../../testing/factories.js';
import { mailTo } from '../../testing/mail.js';
import { aContactMessage, aSuggestion } from '../../testing/outreach-factories.js';
import { OutreachMessages } from './outreach-messages.service.js';

const OPERATOR = 'hello@landsea.test';
const DAY_MINUTES = 24 * 60;

const service = await startIdentity({ OUTREACH_EMAIL: OPERATOR });
beforeEach(() => service.dataSource.query('DELETE FROM rate_limit_count'));
afterAll(() => service.close());
afterEach(() => jest.useRealTimers());

const contact = (body: object, agent: TestAgent = service.anonymous()) =>
  agent.post('/api/v1/outreach/contact').send(body);
const suggest = (body: object, agent: TestAgent = service.anonymous()) =>
  agent.post('/api/v1/outreach/suggestions').send(body);
const stored = (message: string) =>
  service.dataSource.query<Record<string, unknown>[]>('SELECT * FROM outreach_message WHERE message = $1', [
    message,
  ]);
const operatorMail = async (part: string) =>
  (await mailTo(service, OPERATOR)).filter(({ text }) => text.includes(part));
const unique = () => `Number ${randomUUID()} is what this is about.`;
const somebody = async () => {
  const agent = service.anonymous();
  const person = await register(agent);
  await verified(service, person.id);
  return { agent, ...person };
};

describe('a contact message', () => {
  it('of a visitor is stored and emailed to the operator, to answer; nothing goes to the typed address', async () => {
    const message = aContactMessage({ message: unique(), topic: 'agent-demo' });
    expect((await contact(message).expect(201)).body).toEqual({ copySent: false });
    expect(await stored(message.message)).toEqual([
      expect.objectContaining({ kind: 'contact', topic: 'agent-demo', email: message.email, user_id: null }),
    ]);
    const [mail] = await operatorMail(message.message);
    expect(mail?.subject).toBe('Message: a 15-minute demo for agents');
    expect(mail?.text).toContain(`Email: ${message.email}`);
    const [{ reply_to: replyTo }] = await service.dataSource.query<[{ reply_to: string }]>(
      'SELECT reply_to FROM mail_message WHERE recipient = $1 ORDER BY created_at DESC LIMIT 1',
      [OPERATOR],
    );
    expect(replyTo).toBe(message.email);
    expect(await mailTo(service, message.email)).toEqual([]);
  });

  it('is copied to a sender who is signed in, at their own confirmed address only', async () => {
    const { agent, email } = await somebody();
    const own = aContactMessage({ email, message: unique() });
    expect((await contact(own, agent).expect(201)).body).toEqual({ copySent: true });
    expect((await mailTo(service, email))[0]).toMatchObject({
      subject: 'We got your message',
      text: expect.stringContaining(own.message),
    });
    const elsewhere = aContactMessage({ message: unique() });
    expect((await contact(elsewhere, agent).expect(201)).body).toEqual({ copySent: false });
    expect(await mailTo(service, elsewhere.email)).toEqual([]);

    const unconfirmed = service.anonymous();
    const person = await register(unconfirmed);
    const early = aContactMessage({ email: person.email, message: unique() });
    expect((await contact(early, unconfirmed).expect(201)).body).toEqual({ copySent: false });
    const visitor = aContactMessage({ email, message: unique() });
    expect((await contact(visitor).expect(201)).body).toEqual({ copySent: false });
    expect((await mailTo(service, email)).filter(({ subject }) => subject.startsWith('We got'))).toHaveLength(
      1,
    );
  });

  it('names each field that is missing or too long, and stores nothing', async () => {
    const { body } = await contact({ ...aContactMessage(), name: ' ', email: 'x', message: 'Hi' }).expect(
      400,
    );
    expect(body.fields).toEqual([
      { path: 'name', message: 'Your name is required' },
      { path: 'email', message: 'Please enter a valid email address' },
      { path: 'message', message: 'Write at least one sentence' },
    ]);
    const long = 'x'.repeat(4001);
    await contact({ ...aContactMessage(), message: long }).expect(400);
    await contact({ ...aContactMessage(), topic: 'idea' }).expect(400);
    expect(await stored(long)).toEqual([]);
  });

  it.each([{ website: 'https://spam.example' }, { secondsOpen: 0.5 }])(
    'that a script sent (%j) is answered alike, kept for a month and not emailed',
    async (trap) => {
      const message = aContactMessage({ message: unique(), ...trap });
      expect((await contact(message).expect(201)).body).toEqual({ copySent: false });
      expect(await operatorMail(message.message)).toEqual([]);
      const messages = service.app.get(OutreachMessages);
      moveClock(29 * DAY_MINUTES);
      await messages.purge();
      expect(await stored(message.message)).toHaveLength(1);
      moveClock(2 * DAY_MINUTES);
      await messages.purge();
      expect(await stored(message.message)).toEqual([]);
    },
  );

  it('is removed after a year', async () => {
    const message = aContactMessage({ message: unique() });
    await contact(message).expect(201);
    const messages = service.app.get(OutreachMessages);
    moveClock(364 * DAY_MINUTES);
    await messages.purge();
    expect(await stored(message.message)).toHaveLength(1);
    moveClock(2 * DAY_MINUTES);
    await messages.purge();
    expect(await stored(message.message)).toEqual([]);
  });

  it('repeated under one key is one message; another text under it is refused', async () => {
    const key = randomUUID();
    const message = aContactMessage({ message: unique() });
    const send = (body: object) => contact(body).set('Idempotency-Key', key);
    const answers = await Promise.all([send(message), send(message), send(message)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await stored(message.message)).toHaveLength(1);
    expect(await operatorMail(message.message)).toHaveLength(1);
    const changed = await send({ ...message, message: unique() }).expect(422);
    expect(changed.body).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    await contact(message).set('Idempotency-Key', 'no').expect(400);

    const { agent } = await somebody();
    const own = aContactMessage({ message: unique() });
    for (let times = 0; times < 2; times += 1)
      await contact(own, agent).set('Idempotency-Key', key).expect(201);
    expect(await stored(own.message)).toHaveLength(1);
  });

  it('is limited by the email it names, and by network', async () => {
    const email = `${randomUUID()}@example.com`;
    for (let times = 0; times < 5; times += 1) await contact(aContactMessage({ email })).expect(201);
    const stopped = await contact(aContactMessage({ email: email.toUpperCase() })).expect(429);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(3000);
    for (let times = 0; times < 4; times += 1) await contact(aContactMessage()).expect(201);
    await contact(aContactMessage()).expect(429);
    await suggest(aSuggestion()).expect(429);
  });

  it('is refused from other sites', async () => {
    await contact(aContactMessage()).set('Sec-Fetch-Site', 'cross-site').expect(403);
  });
});

describe('a suggestion', () => {
  it('needs no address', async () => {
    const suggestion = aSuggestion({ message: unique() });
    await suggest(suggestion).expect(201);
    const [mail] = await operatorMail(suggestion.message);
    expect(mail?.subject).toBe('Suggestion: a wrong fact');
    expect(mail?.text).toContain('The sender left no address');
  });

  it('of a demo visitor belongs to nobody', async () => {
    const suggestion = aSuggestion({ message: unique() });
    await suggest(suggestion, service.as({ isDemo: true })).expect(201);
    expect(await stored(suggestion.message)).toMatchObject([{ user_id: null }]);
  });
});

it('what a person wrote while signed in is in their export, and goes with the account', async () => {
  const { agent, id, email } = await somebody();
  const message = aContactMessage({ email, message: unique() });
  await contact(message, agent).expect(201);
  const registry = service.app.get(PersonalDataRegistry);
  const { messagesToLandsea } = await registry.records(id);
  expect(messagesToLandsea).toEqual([expect.objectContaining({ message: message.message, email })]);
  await service.dataSource.transaction((manager) => registry.erase(manager, id));
  expect(await stored(message.message)).toEqual([]);
});

it('without an address of the operator, messages are stored and nothing is emailed', async () => {
  const quiet = await startIdentity({});
  try {
    const message = aContactMessage({ message: unique() });
    await quiet.anonymous().post('/api/v1/outreach/contact').send(message).expect(201);
    const mails = await quiet.dataSource.query<unknown[]>('SELECT 1 FROM mail_message');
    const rows = await quiet.dataSource.query<unknown[]>('SELECT 1 FROM outreach_message');
    expect([mails.length, rows.length]).toEqual([0, 1]);
  } finally {
    await quiet.close();
  }
});
