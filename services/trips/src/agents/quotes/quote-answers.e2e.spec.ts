import { randomUUID } from 'node:crypto';
import {
  AgentBookings,
  AgentTripList,
  Client,
  ConversationList,
  DueTaskList,
  QuoteList,
  QuotePage,
  type DueTask,
} from '@landsea/contracts/agents';
import { TripBookings } from '@landsea/contracts/bookings';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { startTrips } from '../../testing/app.js';
import { planAccess } from '../../testing/factories.js';
import { anOption, makeQuoteCalls, quoteGuard } from '../../testing/quote-calls.js';

const service = await startTrips();
afterAll(() => service.close());
/** The limits by address are tried in a test of their own. */
beforeEach(() => service.dataSource.query('DELETE FROM rate_limit_count'));

const { addQuote, read, save, send, link, open, accept, mailsTo, aSentQuote } = makeQuoteCalls(() => service);

const tripsOf = async (call: TestAgent) =>
  AgentTripList.parse((await call.get('/api/v1/agent-trips').expect(200)).body).trips;
const bookingsOf = async (call: TestAgent, tripId: string) =>
  TripBookings.parse((await call.get(`/api/v1/trips/${tripId}/bookings`).expect(200)).body).bookings;
const kindsOf = async (call: TestAgent, id: string) =>
  (await read(call, id)).events.map(({ kind }) => kind).sort();

describe('the page of a quote', () => {
  it('shows the frozen offer and nothing of the agent’s own, anywhere', async () => {
    const { token, quote, email, options } = await aSentQuote();
    const page = await open(token);
    expect(page).toMatchObject({
      state: 'open',
      number: 1,
      version: 1,
      firstName: 'Jen',
      agentName: 'Robin',
    });
    expect(page.quote.options.map(({ title }) => title)).toEqual(['By the lagoon', 'On the boardwalk']);
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain(`/q/${token}`);
    expect(mail?.text).toContain('Two ideas for you.');
    const everything = JSON.stringify([page, mail]);
    expect(options[0]?.commissionCents).toBe(4_871_123);
    expect(everything).not.toMatch(/commission|4871123|48,711/i);
    expect(quote.versions).toMatchObject([{ number: 1, sentBy: 'Dana' }]);
  });

  it('counts as seen once a person touches it', async () => {
    const { token, quote, call, options } = await aSentQuote();
    await open(token);
    expect((await read(call, quote.id)).state).toBe('sent');
    await link('look', { token, version: 1, optionId: options[1]?.id ?? null }).expect(204);
    const seen = await read(call, quote.id);
    expect(seen).toMatchObject({ state: 'seen', version: quote.version });
    expect(seen.events.find(({ kind }) => kind === 'looked')?.optionTitle).toBe('On the boardwalk');
  });

  it('says on an old link that there is a newer offer, and opens it', async () => {
    const { token, quote, call, options } = await aSentQuote();
    const [first] = options;
    await save(call, quote, { options: [anOption({ ...first, totalCents: 500_000 })] });
    const changed = await read(call, quote.id);
    expect(changed.hasChanges).toBe(true);
    expect((await open(token)).state).toBe('open');
    const next = await send(call, changed);
    expect(next.quote).toMatchObject({ sentVersion: 2, hasChanges: false });
    expect(await open(token)).toMatchObject({ state: 'newer', version: 1 });
    const newest = await open(token, true);
    expect(newest).toMatchObject({ state: 'open', version: 2 });
    expect(newest.quote.options[0]?.totalCents).toBe(500_000);
    await accept(token, { optionId: first?.id ?? '', version: 1 }).expect(409);
    await accept(token, { optionId: first?.id ?? '', version: 2 }).expect(200);
    const frozen = await service.dataSource.query<{ content: string }[]>(
      `SELECT content FROM quote_version WHERE quote_id = $1 AND number = 1`,
      [quote.id],
    );
    expect(frozen[0]?.content).toContain('612345');
  });

  it('has a sentence for an offer that ended or was taken back', async () => {
    const { token, quote, call, options } = await aSentQuote();
    const optionId = options[0]?.id ?? '';
    await service.dataSource.query(`UPDATE quote SET ends_at = now() WHERE id = $1`, [quote.id]);
    expect((await open(token)).state).toBe('expired');
    expect((await accept(token, { optionId }).expect(409)).body.message).toMatch(/has ended/);
    expect((await read(call, quote.id)).state).toBe('expired');
    await call.post(`/api/v1/quotes/${quote.id}/withdrawal`).send({ version: quote.version }).expect(200);
    const page = await open(token);
    expect(page).toMatchObject({ state: 'withdrawn', quote: { title: '', message: '', options: [] } });
    expect(page.isLinkWithdrawn).toBeUndefined();
    expect((await accept(token, { optionId }).expect(409)).body.message).toMatch(/took this offer back/);
    await service.dataSource.query(`UPDATE quote SET ends_at = now() - interval '91 days' WHERE id = $1`, [
      quote.id,
    ]);
    await link('open', { token }).expect(404);
  });
});

describe('accepting', () => {
  it('makes the trip, bookings to make, tasks and proposals, and tells both', async () => {
    const { token, quote, call, email, userId, options, clientId } = await aSentQuote();
    const [option] = options;
    const addonIds = option?.addons.map(({ id }) => id) ?? [];
    const travelers = [
      { id: randomUUID(), firstName: 'Jennifer', lastName: 'Brubaker', birthDate: '1986-02-03' },
      { id: randomUUID(), firstName: 'Obi', lastName: 'Brubaker', birthDate: '2019-05-04' },
    ];
    const { body } = await accept(token, { optionId: option?.id ?? '', addonIds, travelers }).expect(200);
    expect(QuotePage.parse(body)).toMatchObject({ state: 'accepted', acceptedOptionId: option?.id });
    const [trip] = await tripsOf(call);
    expect(trip).toMatchObject({ name: 'Spring break', startDate: '2027-03-14', stage: 'booked', clientId });
    const bookings = await bookingsOf(call, trip?.tripId ?? '');
    expect(bookings.map(({ title, status, totalCents }) => [title, status, totalCents]).sort()).toEqual([
      ['4-day Park Hopper', 'held', null],
      ['Memory Maker', 'held', 18_500],
      ['Polynesian Village Resort, Garden view', 'held', 612_345],
    ]);
    const desk = await call.get(`/api/v1/agent-trips/${trip?.tripId ?? ''}/bookings`).expect(200);
    expect(AgentBookings.parse(desk.body).bookings.map(({ work }) => work?.bookedBy)).toEqual(
      bookings.map(() => 'agent'),
    );
    const { body: detail } = await call.get(`/api/trips/${trip?.tripId ?? ''}`).expect(200);
    expect(detail.stays).toMatchObject([{ hotelName: 'Polynesian Village Resort', onSite: true }]);
    const { tasks } = DueTaskList.parse((await call.get('/api/v1/workflow-tasks').expect(200)).body);
    expect(tasks.some(({ title }) => title.startsWith('Book it: price held until'))).toBe(true);
    const [told] = await mailsTo(`${userId}@example.com`);
    expect(told?.subject).toBe('Jen Brubaker accepted: By the lagoon');
    expect(told?.text).toContain('$6,308.45');
    expect((await mailsTo(email)).at(-1)?.subject).toBe('You chose: By the lagoon');
    const answers = (await call.get('/api/v1/intake-answers').expect(200)).body.answers;
    expect(answers).toMatchObject([{ name: 'Jen Brubaker', source: 'Quote 1', state: 'sent' }]);
    const client = Client.parse((await call.get(`/api/v1/clients/${clientId}`).expect(200)).body);
    expect(client).toMatchObject({ stage: 'booked', firstName: 'Jen' });
    expect(await read(call, quote.id)).toMatchObject({ state: 'accepted', tripName: 'Spring break' });
    const list = QuoteList.parse((await call.get('/api/v1/quotes').expect(200)).body).quotes;
    expect(list.map(({ fromCents }) => fromCents)).toEqual([630_845]);
  });

  it('counts with the price that was sent, not with that of a later draft', async () => {
    const { token, quote, call, options } = await aSentQuote();
    const [option] = options;
    await save(call, quote, { options: [anOption({ ...option, totalCents: 500_000 })] });
    const listPrices = async () =>
      QuoteList.parse((await call.get('/api/v1/quotes').expect(200)).body).quotes.map(
        ({ fromCents }) => fromCents,
      );
    expect(await listPrices()).toEqual([500_000]);
    await accept(token, { optionId: option?.id ?? '' }).expect(200);
    expect(await listPrices()).toEqual([612_345]);
  });

  /** The desk of an accepted quote with two bookings to make. */
  const acceptedDesk = async () => {
    const { token, quote, call, options } = await aSentQuote();
    await accept(token, { optionId: options[0]?.id ?? '' }).expect(200);
    const { tripId } = await read(call, quote.id);
    const desk = `/api/v1/agent-trips/${tripId ?? ''}/bookings`;
    const listToBook = async () => {
      const { tasks } = DueTaskList.parse((await call.get('/api/v1/workflow-tasks').expect(200)).body);
      return tasks.filter(({ title }) => /^Book (it|the package)/.test(title));
    };
    const countToBook = async () => (await listToBook()).length;
    const tick = (task?: Pick<DueTask, 'id' | 'version'>) =>
      call
        .patch(`/api/v1/agent-trips/${tripId ?? ''}/tasks/${task?.id ?? ''}`)
        .send({ version: task?.version, done: true })
        .expect(200);
    const listBookings = async () =>
      AgentBookings.parse((await call.get(desk).expect(200)).body).bookings.map(({ booking }) => booking);
    const change = async (id: string, body: object) => {
      const version = (await listBookings()).find((each) => each.id === id)?.version;
      await call
        .patch(`${desk}/${id}`)
        .send({ booking: { version, ...body } })
        .expect(200);
    };
    const ids = (await listBookings()).map(({ id }) => id);
    expect(ids).toHaveLength(2);
    return { ids, change, countToBook, listToBook, tick, tripId: tripId ?? '' };
  };
  const made = { status: 'booked', heldUntil: null };

  it('is booked with the last of its bookings, and its tasks are done then', async () => {
    const { ids, change, countToBook } = await acceptedDesk();
    for (const id of ids) {
      expect(await countToBook()).toBe(2);
      await change(id, made);
    }
    expect(await countToBook()).toBe(0);
  });

  it('opens its tasks again with an undo, and leaves those alone that the agent opened', async () => {
    const { ids, change, countToBook, tripId } = await acceptedDesk();
    const [first = '', last = ''] = ids;
    await change(first, made);
    await change(last, made);
    await change(last, { status: 'held' });
    expect(await countToBook()).toBe(2);
    await change(last, made);
    expect(await countToBook()).toBe(0);
    await service.dataSource.query(`UPDATE workflow_task SET done_at = NULL WHERE trip_id = $1`, [tripId]);
    await change(last, { note: 'Late arrival' });
    expect(await countToBook()).toBe(2);
    await change(last, { status: 'held' });
    await change(last, made);
    expect(await countToBook()).toBe(0);
    await service.dataSource.query(
      `UPDATE workflow_task SET done_at = done_at - interval '11 minutes', followed_at = done_at - interval '11 minutes'
        WHERE trip_id = $1`,
      [tripId],
    );
    await change(last, { status: 'held' });
    expect(await countToBook()).toBe(0);
  });

  it('keeps a task done that the agent ticked, before the last booking and after an undo', async () => {
    const { ids, change, countToBook, listToBook, tick } = await acceptedDesk();
    const [first = '', last = ''] = ids;
    await change(first, made);
    await tick((await listToBook())[0]);
    const [other] = await listToBook();
    expect(await countToBook()).toBe(1);
    await change(last, made);
    expect(await countToBook()).toBe(0);
    await change(last, { status: 'held' });
    expect((await listToBook()).map(({ id }) => id)).toEqual([other?.id]);
    await tick((await listToBook())[0]);
    await change(last, made);
    await change(last, { status: 'held' });
    expect(await countToBook()).toBe(0);
  });

  it('is not booked when everything was canceled, but when a part of it was', async () => {
    const { ids, change, countToBook } = await acceptedDesk();
    for (const id of ids) await change(id, { status: 'canceled' });
    expect(await countToBook()).toBe(2);
    const other = await acceptedDesk();
    await other.change(other.ids[0] ?? '', made);
    await other.change(other.ids[1] ?? '', { status: 'canceled' });
    expect(await other.countToBook()).toBe(0);
  });

  it('counts once, however often and by however many it is sent, and tells the second of two', async () => {
    const { token, quote, call, options } = await aSentQuote();
    const [one, other] = options.map(({ id }) => id);
    const answers = await Promise.all(
      [one, other, one].map((optionId = '') => accept(token, { optionId }).then(({ status }) => status)),
    );
    expect(answers).toContain(200);
    expect(answers).toContain(409);
    const { acceptedOptionId } = await read(call, quote.id);
    await accept(token, { optionId: acceptedOptionId ?? '' }).expect(200);
    const late = await accept(token, { optionId: acceptedOptionId === one ? (other ?? '') : (one ?? '') });
    expect(late.body.message).toMatch(/already accepted/);
    expect(await tripsOf(call)).toHaveLength(1);
    expect((await kindsOf(call, quote.id)).filter((kind) => kind === 'accepted')).toHaveLength(1);
  });

  it('leaves nothing behind when the last step fails', async () => {
    const { token, quote, call, options } = await aSentQuote();
    await service.dataSource.query(
      `CREATE FUNCTION refuse_answer() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'killed'; END $$ LANGUAGE plpgsql`,
    );
    await service.dataSource.query(
      `CREATE TRIGGER refuse_answer BEFORE INSERT ON intake_answer FOR EACH ROW EXECUTE FUNCTION refuse_answer()`,
    );
    await accept(token, { optionId: options[0]?.id ?? '' }).expect(500);
    await service.dataSource.query(`DROP TRIGGER refuse_answer ON intake_answer`);
    expect(await tripsOf(call)).toEqual([]);
    expect((await read(call, quote.id)).state).toBe('sent');
    await accept(token, { optionId: options[0]?.id ?? '' }).expect(200);
    expect(await tripsOf(call)).toHaveLength(1);
  });

  it('stands without a trip where the plan has no room, and makes the trip later', async () => {
    const { token, quote, call, userId, clientId, options } = await aSentQuote({}, false);
    await accept(token, { optionId: options[0]?.id ?? '' }).expect(200);
    const draft = await addQuote(call, clientId);
    const saved = await save(call, draft, { expiresAt: quote.expiresAt, options: [anOption()] });
    const second = await send(call, saved, false);
    await accept(second.token, { optionId: saved.options[0]?.id ?? '' }).expect(200);
    const accepted = await read(call, draft.id);
    expect(accepted).toMatchObject({ state: 'accepted', tripId: null });
    expect((await mailsTo(`${userId}@example.com`)).at(-1)?.text).toContain('The trip is not made yet');
    const makeTrip = () => call.post(`/api/v1/quotes/${draft.id}/trip`).send({ version: accepted.version });
    await makeTrip().expect(403);
    await service.deliver('billing.subscription-changed', planAccess(userId, { plan: 'agent' }));
    await makeTrip().expect(200);
    expect((await read(call, draft.id)).tripId).not.toBeNull();
    expect(await tripsOf(call)).toHaveLength(2);
  });

  it('asks for the birth date of everybody whom the agent does not know, and holds no card number', async () => {
    const { token, options } = await aSentQuote();
    const optionId = options[0]?.id ?? '';
    const travelers = [{ id: randomUUID(), firstName: 'Obi', lastName: 'Roe', birthDate: null }];
    const { body } = await accept(token, { optionId, travelers }).expect(400);
    expect(body.fields).toMatchObject([{ path: 'travelers.0.birthDate' }]);
    await accept(token, { optionId, name: '4111 1111 1111 1111' }).expect(400);
    await accept(token, { optionId, addonIds: [randomUUID()] }).expect(400);
  });
});

describe('other answers', () => {
  it('bring a question into the conversation of the client, once', async () => {
    const { token, call, quote } = await aSentQuote();
    await save(call, quote, { title: 'Fall, perhaps' });
    const question = { token, id: randomUUID(), about: 'Room', text: 'Is there a crib?', ...quoteGuard };
    await link('question', question).expect(204);
    await link('question', question).expect(204);
    const { conversations } = ConversationList.parse(
      (await call.get('/api/v1/conversations?side=agent').expect(200)).body,
    );
    expect(conversations).toMatchObject([{ clientName: 'Jen Brubaker', unread: 1 }]);
    expect(conversations[0]?.last?.excerpt).toMatch(/^About “Spring break”, Room:\s+Is there a crib\?$/);
    expect((await kindsOf(call, quote.id)).filter((kind) => kind === 'asked')).toHaveLength(1);
    await link('question', { ...question, id: randomUUID(), website: 'https://spam.example' }).expect(204);
    expect((await kindsOf(call, quote.id)).filter((kind) => kind === 'asked')).toHaveLength(1);
  });

  it('decline with a reason, and tell the agent', async () => {
    const { token, call, quote, userId, options } = await aSentQuote();
    await link('refusal', { token, version: 1, reason: 'Too expensive', ...quoteGuard }).expect(200);
    expect((await read(call, quote.id)).state).toBe('declined');
    expect((await mailsTo(`${userId}@example.com`))[0]?.text).toContain('Too expensive');
    await accept(token, { optionId: options[0]?.id ?? '' }).expect(409);
  });

  it('are limited by address', async () => {
    const { token, options } = await aSentQuote();
    const statuses: number[] = [];
    for (let tried = 0; tried < 25; tried += 1)
      statuses.push((await accept(token, { optionId: options[0]?.id ?? '', website: 'x' })).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
