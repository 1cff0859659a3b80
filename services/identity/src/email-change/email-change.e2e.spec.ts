import { randomUUID } from 'node:crypto';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { startIdentity } from '../testing/app.js';
import { register, verified } from '../testing/factories.js';

const service = await startIdentity();
afterAll(() => service.close());

const anAddress = () => `new.${randomUUID()}@example.com`;
const somebody = async () => {
  const agent = service.anonymous();
  return { agent, ...(await register(agent)) };
};
const mailTo = (recipient: string) =>
  service.dataSource.query<{ subject: string; text: string }[]>(
    `SELECT subject, text FROM mail_message WHERE recipient = $1 ORDER BY created_at DESC`,
    [recipient],
  );
const tokenMailedTo = async (recipient: string): Promise<string> => {
  const [mail] = await mailTo(recipient);
  return /\/confirm-email\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
};
const confirm = (agent: TestAgent, token: string) => agent.post('/api/auth/confirm-email').send({ token });
const invalid = {
  code: 'VALIDATION_FAILED',
  fields: [{ path: 'token', message: 'This confirmation link is invalid or has expired.' }],
};

describe('changing the email', () => {
  it('mails a link to the new address and a notice to the old, and changes nothing yet', async () => {
    const { agent, email, password } = await somebody();
    await service.dataSource.query('UPDATE user_account SET email_verified_at = now() WHERE email = $1', [
      email,
    ]);
    const next = anAddress();
    await agent
      .post('/api/auth/account/email')
      .send({ email: ` ${next.toUpperCase()} `, password })
      .expect(204);
    expect((await agent.get('/api/auth/account')).body).toMatchObject({ pendingEmail: next });
    expect((await agent.get('/api/auth/user')).body).toMatchObject({ email });
    expect(await tokenMailedTo(next)).not.toBe('');
    const [notice] = await mailTo(email);
    expect(notice?.subject).toBe('Your Landsea email address is about to change');
    expect(notice?.text).toContain(next);
    expect(notice?.text).not.toContain('token=');
  });

  it('changes when it is confirmed, in any browser signed in to the account, once, and other sessions stay', async () => {
    const { agent, id, email, password } = await somebody();
    await verified(service, id);
    const other = service.anonymous();
    await other.post('/api/auth/login').send({ email, password }).expect(200);
    const next = anAddress();
    await agent.post('/api/auth/account/email').send({ email: next, password }).expect(204);
    const token = await tokenMailedTo(next);
    const stranger = await somebody();
    await confirm(service.anonymous(), token).expect(401);
    expect((await confirm(stranger.agent, token).expect(403)).body).toMatchObject({ code: 'FORBIDDEN' });
    expect((await confirm(other, token).expect(200)).body).toEqual({ email: next });
    expect((await other.get('/api/auth/user').expect(200)).body).toMatchObject({
      email: next,
      emailVerified: true,
    });
    expect((await agent.get('/api/auth/account')).body).toMatchObject({ pendingEmail: null });
    await service.anonymous().post('/api/auth/login').send({ email, password }).expect(401);
    await service.anonymous().post('/api/auth/login').send({ email: next, password }).expect(200);
    expect((await confirm(agent, token).expect(400)).body).toMatchObject(invalid);
  });

  it('takes only the latest link, and none that was taken back', async () => {
    const { agent, password } = await somebody();
    const [first, second] = [anAddress(), anAddress()];
    await agent.post('/api/auth/account/email').send({ email: first, password }).expect(204);
    await agent.post('/api/auth/account/email').send({ email: second, password }).expect(204);
    expect((await confirm(agent, await tokenMailedTo(first)).expect(400)).body).toMatchObject(invalid);
    await agent.delete('/api/auth/account/email').expect(204);
    expect((await confirm(agent, await tokenMailedTo(second)).expect(400)).body).toMatchObject(invalid);
    expect((await agent.get('/api/auth/account')).body).toMatchObject({ pendingEmail: null });
  });

  it('takes no link once the password is another one, as the notice to the old address promises', async () => {
    const { agent, email, password } = await somebody();
    const [first, second] = [anAddress(), anAddress()];
    await agent.post('/api/auth/account/email').send({ email: first, password }).expect(204);
    const ownPassword = { currentPassword: password, password: 'lanterns-at-dusk' };
    await agent.post('/api/auth/account/password').send(ownPassword).expect(200);
    expect((await agent.get('/api/auth/account')).body).toMatchObject({ pendingEmail: null });
    expect((await confirm(agent, await tokenMailedTo(first)).expect(400)).body).toMatchObject(invalid);

    const again = { email: second, password: 'lanterns-at-dusk' };
    await agent.post('/api/auth/account/email').send(again).expect(204);
    await service.anonymous().post('/api/auth/forgot-password').send({ email }).expect(204);
    const [mail] = await mailTo(email);
    const token = /\/reset-password\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1];
    const reset = { token, password: 'harbor-before-dawn' };
    await service.anonymous().post('/api/auth/reset-password').send(reset).expect(200);
    const signIn = { email, password: reset.password };
    await agent.post('/api/auth/login').send(signIn).expect(200);
    expect((await confirm(agent, await tokenMailedTo(second)).expect(400)).body).toMatchObject(invalid);
  });

  it('takes no link after 24 hours', async () => {
    const { agent, password } = await somebody();
    const next = anAddress();
    await agent.post('/api/auth/account/email').send({ email: next, password }).expect(204);
    const token = await tokenMailedTo(next);
    await service.dataSource.query(
      `UPDATE one_time_token SET expires_at = now() - interval '1 second' WHERE email = $1`,
      [next],
    );
    expect((await confirm(agent, token).expect(400)).body).toMatchObject(invalid);
  });

  it('refuses a taken address, also when it is taken between the mail and the click', async () => {
    const mine = await somebody();
    const theirs = await somebody();
    const { body } = await mine.agent
      .post('/api/auth/account/email')
      .send({ email: theirs.email, password: mine.password })
      .expect(409);
    expect(body).toMatchObject({ code: 'EMAIL_TAKEN' });
    const next = anAddress();
    await mine.agent
      .post('/api/auth/account/email')
      .send({ email: next, password: mine.password })
      .expect(204);
    const token = await tokenMailedTo(next);
    await register(service.anonymous(), { email: next });
    expect((await confirm(mine.agent, token).expect(409)).body).toMatchObject({ code: 'EMAIL_TAKEN' });
  });

  it('requires the password where there is one, and refuses the same address', async () => {
    const { agent, id, email, password } = await somebody();
    const send = (body: object) => agent.post('/api/auth/account/email').send(body);
    expect((await send({ email: anAddress() }).expect(400)).body.fields).toEqual([
      { path: 'password', message: 'Enter your current password' },
    ]);
    expect((await send({ email: anAddress(), password: 'not it' }).expect(400)).body.fields).toEqual([
      { path: 'password', message: 'That is not the password of this account' },
    ]);
    expect((await send({ email, password }).expect(400)).body.fields).toEqual([
      { path: 'email', message: 'This account already uses that email' },
    ]);
    expect((await send({ email: 'robin@', password }).expect(400)).body.fields).toEqual([
      { path: 'email', message: 'Please enter a valid email address' },
    ]);
    await service.dataSource.query(`UPDATE user_account SET password_hash = NULL WHERE id = $1`, [id]);
    await send({ email: anAddress() }).expect(204);
  });

  it('is refused to the demo account, in words', async () => {
    const { body } = await service
      .as({ isDemo: true })
      .post('/api/auth/account/email')
      .send({ email: anAddress(), password: 'x' })
      .expect(403);
    expect(body).toMatchObject({ code: 'DEMO_RESTRICTED', message: expect.stringContaining('email') });
  });
});
