import { MAX_HOUSEHOLD } from '@landsea/contracts/agents';
import { takeSecrets, type SecretKind } from '../secret-numbers.js';
import { cleanCell } from '../imports/import-text.js';
import { readReversed } from '../imports/import-names.js';
import { markFacts, type MarkedText, type TextFact } from './text-facts.js';
import { findFamilyName, findGroup } from './text-names.js';
import { splitLines, splitParts, type TextPart } from './text-parts.js';
import { addFact, addWords, readPart, type TextPerson } from './text-person.js';

export const MAX_HOUSEHOLD_TEXT = 4000;

export interface HouseholdText {
  /** At most 30; the first is the first adult, to be the lead person. */
  people: TextPerson[];
  /** Words that were not understood, line by line. */
  unread: string[];
  /** Numbers that nobody may keep; they are in none of the answers. */
  taken: readonly SecretKind[];
}

interface HouseholdTextSettings {
  /** The calendar date on which ages in the text are true. */
  today: string;
  familyName?: string;
}

interface Found {
  person: TextPerson;
  line: number;
  /** Nothing but capitals says that it is a name. */
  isBare: boolean;
  /** The sign behind the name: `&` shares the last name that follows. */
  after: string;
}

const HEADER = /^(?:to|cc|bcc|subject|sent|date|reply-to)\s*:/i;

class HouseholdReader {
  readonly found: Found[] = [];
  readonly unread: string[] = [];
  readonly #contacts: TextFact[] = [];
  #group = '';
  #familyName: string;
  #pending: string | undefined;
  #ages: TextFact[] | undefined;

  constructor(
    private readonly marked: MarkedText,
    private readonly settings: HouseholdTextSettings,
  ) {
    this.#familyName = settings.familyName ?? '';
  }

  read(): void {
    for (const [line, text] of splitLines(this.marked.text).entries()) this.#readLine(text, line);
    this.#dropBare();
    this.#nameFamilies();
    for (const fact of this.#contacts) this.#addContact(fact);
  }

  #readLine(text: string, line: number): void {
    if (HEADER.test(text)) return;
    this.#pending = undefined;
    this.#ages = undefined;
    const reversed = /^\p{Lu}+\/\p{Lu}/u.test(text) ? readReversed(text) : [];
    for (const name of reversed) this.#add({ ...name }, line, false, '');
    if (reversed.length > 0) return;
    const from = this.found.length;
    for (const part of splitParts(text)) this.#readPart(part, line);
    this.#spreadAges(from);
  }

  #readPart(part: TextPart, line: number): void {
    const facts = this.#listFacts(part.text);
    const words = part.text.replace(/⟦\d+⟧/g, ' ').trim();
    if (this.#readHeading(words, part)) return;
    const { name, relationship, rest } = readPart(
      words,
      facts.some(({ kind }) => kind !== 'phone'),
    );
    const current = this.#currentOf(line);
    if (name && current && part.before === ')' && !name.lastName && facts.length === 0 && !current.lastName) {
      current.lastName = name.firstName;
      return;
    }
    if (name) {
      const relation = relationship ?? this.#pending ?? this.#group;
      this.#pending = undefined;
      const person: TextPerson = { ...name, ...(relation && { relationship: relation }) };
      this.#add(person, line, facts.length === 0 && !relation, part.after);
      this.#apply(person, facts, rest);
    } else if (relationship && !rest && facts.length === 0) this.#keepRelation(relationship, part, current);
    else if (current) this.#apply(current, facts, rest);
    else this.#keepUnread(facts, words);
  }

  #readHeading(words: string, part: TextPart): boolean {
    const family = findFamilyName(words);
    if (family) this.#familyName ||= family;
    if (/^ages\b/i.test(words)) this.#ages = this.#listFacts(part.text);
    const group = part.text === words ? findGroup(words) : undefined;
    if (group !== undefined) this.#group = group;
    return group !== undefined || family !== undefined || /^ages$/i.test(words);
  }

  #keepRelation(relationship: string, part: TextPart, current: TextPerson | undefined): void {
    if (current && !current.relationship && part.after !== ':') current.relationship = relationship;
    else this.#pending = relationship;
  }

  #apply(person: TextPerson, facts: readonly TextFact[], rest: string): void {
    const own = this.found.find((each) => each.person === person);
    if (own && facts.length > 0) own.isBare = false;
    for (const fact of facts) {
      if (fact.kind === 'age' && this.#ages) this.#ages.push(fact);
      else addFact(person, fact, this.settings.today);
    }
    addWords(person, rest);
  }

  /** `Ada, Obi and Nneka (ages 12, 9 and 5)`: as many of the last names of the line as there are ages. */
  #spreadAges(from: number): void {
    const ages = this.#ages ?? [];
    const people = this.found.slice(from).slice(-ages.length);
    if (people.length < ages.length) return;
    for (const [index, fact] of ages.entries())
      if (people[index]) addFact(people[index].person, fact, this.settings.today);
  }

  #keepUnread(facts: readonly TextFact[], words: string): void {
    this.#contacts.push(...facts.filter(({ kind }) => kind === 'email' || kind === 'phone'));
    if (words && !/^(?:phone|cell|mobile|email|e-mail|tel|home|work)$/i.test(words)) this.unread.push(words);
  }

  #add(person: TextPerson, line: number, isBare: boolean, after: string): void {
    if (this.found.length < MAX_HOUSEHOLD) this.found.push({ person, line, isBare, after });
  }

  #listFacts(text: string): TextFact[] {
    return Array.from(text.matchAll(/⟦(\d+)⟧/g), ([, at]) => this.marked.facts[Number(at)]).filter(
      (fact) => fact !== undefined,
    );
  }

  #currentOf(line: number): TextPerson | undefined {
    const last = this.found.at(-1);
    return last?.line === line ? last.person : undefined;
  }

  /** A name without any fact counts in a list of names, not in prose. */
  #dropBare(): void {
    const said = new Set(this.found.filter(({ isBare }) => !isBare).map(({ line }) => line));
    const isList = this.unread.length === 0;
    const dropped = this.found.filter(({ isBare, line }) => isBare && !said.has(line) && !isList);
    for (const each of dropped) {
      this.found.splice(this.found.indexOf(each), 1);
      this.unread.push(`${each.person.firstName} ${each.person.lastName}`.trim());
    }
  }

  /** `Tom and Beth Foley` share a name; others have that of the heading, of the one before, or of the one behind. */
  #nameFamilies(): void {
    const people = this.found;
    const lastNameOf = (at: number) => people[at]?.person.lastName;
    const named = people.map(({ after }, at) => (after === '&' ? lastNameOf(at + 1) : undefined));
    const own = people.map(({ person }) => person.lastName);
    for (const [at, { person }] of people.entries())
      person.lastName ||=
        named[at] ||
        this.#familyName ||
        own.slice(0, at).findLast(Boolean) ||
        own.slice(at).find(Boolean) ||
        '';
  }

  #addContact(fact: TextFact): void {
    const people = this.found.map(({ person }) => person);
    const local = fact.kind === 'email' ? fact.address.split('@')[0] : undefined;
    const own = people.find(({ firstName }) => firstName && local?.includes(firstName.toLowerCase()));
    const person = own ?? people.find(({ relationship }) => relationship !== 'Child');
    if (person) addFact(person, fact, this.settings.today);
  }
}

const isChild = ({ relationship, age, birthDate }: TextPerson, today: string): boolean =>
  relationship === 'Child' ||
  relationship === 'Grandchild' ||
  (age ?? 99) < 18 ||
  (birthDate !== undefined && Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4)) < 18);

/**
 * Reads the people of a household out of a message, a list or a line such as `Chidi 5/2/84, Ada 12, grandma Rosa 71`.
 * It only proposes: somebody looks at the names before they are kept. Text behind the 4,000th character is not read.
 */
export const readHouseholdText = (text: string, settings: HouseholdTextSettings): HouseholdText => {
  const { text: clean, taken } = takeSecrets(cleanCell(text.slice(0, MAX_HOUSEHOLD_TEXT)).normalize('NFC'));
  const reader = new HouseholdReader(markFacts(clean, settings.today), settings);
  reader.read();
  const people = reader.found.map(({ person }) => person);
  const lead = people.findIndex((person) => !isChild(person, settings.today));
  if (lead > 0) people.unshift(...people.splice(lead, 1));
  return { people, unread: reader.unread, taken };
};
