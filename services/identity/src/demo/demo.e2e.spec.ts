import { jest } from '@jest/globals';
import { demoAccount, demoAccounts, type User } from '@landsea/contracts/account';
import { DemoStock } from './demo-stock.js';
import { AccountErasure } from '../erasure/account-erasure.service.js';
import { startIdentity } from '../testing/app.js';
import { moveClock } from '../testing/clock.js';
import { makeReady, stocked, visit } from '../testing/demo-visitors.js';
import { eventually } from '../testing/eventually.js';
import { aRegistration, cookieOf } from '../testing/factories.js';

const service = await startIdentity({ DEMO_ACCOUNT: 'true' });
await stocked(service);
afterAll(() => service.close());
afterEach(() => jest.useRealTimers());

const A_DAY = 24 * 60;
const idOf = ({ body }: { body: unknown }): string => (body as User).id;
const copies = (where: string) =>
  service.dataSource.query<{ id: string }[]>(
    `SELECT user_id AS id FROM demo_copy WHERE kind = 'family' AND ${where}`,
  );
/** Until at least so many copies can be taken. @returns them. */
const ready = (count: number) =>
  eventually(async () => {
    await service.app.get(DemoStock).refill();
    await makeReady(service);
    const free = await copies('taken_at IS NULL AND ready_at IS NOT NULL');
    return free.length >= count ? free : undefined;
  });
/** Leaves nothing to take. */
const takeAll = () =>
  service.dataSource.query(
    `UPDATE demo_copy SET taken_at = now(), ready_at = coalesce(ready_at, now()) WHERE taken_at IS NULL`,
  );
const asVisitor = async (cookie: string) =>
  (await service.anonymous().get('/api/auth/user').set('Cookie', cookie)).status;

describe('signing in with the public credentials of the demo', () => {
  it('makes each visitor a verified demo user of their own, shown under the public name and email', async () => {
    const [one, other] = [await visit(service).expect(200), await visit(service).expect(200)];
    expect(one.body).toMatchObject({
      isDemo: true,
      firstName: 'Morgan',
      lastName: 'Rivera',
      email: demoAccount.email,
      emailVerified: true,
      userType: 'family',
    });
    expect(idOf(other)).not.toBe(idOf(one));
    expect(cookieOf(other)).not.toBe(cookieOf(one));
  });

  it('makes a visitor an agent with the credentials of the demo agent, in a book of their own', async () => {
    const [one, other] = [
      await visit(service, '192.0.2.2', 'agent'),
      await visit(service, '192.0.2.2', 'agent'),
    ];
    expect(one.body).toMatchObject({
      isDemo: true,
      userType: 'agent',
      firstName: 'Robin',
      email: demoAccounts.agent.email,
      emailVerified: true,
    });
    expect(idOf(other)).not.toBe(idOf(one));
    const requested = await service.dataSource.query<object[]>(
      `SELECT receiver FROM outbox_message
        WHERE type = 'identity.demo-agent-requested' AND payload->>'userId' = $1`,
      [idOf(one)],
    );
    expect(requested).toEqual([{ receiver: 'trips' }]);
  });

  it('opens a session for a day at most, in the browser as in the service', async () => {
    const answer = await visit(service).expect(200);
    const cookie = cookieOf(answer);
    expect(cookie).toContain('Max-Age=86400;');
    expect(await asVisitor(cookie)).toBe(200);
    moveClock(A_DAY + 1);
    expect(await asVisitor(cookie)).toBe(401);
  });

  it('gives no copy to two of 25 visitors who come at once', async () => {
    await ready(25);
    const visitors = await Promise.all(
      Array.from({ length: 25 }, (_, index) => visit(service, `198.51.100.${index}`).expect(200)),
    );
    expect(new Set(visitors.map(idOf)).size).toBe(25);
  });

  it('is refused with another password, and in the stored email of a demo user', async () => {
    const [{ email }] = await service.dataSource.query<[{ email: string }]>(
      `SELECT email FROM user_account WHERE is_demo LIMIT 1`,
    );
    const { password } = demoAccount;
    for (const login of [
      { email: demoAccount.email, password: 'another-one' },
      { email, password },
    ])
      await service.anonymous().post('/api/auth/login').send(login).expect(401);
  });

  it('is no address that anybody else can register', async () => {
    for (const { email } of Object.values(demoAccounts)) {
      const registration = aRegistration({ email });
      const { body } = await service.anonymous().post('/api/auth/register').send(registration).expect(409);
      expect(body).toMatchObject({ code: 'EMAIL_TAKEN' });
    }
  });
});

describe('the copies that are kept ready', () => {
  it('are requested until there are 60 to take, and replaced as they are taken', async () => {
    // Those of a moved clock would count besides.
    await takeAll();
    const free = await ready(60);
    expect(free).toHaveLength(60);
    await visit(service, '192.0.2.99').expect(200);
    // While the service itself looks at the stock, a second look does nothing.
    const replaced = await eventually(async () => {
      await service.app.get(DemoStock).refill();
      const untaken = await copies('taken_at IS NULL');
      return untaken.length >= 60 ? untaken : undefined;
    });
    expect(replaced).toHaveLength(60);
  });

  it('are replaced unused before a day has passed, so that their dates stay ahead', async () => {
    await makeReady(service);
    const old = new Set((await copies('true')).map(({ id }) => id));
    moveClock(23 * 60 + 1);
    await eventually(async () => {
      await service.app.get(DemoStock).refill();
      await makeReady(service);
      const free = await copies('taken_at IS NULL AND ready_at IS NOT NULL');
      return free.some(({ id }) => !old.has(id)) || undefined;
    });
    expect(old).not.toContain(idOf(await visit(service, '192.0.2.98').expect(200)));
  });

  it('keep a visitor waiting until one is ready', async () => {
    await takeAll();
    const waiting = visit(service, '192.0.2.97').then((answer) => answer);
    await eventually(async () => (await makeReady(service)) || undefined);
    expect((await waiting).status).toBe(200);
  });

  it('answer that the demo is not ready yet when none comes', async () => {
    await takeAll();
    const { status, body } = await visit(service, '192.0.2.96');
    expect(status).toBe(503);
    expect(body).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: expect.stringContaining('not ready'),
    });
  });
});

describe('the end of a demo user', () => {
  it('comes a day after signing in, with everything, in every service, and without an email', async () => {
    await ready(1);
    const id = idOf(await visit(service, '192.0.2.95').expect(200));
    await service.dataSource.query('DELETE FROM user_account WHERE is_demo AND id <> $1', [id]);
    moveClock(A_DAY - 1);
    await service.app.get(AccountErasure).eraseDue();
    expect(await copies(`user_id = '${id}'`)).toHaveLength(1);
    moveClock(2);
    await eventually(async () => {
      await service.app.get(AccountErasure).eraseDue();
      return (await copies(`user_id = '${id}'`)).length === 0 || undefined;
    });
    const left = await service.dataSource.query<object[]>(
      `SELECT 1 FROM user_account WHERE id = $1 UNION ALL SELECT 1 FROM session WHERE user_id = $1`,
      [id],
    );
    expect(left).toEqual([]);
    const published = await service.dataSource.query<{ receiver: string }[]>(
      `SELECT receiver FROM outbox_message
        WHERE type = 'identity.account-erased' AND payload->>'userId' = $1 ORDER BY receiver`,
      [id],
    );
    expect(published).toEqual([{ receiver: 'billing' }, { receiver: 'trips' }]);
    expect(await service.dataSource.query('SELECT 1 FROM mail_message')).toEqual([]);
  });

  it('cannot be put off', async () => {
    await ready(1);
    const cookie = cookieOf(await visit(service, '192.0.2.94').expect(200));
    const { body } = await service
      .anonymous()
      .delete('/api/auth/account/deletion')
      .set('Cookie', cookie)
      .expect(403);
    expect(body).toMatchObject({ code: 'DEMO_RESTRICTED' });
  });
});

describe('where the demo is switched off', () => {
  it('its credentials are refused, and no copies are made', async () => {
    const without = await startIdentity();
    try {
      await visit(without).expect(401);
      await without.app.get(DemoStock).refill();
      expect(await without.dataSource.query('SELECT 1 FROM demo_copy')).toEqual([]);
    } finally {
      await without.close();
    }
  });
});

describe('reminders of a demo user', () => {
  it('are never mailed', async () => {
    await ready(1);
    const id = idOf(await visit(service, '192.0.2.93').expect(200));
    const { body } = await service.internal('trips').get(`/internal/people/${id}/notifications`).expect(200);
    expect(body).toMatchObject({ notifications: { remindersByMail: false, remindersInApp: true } });
  });
});
