import { randomUUID } from 'node:crypto';
import {
  Client,
  DecidedIntake,
  IntakeAnswer,
  IntakeAnswerList,
  IntakeFormList,
  IntakePage,
  NewIntakeLink,
  SavedIntake,
  type CreateIntakeLink,
  type IntakeAnswers,
} from '@landsea/contracts/agents';
import { addDays, getDateIn } from '@landsea/contracts/core';
import type { TestAgent, TestService } from '@landsea/nest-kit/testing';
import { startTrips } from '../../testing/app.js';
import { aBrand, aClient } from '../../testing/client-bodies.js';
import { planAccess } from '../../testing/factories.js';

let service: TestService;
beforeAll(async () => {
  service = await startTrips();
});
afterAll(() => service.close());
/** The limits by address are tried in a test of their own. */
beforeEach(() => service.dataSource.query('DELETE FROM rate_limit_count'));

const today = getDateIn(new Date());

const anAgent = async (hasPlan = true) => {
  const userId = randomUUID();
  if (hasPlan) await service.deliver('billing.subscription-changed', planAccess(userId, { plan: 'agent' }));
  return { userId, call: service.as({ userId, userType: 'agent', firstName: 'Dana' }) };
};
const addLink = async (call: TestAgent, link: CreateIntakeLink) => {
  const { body } = await call.post('/api/v1/intake-forms/parks/links').send(link).expect(201);
  const made = NewIntakeLink.parse(body);
  return { ...made, token: made.url.split('/').at(-1) ?? '' };
};
const open = async (token: string) =>
  IntakePage.parse((await service.anonymous().post('/api/v1/intake/open').send({ token }).expect(200)).body);
const begin = async (token: string, answers: IntakeAnswers = {}, formVersion = 1) => {
  const { body } = await service
    .anonymous()
    .post('/api/v1/intake/begin')
    .send({ token, formVersion, answers })
    .expect(201);
  return SavedIntake.parse(body);
};
const person = () => ({ website: '', secondsOpen: 240 });
const send = (token: string, answers: IntakeAnswers, over: object = {}) =>
  service
    .anonymous()
    .post('/api/v1/intake/send')
    .send({ token, version: 1, answers, ...person(), ...over });
const answersOf = async (call: TestAgent) =>
  IntakeAnswerList.parse((await call.get('/api/v1/intake-answers').expect(200)).body).answers;
const readAnswer = async (call: TestAgent, id: string) =>
  IntakeAnswer.parse((await call.get(`/api/v1/intake-answers/${id}`).expect(200)).body);
const decide = async (call: TestAgent, id: string, decisions: object[]) =>
  DecidedIntake.parse(
    (await call.post(`/api/v1/intake-answers/${id}/decisions`).send({ decisions }).expect(200)).body,
  );
const mailsTo = (email: string) =>
  service.dataSource.query<{ subject: string; text: string }[]>(
    `SELECT subject, text FROM mail_message WHERE recipient = $1 ORDER BY created_at`,
    [email],
  );

const family = (email: string, over: IntakeAnswers = {}): IntakeAnswers => ({
  lead_name: 'Jen Brubaker',
  lead_email: email,
  lead_phone: '(407) 555-0142',
  dates_known: 'roughly',
  dates_rough: 'First half of June',
  people: {
    people: [
      {
        id: randomUUID(),
        values: {
          first: 'Jen',
          last: 'Brubaker',
          birth: '1986-02-03',
          relation: 'Me',
          diet: 'Peanut allergy',
        },
      },
      {
        id: randomUUID(),
        values: {
          first: 'Obi',
          last: 'Brubaker',
          birth: addDays(today, -8 * 366),
          height: 44,
          relation: 'Son',
        },
      },
    ],
  },
  stay_kind: 'on-site',
  pace: 'mixed',
  lanes: 'some-days',
  table_service: 'one-or-two',
  transport: 'drive',
  protection: 'yes',
  own_bookings: false,
  consent_data: true,
  ...over,
});
const anEmail = () => `jen-${randomUUID()}@example.com`;
const aLead = async (over: IntakeAnswers = {}) => {
  const agent = await anAgent();
  const link = await addLink(agent.call, { kind: 'public', label: 'My website' });
  const email = anEmail();
  const draft = await begin(link.token);
  await send(draft.token, family(email, over)).expect(200, { confirmsEmail: true });
  const [answer] = await answersOf(agent.call);
  return { ...agent, link, email, draft, answer: await readAnswer(agent.call, answer?.id ?? '') };
};

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
    const save = (version: number) =>
      service
        .anonymous()
        .post('/api/v1/intake/save')
        .send({ token: draft.token, version, answers: { lead_name: 'Jennifer Brubaker' } });
    await save(1).expect(200);
    await save(1).expect(409);
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

describe('what a family proposes', () => {
  it('is taken field by field, what is new at once', async () => {
    const { call, answer } = await aLead({ home_city: 'Orlando, FL', contact_pref: 'portal' });
    expect(answer.proposals.every(({ difference }) => difference === 'new')).toBe(true);
    const [obi] = answer.proposals.filter(({ theirs }) => theirs === 'Obi Brubaker');
    expect(obi).toMatchObject({ label: 'Name', ours: null });
    const refused = answer.proposals.find(({ theirs }) => theirs === 'Mixed');
    const decisions = answer.proposals.map(({ id, ours }) => ({ id, ours, accept: id !== refused?.id }));
    const decided = await decide(call, answer.id, decisions);
    expect(decided.asked).toEqual([]);
    const { body } = await call.get(`/api/v1/clients/${answer.clientId}`).expect(200);
    const { people, details } = Client.parse(body);
    expect(people).toMatchObject([
      { firstName: 'Jen', birthDate: '1986-02-03', dietaryNotes: 'Peanut allergy', details: {} },
      { firstName: 'Obi', lastName: 'Brubaker', heightInches: 44, details: { relationship: 'Son' } },
    ]);
    expect(details).toEqual({ city: 'Orlando', state: 'FL', contactPreference: 'portal' });
    const differing = decided.answer.proposals.filter(
      ({ state, difference }) => state === 'accepted' && difference !== 'same',
    );
    expect(differing).toEqual([]);
    const states = decided.answer.proposals.map(({ label, state }) => [label, state]);
    expect(states).toContainEqual(['Where would you like to stay?', 'kept']);
    expect(states).toContainEqual(['What’s your pace?', 'refused']);
  });

  it('never overwrites what the agent changed meanwhile: it is asked', async () => {
    const { call, answer } = await aLead();
    const { body } = await call.get(`/api/v1/clients/${answer.clientId}`).expect(200);
    const [jen] = Client.parse(body).people ?? [];
    const diet = answer.proposals.find(({ theirs }) => theirs === 'Peanut allergy');
    await call
      .patch(`/api/v1/clients/${answer.clientId}/people/${jen?.id}`)
      .send({ version: jen?.version, dietaryNotes: 'Tree nuts, carries an EpiPen' })
      .expect(200);
    const first = await decide(call, answer.id, [{ id: diet?.id, ours: null, accept: true }]);
    expect(first.asked).toEqual([diet?.id]);
    const shown = first.answer.proposals.find(({ id }) => id === diet?.id);
    expect(shown).toMatchObject({
      ours: 'Tree nuts, carries an EpiPen',
      difference: 'edited',
      state: 'open',
    });
    await decide(call, answer.id, [{ id: diet?.id, ours: shown?.ours, accept: true }]);
    const after = await call.get(`/api/v1/clients/${answer.clientId}`).expect(200);
    expect(Client.parse(after.body).people?.[0]?.dietaryNotes).toBe('Peanut allergy');
  });

  it('is asked again only where something is missing', async () => {
    const { call, answer } = await aLead();
    const clientId = answer.clientId ?? '';
    await decide(
      call,
      answer.id,
      answer.proposals.map(({ id, ours }) => ({ id, ours, accept: true })),
    );
    await call.post(`/api/v1/intake-answers/${answer.id}/confirmation`).send({}).expect(200);
    const link = await addLink(call, { kind: 'client', clientId, asks: 'missing', sendsEmail: true });
    const page = await open(link.token);
    expect(page.asksMissing).toBe(true);
    expect(page.known.fields).toEqual(
      expect.arrayContaining(['lead_name', 'lead_phone', 'pace', 'transport']),
    );
    expect(page.known.fields).not.toContain('hotel_wishes');
    expect(page.known.people.find(({ name }) => name === 'Obi Brubaker')?.columns).toContain('height');
    expect(JSON.stringify(page)).not.toMatch(/Peanut|1986|555-0142/);
    const draft = await begin(link.token);
    await send(draft.token, { hotel_wishes: 'Polynesian', consent_data: true }).expect(200, {
      confirmsEmail: false,
    });
    const [again] = await answersOf(call);
    expect((await readAnswer(call, again?.id ?? '')).proposals).toMatchObject([
      { label: 'Hotels you like, or would rather not', theirs: 'Polynesian' },
    ]);
  });

  it('leaves with the client, and with the agent’s account', async () => {
    const { call, userId, answer, email } = await aLead();
    const { body } = await call.get(`/api/v1/clients/${answer.clientId}`).expect(200);
    const { firstName, lastName } = Client.parse(body);
    await call.post(`/api/v1/clients/${answer.clientId}/deletion`).send({ name: `${firstName} ${lastName}` });
    const left = await service.dataSource.query<unknown[]>(`SELECT FROM intake_answer WHERE email = $1`, [
      email,
    ]);
    expect(left).toEqual([]);
    await service.deliver('identity.account-erased', { userId });
    const forms = await service.dataSource.query<unknown[]>(`SELECT FROM intake_form WHERE agent_id = $1`, [
      userId,
    ]);
    expect(forms).toEqual([]);
  });
});
