import type { TestAgent } from '@landsea/nest-kit/testing';
import { startIdentity } from '../testing/app.js';
import { register, verified } from '../testing/factories.js';
import { aGooglePerson, signInWithGoogle, startIssuer } from '../testing/issuer.js';
import { mailTo } from '../testing/mail.js';

const issuer = await startIssuer();
const service = await startIdentity(issuer.env);
afterAll(async () => {
  await service.close();
  await issuer.stop();
});

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const NEW_PASSWORD = 'Your Landsea account has a new password';
const NEW_SIGN_IN = 'New sign-in to your Landsea account';

const somebody = async (isVerified = true) => {
  const agent = service.anonymous();
  const person = await register(agent);
  if (isVerified) await verified(service, person.id);
  return { agent, ...person };
};
type Person = Pick<Awaited<ReturnType<typeof somebody>>, 'email' | 'password'>;

const signIn = (agent: TestAgent, { email, password }: Person) =>
  agent.post('/api/auth/login').set('User-Agent', PHONE).send({ email, password }).expect(200);
const kindsOf = async (agent: TestAgent): Promise<string[]> => {
  const { body } = await agent.get('/api/auth/activity').expect(200);
  return (body.events as { kind: string }[]).map(({ kind }) => kind);
};
const subjectsTo = async (email: string): Promise<string[]> =>
  (await mailTo(service, email))
    .map(({ subject }) => subject)
    .filter((subject) => subject !== 'Confirm your email address for Landsea');

describe('a sign-in', () => {
  it('is emailed once for each new device, and says what to do', async () => {
    const person = await somebody();
    const phone = service.anonymous();
    await signIn(phone, person);
    await phone.post('/api/auth/logout').send({}).expect(204);
    await signIn(phone, person);
    const [mail, ...others] = await mailTo(service, person.email);
    expect(mail).toMatchObject({
      subject: NEW_SIGN_IN,
      text: expect.stringMatching(/Chrome on Android[^]*change your password[^]*\/settings#sessions/),
    });
    expect(others.map(({ subject }) => subject)).not.toContain(NEW_SIGN_IN);
    expect(await kindsOf(phone)).toEqual(['sign-in', 'new-device', 'registered']);
  });

  it('sends nothing at registration, in the same browser, or to an address that nobody confirmed', async () => {
    const person = await somebody();
    await person.agent.post('/api/auth/logout').send({}).expect(204);
    await signIn(person.agent, person);
    expect(await subjectsTo(person.email)).toEqual([]);
    const unconfirmed = await somebody(false);
    await signIn(service.anonymous(), unconfirmed);
    expect(await subjectsTo(unconfirmed.email)).toEqual([]);
    expect(await kindsOf(unconfirmed.agent)).toEqual(['new-device', 'registered']);
  });

  it('sends nothing when people of a family take turns in one browser', async () => {
    const [ada, robin] = [await somebody(), await somebody()];
    const tablet = service.anonymous();
    for (const person of [ada, robin, ada, robin]) await signIn(tablet, person);
    expect(await subjectsTo(ada.email)).toEqual([NEW_SIGN_IN]);
    expect(await subjectsTo(robin.email)).toEqual([NEW_SIGN_IN]);
  });

  it('sends nothing in a browser in which the address was confirmed meanwhile', async () => {
    const person = await somebody(false);
    await service.dataSource.query(
      `UPDATE user_account SET email_verified_at = now(), devices_valid_from = now() WHERE id = $1`,
      [person.id],
    );
    await person.agent.get('/api/auth/user').expect(200);
    await person.agent.post('/api/auth/logout').send({}).expect(204);
    await signIn(person.agent, person);
    expect(await subjectsTo(person.email)).toEqual([]);
  });

  it('is sent again for every browser after the password was changed', async () => {
    const person = await somebody();
    const phone = service.anonymous();
    await signIn(phone, person);
    const password = 'lanterns-at-dusk';
    const change = { currentPassword: person.password, password };
    await person.agent.post('/api/auth/account/password').send(change).expect(200);
    await signIn(phone, { email: person.email, password });
    expect(await subjectsTo(person.email)).toEqual([NEW_SIGN_IN, NEW_PASSWORD, NEW_SIGN_IN]);
    expect(
      (await mailTo(service, person.email)).find(({ subject }) => subject === NEW_PASSWORD)?.text,
    ).toMatch(/A new password was set[^]*Every other browser was signed out[^]*Forgot your password/);
  });

  it('of a stranger who changes the password again and again fills no inbox', async () => {
    const person = await somebody();
    let currentPassword = person.password;
    for (const password of [
      'lanterns-1',
      'lanterns-2',
      'lanterns-3',
      'lanterns-4',
      'lanterns-5',
      'lanterns-6',
    ]) {
      const change = { currentPassword, password: `${password}-at-dusk` };
      await person.agent.post('/api/auth/account/password').send(change).expect(200);
      currentPassword = change.password;
    }
    expect(await subjectsTo(person.email)).toEqual(Array.from({ length: 5 }, () => NEW_PASSWORD));
    const unconfirmed = await somebody(false);
    const password = 'lanterns-at-dusk';
    const change = { currentPassword: unconfirmed.password, password };
    await unconfirmed.agent.post('/api/auth/account/password').send(change).expect(200);
    expect(await subjectsTo(unconfirmed.email)).toEqual([]);
  });

  it('fills no inbox: five emails a day at most, and every event is listed', async () => {
    const person = await somebody();
    for (let times = 0; times < 7; times += 1) await signIn(service.anonymous(), person);
    expect(await subjectsTo(person.email)).toEqual(Array.from({ length: 5 }, () => NEW_SIGN_IN));
    expect((await kindsOf(person.agent)).filter((kind) => kind === 'new-device')).toHaveLength(7);
  });

  it('with Google says so for a new device, and not when it opens the account', async () => {
    const robin = aGooglePerson();
    issuer.knows(robin);
    await signInWithGoogle(service.anonymous());
    expect(await subjectsTo(robin.email)).toEqual([]);
    await signInWithGoogle(service.anonymous());
    const [mail] = await mailTo(service, robin.email);
    expect(mail).toMatchObject({ subject: NEW_SIGN_IN, text: expect.stringContaining('Google account') });
    expect(mail?.text).not.toContain('change your password');
  });
});

describe('other events', () => {
  it('emails that Google was linked', async () => {
    const person = await somebody();
    issuer.knows(aGooglePerson({ email: person.email }));
    await signInWithGoogle(person.agent, '/auth/google?link=1');
    const [mail] = await mailTo(service, person.email);
    expect(mail).toMatchObject({
      subject: 'Google was linked to your Landsea account',
      text: expect.stringMatching(/unlink Google[^]*\/settings#sign-in/),
    });
    expect((await kindsOf(person.agent))[0]).toBe('google-linked');
  });

  it('emails an export once, while it is made', async () => {
    const person = await somebody();
    await person.agent.post('/api/auth/exports').send({}).expect(202);
    const [mail] = await mailTo(service, person.email);
    expect(mail).toMatchObject({
      subject: 'A copy of your Landsea data was requested',
      text: expect.stringContaining('If this wasn’t you, change your password'),
    });
    expect((await kindsOf(person.agent))[0]).toBe('export');
  });

  it('lists changes of the own account alone, the latest first, and fifty at most are kept', async () => {
    const person = await somebody();
    await signIn(service.anonymous(), person);
    await person.agent.delete('/api/auth/sessions').expect(204);
    const change = { currentPassword: person.password, password: 'lanterns-at-dusk' };
    await person.agent.post('/api/auth/account/password').send(change).expect(200);
    expect(await kindsOf(person.agent)).toEqual([
      'password-changed',
      'sessions-ended',
      'new-device',
      'registered',
    ]);
    await service.dataSource.query(
      `INSERT INTO account_activity SELECT gen_random_uuid(), $1, 'sign-in', NULL, false, now() - interval '1 day'
         FROM generate_series(1, 60)`,
      [person.id],
    );
    await person.agent.post('/api/auth/exports').send({}).expect(202);
    const kept = await service.dataSource.query('SELECT 1 FROM account_activity WHERE user_id = $1', [
      person.id,
    ]);
    expect(kept).toHaveLength(50);
    expect(await kindsOf(person.agent)).toHaveLength(20);
  });
});
