import { randomUUID } from 'node:crypto';
import { startIdentity } from '../testing/app.js';
import {
  accepting,
  anInvitation,
  invite,
  invitee,
  path,
  published,
} from '../testing/invitation-factories.js';
import { mailTo } from '../testing/mail.js';
import { startServiceDouble } from '../testing/service-double.js';

const own = randomUUID();
const trips = await startServiceDouble(() => ({ tripIds: [own] }));
const service = await startIdentity({ TRIPS_URL: trips.url });
afterAll(async () => {
  await service.close();
  await trips.close();
});
afterEach(() => {
  trips.isBroken = false;
});

const sharing = (...tripIds: string[]) =>
  tripIds.map((tripId) => ({ tripId, seesMoney: false, seesDocuments: false }));
const accept = async (tripIds: string[]) => {
  const invited = await anInvitation(service);
  const { browser, id } = await invitee(service, invited.message.email);
  const body = { key: { token: invited.token }, consent: { trips: sharing(...tripIds) } };
  return { ...invited, browser, id, answer: await browser.post(`${path}/accept`).send(body) };
};

describe('what a client agrees to when they accept', () => {
  it('is sent to trips with the acceptance', async () => {
    const { answer, message, id } = await accept([own]);
    expect(answer.status).toBe(200);
    expect(trips.calls.map((call) => call.path)).toContain(`/internal/owners/${id}/trips`);
    expect((await published(service, message.clientId))[0]).toMatchObject({
      state: 'accepted',
      userId: id,
      consent: sharing(own),
    });
  });

  it('names trips of their own only; the invitation stays open', async () => {
    const { answer, message, browser, token } = await accept([own, randomUUID()]);
    expect([answer.status, answer.body]).toEqual([
      400,
      expect.objectContaining({
        code: 'VALIDATION_FAILED',
        fields: [{ path: 'consent', message: 'Choose from your own trips' }],
      }),
    ]);
    expect((await published(service, message.clientId))[0]).toMatchObject({ state: 'open' });
    await browser.post(`${path}/accept`).send(accepting({ token })).expect(200);
  });

  it('is refused with 503 while trips is unavailable', async () => {
    trips.isBroken = true;
    const { answer, message } = await accept([own]);
    expect(answer.status).toBe(503);
    expect((await published(service, message.clientId))[0]).toMatchObject({ state: 'open' });
  });

  it('is required, and names each trip once', async () => {
    const { token, message } = await anInvitation(service);
    const { browser } = await invitee(service, message.email);
    await browser.post(`${path}/accept`).send({ key: { token } }).expect(400);
    const twice = { key: { token }, consent: { trips: sharing(own, own) } };
    await browser.post(`${path}/accept`).send(twice).expect(400);
  });

  it('is confirmed by email, with the way to the settings', async () => {
    const { message } = await accept([]);
    const [mail] = await mailTo(service, message.email);
    expect(mail?.subject).toBe("You're connected with Dana Whitfield");
    expect(mail?.text).toContain('http://localhost:4300/settings#travel-agent');
  });
});

describe('a client who leaves', () => {
  it('loses the portal and every key, and the agent may invite again', async () => {
    const { message, agentId, browser, id, token } = await accept([]);
    const left = { clientId: message.clientId, agentId, userId: id };
    await service.deliver('trips.client-left', left);
    expect((await browser.get('/api/auth/user')).body).toMatchObject({ isClient: false });
    expect((await published(service, message.clientId))[0]).toMatchObject({ state: 'revoked', userId: null });
    await browser.post(`${path}/preview`).send({ token }).expect(404);

    await invite(service, { ...message, version: 2 });
    expect((await published(service, message.clientId))[0]).toMatchObject({ state: 'open' });
    await service.deliver('trips.client-left', left);
    expect((await published(service, message.clientId))[0]).toMatchObject({ state: 'open' });
  });

  it('stays the client of another agent', async () => {
    const first = await accept([]);
    const second = await anInvitation(service, { email: first.message.email });
    const { browser, id } = first;
    await browser
      .post(`${path}/accept`)
      .send(accepting({ token: second.token }))
      .expect(200);
    const { clientId, agentId } = first.message;
    await service.deliver('trips.client-left', { clientId, agentId, userId: id });
    expect((await browser.get('/api/auth/user')).body).toMatchObject({ isClient: true });
    expect((await published(service, second.message.clientId))[0]).toMatchObject({ state: 'accepted' });
  });
});
