import { randomUUID } from 'node:crypto';
import {
  Quote,
  QuotePage,
  SentQuote,
  type AcceptQuote,
  type QuoteOption,
  type SaveQuote,
} from '@landsea/contracts/agents';
import type { Ids, TestAgent, TestService } from '@landsea/nest-kit/testing';
import { QuoteEventRow } from '../agents/quotes/quote-event.entity.js';
import { QuotePhotoRow } from '../agents/quotes/quote-photo.entity.js';
import { QuoteRecipientRow } from '../agents/quotes/quote-recipient.entity.js';
import { QuoteVersionRow } from '../agents/quotes/quote-version.entity.js';
import { quoteTable } from '../agents/quotes/quotes.queries.js';
import { FilesService } from '../trip/files/files.service.js';
import { aClient } from './client-bodies.js';
import { planAccess } from './factories.js';

const DAY_MS = 86_400_000;
export const ZONE = 'America/New_York';

export const anOption = (over: Partial<QuoteOption> = {}): QuoteOption => ({
  id: randomUUID(),
  kind: 'stay',
  title: 'By the lagoon',
  startDate: '2027-03-14',
  endDate: '2027-03-19',
  place: 'Polynesian Village Resort',
  room: 'Garden view',
  port: '',
  tickets: '4-day Park Hopper',
  dining: '',
  inclusions: ['Early entry'],
  totalCents: 612_345,
  isAbout: false,
  priceDate: null,
  depositCents: 20_000,
  depositDueOn: '2026-12-10',
  finalDueOn: '2027-02-12',
  note: '',
  isRecommended: false,
  addons: [{ id: randomUUID(), title: 'Memory Maker', cents: 18_500, note: '' }],
  commissionCents: 4_871_123,
  ...over,
});

/** One pixel. */
const A_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A draft of the agent to their client, with one version that was sent, and a picture. */
export async function aQuote(service: TestService, deskId: string, clientId: string): Promise<Ids> {
  const quoteId = randomUUID();
  const { manager } = service.dataSource;
  const [{ number }] = await manager.query<[{ number: number }]>(
    `SELECT coalesce(max(number), 0) + 1 AS number FROM quote WHERE desk_id = $1`,
    [deskId],
  );
  const row = { id: quoteId, clientId, deskId, number, state: 'sent' as const, people: 2, zone: ZONE };
  await quoteTable.insert(manager, [{ ...row, options: [anOption()], title: 'Spring', sentVersion: 1 }]);
  const sent = { quoteId, number: 1, sentAt: new Date(), sentBy: deskId, sentByName: 'Kim' };
  await manager.insert(QuoteVersionRow, { ...sent, content: '{}', sha256: '', tokenHash: quoteId });
  const event = {
    id: randomUUID(),
    quoteId,
    kind: 'sent' as const,
    at: new Date(),
    byName: 'Kim',
    number: 1,
  };
  await manager.insert(QuoteEventRow, event);
  const quoteRecipientId = randomUUID();
  const person = { firstName: 'Ana', lastName: 'Silva', email: `${quoteId}@example.com` };
  const recipient = { id: quoteRecipientId, quoteId, number: 1, tokenHash: quoteRecipientId };
  await manager.insert(QuoteRecipientRow, { ...recipient, ...person });
  const upload = { purpose: 'quote', tripId: null, person: deskId, name: 'beach' } as const;
  const photoId = await service.app.get(FilesService, { strict: false }).take(A_PNG, upload);
  await manager.insert(QuotePhotoRow, { id: photoId, quoteId });
  return { quoteId, quoteRecipientId, photoId };
}

const guard = { website: '' };

export const makeQuoteCalls = (getService: () => TestService) => {
  const anAgent = async (hasPlan = true) => {
    const userId = randomUUID();
    if (hasPlan)
      await getService().deliver('billing.subscription-changed', planAccess(userId, { plan: 'agent' }));
    return { userId, call: getService().as({ userId, userType: 'agent', firstName: 'Dana' }) };
  };
  const addClient = async (call: TestAgent, over: object = {}) => {
    const { body } = await call
      .post('/api/v1/clients')
      .send({ ...aClient(), ...over })
      .expect(201);
    return (body as { id: string }).id;
  };
  const read = async (call: TestAgent, id: string) =>
    Quote.parse((await call.get(`/api/v1/quotes/${id}`).expect(200)).body);
  const addQuote = async (call: TestAgent, clientId: string, over: object = {}) => {
    const asked = { id: randomUUID(), clientId, tripId: null, zone: ZONE, ...over };
    return Quote.parse((await call.post('/api/v1/quotes').send(asked).expect(201)).body);
  };
  const save = async (call: TestAgent, quote: Quote, over: Partial<SaveQuote> = {}) => {
    const { version, title, message, people, expiresAt, zone, options } = quote;
    const saved = { version, title, message, people, expiresAt, zone, options, ...over };
    return Quote.parse((await call.put(`/api/v1/quotes/${quote.id}`).send(saved).expect(200)).body);
  };
  const send = async (call: TestAgent, { id, version }: Quote, sendsEmail = true) => {
    const { body } = await call.post(`/api/v1/quotes/${id}/send`).send({ version, sendsEmail }).expect(200);
    const sent = SentQuote.parse(body);
    return { ...sent, token: sent.url.split('/').at(-1) ?? '' };
  };
  const link = (call: string, body: object) =>
    getService().anonymous().post(`/api/v1/quote-links/${call}`).send(body);
  const open = async (token: string, newest?: boolean) =>
    QuotePage.parse((await link('open', { token, ...(newest && { newest }) }).expect(200)).body);
  const accept = (token: string, over: Partial<AcceptQuote>) =>
    link('acceptance', {
      token,
      version: 1,
      addonIds: [],
      name: 'Jen Brubaker',
      travelers: [{ id: randomUUID(), firstName: 'Jen', lastName: 'Brubaker', birthDate: '1986-02-03' }],
      ...guard,
      ...over,
    });
  const mailsTo = (email: string) =>
    getService().dataSource.query<{ subject: string; text: string; html: string }[]>(
      `SELECT subject, text, html FROM mail_message WHERE recipient = $1 ORDER BY created_at`,
      [email],
    );

  /** An agent with a client who has a link to two options. */
  const aSentQuote = async (over: Partial<SaveQuote> = {}, hasPlan = true) => {
    const agent = await anAgent(hasPlan);
    const email = `jen-${randomUUID()}@example.com`;
    const clientId = await addClient(agent.call, { firstName: 'Jen', lastName: 'Brubaker', email });
    const options = [anOption(), anOption({ title: 'On the boardwalk', place: 'BoardWalk Inn', addons: [] })];
    const expiresAt = new Date(Date.now() + 5 * DAY_MS).toISOString();
    const draft = await addQuote(agent.call, clientId);
    const saved = await save(agent.call, draft, {
      ...{ title: 'Spring break', message: 'Two ideas for you.', people: 2, expiresAt, options },
      ...over,
    });
    return { ...agent, email, clientId, options: saved.options, ...(await send(agent.call, saved)) };
  };
  return { anAgent, addClient, read, addQuote, save, send, link, open, accept, mailsTo, aSentQuote };
};

export { guard as quoteGuard };
