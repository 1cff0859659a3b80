import { JobQueues } from '@landsea/nest-kit';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { AccountErasure } from './account-erasure.service.js';
import { startIdentity } from '../testing/app.js';
import { eventually } from '../testing/eventually.js';
import { cookieOf, register } from '../testing/factories.js';
import { mailTo } from '../testing/mail.js';

const service = await startIdentity();
afterAll(() => service.close());

const DAY_MS = 86_400_000;
const somebody = async () => {
  const agent = service.anonymous();
  return { agent, ...(await register(agent)) };
};
const ask = (agent: TestAgent, body: object) => agent.post('/api/auth/account/deletion').send(body);
const weekPasses = async (id: string): Promise<void> => {
  await service.dataSource.query(
    `UPDATE user_account SET erases_at = now() - interval '1 second' WHERE id = $1`,
    [id],
  );
};
const eraseDue = () => service.app.get(AccountErasure).eraseDue();

/** Every column of the database that names a person, and how many rows name this one. */
async function rowsNaming(id: string, email: string): Promise<string[]> {
  const columns = await service.dataSource.query<{ table: string; column: string }[]>(
    `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
      WHERE table_schema = 'public' AND data_type IN ('uuid', 'text')`,
  );
  const found: string[] = [];
  for (const { table, column } of columns) {
    const [row] = await service.dataSource.query<[{ count: number }]>(
      `SELECT count(*)::int AS count FROM "${table}" WHERE "${column}"::text IN ($1, $2)`,
      [id, email],
    );
    if (row.count > 0) found.push(`${table}.${column}`);
  }
  return found.sort();
}

describe('asking for the end of an account', () => {
  it('takes the password, sets the day a week ahead and mails what happens and the way back', async () => {
    const { agent, email, password } = await somebody();
    const { body } = await ask(agent, { password }).expect(200);
    const days = (Date.parse(body.erasesAt as string) - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThanOrEqual(7);
    const [mail] = await mailTo(service, email);
    expect(mail?.text).toContain('Keep my account');
    expect(mail?.text).toMatch(/http\S+\/auth\b/);
    const again = await ask(agent, { password }).expect(200);
    expect(again.body.erasesAt).toBe(body.erasesAt);
  });

  it('refuses a wrong password, or another email from who has none', async () => {
    const { agent, id, email } = await somebody();
    expect((await ask(agent, { password: 'not it' }).expect(400)).body.fields).toEqual([
      { path: 'password', message: 'That is not the password of this account' },
    ]);
    expect((await ask(agent, { email }).expect(400)).body.fields).toEqual([
      { path: 'password', message: 'Enter your current password' },
    ]);
    await service.dataSource.query(`UPDATE user_account SET password_hash = NULL WHERE id = $1`, [id]);
    expect((await ask(agent, { email: 'other@example.com' }).expect(400)).body.fields).toEqual([
      { path: 'email', message: 'Type the email of this account to confirm' },
    ]);
    await ask(agent, { email: email.toUpperCase() }).expect(200);
  });

  it('is refused to the demo account', async () => {
    const { body } = await ask(service.as({ isDemo: true }), { password: 'x' }).expect(403);
    expect(body).toMatchObject({ code: 'DEMO_RESTRICTED' });
  });

  it('can be taken back by who signs in during the week', async () => {
    const { agent, id, email, password } = await somebody();
    await ask(agent, { password }).expect(200);
    const later = service.anonymous();
    const { body } = await later.post('/api/auth/login').send({ email, password }).expect(200);
    expect(body.erasesAt).toEqual(expect.any(String));
    expect((await later.delete('/api/auth/account/deletion').expect(200)).body).toMatchObject({
      erasesAt: null,
    });
    await eraseDue();
    await agent.get('/api/auth/user').expect(200);
    expect(await rowsNaming(id, email)).toContain('user_account.id');
  });
});

describe('when the week is over', () => {
  const withEverything = async () => {
    const person = await somebody();
    const { agent, id, email, password } = person;
    const cookie = cookieOf(await service.anonymous().post('/api/auth/login').send({ email, password }));
    await agent
      .patch('/api/auth/preferences')
      .set('Idempotency-Key', `theme-of-${id}`)
      .send({ theme: 'dark', notifications: { ...choices } })
      .expect(200);
    await agent
      .post('/api/auth/account/email')
      .send({ email: `next.${email}`, password })
      .expect(204);
    await agent.post('/api/auth/exports').expect(202);
    await service.dataSource.query(
      `INSERT INTO google_flow (state_hash, browser_hash, nonce, code_verifier, user_type, link_user_id, expires_at)
       VALUES ($1::text, '', '', '', 'family', $1::uuid, now())`,
      [id],
    );
    await ask(agent, { password }).expect(200);
    return { ...person, cookie };
  };
  const choices = {
    remindersByMail: true,
    remindersInApp: true,
    reminderLeadDays: 2,
    tripActivity: true,
    tipsNewsletter: true,
  };

  it('leaves no row of the person, ends every session and frees the email', async () => {
    const { id, email, password, cookie } = await withEverything();
    const before = await rowsNaming(id, email);
    expect(before).toEqual(
      expect.arrayContaining([
        'account_activity.user_id',
        'data_export.user_id',
        'email_change.user_id',
        'idempotency_key.user_id',
        'mail_message.recipient',
        'notification_choices.user_id',
        'one_time_token.user_id',
        'session.user_id',
        'user_account.email',
      ]),
    );
    await weekPasses(id);
    await eraseDue();
    expect(await rowsNaming(id, email)).toEqual([]);
    await service.anonymous().get('/api/auth/user').set('Cookie', cookie).expect(401);
    await service.anonymous().post('/api/auth/login').send({ email, password }).expect(401);
    await register(service.anonymous(), { email });
  });

  it('notifies trips and billing, once, even when two copies of the service look at the same moment', async () => {
    const { id } = await withEverything();
    await weekPasses(id);
    await Promise.all([eraseDue(), eraseDue(), eraseDue()]);
    const published = await service.dataSource.query<{ receiver: string }[]>(
      `SELECT receiver FROM outbox_message WHERE type = 'identity.account-erased' AND payload->>'userId' = $1
        ORDER BY receiver`,
      [id],
    );
    expect(published).toEqual([{ receiver: 'billing' }, { receiver: 'trips' }]);
  });

  it('spares who has time left', async () => {
    const { agent, password } = await somebody();
    await ask(agent, { password }).expect(200);
    await eraseDue();
    await agent.get('/api/auth/user').expect(200);
  });
});

it('the job finds accounts by itself', async () => {
  const { id, email, agent, password } = await somebody();
  await ask(agent, { password }).expect(200);
  await weekPasses(id);
  await service.app.get(JobQueues).add('identity-erasure', 'erase-due', {});
  await eventually(async () => ((await rowsNaming(id, email)).length === 0 ? true : undefined));
});
