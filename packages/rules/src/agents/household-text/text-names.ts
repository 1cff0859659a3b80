import { foldName, readCapitals } from '../imports/import-text.js';

const RELATIONS: Readonly<Record<string, string>> = {
  mom: 'Mother',
  mum: 'Mother',
  mother: 'Mother',
  dad: 'Father',
  father: 'Father',
  husband: 'Husband',
  wife: 'Wife',
  spouse: 'Spouse',
  partner: 'Partner',
  fiance: 'Partner',
  fiancee: 'Partner',
  son: 'Child',
  daughter: 'Child',
  child: 'Child',
  kid: 'Child',
  baby: 'Child',
  toddler: 'Child',
  stepson: 'Child',
  stepdaughter: 'Child',
  grandma: 'Grandmother',
  grandmother: 'Grandmother',
  granny: 'Grandmother',
  nana: 'Grandmother',
  abuela: 'Grandmother',
  grandpa: 'Grandfather',
  grandfather: 'Grandfather',
  abuelo: 'Grandfather',
  brother: 'Brother',
  sister: 'Sister',
  aunt: 'Aunt',
  auntie: 'Aunt',
  uncle: 'Uncle',
  cousin: 'Cousin',
  nephew: 'Nephew',
  niece: 'Niece',
  grandson: 'Grandchild',
  granddaughter: 'Grandchild',
  friend: 'Friend',
  nanny: 'Nanny',
};
const GROUPS: Readonly<Record<string, string>> = {
  kids: 'Child',
  children: 'Child',
  sons: 'Child',
  daughters: 'Child',
  grandkids: 'Grandchild',
  grandchildren: 'Grandchild',
  friends: 'Friend',
  adults: '',
  parents: '',
  grandparents: '',
  travelers: '',
  guests: '',
  party: '',
  names: '',
  name: '',
  who: '',
  family: '',
  household: '',
};

export const findRelation = (word: string): string | undefined =>
  RELATIONS[foldName(word.replace(/-in-law$/i, ''))];

/** The relationship that a heading such as `Kids` gives to the names behind it; undefined for no heading. */
export const findGroup = (text: string): string | undefined =>
  GROUPS[foldName(text.replace(/^(?:and\s+)?(?:the|our|my)\s+/i, ''))];

export const findFamilyName = (text: string): string | undefined => {
  const [, before, plural] =
    /^(?:[Tt]he\s+)?(\p{Lu}[\p{L}'’-]+)\s+[Ff]amily$/u.exec(text) ??
    /^[Tt]he\s+()(\p{Lu}[\p{L}'’-]+)s$/u.exec(text) ??
    [];
  const name = before || plural;
  return name && findGroup(text) === undefined ? writeName(name) : undefined;
};

const NO_NAMES = new Set(
  (
    'hi hello hey dear thanks thank thx best cheers regards sincerely love we us our the this that they it its im about ' +
    'around total kids adults people guests nights days night day room rooms cabin deck budget ages age born date dates trip ' +
    'travel vacation cruise ship hotel resort park parks disney disneys walt world magic kingdom epcot orlando florida wish ' +
    'for from to in on at of or but so please can could would will is are was have has had need needs looking want wants ' +
    'not no yes also with both all who what when where how if any some phone email cell mobile tel subject sent ' +
    'monday tuesday wednesday thursday friday saturday sunday january february march july september october november december ' +
    'feb mar apr jun jul aug sep sept oct nov dec christmas thanksgiving easter spring summer fall winter'
  ).split(' '),
);

const NAME = /^\p{Lu}[\p{L}\p{M}'’.-]*$/u;
const PARTICLE = /^(?:de|da|do|dos|la|le|del|della|di|van|von|der|den|bin|al|el|y|st\.?)$/i;
const SUFFIX = /^(?:jr|sr|ii|iii|iv)\.?$/i;

export const isNoName = (word: string): boolean => NO_NAMES.has(foldName(word)) || foldName(word) === '';

const isNameWord = (word: string): boolean => NAME.test(word) && !isNoName(word) && !findRelation(word);

/** The length of the name in front of the words; at most five. */
export const countNameWords = (words: readonly string[]): number => {
  let count = 0;
  for (const [index, word] of words.slice(0, 5).entries()) {
    const next = words.slice(index).find((each) => !PARTICLE.test(each));
    const joins = count > 0 && PARTICLE.test(word) && next !== undefined && isNameWord(next);
    if (!(isNameWord(word) || joins || (count > 0 && SUFFIX.test(word)))) break;
    count += 1;
  }
  return count;
};

export const writeName = (word: string): string => {
  const text = readCapitals(word);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

export interface TextName {
  firstName: string;
  lastName: string;
  suffix?: string;
}

/** The last word is the last name, with the particles before it: `Ana de la Cruz`. */
export const divideName = (words: readonly string[]): TextName => {
  const suffix = words.length > 1 && SUFFIX.test(words.at(-1) ?? '') ? words.at(-1) : undefined;
  const names = suffix ? words.slice(0, -1) : words;
  if (names.length < 2) return { firstName: names.map(writeName).join(' '), lastName: '' };
  const particle = names.findIndex((word, index) => index > 0 && PARTICLE.test(word));
  const at = particle > 0 ? particle : names.length - 1;
  return {
    firstName: names.slice(0, at).map(writeName).join(' '),
    lastName: names
      .slice(at)
      .map((word) => (PARTICLE.test(word) ? word : writeName(word)))
      .join(' '),
    ...(suffix && { suffix }),
  };
};
