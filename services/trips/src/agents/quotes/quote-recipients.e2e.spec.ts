import { randomUUID } from 'node:crypto';
import { PersonalRecords } from '@landsea/contracts/account';
import { ClientTimeline, SentQuote } from '@landsea/contracts/agents';
import { startTrips } from '../../testing/app.js';
import { aHouseholdPerson } from '../../testing/client-bodies.js';
import { makeQuoteCalls, quoteGuard } from '../../testing/quote-calls.js';

const service = await startTrips();
afterAll(() => service.close());
beforeEach(() => service.dataSource.query('DELETE FROM rate_limit_count'));

const { read, save, link, open, accept, mailsTo, aSentQuote } = makeQuoteCalls(() => service);
const tokenOf = (url: string) => url.split('/').at(-1) ?? '';

/** Jen and Mike each have a link to the second version. */
const aQuoteForTwo = async () => {
  const known = await aSentQuote();
  const { call, clientId, email, quote } = known;
  const mike = `mike-${randomUUID()}@example.com`;
  const person = { ...aHouseholdPerson(), firstName: 'Mike', lastName: 'Brubaker', email: mike };
  await call.post(`/api/v1/clients/${clientId}/people`).send(person).expect(201);
  const saved = await save(call, await read(call, quote.id), { title: 'For both of you' });
  const { body } = await call
    .post(`/api/v1/quotes/${quote.id}/send`)
    .send({ version: saved.version, sendsEmail: true, emails: [email, mike] })
    .expect(200);
  const sent = SentQuote.parse(body);
  const [jens = '', mikes = ''] = sent.links?.map(({ url }) => tokenOf(url)) ?? [];
  return { ...known, mike, sent: sent.quote, jens, mikes };
};

it('gives each address of the household a link of its own, and sees who looked', async () => {
  const { call, email, mike, sent, jens, mikes } = await aQuoteForTwo();
  expect(jens).not.toBe(mikes);
  expect((await mailsTo(email)).at(-1)?.text).toContain(`/q/${jens}`);
  const [toMike] = await mailsTo(mike);
  expect(toMike?.text).toContain('Hi Mike');
  expect(toMike?.text).toContain(`/q/${mikes}`);
  expect(toMike?.text).not.toContain(jens);
  expect(sent.addresses).toEqual([
    { name: 'Jen Brubaker', email },
    { name: 'Mike Brubaker', email: mike },
  ]);
  expect(await open(mikes)).toMatchObject({ state: 'open', firstName: 'Mike', version: 2 });
  await link('look', { token: mikes, version: 2, optionId: null }).expect(204);
  const { recipients, events } = await read(call, sent.id);
  expect(recipients?.map(({ name, lastSeenAt }) => [name, lastSeenAt !== null])).toEqual([
    ['Jen Brubaker', false],
    ['Mike Brubaker', true],
  ]);
  expect(events.filter(({ kind }) => kind === 'seen').map(({ by }) => by)).toEqual(['Mike']);
  await link('look', { token: jens, version: 2, optionId: null }).expect(204);
  const seen = (await read(call, sent.id)).events.filter(({ kind }) => kind === 'seen');
  expect(seen.map(({ by }) => by).sort()).toEqual(['Jen', 'Mike']);
});

it('lets the first decide, and tells the second who did', async () => {
  const { call, mike, sent, options, jens, mikes } = await aQuoteForTwo();
  const [first = '', second = ''] = options.map(({ id }) => id);
  const [byMike, byJen] = await Promise.all([
    accept(mikes, { version: 2, optionId: first, name: 'Mike Brubaker' }),
    accept(jens, { version: 2, optionId: second, name: 'Jen Brubaker' }),
  ]);
  expect([byMike.status, byJen.status].sort()).toEqual([200, 409]);
  const mikeWon = byMike.status === 200;
  const refused = (mikeWon ? byJen : byMike).body as { message: string };
  const winner = mikeWon ? 'Mike Brubaker' : 'Jen Brubaker';
  expect(refused.message).toContain(`already accepted: ${winner} chose “`);
  expect(await open(mikeWon ? jens : mikes)).toMatchObject({ state: 'accepted', acceptedBy: winner });
  expect((await open(mikeWon ? mikes : jens)).acceptedBy).toBeUndefined();
  expect((await read(call, sent.id)).acceptedOptionId).toBe(mikeWon ? first : second);
  if (mikeWon) expect((await mailsTo(mike)).at(-1)?.subject).toContain('You chose: By the lagoon');
});

it('takes one link back, which says so and shows nothing, while the other stays', async () => {
  const { call, clientId, sent, options, jens, mikes } = await aQuoteForTwo();
  const mike = sent.recipients?.find(({ name }) => name === 'Mike Brubaker');
  const path = `/api/v1/quotes/${sent.id}/recipients/${mike?.id ?? ''}`;
  await call.delete(path).expect(200);
  const page = await open(mikes);
  expect(page).toMatchObject({ state: 'withdrawn', isLinkWithdrawn: true, firstName: 'Mike' });
  expect(JSON.stringify(page)).not.toMatch(/lagoon|boardwalk|For both|Brubaker/i);
  expect((await open(mikes, true)).quote.options).toEqual([]);
  const late = await accept(mikes, { version: 2, optionId: options[0]?.id ?? '' });
  expect(late.status).toBe(409);
  expect((late.body as { message: string }).message).toContain('took this link back');
  await link('refusal', { token: mikes, version: 2, reason: '', ...quoteGuard }).expect(409);
  expect(await open(jens)).toMatchObject({ state: 'open', firstName: 'Jen' });
  const { state, recipients } = await read(call, sent.id);
  expect(state).toBe('sent');
  expect(recipients?.filter(({ withdrawnAt }) => withdrawnAt !== null)).toHaveLength(1);
  const { body } = await call.get(`/api/v1/clients/${clientId}/timeline`).expect(200);
  expect(ClientTimeline.parse(body).lines).toContainEqual(
    expect.objectContaining({
      action: 'link-withdrawn',
      what: expect.stringContaining('The link of Mike') as string,
    }),
  );
});

it('sends to addresses of the household only, and to none twice', async () => {
  const { call, email, sent } = await aQuoteForTwo();
  const send = (emails: string[]) =>
    call.post(`/api/v1/quotes/${sent.id}/send`).send({ version: sent.version, sendsEmail: true, emails });
  const { body } = await send([email, 'stranger@example.com']).expect(400);
  expect(body).toMatchObject({ fields: [{ path: 'emails' }] });
  expect(await mailsTo('stranger@example.com')).toEqual([]);
  await send([]).expect(400);
  const again = SentQuote.parse((await send([email, email.toUpperCase()]).expect(200)).body);
  expect(again.quote.recipients).toHaveLength(2);
});

it('lists who got an earlier version after those of the latest, so that their link can be taken back', async () => {
  const { call, email, sent, jens, mikes } = await aQuoteForTwo();
  const { body } = await call
    .post(`/api/v1/quotes/${sent.id}/send`)
    .send({ version: sent.version, sendsEmail: true, emails: [email] })
    .expect(200);
  expect(await open(mikes, true)).toMatchObject({ state: 'open', version: 3 });
  const { recipients = [] } = SentQuote.parse(body).quote;
  expect(recipients.map(({ name }) => name)).toEqual(['Jen Brubaker', 'Mike Brubaker']);
  await call.delete(`/api/v1/quotes/${sent.id}/recipients/${recipients[1]?.id ?? ''}`).expect(200);
  expect(await open(mikes)).toMatchObject({ state: 'withdrawn', isLinkWithdrawn: true });
  expect(await open(jens, true)).toMatchObject({ state: 'open' });
});

it('sends nothing to the people of a sample client', async () => {
  const { call, clientId, mike, sent } = await aQuoteForTwo();
  await service.dataSource.query(`UPDATE client SET is_sample = true WHERE id = $1`, [clientId]);
  const before = (await mailsTo(mike)).length;
  const { body } = await call
    .post(`/api/v1/quotes/${sent.id}/send`)
    .send({ version: sent.version, sendsEmail: true, emails: [mike] })
    .expect(409);
  expect((body as { message: string }).message).toContain('sample client');
  expect(await mailsTo(mike)).toHaveLength(before);
});

it('is in the agent’s copy, and goes with the client', async () => {
  const { call, userId, clientId, sent } = await aQuoteForTwo();
  const copy = await service.internal('identity').get(`/internal/accounts/${userId}/export`).expect(200);
  expect(PersonalRecords.parse(copy.body)['quoteRecipients']).toHaveLength(3);
  await call.post(`/api/v1/clients/${clientId}/deletion`).send({ name: 'Jen Brubaker' });
  const left = await service.dataSource.query(`SELECT FROM quote_recipient WHERE quote_id = $1`, [sent.id]);
  expect(left).toEqual([]);
});
