import { randomUUID } from 'node:crypto';
import { Client, IntakeAnswer, IntakeFormList, SavedIntake } from '@landsea/contracts/agents';
import { addDays } from '@landsea/contracts/core';
import { startTrips } from '../../testing/app.js';
import { aBrand, aClient } from '../../testing/client-bodies.js';
import { planAccess } from '../../testing/factories.js';
import { anEmail, family, makeIntakeCalls, today } from '../../testing/intake-calls.js';

const service = await startTrips();
afterAll(() => service.close());
/** The limits by address are tried in a test of their own. */
beforeEach(() => service.dataSource.query('DELETE FROM rate_limit_count'));

const { anAgent, addLink, open, begin, send, answersOf, readAnswer, mailsTo, aLead } = makeIntakeCalls(
  () => service,
);

describe('a public form', () => {
  it('makes a lead with its page as the source and a call within a day', async () => {
    const { call, userId, email, answer } = await aLead();
    expect(answer).toMatchObject({ name: 'Jen Brubaker', state: 'unconfirmed', source: 'My website' });
    const { body } = await call.get(`/api/v1/clients/${answer.clientId}`).expect(200);
    expect(Client.parse(body)).toMatchObject({
      firstName: 'Jen',
      lastName: 'Brubaker',
      email,
      stage: 'lead',
      source: 'My website',
      nextStep: 'Call within a day',
      nextStepOn: addDays(today, 1),
    });
    const [told] = await mailsTo(`${userId}@example.com`);
    expect(told?.subject).toBe('New lead: Jen Brubaker');
    expect(told?.text).toContain('First half of June');
    expect(told?.text).not.toContain('Peanut');
  });

  it('sends the family nothing they typed before they confirm, and then a copy without health', async () => {
    const { call, email, answer, draft } = await aLead();
    const [confirm] = await mailsTo(email);
    expect(confirm?.text).not.toMatch(/Brubaker|June/);
    const token = /\/f\/([\w-]+)/.exec(confirm?.text ?? '')?.[1] ?? '';
    expect((await open(token)).state).toBe('confirm');
    const clientId = answer.clientId ?? '';
    const link = { kind: 'client' as const, clientId, asks: 'all' as const, sendsEmail: true };
    const isUnconfirmed = async () =>
      Client.parse((await call.get(`/api/v1/clients/${clientId}`).expect(200)).body).isEmailUnconfirmed;
    expect(await isUnconfirmed()).toBe(true);
    await call.post(`/api/v1/clients/${clientId}/invite`).send({}).expect(409);
    await call.post('/api/v1/intake-forms/parks/links').send(link).expect(409);
    await call.post('/api/v1/conversations').send({ clientId, tripId: null }).expect(403);
    const message = { id: randomUUID(), clientIds: [clientId], body: 'Hello' };
    const notSent = { sent: 0, notJoined: ['Jen Brubaker'] };
    await call.post('/api/v1/client-messages').send(message).expect(200, notSent);
    const ownLink = await addLink(call, { ...link, sendsEmail: false });
    await send((await begin(ownLink.token)).token, family(email)).expect(200, { confirmsEmail: false });
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await isUnconfirmed()).toBe(true);
    const confirmIt = () => service.anonymous().post('/api/v1/intake/confirm').send({ token }).expect(204);
    await confirmIt();
    await confirmIt();
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(2);
    expect(mails[1]?.text).toContain('First half of June');
    expect(mails[1]?.text).not.toContain('Peanut');
    expect(await isUnconfirmed()).toBe(false);
    await call.post('/api/v1/conversations').send({ clientId, tripId: null }).expect(200);
    await addLink(call, link);
    await call.post(`/api/v1/clients/${clientId}/invite`).send({}).expect(200);
    expect((await open(draft.token)).state).toBe('sent');
    await send(draft.token, family(email)).expect(200);
    expect(await answersOf(call)).toHaveLength(2);
  });

  it('attaches the answers of a known address to its client, and says so to nobody', async () => {
    const { call, link, email, answer } = await aLead();
    const draft = await begin(link.token);
    expect((await open(draft.token)).known).toEqual({ fields: [], people: [] });
    await send(draft.token, family(email.toUpperCase())).expect(200, { confirmsEmail: true });
    const all = await answersOf(call);
    expect(all.map(({ clientId }) => clientId)).toEqual([answer.clientId, answer.clientId]);
  });

  it('lets an agent vouch for an address', async () => {
    const { call, answer } = await aLead();
    await call.post(`/api/v1/intake-answers/${answer.id}/confirmation`).send({}).expect(200);
    await call.post(`/api/v1/clients/${answer.clientId}/invite`).send({}).expect(200);
  });

  it('asks an address to confirm itself three times a day, however often somebody types it', async () => {
    const { call } = await anAgent();
    const link = await addLink(call, { kind: 'public', label: 'My website' });
    const email = anEmail();
    for (let typed = 0; typed < 5; typed += 1)
      await send((await begin(link.token)).token, family(email)).expect(200, { confirmsEmail: true });
    expect(await answersOf(call)).toHaveLength(5);
    expect(await mailsTo(email)).toHaveLength(3);
  });

  it('makes one lead of two forms that arrive at once', async () => {
    const { call } = await anAgent();
    const link = await addLink(call, { kind: 'public', label: 'My website' });
    const email = anEmail();
    const drafts = [await begin(link.token), await begin(link.token)];
    await Promise.all(drafts.map(({ token }) => send(token, family(email)).expect(200)));
    const clientIds = (await answersOf(call)).map(({ clientId }) => clientId);
    expect(clientIds).toHaveLength(2);
    expect(clientIds).not.toContain(null);
    expect(new Set(clientIds).size).toBe(1);
  });

  it('keeps the answers of a lead for whom the list has no room', async () => {
    const { call, userId } = await anAgent(false);
    await call.post('/api/v1/clients').send(aClient()).expect(201);
    const link = await addLink(call, { kind: 'public', label: 'Instagram' });
    const { token } = await begin(link.token);
    await send(token, family(anEmail())).expect(200);
    const [{ id = '', clientId } = {}] = await answersOf(call);
    expect(clientId).toBeNull();
    await call.post(`/api/v1/intake-answers/${id}/lead`).send({}).expect(403);
    await service.deliver('billing.subscription-changed', planAccess(userId, { plan: 'agent' }));
    const { body } = await call.post(`/api/v1/intake-answers/${id}/lead`).send({}).expect(200);
    expect(IntakeAnswer.parse(body).clientId).not.toBeNull();
  });

  it('does nothing for a program, and stops one address that sends many', async () => {
    const { call } = await anAgent();
    const link = await addLink(call, { kind: 'public', label: 'My website' });
    const { token } = await begin(link.token);
    await send(token, family(anEmail()), { website: 'https://spam.example' }).expect(200);
    await service.dataSource.query(`UPDATE intake_answer SET started_at = now() + interval '1 hour'`);
    await send(token, family(anEmail()), { secondsOpen: 1 }).expect(200);
    expect(await answersOf(call)).toEqual([]);
    const statuses: number[] = [];
    for (let sent = 0; sent < 60; sent += 1) statuses.push((await send(token, {}, { website: 'x' })).status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(20);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a form that is answered', () => {
  it('goes on with its token on another device, and asks when two devices differ', async () => {
    const { call } = await anAgent();
    const link = await addLink(call, { kind: 'public', label: 'My website' });
    const draft = await begin(link.token, { lead_name: 'Jen Brubaker' });
    expect(await open(draft.token)).toMatchObject({
      state: 'draft',
      version: 1,
      answers: { lead_name: 'Jen Brubaker' },
    });
    const save = (version: number, lead_name: string) =>
      service
        .anonymous()
        .post('/api/v1/intake/save')
        .send({ token: draft.token, version, answers: { lead_name } });
    const saved = await save(1, 'Jennifer Brubaker').expect(200);
    // The first answer was lost on its way, and the browser sends the same again.
    const again = await save(1, 'Jennifer Brubaker').expect(200);
    expect(SavedIntake.parse(again.body).version).toBe(SavedIntake.parse(saved.body).version);
    await save(1, 'Jenny').expect(409);
    expect(await open(draft.token)).toMatchObject({
      version: 2,
      answers: { lead_name: 'Jennifer Brubaker' },
    });
    await service
      .anonymous()
      .post('/api/v1/intake/continue')
      .send({ token: draft.token, email: 'jen@example.com' })
      .expect(204);
    const [mail] = await mailsTo('jen@example.com');
    expect(mail?.text).toContain(`/f/${draft.token}`);
    expect(mail?.text).not.toContain('Jennifer');
  });

  it('is checked by the version it began with', async () => {
    const { call } = await anAgent();
    const link = await addLink(call, { kind: 'public', label: 'My website' });
    const draft = await begin(link.token);
    const opened = await open(link.token);
    const [form] = IntakeFormList.parse((await call.get('/api/v1/intake-forms').expect(200)).body).forms;
    const change = {
      title: 'Hello',
      intro: '',
      texts: { party: 'Grandma too?' },
      off: ['lead_phone', 'pace'],
    };
    await call
      .put('/api/v1/intake-forms/parks')
      .send({ ...change, version: 0 })
      .expect(409);
    await call
      .put('/api/v1/intake-forms/parks')
      .send({ ...change, version: form?.version })
      .expect(200);
    const { lead_phone: _phone, pace: _pace, ...without } = family(anEmail());
    const { body } = await send(draft.token, without).expect(400);
    expect(body.fields.map(({ path }: { path: string }) => path).sort()).toEqual(['lead_phone', 'pace']);
    const page = await open(link.token);
    expect(page.title).toBe('Hello');
    expect(page.sections.find(({ key }) => key === 'party')?.text).toBe('Grandma too?');
    const late = await begin(link.token, {}, opened.formVersion);
    await send(late.token, without).expect(400);
    await send((await begin(link.token, {}, page.formVersion)).token, without).expect(200);
    const unknown = { token: link.token, formVersion: 99, answers: {} };
    await service.anonymous().post('/api/v1/intake/begin').send(unknown).expect(400);
  });

  it('keeps nothing of hidden questions, and no card number even in a draft', async () => {
    const { call, answer } = await aLead({ airport: 'MCO', child_seats: 2, kitchen: true });
    const labels = (await readAnswer(call, answer.id)).proposals.map(({ label }) => label);
    expect(labels).not.toContain('Your home airport');
    expect(labels).not.toContain('How many child seats?');
    const link = await addLink(call, { kind: 'public', label: 'Card' });
    for (const anything of ['Visa 4111 1111 1111 1111', 4_111_111_111_111_111]) {
      const body = { token: link.token, formVersion: 1, answers: { anything } };
      await service.anonymous().post('/api/v1/intake/begin').send(body).expect(400);
    }
  });

  it('answers alike for tokens that are unknown, turned off or expired', async () => {
    const { call } = await anAgent();
    const link = await addLink(call, { kind: 'public', label: 'My website' });
    await call.delete(`/api/v1/intake-links/${link.id}`).expect(204);
    const { body } = await call.post('/api/v1/clients').send(aClient()).expect(201);
    const ofClient = await addLink(call, {
      kind: 'client',
      clientId: body.id,
      asks: 'all',
      sendsEmail: false,
    });
    await service.dataSource.query(`UPDATE intake_link SET expires_at = now() WHERE id = $1`, [ofClient.id]);
    for (const token of [link.token, ofClient.token, 'nothing'])
      await service.anonymous().post('/api/v1/intake/open').send({ token }).expect(404);
  });
});

it('has the brand of the agent on its page and in emails to families, and no word of ours', async () => {
  const { call, link, email } = await aLead();
  await call.put('/api/v1/brand/own').send(aBrand()).expect(200);
  const page = await open(link.token);
  expect(page).toMatchObject({
    agentName: 'Dana Whitlock',
    agencyName: 'Magic Miles Travel',
    brand: { name: 'Magic Miles Travel', poweredBy: false },
  });
  const { token } = await begin(link.token);
  const other = anEmail();
  await service.anonymous().post('/api/v1/intake/continue').send({ token, email: other }).expect(204);
  await send(token, family(email)).expect(200);
  const mails = await service.dataSource.query<{ mail: string }[]>(
    `SELECT concat_ws(' ', from_name, subject, text, html) AS mail FROM mail_message
      WHERE recipient = ANY($1::text[]) AND from_name IS NOT NULL`,
    [[email, other]],
  );
  expect(mails).toHaveLength(2);
  for (const { mail } of mails) {
    expect(mail).toContain('Magic Miles Travel');
    expect(mail).not.toMatch(/landsea/i);
  }
});
