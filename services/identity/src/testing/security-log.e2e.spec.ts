import { Logger } from '@nestjs/common';
import type { TestService } from '@landsea/nest-kit/testing';
import { startIdentity } from './app.js';
import { aRegistration, register } from './factories.js';

const lines: Record<string, unknown>[] = [];
const nothing = (): void => undefined;
let service: TestService;
beforeAll(async () => {
  service = await startIdentity();
  Logger.overrideLogger({
    log: (line: Record<string, unknown>) => line['message'] === 'security' && lines.push(line),
    error: nothing,
    warn: nothing,
  });
});
afterAll(() => service.close());
beforeEach(() => {
  lines.length = 0;
});

const address = '203.0.113.9';
const signIn = (email: string, password: string) =>
  service.anonymous().post('/api/auth/login').set('X-Forwarded-For', address).send({ email, password });

it('ties a sign-in to account, network and session, and a refused one to the typed email', async () => {
  const { id, email, password } = await register(service.anonymous());
  await signIn(email, 'not the password').expect(401);
  await signIn(` ${email.toUpperCase()}`, 'not this one either').expect(401);
  await signIn(aRegistration().email, password).expect(401);
  await signIn(email, password).expect(200);
  const refused = { event: 'sign-in', outcome: 'INVALID_CREDENTIALS', address, userId: undefined };
  const emailHash = expect.stringMatching(/^[\da-f]{16}$/);
  const sessionId = expect.stringMatching(/^[\da-f-]{36}$/);
  expect(lines).toEqual([
    expect.objectContaining({ event: 'register', outcome: 'done', userId: id, sessionId }),
    expect.objectContaining({ ...refused, emailHash }),
    expect.objectContaining({ ...refused, emailHash: lines[1]?.['emailHash'] }),
    expect.objectContaining({ ...refused, emailHash }),
    expect.objectContaining({ event: 'sign-in', outcome: 'done', userId: id, sessionId, address }),
  ]);
  expect(lines[3]?.['emailHash']).not.toBe(lines[1]?.['emailHash']);
  const text = JSON.stringify(lines);
  for (const secret of [email, password, 'not the password']) expect(text).not.toContain(secret);
});

it('ties changes of an account to it, with whether they were made', async () => {
  const agent = service.anonymous();
  const { id, password } = await register(agent);
  const sessions = (await agent.get('/api/auth/sessions').expect(200)).body.sessions as { id: string }[];
  lines.length = 0;
  const change = (currentPassword: string) =>
    agent.post('/api/auth/account/password').send({ currentPassword, password: 'lanterns-at-dusk' });
  await change('not the password').expect(400);
  await change(password).expect(200);
  await agent.post('/api/auth/account/email').send({ email: 'new@example.com', password }).expect(400);
  await agent.delete('/api/auth/sessions').expect(204);
  await agent.post('/api/auth/exports').send({}).expect(202);
  await agent.delete('/api/auth/account/google').expect(200);
  expect(lines.map(({ event, outcome, userId }) => ({ event, outcome, userId }))).toEqual([
    { event: 'password', outcome: 'VALIDATION_FAILED', userId: id },
    { event: 'password', outcome: 'done', userId: id },
    { event: 'email', outcome: 'VALIDATION_FAILED', userId: id },
    { event: 'sessions-ended', outcome: 'done', userId: id },
    { event: 'export', outcome: 'done', userId: id },
    { event: 'google', outcome: 'done', userId: id },
  ]);
  const [before, after] = lines.map(({ sessionId }) => sessionId);
  expect(before).toBe(sessions[0]?.id);
  expect(after).not.toBe(before);
});
