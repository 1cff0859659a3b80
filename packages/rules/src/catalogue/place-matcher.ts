import { isNearly, splitWords } from './place-names.js';

export interface NamedPlace {
  name: string;
  aliases?: readonly string[];
}

/** Null when none, or more than one, could be meant. */
export type PlaceMatcher<T extends NamedPlace> = (typed: string) => T | null;

const FILLERS = new Set(
  'a an and at by of on the disney disneys walt world hotel resort resorts restaurant spa'.split(' '),
);
const ADDITIONS = new Set(
  'breakfast brunch lunch dinner meal buffet reservation character characters show table for in our with'.split(
    ' ',
  ),
);
const MOST_WORDS = 12;
const TYPO_SHARE = 0.9;
const BEHIND_NAME = /,|;|:|\(| - | – | at | with /i;
const [LIKE_PART, LIKE_WORD] = [0.5, 0.6];
const MARGIN = 0.1;

interface Key<T> {
  place: T;
  words: string[];
}

const significant = (words: string[]): string[] => {
  const left = words.filter((word) => !FILLERS.has(word));
  return left.length > 0 ? left : words;
};

const letters = (words: readonly string[]): number => words.reduce((sum, { length }) => sum + length, 0);

interface TypedWord {
  text: string;
  meant: ReadonlySet<string>;
}

const matchesOf = (typed: readonly TypedWord[], words: readonly string[]): number[] => {
  const used = new Set<number>();
  return words.map((word) => {
    const free = (is: (each: TypedWord) => boolean) =>
      typed.findIndex((each, index) => !used.has(index) && is(each));
    const exact = free(({ text }) => text === word);
    const at = exact >= 0 ? exact : free(({ meant }) => meant.has(word));
    if (at >= 0) used.add(at);
    return at;
  });
};

const isRun = (matches: readonly number[]): boolean =>
  matches.every((at, index) => at >= 0 && at === (matches[0] ?? 0) + index);

const beginningOf = (matches: readonly number[]): number => {
  let length = 0;
  while (length < matches.length && isRun(matches.slice(0, length + 1))) length += 1;
  return length;
};

interface Likeness {
  share: number;
  isPossible: boolean;
  hasMore: boolean;
}

const likeness = (typed: readonly TypedWord[], words: readonly string[]): Likeness => {
  const matches = matchesOf(typed, words);
  const matched = words.reduce((sum, word, index) => {
    const found = typed[matches[index] ?? -1];
    return sum + (found ? word.length * (found.text === word ? 1 : TYPO_SHARE) : 0);
  }, 0);
  const isExtra = ({ text }: TypedWord, index: number): boolean =>
    !matches.includes(index) && !ADDITIONS.has(text);
  const extra = typed.filter(isExtra);
  const read = typed.filter((word, index) => matches.includes(index) || isExtra(word, index));
  const share = (2 * matched) / (letters(words) + letters(read.map(({ text }) => text)));
  if (extra.length > 0)
    return { share, isPossible: isRun(matches) && (words.length > 1 || share >= LIKE_WORD), hasMore: true };
  const beginning = beginningOf(matches);
  const isBeginning = beginning > 0 && matches.slice(beginning).every((at) => at < 0);
  return { share, isPossible: isBeginning || share >= LIKE_PART, hasMore: false };
};

const keysOf = <T extends NamedPlace>(places: readonly T[]): Key<T>[] =>
  places.flatMap((place) =>
    [place.name, ...(place.aliases ?? [])].map((name) => ({ place, words: significant(splitWords(name)) })),
  );

const onlyPlace = <T>(keys: readonly Key<T>[] | undefined): T | undefined =>
  keys?.every(({ place }) => place === keys[0]?.place) ? keys[0]?.place : undefined;

const grouped = <T>(keys: readonly Key<T>[], nameOf: (key: Key<T>) => string): Map<string, Key<T>[]> => {
  const groups = new Map<string, Key<T>[]>();
  for (const key of keys) groups.set(nameOf(key), [...(groups.get(nameOf(key)) ?? []), key]);
  return groups;
};

/**
 * Accents, capitals, `Disney's`, `Resort` and the like do not matter; words may have typos, be omitted at the
 * end or added (`Dinner at Le Cellier`). Without `extraWords` a name with unknown words is another place.
 */
export const placeMatcher = <T extends NamedPlace>(
  places: readonly T[],
  { extraWords }: { extraWords: boolean } = { extraWords: true },
): PlaceMatcher<T> => {
  const full = new Map<string, T>();
  for (const place of places) full.set(splitWords(place.name).join(' '), place);
  const keys = keysOf(places);
  const joined = grouped(keys, ({ words }) => words.join(''));
  const byWord = new Map<string, Set<Key<T>>>();
  for (const key of keys)
    for (const word of key.words) byWord.set(word, (byWord.get(word) ?? new Set()).add(key));
  const byLetter = new Map<string, string[]>();
  for (const word of byWord.keys())
    byLetter.set(word.charAt(0), [...(byLetter.get(word.charAt(0)) ?? []), word]);
  const typedWord = (text: string): TypedWord => ({
    text,
    meant: new Set(byLetter.get(text.charAt(0))?.filter((word) => isNearly(text, word))),
  });
  const find = (text: string): T | null => {
    const all = splitWords(text).slice(0, MOST_WORDS);
    const typed = significant(all);
    const same = full.get(all.join(' ')) ?? onlyPlace(joined.get(typed.join('')));
    if (same || typed.length === 0) return same ?? null;
    const read = typed.map(typedWord);
    const candidates = new Set(
      read.flatMap(({ meant }) => [...meant].flatMap((word) => [...(byWord.get(word) ?? [])])),
    );
    const best = new Map<T, number>();
    for (const { place, words } of candidates) {
      const { share, isPossible, hasMore } = likeness(read, words);
      if (isPossible && (extraWords || !hasMore)) best.set(place, Math.max(best.get(place) ?? 0, share));
    }
    const [first, second] = [...best].sort(([, one], [, other]) => other - one);
    return first && first[1] - (second?.[1] ?? 0) >= MARGIN ? first[0] : null;
  };
  return (text) => {
    const [name = ''] = text.split(BEHIND_NAME);
    return find(text) ?? (name === text ? null : find(name));
  };
};
