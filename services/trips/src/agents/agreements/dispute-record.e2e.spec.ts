import { randomUUID } from 'node:crypto';
import { AgreementDraft, SentAgreement, SigningPage } from '@landsea/contracts/agents';
import { startTrips } from '../../testing/app.js';
import { identityDouble } from '../../testing/identity-double.js';
import { makeItineraryCalls } from '../../testing/itinerary-calls.js';
import { pdfPages } from '../../testing/pdf-text.js';

const identity = await identityDouble();
const service = await startTrips({ IDENTITY_URL: identity.url });
afterAll(async () => {
  await service.close();
  await identity.close();
});

const { aMadeTrip, save, publish, lastToken, open } = makeItineraryCalls(() => service);
type Made = Awaited<ReturnType<typeof aMadeTrip>>;

const zone = 'America/New_York';
const wordsOf = (pdf: unknown): string =>
  pdfPages(pdf as Buffer)
    .flat()
    .join(' ');
const publicly = (path: string, body: object) =>
  service
    .anonymous()
    .post(`/api/v1/signing/${path}`)
    .send({ zone, ...body });

const signFor = async ({ agent, clientId, trip, email }: Made) => {
  const path = `/api/v1/clients/${clientId}`;
  const asked = await agent.get(`${path}/agreement-draft`).query({ kind: 'protection', tripId: trip.id });
  const { fields, values } = AgreementDraft.parse(asked.body);
  const body = {
    id: randomUUID(),
    kind: 'protection',
    tripId: trip.id,
    recipientName: 'Ada Byron',
    recipientEmail: email,
    values: Object.fromEntries(fields.map(({ name, label }) => [name, values[name] || `The ${label}`])),
    amounts: [],
    cancellation: [],
    authorization: null,
    replacesId: null,
    sends: 'link',
  };
  const sent = SentAgreement.parse((await agent.post(`${path}/agreements`).send(body).expect(201)).body);
  const token = sent.url?.split('/').at(-1) ?? '';
  const page = SigningPage.parse((await publicly('open', { token }).expect(200)).body);
  const { contentHash } = page;
  const answers = { protectionAnswer: 'declined' };
  await publicly('sign', {
    ...{ token, contentHash, answers, name: 'Ada Byron', drawn: null, hasRead: true },
  }).expect(200);
  return { id: body.id, token };
};
const write = async ({ agent, clientId }: Made, body: string) => {
  const message = { id: randomUUID(), clientIds: [clientId], body };
  await agent.post('/api/v1/client-messages').send(message).expect(200);
};

it('adds what was written and who opened the itinerary, for the agent alone', async () => {
  const made = await aMadeTrip();
  const { agent, email } = made;
  await save(made);
  await publish(made, true);
  await open(await lastToken(email));
  await write(made, `Travel protection costs $312.\n\nDo you want it? ${'Long. '.repeat(300)}`);
  const { id, token } = await signFor(made);
  const file = await agent.get(`/api/v1/agreements/${id}/pdf`).buffer().expect(200);
  const words = wordsOf(file.body);
  expect(words).toMatch(/Version 1 published \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC/);
  expect(words).toMatch(new RegExp(`Ada Byron, ${email}: last opened it \\d{4}`));
  expect(words).toMatch(/Dana \(agent\), \d{4}-\d\d-\d\d/);
  expect(words).toContain('Travel protection costs $312. Do you want it?');
  expect(words).toContain('(the rest is in the conversation)');
  const copy = await publicly('pdf', { token }).buffer().expect(200);
  expect(wordsOf(copy.body)).not.toMatch(/Messages|Travel protection costs|last opened it/);
});

it('has nothing of another client’s', async () => {
  const [made, other] = [await aMadeTrip(), await aMadeTrip()];
  await write(other, 'This is for somebody else.');
  await save(other);
  await publish(other);
  const { id } = await signFor(made);
  const file = await made.agent.get(`/api/v1/agreements/${id}/pdf`).buffer().expect(200);
  expect(wordsOf(file.body)).not.toMatch(/somebody else|published \d{4}|Messages/);
});
