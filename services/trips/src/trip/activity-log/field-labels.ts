import { Id } from '@landsea/contracts/core';

/** Who is meant by an id of the party. */
export type NameOf = (ref: string) => string | undefined;

/** A value of a field in words; undefined where it has none of its own, and is quoted. */
export type ValueWords = (value: unknown, nameOf: NameOf) => string | undefined;

/** What a field is called in the list of changes, and how its values, and none, read where that is not plain. */
export type FieldLabel = string | { name: string; words: ValueWords; none?: string };

/** A label for each field, in the order in which the list says them; null for what is nobody's business. */
export type FieldLabels<Field extends string = string> = Readonly<Record<Field, FieldLabel | null>>;

const WORDS_SHOWN = 120;
export const quoted = (text: string): string =>
  `“${text.length > WORDS_SHOWN ? `${text.slice(0, WORDS_SHOWN).trimEnd()}…` : text}”`;

/** A person of the party, by id or by the name that was typed. */
export const personWords: ValueWords = (value, nameOf) => {
  const name = nameOf(String(value));
  return name === undefined && Id.safeParse(value).success ? 'somebody' : quoted(name ?? String(value));
};

/** Words for the values of an enumeration. */
export const namedValues =
  (names: Readonly<Record<string, string>>): ValueWords =>
  (value) =>
    names[String(value)];

/** One word, which needs no quotes. */
export const plainWord: ValueWords = String;
