import { randomUUID } from 'node:crypto';
import { AgentItinerary, ClientDocument, MergePreview } from '@landsea/contracts/agents';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { startTrips } from '../../testing/app.js';
import { aBrand, aDocumentOf, aHouseholdPerson, aMerge, someWork } from '../../testing/client-bodies.js';
import { makeDigestCalls, type DigestFamily } from '../../testing/client-digest-calls.js';
import { accept } from '../../testing/consent-factories.js';
import { newHotel, planAccess } from '../../testing/factories.js';
import { anIntake } from '../../testing/intake-things.js';
import { ClientDigestReaderRow } from './client-digest-reader.entity.js';

const service = await startTrips();
afterAll(() => service.close());

const { aFamily, choose, book, preview, textsOf, run } = makeDigestCalls(() => service);

interface DigestMail {
  subject: string;
  text: string;
  html: string;
}
const digestsTo = (email: string): Promise<DigestMail[]> =>
  service.dataSource.query(
    `SELECT subject, text, html FROM mail_message WHERE recipient = $1 AND unsubscribe_url IS NOT NULL ORDER BY created_at, id`,
    [email],
  );
const aTrip = async () => {
  const family = await aFamily();
  await service.deliver('billing.subscription-changed', planAccess(family.agentId, { plan: 'agent' }));
  await choose(family);
  return family;
};
const join = async (family: DigestFamily) => {
  const userId = randomUUID();
  await accept(service, family, userId, []);
  return `${userId}@example.com`;
};
const addHotel = async ({ agent, trip }: DigestFamily) => {
  const paymentId = randomUUID();
  const booking = newHotel({
    title: 'Pop Century',
    start: { date: trip.startDate, time: '15:00', zone: 'America/New_York' },
    end: { date: addDays(trip.startDate, 3), time: '11:00', zone: 'America/New_York' },
    numbers: [{ role: 'confirmation', value: 'WDW-4711' }],
    note: 'Upgrade from the sales manager, do not mention',
    totalCents: 184_200,
    payments: [{ id: paymentId, kind: 'deposit', cents: 20_000, dueOn: getDateIn(new Date()), paidOn: null }],
  });
  const path = `/api/v1/agent-trips/${trip.id}/bookings`;
  await agent.post(path).send({ booking, work: someWork }).expect(201);
  await agent.post(`${path}/${booking.id}/payments/${paymentId}/confirmation`).send({}).expect(200);
};
const share = async ({ agent, clientId }: DigestFamily, change: object = {}) => {
  const document = { id: randomUUID(), ...aDocumentOf, title: 'Travel insurance', ...change };
  const added = await agent.post(`/api/v1/clients/${clientId}/documents`).send(document).expect(201);
  const { id, version } = ClientDocument.parse(added.body);
  await agent
    .post(`/api/v1/documents/${id}/files?name=policy.pdf`)
    .type('application/pdf')
    .send(Buffer.from('%PDF-1.7\npolicy'))
    .expect(201);
  return { id, version };
};
const publish = async ({ agent, trip }: DigestFamily, tells: boolean) => {
  const path = `/api/v1/agent-trips/${trip.id}/itinerary`;
  const { checksum } = AgentItinerary.parse((await agent.get(path).expect(200)).body);
  await agent.post(`${path}/publications`).send({ checksum, tells }).expect(200);
};

it('reads day by day in the brand, with numbers and payments, and nothing that is the agency’s', async () => {
  const family = await aTrip();
  await family.agent.put('/api/v1/brand/own').send(aBrand()).expect(200);
  const email = await join(family);
  await addHotel(family);
  await book(family);
  await book(family, {
    title: 'Sci-Fi Dine-In',
    date: addDays(family.trip.startDate, 1),
    time: '12:05',
    note: 'VIP',
  });
  await share(family);
  await run(family);
  const [mail, ...more] = await digestsTo(email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Byron spring break: 5 updates');
  expect(mail?.text).toMatch(
    new RegExp(
      [
        'Here’s what Dana Whitlock of Magic Miles Travel took care of for you:',
        '\\w+, \\w+ \\d+\\n• 3:00 PM: Check in, Pop Century, until \\w+, \\w+ \\d+, confirmation WDW-4711\\n• 6:10 PM: Liberty Tree Tavern, confirmation QX-77',
        '\\w+, \\w+ \\d+\\n• 12:05 PM: Sci-Fi Dine-In, confirmation QX-77',
        'Also new\\n• Deposit for Pop Century: \\$200.00, confirmed\\n• New in your portal: Travel insurance',
        'Open your trip:\\n\\S+/client-portal\\?trip=',
      ].join('\\n\\n'),
    ),
  );
  for (const kept of ['Upgrade', 'VIP', '1,842', '400.00', 'ommission'])
    for (const words of [mail?.text, mail?.html]) expect(words).not.toContain(kept);
  expect(`${String(mail?.text)}${String(mail?.html)}`).not.toMatch(/landsea/i);
});

it('shows payments to the client alone, and documents to the account', async () => {
  const family = await aTrip();
  const email = await join(family);
  const other = aHouseholdPerson();
  await family.agent.post(`/api/v1/clients/${family.clientId}/people`).send(other).expect(201);
  const noel = `noel-${randomUUID()}@example.com`;
  await family.agent
    .patch(`/api/v1/clients/${family.clientId}/people/${other.id}`)
    .send({ version: 1, email: noel, birthDate: null })
    .expect(200);
  await share(family, { title: 'For Noel', sharedWith: 'person', sharedPersonId: other.id });
  await share(family, { title: 'Kept', sharedWith: 'nobody' });
  await addHotel(family);
  await run(family);
  const [own] = await digestsTo(email);
  const [theirs] = await digestsTo(noel);
  expect(own?.text).toContain('Deposit for Pop Century: $200.00, confirmed');
  expect(own?.text).not.toMatch(/For Noel|Kept|1,842/);
  expect(theirs?.text).toContain('Check in, Pop Century');
  expect(theirs?.text).not.toMatch(/Deposit|portal: /);
});

it('names a document once it is shared, and a new version of it', async () => {
  const family = await aTrip();
  await join(family);
  const { id, version } = await share(family, { sharedWith: 'nobody' });
  expect(await textsOf(family)).toEqual([]);
  const { title, kind, personId, tripId, expiresOn } = { ...aDocumentOf, title: 'Travel insurance' };
  const shared = { title, kind, personId, tripId, expiresOn, sharedWith: 'household', sharedPersonId: null };
  await family.agent
    .put(`/api/v1/documents/${id}`)
    .send({ version, ...shared })
    .expect(200);
  expect(await textsOf(family)).toEqual(['New in your portal: Travel insurance']);
  await run(family);
  for (const words of ['another policy', 'a third policy']) {
    await family.agent
      .post(`/api/v1/documents/${id}/files?name=policy.pdf`)
      .type('application/pdf')
      .send(Buffer.from(`%PDF-1.7\n${words}`))
      .expect(201);
    expect(await textsOf(family)).toEqual(['New version in your portal: Travel insurance']);
    await run(family);
  }
});

it('brings a reader of the itinerary their link, unless they have it already', async () => {
  const family = await aTrip();
  await book(family);
  await publish(family, false);
  expect(await textsOf(family)).toContain('Your day-by-day itinerary is ready');
  await run(family);
  const [mail] = await digestsTo(family.email);
  const [, token] = /Open your itinerary:\n\S+\/i\/(\S+)/.exec(mail?.text ?? '') ?? [];
  await service.anonymous().post('/api/v1/itinerary/open').send({ token }).expect(200);
  await book(family, { title: 'Sci-Fi Dine-In', time: '12:00' });
  await publish(family, true);
  expect(await textsOf(family)).toEqual([]);
});

it('sends no itinerary to an address that nobody confirmed, and the rest to the others', async () => {
  const family = await aTrip();
  const noel = `noel-${randomUUID()}@example.com`;
  await family.agent
    .post(`/api/v1/clients/${family.clientId}/people`)
    .send({ id: randomUUID(), firstName: 'Noel', lastName: 'Byron', email: noel, birthDate: null })
    .expect(201);
  const { intakeAnswerId } = await anIntake(service, family.agentId, family.clientId);
  await service.dataSource.query(`UPDATE intake_answer SET email = $2, made_client = true WHERE id = $1`, [
    intakeAnswerId,
    family.email,
  ]);
  await book(family);
  await publish(family, false);
  await run(family);
  expect(await digestsTo(family.email)).toEqual([]);
  const [mail] = await digestsTo(noel);
  expect(mail?.text).toContain('Liberty Tree Tavern');
  expect(mail?.text).not.toContain('/i/');
  const readers = `SELECT FROM itinerary_recipient WHERE email = $1`;
  expect(await service.dataSource.query(readers, [family.email])).toEqual([]);
});

it('keeps a stop when two clients are merged', async () => {
  const family = await aTrip();
  const { agent } = family;
  await book(family);
  await run(family);
  const made = await agent
    .post('/api/v1/clients')
    .send({ firstName: 'Ada', lastName: 'Byron', email: `${randomUUID()}@example.com` });
  const keepId = String((made.body as { id: string }).id);
  const [mail] = await digestsTo(family.email);
  const [, token] = /\/morning-email\/stop\/(\S+)/.exec(mail?.text ?? '') ?? [];
  await service.anonymous().post('/api/v1/digests/stop').send({ token }).expect(204);
  const path = `/api/v1/client-merges/preview/${keepId}/${family.clientId}`;
  const { keep, merge } = MergePreview.parse((await agent.get(path).expect(200)).body);
  const versions = { keepVersion: keep.client.version, mergeVersion: merge.client.version };
  await agent
    .post('/api/v1/client-merges')
    .send({ ...aMerge(keepId, family.clientId), ...versions })
    .expect(201);
  const reader = await service.dataSource.manager.findOneByOrFail(ClientDigestReaderRow, {
    clientId: keepId,
  });
  expect(reader).toMatchObject({ email: family.email, token });
  expect(reader.stoppedAt).not.toBeNull();
  const kept = { agent, path: `/api/v1/clients/${keepId}/digest` };
  expect((await preview(kept)).lines).toEqual([]);
});
