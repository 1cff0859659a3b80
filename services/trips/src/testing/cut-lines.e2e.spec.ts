import { randomUUID } from 'node:crypto';
import { StatementDetail } from '@landsea/contracts/agents';
import { ImportDecisions, type ImportedHousehold } from '@landsea/contracts/agents/imports';
import { TripBookings } from '@landsea/contracts/bookings';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { aColleague } from './agency-factories.js';
import { makeAgreementCalls } from './agreement-calls.js';
import { startTrips } from './app.js';
import { anImport, anImportedHousehold } from './client-bodies.js';
import { dieAtCommit, dieAtEachStatement } from './cut-lines.js';
import { makeQuoteCalls } from './quote-calls.js';
import { aPreparedStatement } from './statement-calls.js';

const service = await startTrips();
afterAll(() => service.close());
beforeEach(() => service.dataSource.query('DELETE FROM rate_limit_count'));

const quotes = makeQuoteCalls(() => service);
const agreements = makeAgreementCalls(() => service);
const prepareStatement = () => aPreparedStatement(service);

const listClients = async (agent: TestAgent) =>
  ((await agent.get('/api/v1/client-list').expect(200)).body as { clients: { firstName: string }[] }).clients
    .map(({ firstName }) => firstName)
    .sort();

describe('an import that dies midway', () => {
  const family = (firstName: string, over: Partial<ImportedHousehold> = {}): ImportedHousehold =>
    anImportedHousehold({
      key: firstName,
      people: [
        { firstName, lastName: 'Moss', email: `${firstName}-${randomUUID()}@example.com` },
        { firstName: 'Leo', lastName: 'Moss', birthDate: '2016-11-02' },
      ],
      ...over,
    });
  const prepare = async (...households: ImportedHousehold[]) => {
    const { call } = await aColleague(service);
    const file = anImport();
    await call.post('/api/v1/client-imports').send(file).expect(201);
    const send = (requestId: string = randomUUID()) =>
      call
        .post(`/api/v1/client-imports/${file.id}/households`)
        .set('x-request-id', requestId)
        .send({ households: households.map((household) => ({ household })) });
    const decide = async () => {
      const { body } = await send().expect(200);
      return ImportDecisions.parse(body).decisions.map(({ result }) => result);
    };
    return { call, send, decide };
  };

  it('leaves none of the families of a call, and all of them the next time', async () => {
    const { call, send, decide } = await prepare(family('Ann'), family('Ben'), family('Cleo'));
    expect(await dieAtEachStatement(service, send)).toBeGreaterThan(3);
    expect(await listClients(call)).toEqual(['Ann', 'Ben', 'Cleo']);
    expect(await decide()).toEqual(['same', 'same', 'same']);
  });

  it('leaves no family without its trip', async () => {
    const trip = { name: 'Spring', startDate: '2027-03-14', endDate: '2027-03-20', note: 'Pop Century' };
    const { call, send, decide } = await prepare(family('Dot', { trips: [trip] }));
    expect(await dieAtEachStatement(service, send)).toBeGreaterThan(10);
    expect(await listClients(call)).toEqual(['Dot']);
    expect((await call.get('/api/v1/agent-trips').expect(200)).body.trips).toHaveLength(1);
    expect(await decide()).toEqual(['same']);
  });

  it('makes each client once where nobody knows whether it was written', async () => {
    const { call, send, decide } = await prepare(family('Eve'), family('Finn'));
    await dieAtCommit(service, send);
    const results = await decide();
    expect(new Set(results).size).toBe(1);
    expect(await listClients(call)).toEqual(['Eve', 'Finn']);
    expect(await decide()).toEqual(['same', 'same']);
  });
});

describe('a quote', () => {
  const acceptance = (token: string, optionId: string | undefined) => (requestId: string) =>
    quotes.accept(token, { optionId: optionId ?? '' }).set('x-request-id', requestId);
  const tripsOf = async (call: TestAgent) =>
    (await call.get('/api/v1/agent-trips').expect(200)).body.trips as unknown[];

  it('whose acceptance dies midway is as open as before, and is accepted whole', async () => {
    const { token, quote, call, options, email } = await quotes.aSentQuote();
    const send = acceptance(token, options[0]?.id);
    expect(await dieAtEachStatement(service, send)).toBeGreaterThan(10);
    await send(randomUUID()).expect(200);
    const { state, tripId } = await quotes.read(call, quote.id);
    expect(state).toBe('accepted');
    const { body } = await call.get(`/api/v1/trips/${tripId ?? ''}/bookings`).expect(200);
    expect(TripBookings.parse(body).bookings).toHaveLength(2);
    expect(await tripsOf(call)).toHaveLength(1);
    expect(
      (await quotes.mailsTo(email)).filter(({ subject }) => subject.startsWith('You chose')),
    ).toHaveLength(1);
  });

  it('makes one trip where nobody knows whether it was accepted', async () => {
    const { token, call, options } = await quotes.aSentQuote();
    const send = acceptance(token, options[0]?.id);
    await dieAtCommit(service, send);
    await send(randomUUID()).expect(200);
    expect(await tripsOf(call)).toHaveLength(1);
  });
});

describe('an agreement', () => {
  const signing = async (token: string) => {
    const page = await agreements.open(token);
    return (requestId: string = randomUUID()) => agreements.sign(token, page).set('x-request-id', requestId);
  };

  it('whose signing dies midway is unsigned, and is signed whole', async () => {
    const { call, id, token, body } = await agreements.aSent();
    const sign = await signing(token);
    expect(await dieAtEachStatement(service, sign)).toBeGreaterThan(3);
    await sign().expect(200, { state: 'signed' });
    const { events, problem } = await agreements.detailOf(call, id);
    expect(problem).toBeNull();
    expect(events.filter(({ kind }) => kind === 'signed')).toHaveLength(1);
    expect(await agreements.mailsTo(body.recipientEmail)).toHaveLength(1);
  });

  it('is signed once where nobody knows whether it was', async () => {
    const { call, id, token } = await agreements.aSent();
    const sign = await signing(token);
    await dieAtCommit(service, sign);
    await sign().expect(200, { state: 'signed' });
    const { events, problem } = await agreements.detailOf(call, id);
    expect([problem, events.filter(({ kind }) => kind === 'signed').length]).toEqual([null, 1]);
  });
});

describe('a statement', () => {
  it('that dies while it is added is not there, and is added whole', async () => {
    const { send, list } = await prepareStatement();
    expect(await dieAtEachStatement(service, send)).toBeGreaterThan(3);
    const { body } = await send().expect(201);
    expect(StatementDetail.parse(body).lines.map(({ parts }) => parts.length)).toEqual([1, 0]);
    expect(await list()).toHaveLength(1);
  });

  it('that dies while it is closed is open, and is closed whole', async () => {
    const { send, list, close } = await prepareStatement();
    await send().expect(201);
    expect(await dieAtEachStatement(service, close)).toBeGreaterThan(2);
    expect((await list()).map(({ closedAt }) => closedAt !== null)).toEqual([true]);
  });

  it('is there once, and closed once, where nobody knows whether it was', async () => {
    const { send, list, close } = await prepareStatement();
    await dieAtCommit(service, send);
    await send().expect(201);
    await dieAtCommit(service, close);
    await close();
    const [statement, ...more] = await list();
    expect([more.length, statement?.closedAt !== null, statement?.version]).toEqual([0, true, 2]);
  });
});
