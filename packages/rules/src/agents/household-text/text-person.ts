import type { TextFact } from './text-facts.js';
import { DIET } from './text-facts.js';
import { countNameWords, divideName, findRelation, isNoName, writeName } from './text-names.js';
import type { TextName } from './text-names.js';

/** A person as a text tells of them; what is not said is absent. */
export interface TextPerson extends TextName {
  relationship?: string;
  birthDate?: string;
  /** Month and day: `05-02`. */
  birthday?: string;
  /** `9 on 2026-11-29`, `Born in 2017`. */
  knownAge?: string;
  /** Whole years, where the text says an age. */
  age?: number;
  heightInches?: number;
  dietaryNotes?: string;
  email?: string;
  phone?: string;
  notes?: string;
}

const FILLER =
  /^(?:and|plus|also|with|my|our|his|her|their|is|are|name is|names are|we['’]re|we are|i['’]m|i am|this is|it['’]s|from:?|mr|mrs|ms|miss|mx|dr)\b\.?:?\s*/i;
const FILLER_BEHIND =
  /^(?:who|is|are|has|and|with|a|an|the|turns|old|years|born|on|will|be|age|aged|[–—-])(?:\s+|$)/i;

const stripFillers = (text: string, filler: RegExp): string => {
  let rest = text;
  while (filler.test(rest)) rest = rest.replace(filler, '');
  return rest;
};

export interface ReadPart {
  name?: TextName;
  relationship?: string;
  /** Words behind the name, or all words where there is no name. */
  rest: string;
  isLowerCase?: true;
}

const takeRelation = (words: string[]): string | undefined => {
  const relationship = findRelation(words[0] ?? '');
  if (relationship) words.shift();
  return relationship;
};

/** Prose before a relation or a name: `we are coming with our daughter Ada`. */
const cutProse = (words: readonly string[]): readonly string[] => {
  if (words.length < 3) return words;
  const relation = words.findIndex((word) => findRelation(word));
  if (relation >= 0 && countNameWords(words.slice(relation + 1)) > 0) return words.slice(relation);
  const name = words.findIndex((_word, at) => countNameWords(words.slice(at)) === words.length - at);
  return name > 0 && isNoName(words[0] ?? '') ? words.slice(name) : words;
};

/** Reads a part without its marks; a name in lowercase counts where `hasFact`. */
export const readPart = (text: string, hasFact: boolean): ReadPart => {
  const bare = stripFillers(text.trim(), FILLER);
  const words = [...cutProse(bare.split(/\s+/).filter(Boolean))];
  const relationship = takeRelation(words);
  const count = countNameWords(words);
  const known = { ...(relationship && { relationship }) };
  if (count > 0) {
    const rest = stripFillers(words.slice(count).join(' '), FILLER_BEHIND);
    const behind = relationship ? undefined : findRelation(rest);
    return {
      ...known,
      ...(behind && { relationship: behind }),
      name: divideName(words.slice(0, count)),
      rest: behind ? '' : rest,
    };
  }
  const isSmallName =
    hasFact &&
    words.length > 0 &&
    words.length < 3 &&
    words.every((word) => /^\p{Ll}{2,}$/u.test(word) && !isNoName(word));
  if (isSmallName && !DIET.test(words.join(' ')))
    return { ...known, name: divideName(words.map(writeName)), rest: '', isLowerCase: true };
  return { ...known, rest: stripFillers(words.join(' '), FILLER_BEHIND) };
};

/** The first fact of a kind stays. */
export const addFact = (person: TextPerson, fact: TextFact, today: string): void => {
  if (fact.kind === 'born') person.birthDate ??= fact.date;
  else if (fact.kind === 'birthday') person.birthday ??= fact.day;
  else if (fact.kind === 'born-in') person.knownAge ??= `Born in ${fact.year}`;
  else if (fact.kind === 'height') person.heightInches ??= fact.inches;
  else if (fact.kind === 'email') person.email ??= fact.address;
  else if (fact.kind === 'phone') person.phone ??= fact.number;
  else if (person.age === undefined) {
    person.age = fact.years;
    person.knownAge ??= `${fact.years} on ${today}`;
  }
};

const join = (before: string | undefined, text: string, most: number): string =>
  [before, text].filter(Boolean).join(', ').slice(0, most);

export const addWords = (person: TextPerson, words: string): void => {
  if (!words) return;
  if (DIET.test(words)) person.dietaryNotes = join(person.dietaryNotes, words, 300);
  else person.notes = join(person.notes, words, 2000);
};
