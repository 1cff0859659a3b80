import type { BookingGuest } from '@landsea/contracts/agents';
import type { BookedPerson } from '@landsea/contracts/bookings';

const TITLES = /^(?:mr|mrs|ms|miss|mx|dr|master)\.?\s+/i;

/** Words of a name in lower case without accents; `WEASLEY/GINNY MISS` is how airlines write it. */
const wordsOf = (name: string): string[] => {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').trim();
  const [last = '', first] = plain.split('/');
  const inOrder = first === undefined ? plain : `${first.replace(/\s(?:mr|mrs|ms|miss|dr)$/i, '')} ${last}`;
  return inOrder
    .replace(TITLES, '')
    .toLowerCase()
    .split(/[\s,.]+/)
    .filter(Boolean);
};

const isSubset = (some: readonly string[], all: readonly string[]): boolean =>
  some.every((word) => all.includes(word));

/** Exact legal names count before names that share all words, and these before a first name that only one person has. */
const findGuest = (name: string, people: readonly BookingGuest[]): BookingGuest | undefined => {
  const words = wordsOf(name);
  if (words.length === 0) return undefined;
  const known = people.map((person) => ({
    person,
    legal: wordsOf(person.legalName ?? ''),
    called: wordsOf(person.name),
  }));
  const ways: ((each: (typeof known)[number]) => boolean)[] = [
    ({ legal }) => legal.join(' ') === words.join(' '),
    ({ legal }) => legal.length > 1 && words.length > 1 && (isSubset(words, legal) || isSubset(legal, words)),
    ({ called }) => called.length > 0 && isSubset(called, words),
    ({ legal }) => legal.length > 0 && legal[0] === words[0],
  ];
  for (const way of ways) {
    const found = known.filter(way);
    if (found.length > 0) return found.length === 1 ? found[0]?.person : undefined;
  }
  return undefined;
};

export interface MatchedGuests {
  people: BookedPerson[];
  /** Names of which it is not certain who is meant. */
  unknown: string[];
}

/** Each person is matched once; `legalName` is the name as the confirmation writes it. */
export const matchGuests = (names: readonly string[], people: readonly BookingGuest[]): MatchedGuests => {
  const matched: MatchedGuests = { people: [], unknown: [] };
  for (const name of names) {
    const free = people.filter(({ personId }) => !matched.people.some((each) => each.personId === personId));
    const guest = findGuest(name, free);
    if (guest) matched.people.push({ personId: guest.personId, legalName: name.trim().slice(0, 120) });
    else matched.unknown.push(name);
  }
  return matched;
};
