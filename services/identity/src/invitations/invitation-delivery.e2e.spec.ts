import type { TestAgent } from '@landsea/nest-kit/testing';
import { startIdentity } from '../testing/app.js';
import { register } from '../testing/factories.js';
import {
  accepting,
  anInvitation,
  clientInvited,
  invite,
  path,
  published,
  verifyEmail,
  type Invited,
} from '../testing/invitation-factories.js';
import { mailTo, tokenFor } from '../testing/mail.js';

const service = await startIdentity();
afterAll(() => service.close());

const person = { firstName: 'Ada', lastName: 'Byron', password: 'engine-no-1' };

/** The link that the agent copies, instead of the one that was mailed. */
const copiedLink = async ({ agent, message }: Invited) => {
  const { body } = await agent.post(`${path}/${message.clientId}/link`).send({}).expect(200);
  const { url, code } = body as { url: string; code: string };
  return { token: String(url.split('/').at(-1)), code };
};
const registerWith = (key: object, browser: TestAgent = service.anonymous()) =>
  browser.post(`${path}/register`).send({ key, ...person });
const states = async ({ message }: Invited) =>
  (await published(service, message.clientId)).map(({ state }) => state);

describe('an agent who registers a stranger’s address through a copied link', () => {
  it('gets no relationship, not even after the real owner has reset the password', async () => {
    const invited = await anInvitation(service);
    const { email } = invited.message;
    const { token: copied } = await copiedLink(invited);
    await registerWith({ token: copied }).expect(201);
    expect(await states(invited)).not.toContain('accepted');

    await service.anonymous().post('/api/auth/forgot-password').send({ email }).expect(204);
    const token = await tokenFor(service, email, /Reset your Landsea password/);
    await service
      .anonymous()
      .post('/api/auth/reset-password')
      .send({ token, password: 'the tide at noon' })
      .expect(200);
    expect(await states(invited)).not.toContain('accepted');
  });

  it('cannot accept as that account by link or by code while the address is not verified', async () => {
    const invited = await anInvitation(service);
    const { token, code } = await copiedLink(invited);
    const attacker = service.anonymous();
    await register(attacker, { email: invited.message.email });
    for (const key of [{ token }, { code }]) {
      const { body } = await attacker.post(`${path}/accept`).send(accepting(key)).expect(403);
      expect(body).toMatchObject({
        code: 'EMAIL_NOT_VERIFIED',
        message:
          'Confirm your email first. We sent a link to a•••@numbers.example. Then open this invitation again.',
      });
    }
    expect(await states(invited)).not.toContain('accepted');
  });
});

describe('an invitation whose link was copied', () => {
  it('opens an account, asks it to confirm the address, and is accepted after that', async () => {
    const invited = await anInvitation(service);
    const { email } = invited.message;
    const { token } = await copiedLink(invited);
    const browser = service.anonymous();
    const { body } = await registerWith({ token }, browser).expect(201);
    expect(body).toMatchObject({ email, userType: 'client', emailVerified: false });
    expect(await tokenFor(service, email, /Confirm your email/)).toMatch(/^[\w-]{43}$/);
    const preview = await browser.post(`${path}/preview`).send({ token }).expect(200);
    expect(preview.body).toMatchObject({ state: 'open', viewer: 'invited', provesEmail: false });

    await verifyEmail(service, String(body.id));
    await browser.post(`${path}/accept`).send(accepting({ token })).expect(200);
    expect((await published(service, invited.message.clientId))[0]).toMatchObject({
      state: 'accepted',
      userId: body.id,
      consent: [],
    });
  });

  it('is accepted at once by an account whose address is verified', async () => {
    const invited = await anInvitation(service);
    const { code } = await copiedLink(invited);
    const browser = service.anonymous();
    const { id } = await register(browser, { email: invited.message.email });
    await verifyEmail(service, id);
    await browser.post(`${path}/accept`).send(accepting({ code })).expect(200);
  });
});

describe('an invitation whose link was emailed', () => {
  it.each(['token', 'code'] as const)('verifies the address of a person who accepts by %s', async (kind) => {
    const invited = await anInvitation(service);
    const key = { [kind]: invited[kind] };
    const browser = service.anonymous();
    await register(browser, { email: invited.message.email });
    const preview = await browser.post(`${path}/preview`).send(key).expect(200);
    expect(preview.body).toMatchObject({ provesEmail: true });
    const { body } = await browser.post(`${path}/accept`).send(accepting(key)).expect(200);
    expect(body).toMatchObject({ emailVerified: true, isClient: true });
    expect((await browser.get('/api/auth/user')).body).toMatchObject({ emailVerified: true });
  });

  it('opens an account that is verified and not asked to confirm anything', async () => {
    const { token, message } = await anInvitation(service);
    const { body } = await registerWith({ token }).expect(201);
    expect(body).toMatchObject({ emailVerified: true });
    const subjects = (await mailTo(service, message.email)).map(({ subject }) => subject);
    expect(subjects).toEqual([
      "You're connected with Dana Whitfield",
      expect.stringMatching(/your trip with you/),
    ]);
  });

  it('comes from the agent, who gets the answer, whether or not the recipient has an account', async () => {
    const trip = { name: 'Brubaker family trip', startDate: '2027-01-26', endDate: '2027-02-01' };
    const { message, agentId } = await anInvitation(service, {
      agencyName: 'Magic Miles Travel',
      trip,
      line: 'It was lovely to talk.',
    });
    const [mail] = await mailTo(service, message.email);
    expect(mail?.subject).toBe('Dana Whitfield (Magic Miles Travel) has your January trip ready');
    expect(mail?.text).toContain('It was lovely to talk.\n\nI put “Brubaker family trip”, Jan 26 to Feb 1');
    const [head] = await service.dataSource.query<{ from: string; reply: string; email: string }[]>(
      `SELECT m.from_name AS "from", m.reply_to AS reply, u.email FROM mail_message m, user_account u
        WHERE m.recipient = $1 AND u.id = $2`,
      [message.email, agentId],
    );
    expect(head).toMatchObject({ from: 'Dana Whitfield', reply: head?.email });
  });

  it('repeats no name that leads somewhere', async () => {
    const { agentId } = await anInvitation(service);
    await service.dataSource.query(
      `UPDATE user_account SET first_name = 'Pay at evil.example' WHERE id = $1`,
      [agentId],
    );
    const trip = { name: 'evil.example', startDate: '2027-01-26', endDate: '2027-02-01' };
    const message = clientInvited(agentId, { agencyName: 'evil.example', trip, firstName: 'Win $500' });
    await invite(service, message);
    const [mail] = await mailTo(service, message.email);
    expect(mail?.subject).toBe('Your travel agent has your January trip ready');
    expect(JSON.stringify(mail)).not.toMatch(/evil|Win \$500/);
  });
});

describe('an agent whose own address is not verified', () => {
  it('sends no invitation', async () => {
    const { id } = await register(service.anonymous(), { userType: 'agent' });
    const message = clientInvited(id);
    await invite(service, message);
    expect(await mailTo(service, message.email)).toEqual([]);
  });

  it('gets no link to copy', async () => {
    const { agent, agentId, message } = await anInvitation(service);
    await service.dataSource.query('UPDATE user_account SET email_verified_at = NULL WHERE id = $1', [
      agentId,
    ]);
    const { body } = await agent.post(`${path}/${message.clientId}/link`).send({}).expect(403);
    expect(body).toMatchObject({
      code: 'EMAIL_NOT_VERIFIED',
      message: expect.stringMatching(
        /^Confirm your email first\. We sent a link to .+\. Then invite your clients\.$/,
      ),
    });
  });
});
