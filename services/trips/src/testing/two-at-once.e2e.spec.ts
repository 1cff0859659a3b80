import { CommissionStatementList, type ChangeAgentBooking } from '@landsea/contracts/agents';
import type { Response } from 'supertest';
import { makeAgreementCalls } from './agreement-calls.js';
import { startTrips } from './app.js';
import { makeQuoteCalls, quoteGuard } from './quote-calls.js';
import { aPreparedStatement } from './statement-calls.js';

const service = await startTrips();
afterAll(() => service.close());
beforeEach(() => service.dataSource.query('DELETE FROM rate_limit_count'));

const quotes = makeQuoteCalls(() => service);
const agreements = makeAgreementCalls(() => service);

/** One of the two is done, and the other told. @returns what the other reads. */
const tell = async (...calls: readonly PromiseLike<Response>[]): Promise<string> => {
  const answers = await Promise.all(calls);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  return (refused?.body as { message: string } | undefined)?.message ?? '';
};
const tripsOf = async (call: Awaited<ReturnType<typeof quotes.anAgent>>['call']) =>
  (await call.get('/api/v1/agent-trips').expect(200)).body.trips as unknown[];

describe('two people at once on a quote', () => {
  it('who choose different options make one trip', async () => {
    const { token, call, options } = await quotes.aSentQuote();
    const choose = (index: number) => quotes.accept(token, { optionId: options[index]?.id ?? '' });
    expect(await tell(choose(0), choose(1))).not.toBe('');
    expect(await tripsOf(call)).toHaveLength(1);
  });

  it('who choose and decline have one answer', async () => {
    const { token, call, quote, options } = await quotes.aSentQuote();
    const refusal = quotes.link('refusal', { token, version: 1, reason: 'Too expensive', ...quoteGuard });
    await tell(quotes.accept(token, { optionId: options[0]?.id ?? '' }), refusal);
    const { state } = await quotes.read(call, quote.id);
    expect(await tripsOf(call)).toHaveLength(state === 'accepted' ? 1 : 0);
  });

  it('of whom one takes it back', async () => {
    const { token, call, quote, options } = await quotes.aSentQuote();
    const withdrawal = call.post(`/api/v1/quotes/${quote.id}/withdrawal`).send({ version: quote.version });
    await tell(quotes.accept(token, { optionId: options[0]?.id ?? '' }), withdrawal);
    const { state } = await quotes.read(call, quote.id);
    expect(await tripsOf(call)).toHaveLength(state === 'accepted' ? 1 : 0);
  });

  it('who write it lose nothing', async () => {
    const { call, quote } = await quotes.aSentQuote();
    const { version, message, people, expiresAt, zone, options } = quote;
    const write = (title: string) =>
      call
        .put(`/api/v1/quotes/${quote.id}`)
        .send({ version, title, message, people, expiresAt, zone, options });
    await tell(write('One'), write('Other'));
    expect((await quotes.read(call, quote.id)).version).toBe(version + 1);
  });
});

describe('two people at once on an agreement', () => {
  it('of whom one signs and one withdraws', async () => {
    const { call, id, token } = await agreements.aSent();
    const page = await agreements.open(token);
    const withdrawal = call.post(`/api/v1/agreements/${id}/withdrawal`).send({ reason: 'Another hotel' });
    await tell(agreements.sign(token, page), withdrawal);
    const { problem, events, agreement } = await agreements.detailOf(call, id);
    expect(problem).toBeNull();
    const last = agreement.state === 'signed' ? 'signed' : 'void';
    expect(events.filter(({ kind }) => kind === 'signed')).toHaveLength(last === 'signed' ? 1 : 0);
  });
});

describe('two people at once on a statement', () => {
  it('who give one line to a booking count its money once', async () => {
    const { agent, booked, send, match } = await aPreparedStatement(service);
    await send().expect(201);
    const parts = [{ ...booked, cents: 13_00 }];
    expect(await tell(match(parts), match(parts))).toContain('Somebody changed this statement meanwhile');
    const { body } = await agent.call.get('/api/v1/commission-statements').expect(200);
    expect(CommissionStatementList.parse(body).statements).toMatchObject([{ version: 2, unclaimed: 0 }]);
  });

  it('of whom one closes it', async () => {
    const { booked, send, match, close, list } = await aPreparedStatement(service);
    await send().expect(201);
    await tell(close(), match([{ ...booked, cents: 13_00 }]));
    const [statement] = await list();
    expect([statement?.version, statement?.closedAt !== null]).toEqual([2, statement?.unclaimed === 1]);
  });

  it('who add the same file have it once', async () => {
    const { send, list } = await aPreparedStatement(service);
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await list()).toHaveLength(1);
  });
});

describe('two people at once on a booking', () => {
  it('who change it keep the first one’s', async () => {
    const { agent, booked } = await aPreparedStatement(service);
    const path = `/api/v1/agent-trips/${booked.tripId}/bookings/${booked.bookingId}`;
    const rename = (title: string) => {
      const change: ChangeAgentBooking = { booking: { version: 1, title } };
      return agent.call.patch(path).send(change);
    };
    expect(await tell(rename('One'), rename('Other'))).not.toBe('');
  });
});
