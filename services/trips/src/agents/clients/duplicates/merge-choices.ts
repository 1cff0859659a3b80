import {
  MAX_CLIENT_TAGS,
  applyDetails,
  type HouseholdPerson,
  type MergeFields,
  type MergePersonFields,
  type PersonDetails,
} from '@landsea/contracts/agents';
import { makeInvalidField } from '@landsea/nest-kit';
import type { ClientPersonRow } from '../client-person.entity.js';
import { foldSearchText } from '../client-search-text.js';
import type { ClientRow } from '../client.entity.js';
import { toPhoneKey } from '../phone-key.js';
import { isSameFormalName } from './nicknames.js';

const listTrigrams = (name: string): Set<string> =>
  new Set(
    name
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .flatMap((word) => Array.from({ length: word.length + 1 }, (_, at) => `  ${word} `.slice(at, at + 3))),
  );

/** 0 to 1, as `similarity` of Postgres compares folded names. */
const measureLikeness = (one: string, other: string): number => {
  const [mine, theirs] = [listTrigrams(one), listTrigrams(other)];
  const common = [...mine].filter((trigram) => theirs.has(trigram)).length;
  const all = mine.size + theirs.size - common;
  return all === 0 ? 0 : common / all;
};

type Merged = Pick<ClientRow, 'stage' | 'source' | 'nextStep' | 'nextStepOn' | 'tags' | 'notes' | 'details'>;

const MAX_NOTES = 2000;

const bothTags = (keep: readonly string[], merge: readonly string[]): string[] => {
  const known = new Set(keep.map((tag) => tag.toLowerCase()));
  return [...keep, ...merge.filter((tag) => !known.has(tag.toLowerCase()))];
};

const bothNotes = (keep: string | null, merge: string | null): string | null =>
  keep === merge ? keep : [keep, merge].filter(Boolean).join('\n\n') || null;

/** @throws DomainError VALIDATION_FAILED where both together are too much. */
export const chooseClient = (keep: Merged, merge: Merged, fields: MergeFields): Merged => {
  const sides = { keep, merge };
  const tags = fields.tags === 'both' ? bothTags(keep.tags, merge.tags) : sides[fields.tags].tags;
  const notes = fields.notes === 'both' ? bothNotes(keep.notes, merge.notes) : sides[fields.notes].notes;
  if (tags.length > MAX_CLIENT_TAGS)
    throw makeInvalidField('fields.tags', `A client holds at most ${MAX_CLIENT_TAGS} tags: keep one side’s`);
  if (notes && notes.length > MAX_NOTES)
    throw makeInvalidField(
      'fields.notes',
      'The notes together are too long: keep one side’s, or shorten one first',
    );
  const { nextStep, nextStepOn } = sides[fields.nextStep];
  const { stage } = sides[fields.stage];
  const { source } = sides[fields.source];
  const details = applyDetails(merge.details, keep.details);
  return { stage, source, nextStep, nextStepOn, tags, notes, details };
};

const chooseDetails = (
  keep: PersonDetails = {},
  merge: PersonDetails = {},
  fields: MergePersonFields['details'] = {},
): PersonDetails => {
  const taken = Object.entries(merge).filter(([name]) => fields[name] === 'merge');
  return { ...merge, ...keep, ...Object.fromEntries(taken) };
};

export const choosePerson = (
  keep: HouseholdPerson,
  merge: HouseholdPerson,
  { name, ...fields }: MergePersonFields,
): Partial<ClientPersonRow> => {
  const sides = { keep, merge };
  const { firstName, lastName } = sides[name];
  const { phone } = sides[fields.phone];
  return {
    firstName,
    lastName,
    phone,
    phoneKey: toPhoneKey(phone),
    email: sides[fields.email].email,
    birthDate: sides[fields.birthDate].birthDate,
    loyalties: sides[fields.loyalties].loyalties,
    heightInches: sides[fields.heightInches].heightInches,
    dietaryNotes: sides[fields.dietaryNotes].dietaryNotes,
    passportExpiresOn: sides[fields.passportExpiresOn].passportExpiresOn,
    notes: sides[fields.notes].notes,
    details: chooseDetails(keep.details, merge.details, fields.details),
  };
};

const nameOf = ({ firstName, lastName }: HouseholdPerson): string =>
  foldSearchText(`${firstName} ${lastName}`);

/** Families share addresses and phones, so those count only with the same first name. */
const isSame = (one: HouseholdPerson, other: HouseholdPerson): boolean => {
  if (one.birthDate && other.birthDate && one.birthDate !== other.birthDate) return false;
  if (nameOf(one) === nameOf(other)) return true;
  const phone = toPhoneKey(one.phone);
  const isReached =
    (one.email !== null && one.email === other.email) ||
    (phone !== null && phone === toPhoneKey(other.phone));
  return isReached && foldSearchText(one.firstName) === foldSearchText(other.firstName);
};

/** A letter more or less in a short name; brothers and sisters share the last name alone. */
const ALIKE = 0.5;

/** The names that suggest two clients as one: nicknames, and a slip of the keyboard. */
const isAlike = (one: HouseholdPerson, other: HouseholdPerson): boolean => {
  if (one.birthDate && other.birthDate && one.birthDate !== other.birthDate) return false;
  const [last, otherLast] = [foldSearchText(one.lastName), foldSearchText(other.lastName)];
  const [first, otherFirst] = [foldSearchText(one.firstName), foldSearchText(other.firstName)];
  const isFirst = isSameFormalName(first, otherFirst) || measureLikeness(first, otherFirst) >= ALIKE;
  return isFirst && measureLikeness(last, otherLast) >= ALIKE;
};

/** The first person of each side leads, and clients are suggested by the names of those. */
export const pairPeople = (
  keep: readonly HouseholdPerson[],
  merge: readonly HouseholdPerson[],
): { keepId: string; mergeId: string }[] => {
  const taken = new Set<string>();
  const pairs = merge.flatMap((person) => {
    const same = keep.find((each) => !taken.has(each.id) && isSame(each, person));
    if (!same) return [];
    taken.add(same.id);
    return [{ keepId: same.id, mergeId: person.id }];
  });
  const [lead, otherLead] = [keep[0], merge[0]];
  const areFree =
    lead && otherLead && !pairs.some(({ keepId, mergeId }) => keepId === lead.id || mergeId === otherLead.id);
  return areFree && isAlike(lead, otherLead) ? [{ keepId: lead.id, mergeId: otherLead.id }, ...pairs] : pairs;
};
