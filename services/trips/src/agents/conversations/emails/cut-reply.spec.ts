import EmailReplyParser from 'email-reply-parser';
import { toText } from '../../../trip/inbound-mail/html/html-text.js';
import { ANSWER_ABOVE, cutReply } from './cut-reply.js';

const quote = `> ${ANSWER_ABOVE}\n>\n> Dana wrote on Landsea:\n>\n> Balcony or inside?`;

it.each([
  ['Gmail', 'On Tue, Nov 24, 2026 at 9:00 AM Landsea <a@b.c> wrote:\n\n> Balcony or inside?'],
  [
    'a wrapped introduction',
    `On Tue, Nov 24, 2026 at 9:00 AM Landsea\n<reply+0a@reply.landsea.example>\nwrote:\n${quote}`,
  ],
  ['an iPhone', 'Sent from my iPhone\n\n> On Nov 24, 2026, at 9:00 AM, Landsea <a@b.c> wrote:\n> Hi'],
  [
    'Outlook',
    '________________________________\nFrom: Landsea <a@b.c>\nSent: Tuesday\nTo: Ada\nSubject: Hi\n\nBalcony?',
  ],
  ['Outlook in German', '*Von:* Landsea <a@b.c>\n*Gesendet:* Dienstag\n*An:* Ada\n*Betreff:* Hi\n\nBalkon?'],
  [
    'Outlook in French',
    '-----Message d’origine-----\nDe : Landsea\nEnvoyé : mardi\nÀ : Ada\nObjet : Hi\n\nBalcon?',
  ],
  ['Outlook in Spanish', 'De: Landsea\nEnviado el: martes\nPara: Ada\nAsunto: Hi\n\n¿Balcón?'],
  ['Outlook in Dutch', 'Van: Landsea\nVerzonden: dinsdag\nAan: Ada\nOnderwerp: Hi\n\nBalkon?'],
  ['Outlook in Japanese', '差出人: Landsea\n送信日時: 2026年11月24日\n宛先: Ada\n件名: Hi\n\nバルコニー'],
  ['Gmail in German', `Am Di., 24. Nov. 2026 um 09:00 Uhr schrieb Landsea <a@b.c>:\n\n${quote}`],
  ['Gmail in Spanish', `El mar, 24 nov 2026 a las 9:00, Landsea (<a@b.c>) escribió:\n\n${quote}`],
  ['Gmail in Portuguese', `Em ter., 24 de nov. de 2026 às 09:00, Landsea <a@b.c> escreveu:\n\n${quote}`],
  ['Gmail in French', `Le mar. 24 nov. 2026 à 09:00, Landsea <a@b.c> a écrit :\n\n${quote}`],
  ['Gmail in Italian', `Il giorno mar 24 nov 2026 alle ore 09:00 Landsea <a@b.c> ha scritto:\n\n${quote}`],
  ['Gmail in Dutch', `Op di 24 nov 2026 om 09:00 schreef Landsea <a@b.c>:\n\n${quote}`],
  ['Gmail in Japanese', `2026年11月24日(火) 9:00 Landsea <a@b.c>:\n\n${quote}`],
  ['a program that quotes nothing', `${ANSWER_ABOVE}\n\nDana wrote to you`],
  ['a signature above the quote', `-- \nRobin Lindqvist\n+1 407 555 0123\n\n${quote}`],
  ['a phone in German', `Von meinem iPhone gesendet\n\n${quote}`],
  [
    'Outlook on a phone',
    `Get Outlook for iOS\n________________________________\nFrom: Landsea\nSent: Tuesday\nTo: Ada\nSubject: Hi`,
  ],
])('keeps what was written above the quote of %s', (_, below) => {
  expect(cutReply(`Yes please!\r\n\r\n${below}`)).toBe('Yes please!');
});

it.each([
  ['a quote alone', '> Balcony or inside?'],
  [
    'an answer below',
    `On Mon, Nov 23, 2026 at 9:14 AM Ada <a@x.example> wrote:\n\n${quote}\n\nSunday at six please.`,
  ],
  ['answers between', 'Hi Dana,\n> Dinner at 6:30?\nYes.\n> A crib?\nNo, thanks.'],
  ['a line that begins with the sign', 'Our budget is\n> $500 a night, never less.'],
  ['a divider', 'Plan A for the first day\n---\nPlan B is better: the 7:00 dinner'],
  ['words after a phone’s signature', 'Yes.\n\nSent from my iPad\n\nP.S. Mia has a nut allergy.'],
  ['words that only begin as one', 'Thanks!\nSent from my heart to all of you!'],
  ['a P.S. in a signature', 'Yes.\n--\nRobin\nP.S. Mia has a nut allergy.'],
  ['a colon', 'Two wishes for March 14:\n> quiet\n> high up'],
  ['labels of their own', 'To: the beach\nFrom: the hotel'],
])('loses nothing of %s', (_, text) => {
  expect(cutReply(text)).toBe(text);
});

it('keeps a line of a person above the quote of a program', () => {
  const text = `Our budget is\n> $500 a night, never less.\nThanks\n\nOn Mon, Nov 23, 2026 at 9:14 AM Ada <a@x.example> wrote:\n\n${quote}`;
  expect(cutReply(text)).toBe('Our budget is\n> $500 a night, never less.\nThanks');
});

it.each([
  'Yes please!\n\nOn Tue, Nov 24, 2026 at 9:00 AM Landsea <a@b.c> wrote:\n\n> Balcony or inside?',
  'Yes please!\n\nSent from my iPhone\n\n> On Nov 24, 2026, at 9:00 AM, Landsea <a@b.c> wrote:\n> Hi',
])('agrees with a parser of others about a plain answer', (text) => {
  expect(cutReply(text)).toBe(new EmailReplyParser().parseReply(text).trim());
});

it('finds the words of an email that is HTML alone', () => {
  const cut = (html: string) => cutReply(toText(html, { marksQuotes: true }));
  expect(cut('<p>Yes &amp; no</p><blockquote type="cite">Balcony?<br>Or<br>inside?</blockquote>')).toBe(
    'Yes & no',
  );
  expect(
    cut(
      '<div class="gmail_quote">On Nov 24, 2026 Ada &lt;a@b.c&gt; wrote:<blockquote class="gmail_quote">Balcony?</blockquote></div><div>Yes please.</div>',
    ),
  ).toContain('Yes please.');
  expect(cut('Our wishes:<blockquote style="margin:0 0 0 40px">Balcony</blockquote>')).toBe(
    'Our wishes:\nBalcony',
  );
});

// Anybody can send these; some took minutes.
it.each(['\n', ' \n', '\r', '\u2028', 'On ', '<a ', '>\n', 'From: a\n', '-- \n', 'a@b.c 1:\n'])(
  'reads an endless repetition of %j',
  (piece) => {
    const start = process.cpuUsage();
    expect(cutReply(`Yes please!\n\n${piece.repeat(300_000)}`)).toMatch(/^Yes please!/);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(2000);
  },
);
