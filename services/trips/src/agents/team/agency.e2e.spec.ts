import { randomUUID } from 'node:crypto';
import { selectMails } from '../../testing/sent-mails.js';
import { Agency, AgencyInvitationPreview, OwnAgency } from '@landsea/contracts/agents';
import {
  aColleague,
  addClient,
  aTeam,
  joinAgency,
  openAgency,
  tokenFor,
  type Colleague,
} from '../../testing/agency-factories.js';
import { startTrips } from '../../testing/app.js';
import { identityDouble } from '../../testing/identity-double.js';

const identity = await identityDouble();
const service = await startTrips({ IDENTITY_URL: identity.url });
afterAll(async () => {
  await service.close();
  await identity.close();
});

const path = '/api/v1/agency';
const own = async ({ call }: Colleague) => OwnAgency.parse((await call.get(path).expect(200)).body).agency;
const rolesOf = async (who: Colleague) =>
  new Map((await own(who))?.members.map(({ userId, role }) => [userId, role]));
const invite = ({ call }: Colleague, email: string, role = 'agent') =>
  call.post(`${path}/invitations`).send({ email, role });
const preview = async (who: Pick<Colleague, 'call'>, token: string) =>
  AgencyInvitationPreview.parse(
    (await who.call.post('/api/v1/agency-invitations/preview').send({ token }).expect(200)).body,
  );
const accept = ({ call }: Pick<Colleague, 'call'>, token: string) =>
  call.post('/api/v1/agency-invitations/accept').send({ token });
const removal = ({ call }: Colleague, memberId: string, toAgentId: string | null = null) =>
  call.post(`${path}/members/${memberId}/removal`).send({ toAgentId });
const setRole = ({ call }: Colleague, memberId: string, role: string) =>
  call.put(`${path}/members/${memberId}/role`).send({ role });

describe('an agency', () => {
  it('is opened by an agent with a confirmed address, who owns it, and renamed', async () => {
    const owner = await aColleague(service);
    expect(await own(owner)).toBeNull();
    await openAgency(owner);
    expect(await own(owner)).toMatchObject({
      name: 'Blue Lagoon Travel',
      role: 'owner',
      members: [{ email: owner.email, role: 'owner', isYou: true, clients: 0 }],
      invitations: [],
    });
    await owner.call.post(path).send({ name: 'Another' }).expect(409);
    await owner.call.patch(path).send({ name: 'Coral Travel', version: 1 }).expect(200);
    const { body } = await owner.call.patch(path).send({ name: 'Late', version: 1 }).expect(409);
    expect(body).toMatchObject({ code: 'EDIT_CONFLICT' });
    const unverified = await aColleague(service);
    const { userId, email } = unverified;
    identity.people.set(userId, { email, firstName: 'Una', emailVerified: false });
    const refused = await unverified.call.post(path).send({ name: 'Nobody knows' });
    expect(refused.body).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
    await unverified.call.post(path).send({ name: 'Read www.example.com' }).expect(400);
  });

  it('is left by its assistants and kept by its agents when the owner ends it', async () => {
    const { owner, agent, assistant } = await aTeam(service);
    const clientId = await addClient(agent);
    await assistant.call.get(`/api/v1/clients/${clientId}`).expect(200);
    await agent.call.delete(path).expect(403);
    await owner.call.delete(path).expect(204);
    await assistant.call.get(`/api/v1/clients/${clientId}`).expect(404);
    await agent.call.get(`/api/v1/clients/${clientId}`).expect(200);
    expect(await own(agent)).toBeNull();
  });
});

describe('an invitation to an agency', () => {
  it('comes from the person who invites, to whom an answer goes', async () => {
    const owner = await aColleague(service);
    await openAgency(owner);
    const email = `${randomUUID()}@example.com`;
    await invite(owner, email, 'assistant').expect(201);
    const [mail] = await selectMails(service, email);
    expect(mail).toMatchObject({
      subject: 'Robin invites you to Blue Lagoon Travel',
      fromName: 'Robin',
      replyTo: owner.email,
    });
    expect(mail?.text).toContain('Robin invites you to Blue Lagoon Travel, as an assistant.');
  });

  it('is for one address and an agent, works once, and confirms the address', async () => {
    const owner = await aColleague(service);
    await openAgency(owner);
    const invited = await aColleague(service);
    const { userId, email } = invited;
    identity.people.set(userId, { email, firstName: 'Ines', lastName: 'Costa', emailVerified: false });
    await invite(owner, email, 'assistant').expect(201);
    const token = await tokenFor(service, email);
    const visitor = { call: service.anonymous() };
    expect(await preview(visitor, token)).toMatchObject({
      state: 'open',
      viewer: 'visitor',
      role: 'assistant',
    });
    expect(await preview(owner, token)).toMatchObject({ viewer: 'member' });
    const stranger = await aColleague(service);
    expect((await accept(stranger, token)).body).toMatchObject({ code: 'INVITATION_FOR_ANOTHER' });
    const family = { call: service.as({ userId }) };
    expect(await preview(family, token)).toMatchObject({ viewer: 'family' });
    expect((await accept(family, token)).body).toMatchObject({ code: 'FORBIDDEN' });
    expect(await preview(invited, token)).toMatchObject({ viewer: 'invited' });
    await accept(invited, token).expect(200);
    expect(await own(invited)).toMatchObject({ role: 'assistant', invitations: [] });
    expect((await own(owner))?.members.map(({ name }) => name)).toContain('Ines Costa');
    const confirmed = await service.dataSource.query<unknown[]>(
      `SELECT FROM outbox_message WHERE type = 'trips.address-confirmed' AND payload->>'userId' = $1`,
      [userId],
    );
    expect(confirmed).toHaveLength(1);
    expect((await accept(invited, token)).body).toMatchObject({ code: 'INVITATION_USED' });
  });

  it('names its address to identity alone, for an account that needs no confirmation, while it is open', async () => {
    const owner = await aColleague(service);
    await openAgency(owner);
    const { email, call } = await aColleague(service);
    await invite(owner, email).expect(201);
    const token = await tokenFor(service, email);
    const ask = () =>
      service.internal('identity').post('/internal/agency-invitations/address').send({ token });
    expect((await ask().expect(200)).body).toEqual({ email });
    await accept({ call }, token).expect(200);
    await ask().expect(404);
  });

  it('is sent again with a new link, ends after a week, and is revoked', async () => {
    const owner = await aColleague(service);
    const agencyId = await openAgency(owner);
    const invited = await aColleague(service);
    await invite(owner, invited.email).expect(201);
    const first = await tokenFor(service, invited.email);
    const id = (await own(owner))?.invitations[0]?.id ?? '';
    await owner.call.post(`${path}/invitations/${id}/resend`).send({}).expect(200);
    await accept(invited, first).expect(404);
    const second = await tokenFor(service, invited.email);
    await service.dataSource.query(
      `UPDATE agency_invitation SET expires_at = now() - interval '1 minute' WHERE agency_id = $1`,
      [agencyId],
    );
    expect((await accept(invited, second)).body).toMatchObject({ code: 'INVITATION_EXPIRED' });
    expect((await own(owner))?.invitations).toMatchObject([{ isExpired: true }]);
    await owner.call.delete(`${path}/invitations/${id}`).expect(204);
    await accept(invited, second).expect(404);
    expect((await own(owner))?.invitations).toEqual([]);
  });

  it('is refused to somebody who is there, to an assistant who has clients, and to a member of another agency', async () => {
    const { owner, agent } = await aTeam(service);
    expect((await invite(owner, agent.email)).body.fields).toMatchObject([{ path: 'email' }]);
    const busy = await aColleague(service);
    await addClient(busy);
    await invite(owner, busy.email, 'assistant').expect(201);
    const busyToken = await tokenFor(service, busy.email);
    expect((await accept(busy, busyToken)).body).toMatchObject({ code: 'EDIT_CONFLICT' });
    const elsewhere = await aColleague(service);
    await openAgency(elsewhere);
    await invite(owner, elsewhere.email).expect(201);
    const token = await tokenFor(service, elsewhere.email);
    expect((await accept(elsewhere, token)).body).toMatchObject({ code: 'EDIT_CONFLICT' });
    expect(await preview(elsewhere, token)).toMatchObject({ state: 'open' });
  });
});

describe('the people of an agency', () => {
  it('reach clients as their role says: the owner and assistants all, an agent their own', async () => {
    const { owner, agent, assistant } = await aTeam(service);
    const [ofOwner, ofAgent] = [await addClient(owner), await addClient(agent)];
    const sees = async ({ call }: Colleague) =>
      (await call.get('/api/v1/client-list').expect(200)).body.clients
        .map(({ id }: { id: string }) => id)
        .sort();
    const both = [ofOwner, ofAgent].sort();
    expect(await sees(owner)).toEqual(both);
    expect(await sees(assistant)).toEqual(both);
    expect(await sees(agent)).toEqual([ofAgent]);
    await assistant.call.patch(`/api/v1/clients/${ofAgent}`).send({ version: 1, stage: 'lost' }).expect(200);
    await assistant.call.patch(`/api/v1/clients/${ofAgent}`).send({ version: 2, archived: true }).expect(403);
    await assistant.call.get('/api/v1/client-list/export').expect(403);
  });

  it('change roles by the owner alone, who can hand the agency over', async () => {
    const { owner, agent, assistant } = await aTeam(service);
    await setRole(agent, assistant.userId, 'agent').expect(403);
    await setRole(owner, assistant.userId, 'agent').expect(200);
    await setRole(owner, assistant.userId, 'assistant').expect(200);
    await addClient(agent);
    expect((await setRole(owner, agent.userId, 'assistant')).body.message).toContain('Hand them over first');
    expect((await setRole(owner, owner.userId, 'agent')).body).toMatchObject({ code: 'EDIT_CONFLICT' });
    await setRole(owner, agent.userId, 'owner').expect(200);
    expect(await rolesOf(agent)).toEqual(
      new Map([
        [agent.userId, 'owner'],
        [owner.userId, 'agent'],
        [assistant.userId, 'assistant'],
      ]),
    );
    await setRole(owner, assistant.userId, 'agent').expect(403);
  });

  it('leave with their clients, and are removed without them', async () => {
    const { owner, agent, assistant } = await aTeam(service);
    const clientId = await addClient(agent);
    await removal(agent, assistant.userId).expect(403);
    await removal(owner, owner.userId).expect(409);
    await removal(owner, assistant.userId).expect(200);
    expect((await removal(owner, agent.userId)).body.message).toContain('Choose who takes over');
    await removal(owner, agent.userId, owner.userId).expect(200);
    await owner.call.get(`/api/v1/clients/${clientId}`).expect(200);
    await agent.call.get(`/api/v1/clients/${clientId}`).expect(404);
    await joinAgency(service, owner, agent, 'agent');
    const kept = await addClient(agent);
    await owner.call.get(`/api/v1/clients/${kept}`).expect(200);
    expect((await removal(agent, agent.userId).expect(200)).body).toEqual({ agency: null });
    await owner.call.get(`/api/v1/clients/${kept}`).expect(404);
    await agent.call.get(`/api/v1/clients/${kept}`).expect(200);
  });
});

describe('an erased account', () => {
  const erase = ({ userId }: Colleague) => service.deliver('identity.account-erased', { userId });

  it('leaves its clients, and an owner the agency, to those who go on', async () => {
    const { owner, agent, assistant } = await aTeam(service);
    const ofOwner = await addClient(owner);
    await erase(owner);
    expect(await rolesOf(agent)).toEqual(
      new Map([
        [agent.userId, 'owner'],
        [assistant.userId, 'assistant'],
      ]),
    );
    await agent.call.get(`/api/v1/clients/${ofOwner}`).expect(200);
    await erase(agent);
    expect(await own(assistant)).toBeNull();
    const rows = await service.dataSource.query<unknown[]>(
      `SELECT FROM agency_member WHERE user_id = ANY($1)`,
      [[owner.userId, agent.userId, assistant.userId]],
    );
    expect(rows).toEqual([]);
  });

  it('is exported with its place in the agency', async () => {
    const { owner } = await aTeam(service);
    await invite(owner, `${randomUUID()}@example.com`).expect(201);
    const { body } = await service.internal('identity').get(`/internal/accounts/${owner.userId}/export`);
    expect(body).toMatchObject({
      agency: [{ agency: 'Blue Lagoon Travel', role: 'owner', email: owner.email }],
      agencyInvitations: [{ role: 'agent' }],
    });
    expect(Agency.shape.name.parse(body.agency[0].agency)).toBe('Blue Lagoon Travel');
  });
});
