import { createHash, randomUUID } from 'node:crypto';
import { startIdentity } from '../testing/app.js';
import { register } from '../testing/factories.js';
import {
  accepting,
  anInvitation,
  clientInvited,
  invite,
  invitee,
  mailTo,
  path,
  published,
} from '../testing/invitation-factories.js';

const service = await startIdentity();
afterAll(() => service.close());

const preview = (key: object) => service.anonymous().post(`${path}/preview`).send(key);
const mailsTo = async (email: string) =>
  (
    await service.dataSource.query<unknown[]>(
      `SELECT 1 FROM mail_message WHERE recipient = $1 AND subject LIKE '%your trip with you'`,
      [email],
    )
  ).length;

describe('an invitation that trips requests', () => {
  it('emails a link and a code, and publishes the state to trips', async () => {
    const { message, token, code, agentId } = await anInvitation(service);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(code).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    const [state] = await published(service, message.clientId);
    expect(state).toMatchObject({ agentId, state: 'open', userId: null, version: 1, email: message.email });
    const days = (Date.parse(String(state?.['expiresAt'])) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThanOrEqual(7);
  });

  it('keeps neither link nor code: of the token its SHA-256, of the code a hash that needs our key', async () => {
    const { token, code, message } = await anInvitation(service);
    const rows = JSON.stringify(
      await service.dataSource.query(
        'SELECT i.*, k.* FROM invitation i JOIN invitation_key k USING (client_id) WHERE client_id = $1',
        [message.clientId],
      ),
    );
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
    expect(rows).toContain(sha256(token));
    for (const secret of [token, code, code.replace('-', ''), sha256(code), sha256(code.replace('-', ''))])
      expect(rows).not.toContain(secret);
    const messages = JSON.stringify(await published(service, message.clientId));
    expect(messages).not.toContain(token);
    expect(messages).not.toContain(code);
  });

  it('belongs to the agent to whom the client was handed over, whichever message comes last', async () => {
    const first = await anInvitation(service);
    const { clientId } = first.message;
    const second = await anInvitation(service);
    const clients = [{ clientId, agentVersion: 2 }];
    await service.deliver('trips.clients-handed-over', { agentId: second.agentId, clients });
    const earlier = [{ clientId, agentVersion: 1 }];
    await service.deliver('trips.clients-handed-over', { agentId: first.agentId, clients: earlier });
    await invite(service, { ...first.message, version: first.message.version + 1, agentVersion: 1 });
    await second.agent.post(`${path}/${clientId}/link`).send({}).expect(200);
    await first.agent.post(`${path}/${clientId}/link`).send({}).expect(404);
    expect((await preview({ token: first.token }).expect(200)).body).toMatchObject({ state: 'open' });
  });

  it('sends again under a higher version, and the first mail goes on working', async () => {
    const first = await anInvitation(service);
    await invite(service, { ...first.message, version: 2 });
    const second = await mailTo(service, first.message.email);
    expect(second.token).not.toBe(first.token);
    await preview({ token: first.token }).expect(200);
    await preview({ token: second.token }).expect(200);
    expect((await published(service, first.message.clientId))[0]).toMatchObject({
      version: 2,
      state: 'open',
    });
  });

  it('has the agent’s brand in its email and on its page, and no word of ours', async () => {
    const brand = {
      name: 'Magic Miles Travel',
      logo: '/api/v1/brand-pictures/1',
      photo: null,
      colors: null,
      agentName: 'Dana Whitfield',
      phone: '(407) 555-0100',
      hours: null,
      signature: null,
      replyTo: 'dana@magic-miles.example',
      legalLines: ['CST 2101234-50'],
      poweredBy: false,
    };
    const { message, token, agentId } = await anInvitation(service, { brand });
    const [mail] = await service.dataSource.query<{ replyTo: string; words: string }[]>(
      `SELECT reply_to AS "replyTo", concat_ws(' ', subject, text, html) AS words FROM mail_message WHERE recipient = $1`,
      [message.email],
    );
    expect(mail?.replyTo).toBe('dana@magic-miles.example');
    expect(mail?.words).toContain('CST 2101234-50');
    expect(mail?.words).toMatch(/<img src="http[^"]*\/api\/v1\/brand-pictures\/1"/);
    expect(mail?.words).not.toMatch(/landsea/i);
    expect((await preview({ token }).expect(200)).body).toMatchObject({ brand });
    const clients = [{ clientId: message.clientId, agentVersion: 2 }];
    await service.deliver('trips.clients-handed-over', { agentId, clients });
    expect((await preview({ token }).expect(200)).body).toMatchObject({ brand: null });
  });

  it('does nothing for a version it has seen, whatever came later', async () => {
    const { message } = await anInvitation(service, { version: 3 });
    await invite(service, message);
    await invite(service, { ...message, version: 2 });
    expect(await mailsTo(message.email)).toBe(1);
  });

  it('goes to the new address alone when the client’s email has changed', async () => {
    const { message, token } = await anInvitation(service);
    const email = `new.${message.email}`;
    await invite(service, { ...message, email, version: 2 });
    await preview({ token }).expect(404);
    await preview({ token: (await mailTo(service, email)).token }).expect(200);
  });

  it('is not sent for somebody who is no agent, nor for the demo account', async () => {
    const { id } = await register(service.anonymous());
    const demo = await register(service.anonymous(), { userType: 'agent' });
    await service.dataSource.query('UPDATE user_account SET is_demo = true WHERE id = $1', [demo.id]);
    for (const agentId of [id, demo.id, randomUUID()]) {
      const message = clientInvited(agentId);
      expect((await invite(service, message)).status).toBe(204);
      expect(await mailsTo(message.email)).toBe(0);
    }
  });

  it('is not sent again to a person who has joined', async () => {
    const { message, token } = await anInvitation(service);
    const { browser } = await invitee(service, message.email);
    await browser.post(`${path}/accept`).send(accepting({ token })).expect(200);
    await invite(service, { ...message, version: 2 });
    expect(await mailsTo(message.email)).toBe(1);
  });
});

describe('POST /api/v1/invitations/:clientId/link', () => {
  it('shows a link and a code once, and both open the invitation', async () => {
    const { agent, message } = await anInvitation(service);
    const { body } = await agent.post(`${path}/${message.clientId}/link`).send({}).expect(200);
    expect(body.url).toMatch(/^http:\/\/localhost:4300\/invite\/accept\/[\w-]{43}$/);
    await preview({ token: String(body.url).split('/').at(-1) }).expect(200);
    await preview({ code: String(body.code).toLowerCase().replace('-', ' ') }).expect(200);
  });

  it('is not kept for a repeat under the same Idempotency-Key', async () => {
    const { agent, message } = await anInvitation(service);
    const key = randomUUID();
    const ask = () => agent.post(`${path}/${message.clientId}/link`).set('Idempotency-Key', key).send({});
    const [first, second] = [(await ask().expect(200)).body, (await ask().expect(200)).body];
    expect(second.code).not.toBe(first.code);
    const kept = JSON.stringify(await service.dataSource.query('SELECT * FROM idempotency_key'));
    expect(kept).not.toContain(String(first.code));
  });

  it('opens an expired invitation again, for the new link only', async () => {
    const { agent, message, token } = await anInvitation(service);
    await service.dataSource.query(
      `UPDATE invitation_key SET expires_at = now() - interval '1 minute' WHERE client_id = $1`,
      [message.clientId],
    );
    const { body } = await agent.post(`${path}/${message.clientId}/link`).send({}).expect(200);
    expect((await preview({ token })).body.state).toBe('expired');
    expect((await preview({ code: body.code })).body.state).toBe('open');
  });

  it('says so when the client has joined', async () => {
    const { agent, message, token } = await anInvitation(service);
    const { browser } = await invitee(service, message.email);
    await browser.post(`${path}/accept`).send(accepting({ token })).expect(200);
    const { body } = await agent.post(`${path}/${message.clientId}/link`).send({}).expect(409);
    expect(body).toMatchObject({ code: 'INVITATION_USED', message: 'Ada has already joined.' });
  });
});

describe('POST /api/v1/invitations/:clientId/revoke', () => {
  it('ends every link and code at once, and notifies trips', async () => {
    const { agent, message, token, code } = await anInvitation(service);
    const { body } = await agent.post(`${path}/${message.clientId}/revoke`).send({}).expect(200);
    expect(body).toMatchObject({ state: 'revoked', version: 2 });
    await preview({ token }).expect(404);
    await preview({ code }).expect(404);
    expect((await published(service, message.clientId))[0]).toMatchObject({ state: 'revoked', version: 2 });
  });

  it('can be followed by a new invitation; the old link stays dead', async () => {
    const { agent, message, token } = await anInvitation(service);
    await agent.post(`${path}/${message.clientId}/revoke`).send({}).expect(200);
    await invite(service, { ...message, version: 2 });
    await preview({ token }).expect(404);
    await preview({ token: (await mailTo(service, message.email)).token }).expect(200);
    expect((await published(service, message.clientId))[0]).toMatchObject({ state: 'open', version: 3 });
  });
});

describe.each(['link', 'revoke'])('%s', (what) => {
  it('is for the agent who invited; another’s, a missing and a malformed one answer alike', async () => {
    const { message, token } = await anInvitation(service);
    const other = service.as({ userType: 'agent' });
    const address = (clientId: string) => `${path}/${clientId}/${what}`;
    const answers = await Promise.all(
      [message.clientId, randomUUID(), 'not-an-id'].map((id) => other.post(address(id)).send({}).expect(404)),
    );
    const bodies = answers.map(({ body }) => ({ ...body, requestId: '' }));
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);
    await service.as({ userType: 'family' }).post(address(message.clientId)).send({}).expect(404);
    await service.as({ userType: 'client' }).post(address(message.clientId)).send({}).expect(404);
    await service.anonymous().post(address(message.clientId)).send({}).expect(401);
    const demo = service.as({ userType: 'agent', isDemo: true });
    expect((await demo.post(address(message.clientId)).send({}).expect(403)).body).toMatchObject({
      code: 'DEMO_RESTRICTED',
    });
    await preview({ token }).expect(200);
  });
});
