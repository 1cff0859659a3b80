import { FULL_COST } from './password-hasher.js';
import { startIdentity } from '../testing/app.js';
import { aRegistration, cookieOf, register } from '../testing/factories.js';

const service = await startIdentity({}, FULL_COST);
afterAll(() => service.close());

const post = (body: object) => service.anonymous().post('/api/auth/register').send(body);

describe('POST /api/auth/register', () => {
  it('creates the account, signs in and answers the user without anything secret', async () => {
    const registration = aRegistration({ email: '  Robin.Mixed@Example.com ' });
    const response = await post(registration).expect(201);
    expect(response.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      firstName: 'Robin',
      lastName: 'Lindqvist',
      email: 'robin.mixed@example.com',
      userType: 'family',
      isDemo: false,
      isClient: false,
      theme: null,
      erasesAt: null,
      emailVerified: false,
      hasPassword: true,
      googleLinked: false,
    });
    const cookie = cookieOf(response);
    expect(cookie).toMatch(
      /^landsea_sid=[\w-]{65}; Max-Age=2592000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
    await service.anonymous().get('/api/auth/user').set('Cookie', cookie).expect(200);
  });

  it('takes a planner who gave no last name', async () => {
    const { lastName: _left, ...short } = aRegistration();
    const { body } = await post(short).expect(201);
    expect(body).toMatchObject({ firstName: 'Robin', lastName: '' });
  });

  it('keeps neither the password nor the cookie in the database', async () => {
    const response = await post(aRegistration({ password: 'a-canary-of-a-password' })).expect(201);
    const token = /landsea_sid=([^;]+)/.exec(cookieOf(response))?.[1] ?? '';
    const rows: unknown = await service.dataSource.query(
      'SELECT u.*, s.* FROM user_account u JOIN session s ON s.user_id = u.id',
    );
    expect(JSON.stringify(rows)).toContain('$argon2id$v=19$m=65536,t=2,p=1$');
    expect(JSON.stringify(rows)).not.toContain('a-canary-of-a-password');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('takes an agent, and nobody who calls himself a client', async () => {
    const { body } = await post(aRegistration({ userType: 'agent' })).expect(201);
    expect(body).toMatchObject({ userType: 'agent' });
    await post({ ...aRegistration(), userType: 'client' }).expect(400);
  });

  it.each([
    ['firstName', 'R', 'First name must be at least 2 characters'],
    ['lastName', ' L ', 'Last name must be at least 2 characters'],
    ['email', 'robin@', 'Please enter a valid email address'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['password', 'password123', 'That password is too common and easy to guess. Please choose another one'],
    ['password', 'Lindqvist77', 'Your password cannot be your own name or email. Please choose another one'],
  ])('refuses %s = %p in its own words', async (path, value, message) => {
    const { body } = await post({ ...aRegistration(), [path]: value }).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path, message }] });
  });

  it('refuses unknown properties, such as an attempt to be the demo account', async () => {
    await post({ ...aRegistration(), isDemo: true }).expect(400);
  });

  it('answers EMAIL_TAKEN for the same email in another spelling', async () => {
    const { email } = await register(service.anonymous());
    const { body } = await post({ ...aRegistration(), email: email.toUpperCase() }).expect(409);
    expect(body).toMatchObject({
      code: 'EMAIL_TAKEN',
      message: 'An account with this email already exists. Please sign in instead',
    });
  });

  it('lets one of several simultaneous registrations win', async () => {
    const registration = aRegistration();
    const statuses = await Promise.all([1, 2, 3, 4].map(async () => (await post(registration)).status));
    expect(statuses.sort()).toEqual([201, 409, 409, 409]);
  });

  it('refuses a call from another site', async () => {
    const { body } = await post(aRegistration()).set('Sec-Fetch-Site', 'cross-site').expect(403);
    expect(body).toMatchObject({ code: 'FORBIDDEN' });
    await post(aRegistration()).set('Origin', 'https://elsewhere.example').expect(403);
  });
});

describe('with a longer minimum configured', () => {
  it('names that minimum', async () => {
    const strict = await startIdentity({ PASSWORD_MIN_LENGTH: '12' });
    const { body } = await strict
      .anonymous()
      .post('/api/auth/register')
      .send(aRegistration({ password: 'elevenchars' }));
    expect(body).toMatchObject({ fields: [{ message: 'Password must be at least 12 characters' }] });
    await strict.close();
  });
});

describe('on an https origin', () => {
  it('sets the __Host- cookie with Secure', async () => {
    const secure = await startIdentity({ PUBLIC_ORIGIN: 'https://landsea.example' });
    const response = await secure.anonymous().post('/api/auth/register').send(aRegistration()).expect(201);
    expect(cookieOf(response)).toMatch(/^__Host-landsea_sid=.*; Path=\/;.* Secure; SameSite=Lax$/);
    expect(cookieOf(response)).not.toContain('Domain');
    await secure.close();
  });
});
