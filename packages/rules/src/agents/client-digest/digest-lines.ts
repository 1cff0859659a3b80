import type { CalendarDate } from '@landsea/contracts/core';
import { CONFIRMED, isOnStatus, type RecordedThing } from './recorded-things.js';

/** A change by the agency that a family would notice. */
export interface RecordedDeed {
  at: Date;
  /** Status before; null for what was not there. */
  was: string | null;
}

/** An agent’s message, a quote or an itinerary that the family got. */
export interface FamilyWriting {
  at: Date;
  text: string;
}

/** The last that a digest said of a thing. */
export interface SaidLine {
  text: string;
  toldAt: Date | null;
  leftOutAt: Date | null;
}

export interface DigestLine {
  subject: string;
  day: CalendarDate | null;
  time: string | null;
  text: string;
  isLeftOut: boolean;
}

const MIN_NAME = 3;

const toPlain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[‘’ʻ`´]/g, "'")
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();

const isWordSign = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** Whole words only, so that no number is found in a longer one. */
const holdsName = (text: string, name: string): boolean => {
  if (name.length < MIN_NAME) return false;
  for (let from = text.indexOf(name); from !== -1; from = text.indexOf(name, from + 1))
    if (!isWordSign(text[from - 1]) && !isWordSign(text[from + name.length])) return true;
  return false;
};

/** @returns the last time that the family was written about it; undefined for never. */
const findWritten = (
  { names }: RecordedThing,
  writings: readonly (FamilyWriting & { plain: string })[],
): Date | undefined => {
  const plainNames = names.map((name) => toPlain(name).trim());
  return writings
    .filter(({ plain }) => plainNames.some((name) => holdsName(plain, name)))
    .reduce<Date | undefined>((last, { at }) => (last && last > at ? last : at), undefined);
};

const CHANGED = ' (changed)';
const CANCELED = ' (canceled)';
const NOT_PAID = ', not paid after all';

/** @returns true for the text of a line that took back what the family knew. */
export const isTakenBack = (text: string): boolean => text.endsWith(CANCELED) || text.endsWith(NOT_PAID);

const markOf = ({ standing }: RecordedThing, wasOn: boolean): string =>
  standing === 'off' ? CANCELED : wasOn ? CHANGED : '';

/** Each new version of a paper is a thing to say again, in the same words. */
const isPaper = (subject: string): boolean => /^(document|itinerary):/.test(subject);

export type ToldThing = RecordedThing & { deeds: readonly RecordedDeed[] };

type KnownLine = SaidLine & { toldAt: Date };

/** A family that was told of a thing counts on it. */
const knowsOf = (line: SaidLine | undefined): line is KnownLine =>
  line !== undefined && line.toldAt !== null && !isTakenBack(line.text);

/** A thing that was told and is nothing for a family now, such as a wish, or is gone: in the words that they know. */
const takeBack = ({ subject, day, time, deeds }: ToldThing, before: KnownLine): DigestLine => {
  const known = before.text.replace(CHANGED, '');
  const text = subject.startsWith('payment:')
    ? `${known.replace(CONFIRMED, '')}${NOT_PAID}`
    : `${known}${CANCELED}`;
  const since = deeds.at(-1)?.at ?? before.toldAt;
  return { subject, day, time, text, isLeftOut: before.leftOutAt !== null && before.leftOutAt >= since };
};

const findNews = (
  thing: ToldThing,
  before: SaidLine | undefined,
  writtenAt: Date | undefined,
): DigestLine | undefined => {
  const toldAt = [before?.toldAt, writtenAt].flatMap((each) => each?.getTime() ?? []);
  const deeds = thing.deeds.filter((deed) => deed.at.getTime() > Math.max(0, ...toldAt));
  const [first] = deeds;
  const last = deeds.at(-1);
  if (!first || !last) return undefined;
  const { subject, standing, day, time, words } = thing;
  const isKnown = knowsOf(before) && !isPaper(subject);
  const wasOn = isKnown || isOnStatus(first.was);
  if (standing === 'off' && !wasOn) return undefined;
  const isAsTold = isKnown && before.text.replace(CHANGED, '') === words;
  if (isAsTold && standing === 'on') return undefined;
  const isLeftOut = before?.leftOutAt ? before.leftOutAt >= last.at : false;
  return { subject, day, time, text: `${words}${markOf(thing, wasOn)}`, isLeftOut };
};

const isPast = ({ day, until }: RecordedThing, today: CalendarDate): boolean =>
  day !== null && (until ?? day) < today;

/**
 * Things that are new to the family, in the order of the days. Left out are those that came and went in
 * between, those that an earlier digest, a message, a quote or an itinerary has said, and those whose days are over.
 */
export const listDigestLines = (
  things: readonly ToldThing[],
  writings: readonly FamilyWriting[],
  said: ReadonlyMap<string, SaidLine>,
  today: CalendarDate,
): DigestLine[] => {
  const plain = writings.map((writing) => ({ ...writing, plain: toPlain(writing.text) }));
  return things
    .flatMap((thing) => {
      const before = said.get(thing.subject);
      if (thing.standing === 'over' || thing.standing === 'offered' || isPast(thing, today)) return [];
      if (thing.standing === 'no') return knowsOf(before) ? [takeBack(thing, before)] : [];
      return findNews(thing, before, findWritten(thing, plain)) ?? [];
    })
    .sort((one, other) => toOrder(one).localeCompare(toOrder(other)));
};

const toOrder = ({ day, time, text }: DigestLine): string => `${day ?? '9999'} ${time ?? '99'} ${text}`;
