import type { TestAgent } from '@landsea/nest-kit/testing';
import { startIdentity } from '../testing/app.js';
import { cookieOf, register } from '../testing/factories.js';

const service = await startIdentity();
afterAll(() => service.close());

const signIn = (email: string, password: string) =>
  service.anonymous().post('/api/auth/login').send({ email, password });
const somebody = async () => {
  const agent = service.anonymous();
  return { agent, ...(await register(agent)) };
};
const withoutPassword = async (agent: TestAgent, id: string): Promise<void> => {
  await service.dataSource.query(
    `UPDATE user_account SET password_hash = NULL, google_sub = $1::text WHERE id = $1::uuid`,
    [id],
  );
  await agent.get('/api/auth/user').expect(200);
};
const demo = () => service.as({ isDemo: true });

describe('PATCH /api/auth/account', () => {
  it('changes the name, trimmed', async () => {
    const { agent } = await somebody();
    const { body } = await agent
      .patch('/api/auth/account')
      .send({ firstName: ' Ada ', lastName: 'Lovelace' })
      .expect(200);
    expect(body).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace' });
    expect((await agent.get('/api/auth/user')).body).toEqual(body);
  });

  it('refuses names under two characters, and anything else about the account', async () => {
    const { agent } = await somebody();
    const { body } = await agent
      .patch('/api/auth/account')
      .send({ firstName: 'A', lastName: 'Lovelace' })
      .expect(400);
    expect(body.fields).toEqual([{ path: 'firstName', message: 'First name must be at least 2 characters' }]);
    await agent
      .patch('/api/auth/account')
      .send({ firstName: 'Ada', lastName: 'Lovelace', userType: 'agent' })
      .expect(400);
  });

  it('leaves the demo account as it is, in words', async () => {
    const { body } = await demo()
      .patch('/api/auth/account')
      .send({ firstName: 'Mallory', lastName: 'Moss' })
      .expect(403);
    expect(body).toMatchObject({
      code: 'DEMO_RESTRICTED',
      message: expect.stringContaining('private demo that is deleted after a day'),
    });
  });
});

describe('POST /api/auth/account/password', () => {
  it('ends every other session, notifies the other services, and gives this browser a new id', async () => {
    const { agent, id, email, password } = await somebody();
    const other = cookieOf(await signIn(email, password).expect(200));
    const before = await service.dataSource.query<{ tokenHash: string }[]>(
      `SELECT token_hash AS "tokenHash" FROM session WHERE user_id = $1`,
      [id],
    );
    const answer = await agent
      .post('/api/auth/account/password')
      .send({ currentPassword: password, password: 'lanterns-at-dusk' })
      .expect(200);
    expect(answer.body).toMatchObject({ id, hasPassword: true });
    expect(cookieOf(answer)).toMatch(/^landsea_sid=[\w-]{65};/);
    await agent.get('/api/auth/user').expect(200);
    await service.anonymous().get('/api/auth/user').set('Cookie', other).expect(401);
    const [published] = await service.dataSource.query<[{ payload: { tokenHashes: string[] } }]>(
      `SELECT payload FROM outbox_message WHERE type = 'identity.session-ended' AND receiver = 'trips'
        ORDER BY created_at DESC LIMIT 1`,
    );
    expect(published.payload.tokenHashes.sort()).toEqual(before.map(({ tokenHash }) => tokenHash).sort());
    await signIn(email, password).expect(401);
    await signIn(email, 'lanterns-at-dusk').expect(200);
  });

  it.each([
    [{ password: 'lanterns-at-dusk' }, 'currentPassword', 'Enter your current password'],
    [
      { currentPassword: 'not it', password: 'lanterns-at-dusk' },
      'currentPassword',
      'That is not the password of this account',
    ],
    [
      { currentPassword: 'harbour-at-nine', password: '12345' },
      'password',
      'Password must be at least 6 characters',
    ],
    [
      { currentPassword: 'harbour-at-nine', password: 'password1' },
      'password',
      'That password is too common and easy to guess. Please choose another one',
    ],
    [
      { currentPassword: 'harbour-at-nine', password: 'Lindqvist1' },
      'password',
      'Your password cannot be your own name or email. Please choose another one',
    ],
  ])('refuses %j at %s and ends nothing', async (change, path, message) => {
    const { agent, email, password } = await somebody();
    const { body } = await agent.post('/api/auth/account/password').send(change).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path, message }] });
    await signIn(email, password).expect(200);
  });

  it('lets who signs in with Google alone set a first one', async () => {
    const { agent, id, email } = await somebody();
    await withoutPassword(agent, id);
    const { body } = await agent
      .post('/api/auth/account/password')
      .send({ password: 'lanterns-at-dusk' })
      .expect(200);
    expect(body).toMatchObject({ hasPassword: true, googleLinked: true });
    await signIn(email, 'lanterns-at-dusk').expect(200);
  });

  it('stops after ten tries, and not the demo account’s refusal', async () => {
    const { agent } = await somebody();
    const guess = () =>
      agent.post('/api/auth/account/password').send({ currentPassword: 'a guess', password: 'whatever-9' });
    for (let tries = 0; tries < 10; tries += 1) await guess().expect(400);
    expect((await guess().expect(429)).body).toMatchObject({ code: 'RATE_LIMITED' });
    const { body } = await demo()
      .post('/api/auth/account/password')
      .send({ currentPassword: 'x', password: 'whatever-9' })
      .expect(403);
    expect(body).toMatchObject({ code: 'DEMO_RESTRICTED' });
  });
});

describe('DELETE /api/auth/account/google', () => {
  it('unlinks while there is a password, and not while Google is the only way in', async () => {
    const { agent, id } = await somebody();
    await service.dataSource.query(`UPDATE user_account SET google_sub = 'sub-1' WHERE id = $1`, [id]);
    expect((await agent.delete('/api/auth/account/google').expect(200)).body).toMatchObject({
      googleLinked: false,
    });
    await withoutPassword(agent, id);
    const { body } = await agent.delete('/api/auth/account/google').expect(403);
    expect(body).toMatchObject({
      code: 'FORBIDDEN',
      message: 'Google is your only way to sign in. Set a password first.',
    });
    expect((await agent.get('/api/auth/user')).body).toMatchObject({ googleLinked: true });
  });
});

describe('PATCH /api/auth/preferences', () => {
  const choices = {
    remindersByMail: false,
    remindersInApp: true,
    reminderLeadDays: 7,
    tripActivity: false,
    tipsNewsletter: true,
  };

  it('keeps the theme with the person and the choices with the account', async () => {
    const { agent } = await somebody();
    expect((await agent.get('/api/auth/account').expect(200)).body).toEqual({
      pendingEmail: null,
      notifications: {
        remindersByMail: true,
        remindersInApp: true,
        reminderLeadDays: 1,
        tripActivity: true,
        tipsNewsletter: false,
      },
    });
    await agent.patch('/api/auth/preferences').send({ theme: 'dark' }).expect(200);
    const { body } = await agent.patch('/api/auth/preferences').send({ notifications: choices }).expect(200);
    expect(body).toEqual({ pendingEmail: null, notifications: choices });
    expect((await agent.get('/api/auth/user')).body).toMatchObject({ theme: 'dark' });
  });

  it('takes only what is offered', async () => {
    const { agent } = await somebody();
    await agent.patch('/api/auth/preferences').send({ theme: 'sepia' }).expect(400);
    await agent
      .patch('/api/auth/preferences')
      .send({ notifications: { ...choices, reminderLeadDays: 4 } })
      .expect(400);
    await demo().patch('/api/auth/preferences').send({ theme: 'dark' }).expect(403);
  });
});
