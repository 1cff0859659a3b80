import { addDays } from '@landsea/contracts/core';
import { de, en, es, fr, it as italian, ja, nl, pt, type ParsedComponents } from 'chrono-node';
import { readDates } from './mail-context';
import type { Language, ReadingContext } from './readings';

const locales = [
  ...['en-US', 'en-GB', 'en-CA', 'en-AU', 'en-IE', 'es-ES', 'es-MX', 'es-US', 'pt-BR', 'pt-PT'],
  ...['fr-FR', 'fr-CA', 'de-DE', 'de-AT', 'de-CH', 'it-IT', 'nl-NL', 'ja-JP'],
];
const styles: Intl.DateTimeFormatOptions[] = [
  { dateStyle: 'full' },
  { dateStyle: 'long' },
  { dateStyle: 'medium' },
  { dateStyle: 'short' },
  { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  { weekday: 'long', day: 'numeric', month: 'long' },
  { day: '2-digit', month: '2-digit', year: 'numeric' },
];
/** Different days of the week, days above and below 12, one in each month. */
const days = [
  ...['2026-01-03', '2026-02-28', '2026-03-11', '2026-04-04', '2026-05-17', '2026-06-12'],
  ...['2026-07-09', '2026-08-30', '2026-09-01', '2026-10-21', '2026-11-06', '2026-12-31'],
];

const write = (date: string, locale: string, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

const written = days.flatMap((date) =>
  locales.flatMap((locale) => styles.map((style) => ({ date, locale, text: write(date, locale, style) }))),
);

const contextOf = (date: string, locale: string): ReadingContext => ({
  trip: { startDate: addDays(date, -3), endDate: addDays(date, 5) },
  language: locale.slice(0, 2) as Language,
  order: null,
  clock: null,
});

const read = ({ date, locale, text }: (typeof written)[number]) => readDates(text, contextOf(date, locale));

it('reads every date that Intl writes in 18 locales and 7 styles', () => {
  const results = written.map((each) => ({ ...each, read: read(each) }));
  const unlike = results.filter(
    ({ date, read: [first, ...more] }) => first?.date !== date || more.length > 0,
  );
  expect(written).toHaveLength(1512);
  expect(unlike.map(({ text, read: found }) => [text, found.map((each) => each.date)])).toEqual([]);
});

it('leaves no doubt about one of them, since the trip decides', () => {
  const doubted = written.flatMap((each) => read(each).flatMap(({ doubt }) => (doubt ? [each.text] : [])));
  expect(doubted).toEqual([]);
});

/** Asked as a second opinion only: of its results only days and months that it is certain of count. */
const parsers = {
  'en-US': en.casual,
  en: en.GB,
  es: es.casual,
  pt: pt.casual,
  fr: fr.casual,
  de: de.casual,
  it: italian.casual,
  nl: nl.casual,
  ja: ja.casual,
};
const parserOf = (locale: string) =>
  parsers[locale as keyof typeof parsers] ?? parsers[locale.slice(0, 2) as keyof typeof parsers];

const isoDate = (start: ParsedComponents): string =>
  ['year', 'month', 'day'].map((part) => String(start.get(part as 'year')).padStart(2, '0')).join('-');

const secondOpinion = (text: string, locale: string, reference: string): string | undefined => {
  const found = parserOf(locale).parse(text, new Date(`${reference}T12:00:00Z`));
  const certain = found.find(({ start }) => start.isCertain('day') && start.isCertain('month'));
  return certain && isoDate(certain.start);
};

it('agrees with every date of which chrono-node is certain', () => {
  const opinions = written.map((each) => ({
    ...each,
    other: secondOpinion(each.text, each.locale, each.date),
  }));
  const certain = opinions.filter(({ other }) => other !== undefined);
  expect(certain.length).toBeGreaterThanOrEqual(1490);
  expect(certain.filter((each) => each.other !== read(each)[0]?.date).map(({ text }) => text)).toEqual([]);
});

/** Differences between the two, each with the reason why ours is right. */
const differences: [text: string, ours: string[], chrono: string | undefined, why: string][] = [
  ['08/12/2026', ['2026-12-08'], '2026-08-12', 'the trip decides, not the country'],
  ['FR04DEC', ['2026-12-04'], undefined, 'booking systems put the weekday in front'],
  ['20261204', ['2026-12-04'], undefined, 'calendars write dates without signs'],
  ['4.12. bis 9.12.2026', ['2026-12-04', '2026-12-09'], '2026-09-12', 'the day comes before a dot'],
  ['2 may bring a bag', [], '2027-05-02', 'a verb is no month'],
  ['12 August Avenue', [], '2026-08-12', 'a street is no date'],
];

it.each(differences)('reads %j as %j where chrono-node says %j: %s', (text, ours, chrono) => {
  const context: ReadingContext = {
    trip: { startDate: '2026-12-04', endDate: '2026-12-12' },
    language: null,
    order: null,
    clock: null,
  };
  expect(readDates(text, context).map(({ date }) => date)).toEqual(ours);
  expect(secondOpinion(text, 'en-US', '2026-11-02')).toBe(chrono);
});
