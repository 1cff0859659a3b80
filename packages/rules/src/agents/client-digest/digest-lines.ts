import type { CalendarDate } from '@landsea/contracts/core';
import { isOnStatus, type RecordedThing } from './recorded-things.js';

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

const markOf = ({ standing }: RecordedThing, wasOn: boolean): string =>
  standing === 'off' ? ' (canceled)' : wasOn ? CHANGED : '';

export type ToldThing = RecordedThing & { deeds: readonly RecordedDeed[] };

/**
 * Things that are new to the family, in the order of the days. Left out are those that came and went in
 * between, and those that an earlier digest, a message, a quote or an itinerary has said.
 */
export const listDigestLines = (
  things: readonly ToldThing[],
  writings: readonly FamilyWriting[],
  said: ReadonlyMap<string, SaidLine>,
): DigestLine[] => {
  const plain = writings.map((writing) => ({ ...writing, plain: toPlain(writing.text) }));
  return things
    .flatMap((thing) => {
      const before = said.get(thing.subject);
      const toldAt = [before?.toldAt, findWritten(thing, plain)].flatMap((each) => each?.getTime() ?? []);
      const deeds = thing.deeds.filter((deed) => deed.at.getTime() > Math.max(0, ...toldAt));
      const [first] = deeds;
      const last = deeds.at(-1);
      if (!first || !last || thing.standing === 'no') return [];
      const wasOn = isOnStatus(first.was);
      if (thing.standing === 'off' && !wasOn) return [];
      const { subject, day, time, words } = thing;
      const isAsTold = before?.toldAt && before.text.replace(CHANGED, '') === words;
      if (isAsTold && thing.standing === 'on') return [];
      const text = `${words}${markOf(thing, wasOn)}`;
      const isLeftOut = before?.leftOutAt ? before.leftOutAt >= last.at : false;
      return [{ subject, day, time, text, isLeftOut }];
    })
    .sort((one, other) => toOrder(one).localeCompare(toOrder(other)));
};

const toOrder = ({ day, time, text }: DigestLine): string => `${day ?? '9999'} ${time ?? '99'} ${text}`;
