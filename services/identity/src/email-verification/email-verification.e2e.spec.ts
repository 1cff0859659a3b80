import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { insertDemoUsers } from '../users/demo-users.js';
import { startIdentity } from '../testing/app.js';
import { moveClock } from '../testing/clock.js';
import { register } from '../testing/factories.js';
import { mailTo, tokenFor } from '../testing/mail.js';

const service = await startIdentity();
afterAll(() => service.close());
afterEach(() => jest.useRealTimers());

const SUBJECT = /Confirm your email address/;
const verify = (agent: TestAgent, token: string) => agent.post('/api/auth/verify-email').send({ token });
const isVerified = async (agent: TestAgent): Promise<unknown> =>
  (await agent.get('/api/auth/user').expect(200)).body.emailVerified;
const somebody = async () => {
  const agent = service.anonymous();
  const person = await register(agent);
  return { ...person, agent, token: await tokenFor(service, person.email, SUBJECT) };
};
const invalid = { code: 'TOKEN_INVALID', message: 'Invalid or expired verification token' };

describe('POST /api/auth/verify-email', () => {
  it('confirms the address that registration sent the link to, and keeps the session', async () => {
    const { agent, email, token } = await somebody();
    expect(await isVerified(agent)).toBe(false);
    const [mail] = await mailTo(service, email);
    expect(mail?.text).toContain(`http://localhost:4300/verify-email?token=${token}`);
    await verify(agent, token).expect(204);
    expect(await isVerified(agent)).toBe(true);
  });

  it('confirms in another browser once that one is signed in to the account', async () => {
    const { email, password, token } = await somebody();
    const other = service.anonymous();
    await verify(other, token).expect(401);
    await other.post('/api/auth/login').send({ email, password }).expect(200);
    await verify(other, token).expect(204);
    expect(await isVerified(other)).toBe(true);
  });

  it('refuses a session of another account, and leaves the link usable', async () => {
    const [{ agent, token }, other] = [await somebody(), await somebody()];
    expect((await verify(other.agent, token).expect(403)).body).toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringContaining('another account'),
    });
    expect(await isVerified(other.agent)).toBe(false);
    await verify(agent, token).expect(204);
  });

  it('takes a link once, and none that was never sent', async () => {
    const { agent, token } = await somebody();
    await verify(agent, token).expect(204);
    expect((await verify(agent, token).expect(400)).body).toMatchObject(invalid);
    expect((await verify(agent, 'x'.repeat(43)).expect(400)).body).toMatchObject(invalid);
    const { body } = await verify(agent, '').expect(400);
    expect(body).toMatchObject({ fields: [{ path: 'token', message: 'Verification token is required' }] });
    await verify(agent, token).set('Sec-Fetch-Site', 'cross-site').expect(403);
  });

  it('takes a link for 48 hours', async () => {
    const [late, inTime] = [await somebody(), await somebody()];
    moveClock(47 * 60);
    await verify(inTime.agent, inTime.token).expect(204);
    moveClock(1.1 * 60);
    expect((await verify(late.agent, late.token).expect(400)).body).toMatchObject(invalid);
  });

  it('says nothing of an address that the account no longer has', async () => {
    const { id, agent, token } = await somebody();
    const moved = `moved.${randomUUID()}@example.com`;
    await service.dataSource.query('UPDATE user_account SET email = $2 WHERE id = $1', [id, moved]);
    expect((await verify(agent, token).expect(400)).body).toMatchObject(invalid);
    expect(await isVerified(agent)).toBe(false);
  });

  it('does not take the link of a password reset for its own', async () => {
    const { email, agent } = await somebody();
    await service.anonymous().post('/api/auth/forgot-password').send({ email }).expect(204);
    await verify(agent, await tokenFor(service, email, /Reset your/)).expect(400);
    expect(await isVerified(agent)).toBe(false);
  });
});

describe('POST /api/auth/resend-verification', () => {
  it('sends another link, 3 in an hour; all are good until one is used', async () => {
    const { agent, email, token } = await somebody();
    const resend = () => agent.post('/api/auth/resend-verification').send({});
    for (let times = 0; times < 3; times += 1) await resend().expect(204);
    const stopped = await resend().expect(429);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(3500);
    expect(await mailTo(service, email)).toHaveLength(4);
    const newest = await tokenFor(service, email, SUBJECT);
    expect(newest).not.toBe(token);
    await verify(agent, newest).expect(204);
    await verify(agent, token).expect(400);
  });

  it('sends nothing to anybody who is verified, demo users included', async () => {
    const { agent, email, token } = await somebody();
    await verify(agent, token).expect(204);
    await agent.post('/api/auth/resend-verification').send({}).expect(204);
    expect(await mailTo(service, email)).toHaveLength(1);
    const userId = randomUUID();
    await insertDemoUsers(service.dataSource.manager, 'family', [userId], new Date(Date.now() + 86_400_000));
    const demo = service.as({ userId, isDemo: true });
    expect(await isVerified(demo)).toBe(true);
    await demo.post('/api/auth/resend-verification').send({}).expect(204);
    expect(await service.dataSource.query(`SELECT 1 FROM mail_message WHERE recipient LIKE 'demo%'`)).toEqual(
      [],
    );
  });

  it('is for a person who is signed in', async () => {
    await service.anonymous().post('/api/auth/resend-verification').send({}).expect(401);
  });
});
