import { randomUUID } from 'node:crypto';
import { startIdentity } from './app.js';
import { register } from './factories.js';
import { anInvitation, path, published } from './invitation-factories.js';
import { tokenFor } from './mail.js';

const service = await startIdentity();
afterAll(() => service.close());

const CONFIRM = /Confirm your email address/;
const OWNERS_PASSWORD = 'the tide at noon';
const post = (url: string, body: object) => service.anonymous().post(url).send(body);

/** Somebody registers the address of a stranger, accepts a client invitation and links their own Google account. */
const attackerWithAddressOf = async (email: string) => {
  const attacker = service.anonymous();
  const { id, password } = await register(attacker, { email });
  await service.dataSource.query('UPDATE user_account SET google_sub = $2 WHERE id = $1', [id, randomUUID()]);
  const change = { email: `attacker.${randomUUID()}@example.com`, password };
  await attacker.post('/api/auth/account/email').send(change).expect(204);
  return { attacker, id, password, changeEmail: change.email };
};

const resetAsOwner = async (email: string): Promise<void> => {
  await post('/api/auth/forgot-password', { email }).expect(204);
  const token = await tokenFor(service, email, /Reset your Landsea password/);
  await post('/api/auth/reset-password', { token, password: OWNERS_PASSWORD }).expect((answer) => {
    if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
  });
};
const signedInAsOwner = async (email: string) => {
  const owner = service.anonymous();
  await owner.post('/api/auth/login').send({ email, password: OWNERS_PASSWORD }).expect(200);
  return owner;
};
/** Links and sign-ins with Google that were begun for the account. */
const begunFor = (userId: string) =>
  service.dataSource.query<unknown[]>(
    `SELECT kind FROM one_time_token WHERE user_id = $1 UNION ALL SELECT 'google' FROM google_flow WHERE link_user_id = $1`,
    [userId],
  );
const publishedFor = (userId: string) =>
  service.dataSource.query<{ payload: object }[]>(
    `SELECT payload FROM outbox_message WHERE type = 'identity.address-verified' AND payload->>'userId' = $1`,
    [userId],
  );

describe('registering the address of somebody else', () => {
  it('leaves the attacker nothing once the owner of the address resets the password', async () => {
    const email = `victim.${randomUUID()}@example.com`;
    const { message, token } = await anInvitation(service, { email });
    const { attacker, id, password } = await attackerWithAddressOf(email);
    await service.dataSource.query(
      `UPDATE invitation SET accepted_by = $2, accepted_at = now() WHERE client_id = $1`,
      [message.clientId, id],
    );
    await service.dataSource.query(
      `INSERT INTO google_flow (state_hash, browser_hash, nonce, code_verifier, user_type, link_user_id, expires_at)
       VALUES ($1, '', '', '', 'family', $2, now() + interval '10 minutes')`,
      [randomUUID(), id],
    );

    await resetAsOwner(email);
    expect(await begunFor(id)).toEqual([]);

    await attacker.get('/api/auth/user').expect(401);
    await post('/api/auth/login', { email, password }).expect(401);
    const owner = await signedInAsOwner(email);
    expect((await owner.get('/api/auth/user').expect(200)).body).toMatchObject({
      emailVerified: true,
      googleLinked: false,
      isClient: false,
    });
    expect((await owner.get('/api/auth/account').expect(200)).body).toMatchObject({ pendingEmail: null });
    expect((await published(service, message.clientId))[0]).toMatchObject({ state: 'revoked', userId: null });
    await owner
      .post(`${path}/accept`)
      .send({ key: { token }, consent: { trips: [] } })
      .expect(404);
    expect(await publishedFor(id)).toHaveLength(1);
  });

  it('is not confirmed by the owner clicking the emailed link', async () => {
    const email = `victim.${randomUUID()}@example.com`;
    const { attacker } = await attackerWithAddressOf(email);
    const token = await tokenFor(service, email, CONFIRM);

    const clicked = await post('/api/auth/verify-email', { token });

    expect(clicked.status).toBe(401);
    expect((await attacker.get('/api/auth/user').expect(200)).body).toMatchObject({ emailVerified: false });
  });

  it('cannot be done later, by changing the email of an account to a stranger’s address', async () => {
    const attacker = service.anonymous();
    const { password } = await register(attacker);
    const email = `victim.${randomUUID()}@example.com`;
    await attacker.post('/api/auth/account/email').send({ email, password }).expect(204);
    const token = await tokenFor(service, email, /Confirm your new email/);

    expect((await post('/api/auth/confirm-email', { token })).status).toBe(401);
    expect((await attacker.get('/api/auth/user').expect(200)).body).not.toMatchObject({ email });
  });

  it('does not outlive the first confirmation by another session of the account', async () => {
    const email = `victim.${randomUUID()}@example.com`;
    const { attacker, id, password } = await attackerWithAddressOf(email);
    const holder = service.anonymous();
    await holder.post('/api/auth/login').send({ email, password }).expect(200);

    await holder
      .post('/api/auth/verify-email')
      .send({ token: await tokenFor(service, email, CONFIRM) })
      .expect(204);

    await attacker.get('/api/auth/user').expect(401);
    expect((await holder.get('/api/auth/user').expect(200)).body).toMatchObject({
      emailVerified: true,
      googleLinked: false,
    });
    expect(await publishedFor(id)).toHaveLength(1);
  });
});
