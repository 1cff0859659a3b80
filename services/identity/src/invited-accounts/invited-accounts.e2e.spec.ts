import { randomUUID } from 'node:crypto';
import { startIdentity } from '../testing/app.js';
import { register } from '../testing/factories.js';
import { mailTo } from '../testing/mail.js';
import { startInvitationsDouble } from '../testing/invitations-double.js';

const invitations = await startInvitationsDouble();
const service = await startIdentity({ TRIPS_URL: invitations.url });
afterAll(async () => {
  await service.close();
  await invitations.close();
});

const invitedTo = (email: string): string => {
  const token = `trip.${randomUUID()}`;
  invitations.addresses.set(token, email);
  return token;
};
const person = { firstName: 'Kim', lastName: 'Lindqvist', password: 'harbour-at-nine' };

describe('POST /api/auth/register-for-trip', () => {
  it('asks for no last name, and takes one', async () => {
    const { lastName: _none, ...short } = person;
    for (const [sent, lastName] of [
      [short, ''],
      [person, 'Lindqvist'],
    ] as const) {
      const browser = service.anonymous();
      const token = invitedTo(`kim.${randomUUID()}@example.com`);
      await browser
        .post('/api/auth/register-for-trip')
        .send({ ...sent, token })
        .expect(201);
      expect((await browser.get('/api/auth/user').expect(200)).body).toMatchObject({ lastName });
    }
  });

  it('opens a verified account for the invited address and signs it in, without a confirmation email', async () => {
    const email = `kim.${randomUUID()}@example.com`;
    const browser = service.anonymous();
    const body = { ...person, token: invitedTo(email) };
    await browser.post('/api/auth/register-for-trip').send(body).expect(201);
    expect((await browser.get('/api/auth/user').expect(200)).body).toMatchObject({
      email,
      userType: 'family',
      emailVerified: true,
    });
    expect(await mailTo(service, email)).toEqual([]);
  });

  it('refuses a link that is not open, an address that has an account, and an address in the body', async () => {
    const post = (body: object) => service.anonymous().post('/api/auth/register-for-trip').send(body);
    const unknown = await post({ ...person, token: 'trip.unknown' });
    expect(unknown).toMatchObject({ status: 410, body: { code: 'INVITATION_EXPIRED' } });
    const { email } = await register(service.anonymous());
    const taken = await post({ ...person, token: invitedTo(email) });
    expect(taken).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } });
    const token = invitedTo(`kim.${randomUUID()}@example.com`);
    await post({ ...person, token, email: 'other@example.com' }).expect(400);
  });
});

describe('POST /api/auth/register-for-team', () => {
  const post = (body: object, browser = service.anonymous()) =>
    browser.post('/api/auth/register-for-team').send(body);

  it('opens a verified agent account for the invited address and signs it in', async () => {
    const email = `kim.${randomUUID()}@example.com`;
    const browser = service.anonymous();
    await post({ ...person, token: invitedTo(email) }, browser).expect(201);
    expect((await browser.get('/api/auth/user').expect(200)).body).toMatchObject({
      ...{ email, userType: 'agent', emailVerified: true, lastName: 'Lindqvist' },
    });
    expect(await mailTo(service, email)).toEqual([]);
  });

  it('refuses a link that is not open, a kind of account, and an account without a last name', async () => {
    expect(await post({ ...person, token: 'team.unknown' })).toMatchObject({ status: 410 });
    const token = invitedTo(`kim.${randomUUID()}@example.com`);
    await post({ ...person, token, userType: 'family' }).expect(400);
    await post({ ...person, token, lastName: '' }).expect(400);
  });
});

describe('trips.address-confirmed', () => {
  it('verifies the address, keeps the session that joined and ends the others', async () => {
    const [joining, attacker] = [service.anonymous(), service.anonymous()];
    const { id, email, password } = await register(attacker);
    await joining.post('/api/auth/login').send({ email, password }).expect(200);
    const sessions = (await joining.get('/api/auth/sessions').expect(200)).body as {
      sessions: { id: string; isCurrent: boolean }[];
    };
    const sessionId = sessions.sessions.find(({ isCurrent }) => isCurrent)?.id ?? '';
    const confirmedAt = new Date().toISOString();
    const confirmed = { userId: id, email, sessionId, confirmedAt };
    expect((await service.deliver('trips.address-confirmed', confirmed)).status).toBe(204);
    await attacker.get('/api/auth/user').expect(401);
    expect((await joining.get('/api/auth/user').expect(200)).body).toMatchObject({ emailVerified: true });
    const published = await service.dataSource.query<unknown[]>(
      `SELECT payload FROM outbox_message WHERE type = 'identity.address-verified' AND payload->>'userId' = $1`,
      [id],
    );
    expect(published).toEqual([{ payload: { userId: id, verifiedAt: confirmedAt } }]);
  });

  it('changes nothing when the account has another address by now', async () => {
    const browser = service.anonymous();
    const { id } = await register(browser);
    await service.deliver('trips.address-confirmed', {
      userId: id,
      email: 'before@example.com',
      sessionId: randomUUID(),
      confirmedAt: new Date().toISOString(),
    });
    expect((await browser.get('/api/auth/user').expect(200)).body).toMatchObject({ emailVerified: false });
  });
});
