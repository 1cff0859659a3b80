import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { startIdentity } from '../testing/app.js';
import { moveClock } from '../testing/clock.js';
import { aRegistration, register } from '../testing/factories.js';
import { inBatches } from '../testing/in-batches.js';
import { mailTo, tokenFor } from '../testing/mail.js';

const service = await startIdentity();
const copy = await startIdentity({}, undefined, service);
afterAll(async () => {
  await copy.close();
  await service.close();
});
afterEach(() => jest.useRealTimers());

let address = 0;
const elsewhere = (): string => {
  address += 1;
  return `198.19.${address >> 8}.${address & 255}`;
};

/** The owner's own browser, signed in and out again: it keeps its cookies as a browser does. */
const ownersBrowser = async (from = elsewhere()) => {
  const agent = service.anonymous().set('X-Forwarded-For', from);
  const person = await register(agent);
  await agent.post('/api/auth/logout').expect(204);
  return { ...person, agent, from };
};
const login = (body: object, from = elsewhere(), at = service) =>
  at.anonymous().post('/api/auth/login').set('X-Forwarded-For', from).send(body);
const forgot = (email: string, from = elsewhere()) =>
  service.anonymous().post('/api/auth/forgot-password').set('X-Forwarded-For', from).send({ email });
const guess = async (email: string, times: number, from?: string) => {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1)
    statuses.push((await login({ email, password: 'a guess' }, from)).status);
  return statuses;
};
const resetMails = async (email: string) =>
  (await mailTo(service, email)).filter(({ subject }) => subject === 'Reset your Landsea password').length;

describe('wrong passwords from elsewhere', () => {
  it('do not lock the owner out at another address', async () => {
    const { email, password } = await ownersBrowser();
    await guess(email, 15, elsewhere());
    await login({ email, password }).expect(200);
  });

  it('do not lock out a browser that signed in before, even from its own address and from many others', async () => {
    const { agent, email, password, from } = await ownersBrowser();
    await guess(email, 15, from);
    await guess(email, 103);
    await agent.post('/api/auth/login').send({ email, password }).expect(200);
  });

  it('are stopped after ten for their pair of account and address, right or wrong, on every copy', async () => {
    const { email, password } = await ownersBrowser();
    const from = elsewhere();
    expect(await guess(email, 12, from)).toEqual([...Array<number>(10).fill(401), 429, 429]);
    const stopped = await login({ email: email.toUpperCase(), password }, from, copy).expect(429);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(850);
    moveClock(16);
    await login({ email, password }, from).expect(200);
  });

  it('at one account from all networks of an IPv6 /56 are stopped at twenty, and the owner is not', async () => {
    const { agent, email, password } = await ownersBrowser('2001:db8:9:fe00::1');
    const statuses: number[] = [];
    for (let n = 0; n < 25; n += 1)
      statuses.push(
        (await login({ email, password: 'a guess' }, `2001:db8:9:fe${n.toString(16).padStart(2, '0')}::1`))
          .status,
      );
    expect(statuses).toEqual([...Array<number>(20).fill(401), ...Array<number>(5).fill(429)]);
    await agent.post('/api/auth/login').send({ email, password }).expect(200);
  });

  it('at many accounts from one IPv6 /64 are stopped at twenty a minute, as from one address', async () => {
    const statuses = await inBatches(60, async (n) => {
      const email = `n${n}.${randomUUID()}@example.com`;
      return (await login({ email, password: 'a guess' }, `2001:db8:7:8:${n.toString(16)}::1`)).status;
    });
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40);
  });

  it('from very many addresses refuse no new browser, neither after a reset of the password nor before', async () => {
    const { email, password: before } = await ownersBrowser();
    expect(await guess(email, 103)).toEqual(Array<number>(103).fill(401));
    await login({ email, password: before }).expect(200);
    const browser = service.anonymous().set('X-Forwarded-For', elsewhere());
    await forgot(email).expect(204);
    const token = await tokenFor(service, email, /Reset your Landsea password/);
    const password = 'the tide at noon';
    await browser.post('/api/auth/reset-password').send({ token, password }).expect(200);
    await browser.post('/api/auth/login').send({ email, password }).expect(200);
    await login({ email, password }).expect(200);
  });

  it('are treated alike for an email without an account', async () => {
    const from = elsewhere();
    const email = `nobody.${randomUUID()}@example.com`;
    expect(await guess(email, 12, from)).toEqual([...Array<number>(10).fill(401), 429, 429]);
  });
});

describe('a right password', () => {
  it('costs nothing: somebody may sign in as often as the address limit allows, and earlier mistakes are forgotten', async () => {
    const { email, password } = await ownersBrowser();
    const from = elsewhere();
    await guess(email, 9, from);
    await login({ email, password }, from).expect(200);
    expect(await guess(email, 9, from)).toEqual(Array<number>(9).fill(401));
  });
});

describe('a device cookie', () => {
  it('counts the failures of the same device, and stops them too', async () => {
    const { agent, email, password } = await ownersBrowser();
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1)
      statuses.push((await agent.post('/api/auth/login').send({ email, password: 'a guess' })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    await login({ email, password }).expect(200);
  });

  it('that somebody made up, or that is of another account, opens no further tries', async () => {
    const { email } = await ownersBrowser();
    const other = await ownersBrowser();
    const from = elsewhere();
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      const call = other.agent.post('/api/auth/login').set('X-Forwarded-For', from);
      statuses.push((await call.send({ email, password: 'a guess' })).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    const forged = await login({ email, password: 'a guess' }, from).set(
      'Cookie',
      `landsea_device=${'A'.repeat(86)}`,
    );
    expect(forged.status).toBe(429);
  });

  it('is counted together with the other devices of its account', async () => {
    const { agent, email, password } = await ownersBrowser();
    const second = service.anonymous().set('X-Forwarded-For', elsewhere());
    await second.post('/api/auth/login').send({ email, password }).expect(200);
    for (let n = 0; n < 10; n += 1)
      await agent.post('/api/auth/login').send({ email, password: 'a guess' }).expect(401);
    await second.post('/api/auth/login').send({ email, password: 'a guess' }).expect(429);
  });

  it('counts the reset mails of all devices of its account together', async () => {
    const { agent, email, password } = await ownersBrowser();
    const second = service.anonymous().set('X-Forwarded-For', elsewhere());
    await second.post('/api/auth/login').send({ email, password }).expect(200);
    for (const browser of [agent, second, agent, second])
      await browser.post('/api/auth/forgot-password').send({ email }).expect(204);
    expect(await resetMails(email)).toBe(3);
  });

  it.each([
    [
      'a password reset',
      async (email: string) => {
        await forgot(email).expect(204);
        const token = await tokenFor(service, email, /Reset your Landsea password/);
        const body = { token, password: 'the tide at noon' };
        await service.anonymous().post('/api/auth/reset-password').send(body).expect(200);
      },
    ],
    [
      'a password change',
      async (email: string, currentPassword: string) => {
        const owner = service.anonymous().set('X-Forwarded-For', elsewhere());
        await owner.post('/api/auth/login').send({ email, password: currentPassword }).expect(200);
        const body = { currentPassword, password: 'the tide at noon' };
        await owner.post('/api/auth/account/password').send(body).expect(200);
      },
    ],
    [
      'the first verification of the address',
      async (email: string, password: string) => {
        const owner = service.anonymous().set('X-Forwarded-For', elsewhere());
        await owner.post('/api/auth/login').send({ email, password }).expect(200);
        const token = await tokenFor(service, email, /Confirm your email/);
        await owner.post('/api/auth/verify-email').send({ token }).expect(204);
      },
    ],
  ])('from before %s opens no further tries', async (_event, happens) => {
    const { agent, email, password, from } = await ownersBrowser();
    await happens(email, password);
    expect(await guess(email, 10, from)).toEqual(Array<number>(10).fill(401));
    await agent.post('/api/auth/login').send({ email, password: 'a guess' }).expect(429);
  });

  it('is HttpOnly, SameSite=Lax and lasts a year', async () => {
    const answer = await service.anonymous().post('/api/auth/register').send(aRegistration()).expect(201);
    const device = answer.get('Set-Cookie')?.find((cookie) => cookie.startsWith('landsea_device='));
    expect(device).toMatch(/Max-Age=31536000;.*HttpOnly; SameSite=Lax/);
  });
});

describe('requests for a reset link', () => {
  it('by somebody else do not use up those of the owner', async () => {
    const { email } = await ownersBrowser();
    const attacker = elsewhere();
    for (let n = 0; n < 5; n += 1) await forgot(email, attacker).expect(204);
    expect(await resetMails(email)).toBe(3);
    await forgot(email).expect(204);
    expect(await resetMails(email)).toBe(4);
  });

  it('send one mail to each new address, and repeat it only within ten mails an hour to the account', async () => {
    const { email, agent } = await ownersBrowser();
    const used = elsewhere();
    await forgot(email, used).expect(204);
    for (let n = 0; n < 11; n += 1) await forgot(email).expect(204);
    expect(await resetMails(email)).toBe(12);
    await forgot(email, used).expect(204);
    expect(await resetMails(email)).toBe(12);
    await forgot(email).expect(204);
    expect(await resetMails(email)).toBe(13);
    await agent.post('/api/auth/forgot-password').send({ email }).expect(204);
    expect(await resetMails(email)).toBe(14);
  });

  it('are answered 429 beyond ten an hour from one address, whether there are such accounts or not', async () => {
    const from = elsewhere();
    for (let n = 0; n < 10; n += 1) await forgot(`n${n}.${randomUUID()}@example.com`, from).expect(204);
    const stopped = await forgot((await ownersBrowser()).email, from).expect(429);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(3500);
  });
});
