import { Client } from '@landsea/contracts/agents';
import { startTrips } from '../../testing/app.js';
import { makeIntakeCalls } from '../../testing/intake-calls.js';

const service = await startTrips();
afterAll(() => service.close());
/** The limits by address are tried in a test of their own. */
beforeEach(() => service.dataSource.query('DELETE FROM rate_limit_count'));

const { addLink, open, begin, send, answersOf, readAnswer, decide, aLead } = makeIntakeCalls(() => service);

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
