import { ANSWER_ABOVE, cutReply } from './cut-reply.js';
import { plainTextOf } from '../../../trip/inbound-mail/plain-text.js';

it.each([
  ['Gmail', 'Yes please!\n\nOn Tue, Nov 24, 2026 at 9:00 AM Landsea <a@b.c> wrote:\n\n> Balcony or inside?'],
  [
    'an iPhone',
    'Yes please!\n\nSent from my iPhone\n\n> On Nov 24, 2026, at 9:00 AM, Landsea <a@b.c> wrote:\n> Hi',
  ],
  [
    'Outlook',
    `Yes please!\r\n\r\n________________________________\r\nFrom: Landsea <a@b.c>\r\nSent: Tuesday\r\nTo: Ada\r\nSubject: Hi\r\n\r\nBalcony?`,
  ],
  ['a program that quotes nothing', `Yes please!\n\n${ANSWER_ABOVE}\n\nDana wrote to you`],
])('keeps what was written in %s', (_, text) => {
  expect(cutReply(text)).toBe('Yes please!');
});

it('keeps the whole text rather than nothing', () => {
  expect(cutReply('> Balcony or inside?')).toBe('> Balcony or inside?');
});

it('reads the words of an email that is HTML alone, without its quote', () => {
  const html =
    '<style>p{}</style><p>Yes &amp; no</p><div>Please<br>call</div><blockquote>Balcony?</blockquote>';
  expect(plainTextOf(html, { withoutQuotes: true })).toBe('Yes & no\nPlease\ncall');
});

it('reads a page that has no end of its head, and loose signs', () => {
  expect(
    plainTextOf('<head><title>Hi</title><body>2 < 3<br>Yes<script>no</script>', { withoutQuotes: true }),
  ).toBe('2 < 3\nYes');
});

// Anybody can send these; each took minutes.
it.each(['\n', ' \n', '\r', '\u2028', 'On ', '<a '])('reads an endless repetition of %j', (piece) => {
  expect(cutReply(`Yes please!\n\n${piece.repeat(100_000)}`)).toMatch(/^Yes please!/);
});

it.each(['<', '<br ', '<style>', ' <b>', '<a'.repeat(9)])('reads HTML of %j alone', (piece) => {
  expect(plainTextOf(`Yes<br>${piece.repeat(500_000 / piece.length)}`, { withoutQuotes: true })).toMatch(
    /^Yes/,
  );
});
