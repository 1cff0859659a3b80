import { randomUUID } from 'node:crypto';
import {
  Conversation,
  ConversationList,
  ConversationMessage,
  ConversationPage,
  UnansweredSummary,
} from '@landsea/contracts/agents';
import type { TestAgent, TestService } from '@landsea/nest-kit/testing';
import sharp from 'sharp';
import { startTrips } from '../../../testing/app.js';
import { joinedFamily } from '../../../testing/consent-factories.js';
import { forgetDismissedEmails } from './conversation-emails.queries.js';
import { inboundSignature } from '../../../testing/inbound-signature.js';
import { waitForMails } from '../../../testing/sent-mails.js';

const secret = 'a-secret-that-only-the-tests-and-the-provider-know';
let service: TestService;
beforeAll(async () => {
  service = await startTrips({
    REPLY_DOMAIN: 'reply.landsea.example',
    REPLY_ADDRESS_SECRET: 'another-secret-that-only-the-tests-know',
    INBOUND_MAIL_SECRET: secret,
    INBOUND_AUTHSERV: 'mx.landsea.example',
  });
});
afterAll(() => service.close());

const base = '/api/v1/conversations';
const inbound = '/api/v1/inbound-emails';

/** A conversation of which the client got an email, with the address for their answer. */
const emailed = async () => {
  const joined = await joinedFamily(service, false);
  const { agent, agentId, clientId } = joined.known;
  const { body } = await agent.post(base).send({ clientId, tripId: null }).expect(200);
  const { id } = Conversation.parse(body);
  const question = { id: randomUUID(), body: 'Balcony or inside?' };
  await agent.post(`${base}/${id}/messages`).send(question).expect(201);
  const [mail] = await waitForMails(service, `${joined.userId}@example.com`);
  return { ...joined, agent, agentId, id, replyTo: mail?.replyTo ?? '', text: mail?.text ?? '' };
};
type Emailed = Awaited<ReturnType<typeof emailed>>;

interface Answer {
  from?: string;
  to?: string;
  text?: string;
  headers?: string[];
  messageId?: string;
  results?: string;
  type?: string;
  flowed?: string;
}
const rawOf = ({ userId, replyTo }: Emailed, answer: Answer = {}): Buffer => {
  const { from = `${userId}@example.com`, to = replyTo, text = 'Balcony, please!', headers = [] } = answer;
  const {
    messageId = randomUUID(),
    results = `mx.landsea.example; dmarc=pass header.from=${from.split('@')[1] ?? ''}`,
  } = answer;
  const { type = 'text/plain', flowed = '' } = answer;
  return Buffer.from(
    [
      `Authentication-Results: ${results}`,
      ...headers,
      `From: Robin <${from}>`,
      `To: ${to}`,
      `Message-ID: <${messageId}@example.com>`,
      'Subject: Re: Dana wrote to you',
      `Content-Type: ${type}; charset=utf-8${flowed}`,
      '',
      text,
    ].join('\r\n'),
  );
};
const deliver = (raw: Buffer, signature = inboundSignature(raw, secret, Math.floor(Date.now() / 1000))) =>
  service
    .anonymous()
    .post(inbound)
    .set('Landsea-Signature', signature)
    .set('Content-Type', 'message/rfc822')
    .send(raw);
const page = async (who: TestAgent, id: string) =>
  ConversationPage.parse((await who.get(`${base}/${id}`).expect(200)).body);
const bodies = async (who: TestAgent, id: string) => (await page(who, id)).messages.map(({ body }) => body);

it('takes an answer into the conversation, without what it quotes', async () => {
  const known = await emailed();
  expect(known.replyTo).toMatch(/^reply\+[0-9a-f]{20}\.[0-9a-f]{32}@reply\.landsea\.example$/);
  const quote = known.text.replaceAll(/^/gm, '> ');
  const text = `Balcony, please!\r\n\r\nOn Tue, Nov 24, 2026 at 9:00 AM Landsea <x@y.example> wrote:\r\n${quote}`;
  await deliver(rawOf(known, { text })).expect(204);
  const { messages, conversation } = await page(known.agent, known.id);
  expect(messages.at(-1)).toMatchObject({
    body: 'Balcony, please!',
    side: 'client',
    via: 'email',
    isCut: true,
  });
  expect(conversation.waitingSince).not.toBeNull();
  const { id: messageId } = ConversationMessage.parse(messages.at(-1));
  const whole = await known.family.get(`${base}/${known.id}/messages/${messageId}/email`).expect(200);
  expect(whole.body.text).toContain('wrote:');
});

it.each<[string, Answer, string]>([
  [
    'below the quote of HTML',
    {
      type: 'text/html',
      text: '<div class="gmail_quote"><blockquote class="gmail_quote">Balcony?</blockquote></div><div>Yes please. Mia has a nut allergy.</div>',
    },
    '> Balcony?\nYes please. Mia has a nut allergy.',
  ],
  [
    'between quotes of HTML',
    {
      type: 'text/html',
      text: 'Hi Dana,<blockquote type="cite">Dinner at 6:30?</blockquote>Yes.<blockquote type="cite">A crib?</blockquote>No.',
    },
    'Hi Dana,\n> Dinner at 6:30?\nYes.\n> A crib?\nNo.',
  ],
  [
    'below a quote that flows',
    { flowed: '; format=flowed', text: 'Hi Dana,\r\n> Balcony or inside? \r\nYes please.' },
    'Hi Dana,\n> Balcony or inside?\nYes please.',
  ],
  [
    'after the signature of a phone',
    { text: 'Yes.\r\n\r\nSent from my iPad\r\n\r\nP.S. Mia has a nut allergy.' },
    'Yes.\n\nSent from my iPad\n\nP.S. Mia has a nut allergy.',
  ],
  [
    'with a header that asks robots to be silent',
    { headers: ['X-Auto-Response-Suppress: All'] },
    'Balcony, please!',
  ],
])('loses nothing that was written %s', async (_, answer, body) => {
  const known = await emailed();
  await deliver(rawOf(known, answer)).expect(204);
  expect((await bodies(known.agent, known.id)).at(-1)).toBe(body);
});

it('keeps the whole of an answer that is longer than a message', async () => {
  const known = await emailed();
  const text = `${'A long story. '.repeat(500)}The end.`;
  await deliver(rawOf(known, { text })).expect(204);
  const message = ConversationMessage.parse((await page(known.agent, known.id)).messages.at(-1));
  expect(message.isCut).toBe(true);
  const whole = await known.agent.get(`${base}/${known.id}/messages/${message.id}/email`).expect(200);
  expect(whole.body.text).toMatch(/The end\.$/);
});

it('keeps an answer aside that is too much for a parser, and is not sent again', async () => {
  const known = await emailed();
  const raw = Buffer.from(
    `${rawOf(known, { text: '' }).toString().replace('text/plain; charset=utf-8', 'multipart/mixed; boundary="p"')}${'--p\r\n\r\nx\r\n'.repeat(5000)}--p--`,
  );
  await deliver(raw).expect(204);
  const { held = [] } = await page(known.agent, known.id);
  expect(held).toMatchObject([{ subject: 'Re: Dana wrote to you', reason: 'unconfirmed' }]);
  expect(held[0]?.body).toContain('could not read');
});

it('adds an email that is delivered twice once', async () => {
  const known = await emailed();
  const raw = rawOf(known);
  await deliver(raw).expect(204);
  await deliver(raw).expect(204);
  expect(await bodies(known.agent, known.id)).toEqual(['Balcony or inside?', 'Balcony, please!']);
});

it.each<[string, Answer]>([
  ['another sender', { from: 'stranger@example.com' }],
  ['the agent in the name of the client', { from: 'agent@example.com' }],
  ['a sender whom nothing confirms', { results: 'mx.landsea.example; dmarc=fail header.from=example.com' }],
  ['a verdict about nobody', { results: 'mx.landsea.example; dmarc=pass' }],
  ['a verdict about another', { results: 'mx.landsea.example; dmarc=pass header.from="evil.example"' }],
  ['a result that another server claims', { results: 'mx.evil.example; dmarc=pass header.from=example.com' }],
  ['two senders', { headers: ['From: stranger@example.com'] }],
])('holds back %s, shown to the agent alone', async (_, answer) => {
  const known = await emailed();
  await deliver(rawOf(known, answer)).expect(204);
  expect(await bodies(known.agent, known.id)).toEqual(['Balcony or inside?']);
  const { held = [] } = await page(known.agent, known.id);
  expect(held).toMatchObject([{ body: 'Balcony, please!' }]);
  expect((await page(known.family, known.id)).held ?? []).toEqual([]);
  const path = `${base}/${known.id}/held/${held[0]?.id ?? ''}`;
  await known.family.delete(path).expect(404);
  await known.agent.delete(path).expect(204);
  expect((await page(known.agent, known.id)).held).toEqual([]);
});

/** An email of a stranger that was held back, and where the agent finds it. */
const heldBack = async () => {
  const known = await emailed();
  await deliver(rawOf(known, { from: 'ada@work.example' })).expect(204);
  const [held] = (await page(known.agent, known.id)).held ?? [];
  return { ...known, path: `${base}/${known.id}/held/${held?.id ?? ''}` };
};

describe('a held email', () => {
  it('is kept whole, and counts in the list until somebody looked', async () => {
    const known = await emailed();
    const text =
      'Yes.\r\n\r\nOn Tue, Nov 24, 2026 at 9:00 AM Landsea <x@y.example> wrote:\r\n> One\r\n> Two\r\n> Three';
    await deliver(rawOf(known, { from: 'ada@work.example', text })).expect(204);
    const [held] = (await page(known.agent, known.id)).held ?? [];
    expect(held).toMatchObject({ body: 'Yes.', isCut: true });
    const path = `${base}/${known.id}/held/${held?.id ?? ''}`;
    expect((await known.agent.get(`${path}/email`).expect(200)).body.text).toContain('> Three');
    await known.family.get(`${path}/email`).expect(404);
    const listed = async (who: TestAgent, side: string) =>
      ConversationList.parse((await who.get(base).query({ side }).expect(200)).body).conversations.find(
        ({ id }) => id === known.id,
      );
    const unanswered = async (who: TestAgent) =>
      UnansweredSummary.parse((await who.get(`${base}/unanswered`).expect(200)).body);
    expect(await listed(known.agent, 'agent')).toMatchObject({
      held: 1,
      heldSince: expect.any(String) as string,
    });
    expect(await unanswered(known.agent)).toMatchObject({
      waiting: null,
      held: { clients: 1, clientName: 'Ada Byron', conversationId: known.id, emails: 1 },
    });
    expect(await unanswered(known.family)).toEqual({ waiting: null, held: null });
    expect(await listed(known.family, 'client')).toMatchObject({ held: 0, heldSince: null });
    const { body } = await known.agent.post(`${path}/accept`).expect(200);
    const { id: messageId } = ConversationMessage.parse(body);
    const whole = await known.agent.get(`${base}/${known.id}/messages/${messageId}/email`).expect(200);
    expect(whole.body.text).toContain('> Three');
    expect(await listed(known.agent, 'agent')).toMatchObject({ held: 0 });
  });

  it('enters the conversation when the agent says so, with the address that it came from', async () => {
    const known = await heldBack();
    await known.family.post(`${known.path}/accept`).expect(404);
    const { body } = await known.agent.post(`${known.path}/accept`).expect(200);
    const message = { body: 'Balcony, please!', side: 'client', via: 'email', sentFrom: 'ada@work.example' };
    expect(ConversationMessage.parse(body)).toMatchObject({ ...message, authorName: 'Ada' });
    const { messages, held, conversation } = await page(known.agent, known.id);
    expect([messages.length, held]).toEqual([2, []]);
    expect(conversation.waitingSince).not.toBeNull();
    expect((await page(known.family, known.id)).messages.at(-1)).toMatchObject(message);
    expect((await page(known.family, known.id)).conversation.unread).toBe(1);
    for (const call of [
      known.agent.post(`${known.path}/accept`),
      known.agent.put(known.path),
      known.agent.delete(known.path),
    ])
      await call.expect(404);
  });

  it('gives its sender nothing: no account wrote it, and the next one is held back again', async () => {
    const known = await heldBack();
    await known.agent.post(`${known.path}/accept`).expect(200);
    const { body } = await service
      .internal('identity')
      .get(`/internal/accounts/${known.userId}/export`)
      .expect(200);
    expect(body.sentMessages).toEqual([]);
    await deliver(rawOf(known, { from: 'ada@work.example', text: 'And a late dinner' })).expect(204);
    const { messages, held } = await page(known.agent, known.id);
    expect([messages.length, held]).toMatchObject([2, [{ body: 'And a late dinner' }]]);
  });

  it('enters by itself once the agent counts its sender to the household, if that is who sent it', async () => {
    const known = await heldBack();
    const bob = { id: randomUUID(), firstName: 'Bob', lastName: 'Byron', email: 'Ada@work.example' };
    await known.agent.post(`/api/v1/clients/${known.known.clientId}/people`).send(bob).expect(201);
    await deliver(rawOf(known, { from: 'ada@work.example', text: 'A late dinner, too' })).expect(204);
    const { messages } = await page(known.agent, known.id);
    expect(messages.at(-1)).toMatchObject({
      body: 'A late dinner, too',
      authorName: 'Bob',
      side: 'client',
      sentFrom: 'ada@work.example',
    });
    const forged = { from: 'ada@work.example', text: 'Forged', results: 'mx.landsea.example; dmarc=fail' };
    await deliver(rawOf(known, forged)).expect(204);
    expect((await page(known.agent, known.id)).held).toMatchObject([
      { body: 'Balcony, please!' },
      { body: 'Forged', reason: 'unconfirmed' },
    ]);
  });

  it('is discarded, and is back when the agent takes that back within an hour', async () => {
    const known = await heldBack();
    const shown = async () => ((await page(known.agent, known.id)).held ?? []).map(({ body }) => body);
    await known.agent.delete(known.path).expect(204);
    expect(await shown()).toEqual([]);
    await known.agent.post(`${known.path}/accept`).expect(404);
    await known.family.put(known.path).expect(404);
    await known.agent.put(known.path).expect(204);
    expect(await shown()).toEqual(['Balcony, please!']);
    await known.agent.delete(known.path).expect(204);
    const { manager } = service.dataSource;
    await forgetDismissedEmails(manager, new Date(Date.now() + 59 * 60_000));
    await known.agent.put(known.path).expect(204);
    await known.agent.delete(known.path).expect(204);
    await forgetDismissedEmails(manager, new Date(Date.now() + 61 * 60_000));
    await known.agent.put(known.path).expect(404);
  });

  it('does not enter once the client has left', async () => {
    const known = await heldBack();
    await known.family.delete(known.settings).expect(204);
    await known.agent.post(`${known.path}/accept`).expect(403);
    expect(await bodies(known.agent, known.id)).toEqual(['Balcony or inside?']);
  });
});

it.each<[string, Answer]>([
  ['an absence', { headers: ['Auto-Submitted: auto-replied'] }],
  ['a list', { headers: ['Precedence: bulk'] }],
  ['a bounce', { headers: ['Return-Path: <>'] }],
  ['our own address', { from: 'no-reply@landsea.example' }],
  [
    'an address that we did not make',
    { to: `reply+${'0'.repeat(20)}.${'0'.repeat(32)}@reply.landsea.example` },
  ],
])('ignores %s', async (_, answer) => {
  const known = await emailed();
  await deliver(rawOf(known, answer)).expect(204);
  const { messages, held } = await page(known.agent, known.id);
  expect([messages.length, held]).toEqual([1, []]);
});

it('takes nothing once the client has left, or the address was revoked', async () => {
  const left = await emailed();
  await left.family.delete(left.settings).expect(204);
  await deliver(rawOf(left)).expect(204);
  expect(await bodies(left.agent, left.id)).toHaveLength(1);
  const revoked = await emailed();
  await service.dataSource.query('DELETE FROM conversation_mailbox WHERE conversation_id = $1', [revoked.id]);
  await deliver(rawOf(revoked)).expect(204);
  expect(await bodies(revoked.agent, revoked.id)).toHaveLength(1);
});

it('refuses what is not signed, signed for another email, or signed long ago', async () => {
  const known = await emailed();
  const raw = rawOf(known);
  const now = Math.floor(Date.now() / 1000);
  for (const signature of [
    '',
    inboundSignature(raw, 'another secret', now),
    inboundSignature(Buffer.from('other'), secret, now),
    inboundSignature(raw, secret, now - 3600),
    inboundSignature(raw, secret, now + 3600),
  ])
    await deliver(raw, signature).expect(400);
  expect(await bodies(known.agent, known.id)).toHaveLength(1);
});

it('takes over what came with an answer, and says what it could not', async () => {
  const known = await emailed();
  const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#c03f24' } })
    .png()
    .toBuffer();
  const part = (name: string, type: string, content: Buffer) => [
    '--parts',
    `Content-Type: ${type}; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    content.toString('base64'),
  ];
  const raw = Buffer.from(
    rawOf(known, { text: '' })
      .toString()
      .replace('text/plain; charset=utf-8', 'multipart/mixed; boundary="parts"') +
      [
        '--parts',
        'Content-Type: text/plain; charset=utf-8',
        '',
        'Here they are',
        ...part('passport.png', 'image/png', picture),
        ...part('notes.docx', 'application/msword', Buffer.from('PK a document')),
        '--parts--',
        '',
      ].join('\r\n'),
  );
  await deliver(raw).expect(204);
  await deliver(raw).expect(204);
  const { messages } = await page(known.agent, known.id);
  expect(messages).toHaveLength(2);
  const { body, files = [] } = messages.at(-1) ?? {};
  expect(body).toBe('Here they are\n\n[Files that came with this email and weren’t added: 1]');
  expect(files).toMatchObject([{ name: 'passport.png', type: 'image/png' }]);
  await known.agent.get(`${base}/${known.id}/attachments/${files[0]?.id ?? ''}`).expect(200);
});
