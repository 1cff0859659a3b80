import { Id } from '@landsea/contracts/core';

export type NameOf = (ref: string) => string | undefined;

export type ValueWords = (value: unknown, nameOf: NameOf) => string | undefined;

export type FieldLabel = string | { name: string; words: ValueWords; none?: string };

export type FieldLabels<Field extends string = string> = Readonly<Record<Field, FieldLabel | null>>;

const WORDS_SHOWN = 120;
export const quoteText = (text: string): string =>
  `“${text.length > WORDS_SHOWN ? `${text.slice(0, WORDS_SHOWN).trimEnd()}…` : text}”`;

export const describePerson: ValueWords = (value, nameOf) => {
  const name = nameOf(String(value));
  return name === undefined && Id.safeParse(value).success ? 'somebody' : quoteText(name ?? String(value));
};

export const makeNamedValues =
  (names: Readonly<Record<string, string>>): ValueWords =>
  (value) =>
    names[String(value)];

export const plainWord: ValueWords = String;
