import { jest } from '@jest/globals';
import { demoAccount } from '@landsea/contracts/account';
import { startIdentity } from '../testing/app.js';
import { register } from '../testing/factories.js';
import { accepting, anInvitation, invitee, path, published } from '../testing/invitation-factories.js';

const service = await startIdentity();
afterAll(() => service.close());

const DAY = 86_400_000;
const moveClock = (now: number) =>
  jest.useFakeTimers({
    now,
    doNotFake: [
      'setTimeout',
      'setInterval',
      'setImmediate',
      'clearTimeout',
      'clearInterval',
      'clearImmediate',
      'nextTick',
      'queueMicrotask',
      'performance',
      'hrtime',
    ],
  });
afterEach(() => jest.useRealTimers());

const person = { firstName: 'Ada', lastName: 'Byron', password: 'engine-no-1' };
const preview = (key: object, browser = service.anonymous()) => browser.post(`${path}/preview`).send(key);
const registerWith = (key: object, over: object = {}) =>
  service
    .anonymous()
    .post(`${path}/register`)
    .send({ key, ...person, ...over });

describe('POST /api/v1/invitations/preview', () => {
  it('shows who invites and the masked email, by token and by code', async () => {
    const { token, code } = await anInvitation(service);
    for (const key of [{ token }, { code }]) {
      const { body } = await preview(key).expect(200);
      expect(body).toMatchObject({
        state: 'open',
        agentName: 'Dana Whitfield',
        firstName: 'Ada',
        lastName: 'Byron',
        email: 'a•••@numbers.example',
        viewer: 'visitor',
      });
    }
  });

  it('knows who looks: the invited person, the sender, somebody else', async () => {
    const { token, message, agent } = await anInvitation(service);
    const { browser } = await invitee(service, message.email);
    const stranger = service.anonymous();
    await register(stranger);
    expect((await preview({ token }, browser)).body.viewer).toBe('invited');
    expect((await preview({ token }, agent)).body.viewer).toBe('sender');
    expect((await preview({ token }, stranger)).body.viewer).toBe('other');
  });

  it('answers revoked, unknown and mangled alike, by token and by code', async () => {
    const { token, code, agent, message } = await anInvitation(service);
    await agent.post(`${path}/${message.clientId}/revoke`).send({}).expect(200);
    const keys = [
      { token },
      { code },
      { token: 'x'.repeat(43) },
      { token: '' },
      { code: 'ZZZZZ-ZZZZZ' },
      { code: '' },
    ];
    const answers = await Promise.all(keys.map((key) => preview(key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    const bodies = answers.map(({ body }) => JSON.stringify({ ...body, requestId: '' }));
    expect(new Set(bodies).size).toBe(1);
  });

  it('refuses a body that is neither', async () => {
    await preview({}).expect(400);
    await preview({ token: 'a', code: 'b' }).expect(400);
    await preview({ token: 7 }).expect(400);
  });
});

describe('POST /api/v1/invitations/accept', () => {
  it('links the account that the invitation was sent to, which keeps its type', async () => {
    const { token, message } = await anInvitation(service);
    const { browser, id } = await invitee(service, message.email);
    const { body } = await browser.post(`${path}/accept`).send(accepting({ token })).expect(200);
    expect(body).toMatchObject({ id, userType: 'family', isClient: true });
    expect((await browser.get('/api/auth/user')).body).toMatchObject({ userType: 'family', isClient: true });
    const [state] = await published(service, message.clientId);
    expect(state).toMatchObject({ state: 'accepted', userId: id, clientId: message.clientId, version: 2 });
    expect(Date.parse(String(state?.['acceptedAt']))).toBeGreaterThan(Date.now() - 60_000);
  });

  it('works by code too, and then the token is used as well', async () => {
    const { token, code, message } = await anInvitation(service);
    const { browser } = await invitee(service, message.email);
    await browser.post(`${path}/accept`).send(accepting({ code })).expect(200);
    const again = await browser.post(`${path}/accept`).send(accepting({ token })).expect(409);
    expect(again.body).toMatchObject({ code: 'INVITATION_USED' });
    expect((await preview({ token })).body).toMatchObject({ state: 'used', viewer: 'visitor' });
  });

  it('works once when twenty come at the same time', async () => {
    const { token, message } = await anInvitation(service);
    const { browser } = await invitee(service, message.email);
    const tries = Array.from({ length: 20 }, () => browser.post(`${path}/accept`).send(accepting({ token })));
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect(
      (await published(service, message.clientId)).filter(({ state }) => state === 'accepted'),
    ).toHaveLength(1);
  });

  it('is only for the email it was sent to, and the sender cannot take it', async () => {
    const { token, agent, message } = await anInvitation(service);
    const stranger = service.anonymous();
    await register(stranger);
    for (const browser of [stranger, agent]) {
      const { body } = await browser.post(`${path}/accept`).send(accepting({ token })).expect(403);
      expect(body).toMatchObject({ code: 'INVITATION_FOR_ANOTHER' });
    }
    expect((await stranger.get('/api/auth/user')).body.isClient).toBe(false);
    await service.dataSource.query(
      'UPDATE invitation SET email = (SELECT email FROM user_account WHERE id = agent_id) WHERE client_id = $1',
      [message.clientId],
    );
    await agent.post(`${path}/accept`).send(accepting({ token })).expect(403);
  });

  it('ends after seven days, to the instant', async () => {
    const sent = Date.now();
    moveClock(sent);
    const { token, message } = await anInvitation(service);
    const { browser } = await invitee(service, message.email);
    moveClock(sent + 7 * DAY - 60_000);
    expect((await preview({ token })).body.state).toBe('open');
    moveClock(sent + 7 * DAY + 60_000);
    expect((await preview({ token })).body).toMatchObject({ state: 'expired', agentName: 'Dana Whitfield' });
    const { body } = await browser.post(`${path}/accept`).send(accepting({ token })).expect(410);
    expect(body).toMatchObject({ code: 'INVITATION_EXPIRED' });
    expect((await registerWith({ token })).status).toBe(410);
  });

  it('is refused to demo users, and needs a session', async () => {
    const { token } = await anInvitation(service, { email: demoAccount.email });
    const demo = service.as({ isDemo: true });
    const { body } = await demo.post(`${path}/accept`).send(accepting({ token })).expect(403);
    expect(body).toMatchObject({ code: 'DEMO_RESTRICTED' });
    await service.anonymous().post(`${path}/accept`).send(accepting({ token })).expect(401);
  });

  it('links one account to several agents', async () => {
    const first = await anInvitation(service);
    const second = await anInvitation(service, { email: first.message.email });
    const { browser, id } = await invitee(service, first.message.email);
    for (const { token, message } of [first, second]) {
      await browser.post(`${path}/accept`).send(accepting({ token })).expect(200);
      expect((await published(service, message.clientId))[0]).toMatchObject({ userId: id });
    }
  });
});

describe('POST /api/v1/invitations/register', () => {
  it('opens an account of type client for the invited email, signed in and linked', async () => {
    const { code, message } = await anInvitation(service);
    const browser = service.anonymous();
    const { body } = await browser
      .post(`${path}/register`)
      .send({ key: { code }, ...person })
      .expect(201);
    expect(body).toMatchObject({ email: message.email, userType: 'client', isClient: true });
    expect((await browser.get('/api/auth/user').expect(200)).body.id).toBe(body.id);
    expect((await published(service, message.clientId))[0]).toMatchObject({
      state: 'accepted',
      userId: body.id,
    });
  });

  it('takes no email from the browser', async () => {
    const { token } = await anInvitation(service);
    await registerWith({ token }, { email: 'mallory@example.com' }).expect(400);
    await registerWith({ token }, { userType: 'agent' }).expect(400);
  });

  it.each([
    ['firstName', 'A', 'First name must be at least 2 characters'],
    ['lastName', '', 'Last name must be at least 2 characters'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['password', 'password123', 'That password is too common and easy to guess. Please choose another one'],
    ['password', 'AdaByron1815', 'Your password cannot be your own name or email. Please choose another one'],
  ])('refuses %s = %p, and the invitation stays open', async (field, value, message) => {
    const { token } = await anInvitation(service);
    const { body } = await registerWith({ token }, { [field]: value }).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path: field, message }] });
    expect((await preview({ token })).body.state).toBe('open');
  });

  it('asks who has an account to sign in, and the invitation stays open', async () => {
    const { token, message } = await anInvitation(service);
    await invitee(service, message.email);
    const { body } = await registerWith({ token }).expect(409);
    expect(body).toMatchObject({ code: 'EMAIL_TAKEN' });
    expect((await preview({ token })).body.state).toBe('open');
  });

  it('makes one account when five come at the same time', async () => {
    const { token, message } = await anInvitation(service);
    const statuses = (await Promise.all([1, 2, 3, 4, 5].map(() => registerWith({ token }))))
      .map(({ status }) => status)
      .sort();
    expect(statuses).toEqual([201, 409, 409, 409, 409]);
    const made = await service.dataSource.query<unknown[]>('SELECT 1 FROM user_account WHERE email = $1', [
      message.email,
    ]);
    expect(made).toHaveLength(1);
  });

  it('leaves no account behind when the invitation goes between the look and the use', async () => {
    const { token, message, agent } = await anInvitation(service);
    const [registered] = await Promise.all([
      registerWith({ token }),
      agent.post(`${path}/${message.clientId}/revoke`).send({}),
    ]);
    const [{ count }] = await service.dataSource.query<[{ count: number }]>(
      'SELECT count(*)::int AS count FROM user_account WHERE email = $1',
      [message.email],
    );
    expect([registered.status, count]).toEqual(registered.status === 201 ? [201, 1] : [404, 0]);
  });
});

describe('guessing codes', () => {
  const guess = (code: string, address: string) =>
    service.anonymous().set('X-Forwarded-For', address).post(`${path}/preview`).send({ code });

  it('stops after 20 tries in 15 minutes from one address; links still work there', async () => {
    const { token } = await anInvitation(service);
    const address = '198.51.100.20';
    for (let n = 0; n < 20; n += 1) await guess(`${String(n).padStart(2, '2')}ABCDEFGH`, address).expect(404);
    const { body, headers } = await guess('ZZABCDEFGH', address).expect(429);
    expect(body).toMatchObject({ code: 'RATE_LIMITED' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(800);
    await service
      .anonymous()
      .set('X-Forwarded-For', address)
      .post(`${path}/preview`)
      .send({ token })
      .expect(200);
  });

  it('stops after 30 tries an hour at codes that begin alike, from wherever they come', async () => {
    const from = (n: number) => `203.0.113.${n}`;
    for (let n = 0; n < 30; n += 1) await guess(`QQ7AB-CD${n + 100}`, from(n)).expect(404);
    await guess('qq7 zz zzzzz', from(200)).expect(429);
    await guess('QQ8AB-CDEFG', from(201)).expect(404);
  });

  it('counts tries to accept and to register with a code like looks', async () => {
    const address = '198.51.100.21';
    const { browser } = await invitee(service, `eve.${Date.now()}@example.com`);
    for (let n = 0; n < 10; n += 1) {
      const key = { code: `${n + 22}ABCDEFGH` };
      await browser.post(`${path}/accept`).set('X-Forwarded-For', address).send(accepting(key)).expect(404);
      await registerWith(key).set('X-Forwarded-For', address).expect(404);
    }
    await guess('AAABCDEFGH', address).expect(429);
  });
});
