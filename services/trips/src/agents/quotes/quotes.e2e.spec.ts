import { randomUUID } from 'node:crypto';
import { AgentTripList, Client, QuoteAlertList, QuoteList, type SaveQuote } from '@landsea/contracts/agents';
import { TripBookings } from '@landsea/contracts/bookings';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { startTrips } from '../../testing/app.js';
import { newTrip, aTripFor } from '../../testing/factories.js';
import { anOption, makeQuoteCalls, ZONE } from '../../testing/quote-calls.js';

const service = await startTrips();
afterAll(() => service.close());
beforeEach(() => service.dataSource.query('DELETE FROM rate_limit_count'));

const { anAgent, addClient, read, addQuote, save, send, open, accept, mailsTo, aSentQuote } = makeQuoteCalls(
  () => service,
);

const soon = () => new Date(Date.now() + 3 * 86_400_000).toISOString();
const byPhone = (optionId: string, over: object = {}) => ({
  optionId,
  addonIds: [],
  who: 'Jen Brubaker',
  at: new Date().toISOString(),
  note: 'On her way to work',
  ...over,
});
const alertsOf = async (call: TestAgent) =>
  QuoteAlertList.parse((await call.get('/api/v1/quote-alerts').expect(200)).body).alerts;
const tripsOf = async (call: TestAgent) =>
  AgentTripList.parse((await call.get('/api/v1/agent-trips').expect(200)).body).trips;

describe('a draft', () => {
  it('is made once with a number of the agency, an option and the party', async () => {
    const { call } = await anAgent();
    const clientId = await addClient(call);
    const asked = { id: randomUUID(), clientId, tripId: null, zone: ZONE };
    const first = await addQuote(call, clientId, asked);
    await call.post('/api/v1/quotes').send(asked).expect(201);
    expect(first).toMatchObject({ number: 1, state: 'draft', sentVersion: 0, people: 1 });
    expect(first.options).toHaveLength(1);
    const numbers = await Promise.all([1, 2, 3].map(() => addQuote(call, clientId)));
    expect(numbers.map(({ number }) => number).sort()).toEqual([2, 3, 4]);
    const listed = await call.get('/api/v1/quotes').query({ clientId }).expect(200);
    expect(QuoteList.parse(listed.body).quotes).toHaveLength(4);
  });

  it('is not overwritten by an older window, and holds no card number', async () => {
    const { call } = await anAgent();
    const quote = await addQuote(call, await addClient(call));
    await save(call, quote, { title: 'Spring' });
    const { title, message, people, expiresAt, zone, options, version } = quote;
    const late: SaveQuote = { version, title, message, people, expiresAt, zone, options };
    await call.put(`/api/v1/quotes/${quote.id}`).send(late).expect(409);
    const secret = { ...late, version: 2, message: 'Card 4111 1111 1111 1111' };
    const { body } = await call.put(`/api/v1/quotes/${quote.id}`).send(secret).expect(400);
    expect(body.fields).toMatchObject([{ path: 'message' }]);
    expect((await read(call, quote.id)).title).toBe('Spring');
  });

  it('is sent once it is complete, with the field that is missing', async () => {
    const { call } = await anAgent();
    const quote = await addQuote(call, await addClient(call));
    const sending = { version: quote.version, sendsEmail: true };
    const { body } = await call.post(`/api/v1/quotes/${quote.id}/send`).send(sending).expect(400);
    const paths = body.fields.map(({ path }: { path: string }) => path);
    expect(paths).toEqual(
      expect.arrayContaining(['options.0.startDate', 'options.0.totalCents', 'options.0.place']),
    );
  });

  it('begins with the dates, the party and about the price of a trip', async () => {
    const { call } = await anAgent();
    const clientId = await addClient(call);
    const hotelName = 'Caribbean Beach Resort';
    const [startDate, endDate] = ['2027-03-14', '2027-03-18'];
    const trip = newTrip({
      ...{ name: 'Spring break', startDate, endDate },
      stays: [{ hotelName, onSite: true, checkIn: startDate, checkOut: endDate }],
      party: [
        { name: 'Ada', age: 40 },
        { name: 'Tim', age: 7 },
      ],
    });
    const { id: tripId } = await aTripFor(call, clientId, trip);
    const quote = await addQuote(call, clientId, { tripId });
    expect(quote).toMatchObject({ title: 'Spring break', people: 2, tripId });
    expect(quote.options).toMatchObject([{ startDate, endDate, place: hotelName, isAbout: true }]);
    expect(quote.options[0]?.totalCents).toBeGreaterThan(50_000);
    const { token } = await send(call, await save(call, quote));
    expect((await open(token)).quote.options[0]).toMatchObject({ isAbout: true });
    const another = await addClient(call);
    await call
      .post('/api/v1/quotes')
      .send({ id: randomUUID(), clientId: another, tripId, zone: ZONE })
      .expect(400);
  });

  it('takes a trip that was made for the client only', async () => {
    const { call } = await anAgent();
    const clientId = await addClient(call);
    const asked = { id: randomUUID(), clientId, tripId: randomUUID(), zone: ZONE };
    await call.post('/api/v1/quotes').send(asked).expect(404);
  });
});

describe('an offer that is out', () => {
  it('moves the lead on, and is in the morning until it is answered', async () => {
    const { call, clientId, quote, token, options } = await aSentQuote({ expiresAt: soon() });
    const client = Client.parse((await call.get(`/api/v1/clients/${clientId}`).expect(200)).body);
    expect(client.stage).toBe('quoted');
    expect(await alertsOf(call)).toEqual([]);
    const end = `UPDATE quote SET ends_at = now() + interval '20 hours' WHERE id = $1`;
    await service.dataSource.query(end, [quote.id]);
    expect(await alertsOf(call)).toMatchObject([{ kind: 'ends', clientName: 'Jen Brubaker' }]);
    await accept(token, { optionId: options[0]?.id ?? '' }).expect(200);
    expect(await alertsOf(call)).toMatchObject([{ kind: 'accepted' }]);
  });

  it('needs an address for an email and none for a link', async () => {
    const { call } = await anAgent();
    const clientId = await addClient(call, { email: undefined, phone: '(407) 555-0142' });
    const options = [anOption()];
    const quote = await save(call, await addQuote(call, clientId), { expiresAt: soon(), options });
    const sending = { version: quote.version, sendsEmail: true };
    await call.post(`/api/v1/quotes/${quote.id}/send`).send(sending).expect(400);
    const { token } = await send(call, quote, false);
    expect((await open(token)).state).toBe('open');
  });

  it('is gone with its quote, and cannot be deleted once it is accepted', async () => {
    const { call, quote, token } = await aSentQuote();
    await call.delete(`/api/v1/quotes/${quote.id}`).expect(204);
    await service.anonymous().post('/api/v1/quote-links/open').send({ token }).expect(404);
    const other = await aSentQuote();
    await accept(other.token, { optionId: other.options[0]?.id ?? '' }).expect(200);
    await other.call.delete(`/api/v1/quotes/${other.quote.id}`).expect(409);
  });
});

describe('an answer by phone', () => {
  it('works for a client without an address and a quote that nobody sent', async () => {
    const { call, userId } = await anAgent();
    const clientId = await addClient(call, { email: undefined, phone: '(407) 555-0142' });
    const options = [anOption()];
    const quote = await save(call, await addQuote(call, clientId), { expiresAt: soon(), options });
    const said = { version: quote.version, ...byPhone(options[0]?.id ?? '') };
    const path = `/api/v1/quotes/${quote.id}/phone-acceptance`;
    await call
      .post(path)
      .send({ ...said, at: soon() })
      .expect(400);
    await call.post(path).send(said).expect(200);
    await call.post(path).send(said).expect(409);
    const accepted = await read(call, quote.id);
    expect(accepted).toMatchObject({ state: 'accepted', sentVersion: 1 });
    expect(accepted.events.find(({ kind }) => kind === 'by-phone')).toMatchObject({
      by: 'Jen Brubaker',
      text: 'On her way to work',
    });
    expect(await tripsOf(call)).toHaveLength(1);
    expect(await mailsTo(`${userId}@example.com`)).toEqual([]);
  });

  it('is taken back with a reason: what nobody booked is canceled, and the offer is open again', async () => {
    const { call, quote, token, options } = await aSentQuote();
    const optionId = options[0]?.id ?? '';
    await accept(token, { optionId }).expect(200);
    const { version, tripId } = await read(call, quote.id);
    const reversal = { version, reason: 'They chose the wrong week' };
    await call.post(`/api/v1/quotes/${quote.id}/reversal`).send(reversal).expect(200);
    const reversed = await read(call, quote.id);
    expect(reversed).toMatchObject({ state: 'seen', acceptedOptionId: null, tripId });
    const { body } = await call.get(`/api/v1/trips/${tripId ?? ''}/bookings`).expect(200);
    expect(TripBookings.parse(body).bookings.map(({ status }) => status)).toEqual(['canceled', 'canceled']);
    expect((await open(token)).state).toBe('open');
    await accept(token, { optionId: options[1]?.id ?? '' }).expect(200);
    const trips = await tripsOf(call);
    expect(trips).toMatchObject([{ tripId, stage: 'booked' }]);
  });
});
