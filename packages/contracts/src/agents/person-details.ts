import * as z from 'zod/mini';
import { defineShortName } from '../core/names.js';
import { freeText } from '../core/primitives.js';
import { ClientEmail } from './client-email.js';
import type { DetailFields } from './detail-field.js';

export const MAX_OTHER_CONTACTS = 5;

export const PaperGender = z.enum(['female', 'male', 'unspecified']);
export const PaperKind = z.enum(['passport-book', 'passport-card', 'birth-certificate', 'none']);
export const ParkAccount = z.enum(['unknown', 'invited', 'linked']);

const text = (what: string, most: number) => z.nullable(freeText(what, most));
const name = (what: string, most: number) =>
  z.nullable(z.union([z.literal(''), defineShortName(what, most)]));
const list = <Item extends z.ZodMiniType>(item: Item) =>
  z.nullable(z.array(item).check(z.maxLength(MAX_OTHER_CONTACTS, `Enter at most ${MAX_OTHER_CONTACTS}`)));

/**
 * `firstName` and `lastName` of a person are those of the papers. A detail is one line here and one in
 * {@link personDetailFields}: form, page, history, merge, export and import follow.
 */
const shape = {
  title: name('Title', 20),
  middleName: name('Middle name', 80),
  suffix: name('Suffix', 20),
  preferredName: name('Preferred name', 80),
  relationship: text('Relationship', 60),
  otherEmails: list(ClientEmail),
  otherPhones: list(freeText('Phone', 40)),
  gender: z.nullable(PaperGender),
  citizenship: text('Citizenship', 60),
  paperKind: z.nullable(PaperKind),
  /** Month and day where nobody knows the year: `09-12`. */
  birthday: z.nullable(
    z.string().check(z.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'Enter month and day')),
  ),
  /** For people without a birth date, with the day on which it was true: `7 on 2026-11-28`. */
  knownAge: text('Age', 40),
  mobility: text('Mobility', 300),
  accessNeeds: text('Other needs', 300),
  celebrations: text('Celebrating', 200),
  parkAccount: z.nullable(ParkAccount),
  knownTraveler: z.nullable(z.enum(['yes', 'no'])),
};

/** In a request an absent detail does not change, and null removes. */
export const PersonDetails = z.partial(z.strictObject(shape));
export type PersonDetails = z.infer<typeof PersonDetails>;
export type PersonDetailName = keyof PersonDetails;

/** In an answer. */
export const KnownPersonDetails = z.partial(z.object(shape));

export const personDetailFields: DetailFields<PersonDetails> = {
  title: { label: 'Title', kind: 'text', most: 20 },
  middleName: { label: 'Middle name', kind: 'text', most: 80 },
  suffix: { label: 'Suffix', kind: 'text', most: 20 },
  preferredName: { label: 'Goes by', kind: 'text', most: 80 },
  relationship: { label: 'Relationship', kind: 'text', most: 60 },
  otherEmails: { label: 'More emails', kind: 'list', of: 'email' },
  otherPhones: { label: 'More phones', kind: 'list', of: 'phone' },
  gender: {
    label: 'Gender in the papers',
    kind: 'choice',
    names: { female: 'Female', male: 'Male', unspecified: 'Unspecified' },
  },
  citizenship: { label: 'Citizenship', kind: 'text', most: 60 },
  paperKind: {
    label: 'Travels with',
    kind: 'choice',
    names: {
      'passport-book': 'Passport book',
      'passport-card': 'Passport card',
      'birth-certificate': 'Birth certificate and ID',
      none: 'None yet',
    },
  },
  birthday: { label: 'Birthday without a year', kind: 'text', most: 5 },
  knownAge: { label: 'Age, without a birth date', kind: 'text', most: 40 },
  mobility: { label: 'Mobility', kind: 'text', most: 300, isLong: true },
  accessNeeds: { label: 'Other needs', kind: 'text', most: 300, isLong: true },
  celebrations: { label: 'Celebrating', kind: 'text', most: 200 },
  parkAccount: {
    label: 'Park account',
    kind: 'choice',
    names: { unknown: 'Not known', invited: 'Invited', linked: 'Linked' },
  },
  knownTraveler: {
    label: 'Known traveler number',
    kind: 'choice',
    names: { yes: 'Has one', no: 'Has none' },
  },
};
