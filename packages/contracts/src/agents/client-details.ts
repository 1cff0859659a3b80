import * as z from 'zod/mini';
import { CalendarDate, defineShortText, freeText } from '../core/primitives.js';
import type { DetailFields } from './detail-field.js';

export const ContactPreference = z.enum(['text', 'email', 'call', 'portal']);

/** The words that somebody agreed to, and when. */
export const GivenConsent = z.strictObject({
  about: z.enum(['news', 'data']),
  text: freeText('The text', 2000),
  version: defineShortText('Version', 40),
  on: CalendarDate,
});
export type GivenConsent = z.infer<typeof GivenConsent>;

const text = (what: string, most: number) => z.nullable(freeText(what, most));

/** A detail is one line here and one in {@link clientDetailFields}. */
const shape = {
  street: text('Street', 120),
  unit: text('Unit', 60),
  city: text('City', 80),
  state: text('State', 60),
  postalCode: text('ZIP code', 20),
  country: text('Country', 60),
  contactPreference: z.nullable(ContactPreference),
  anniversary: z.nullable(CalendarDate),
  emergencyContact: text('Emergency contact', 200),
  referredBy: text('Referred by', 120),
  consents: z.nullable(z.array(GivenConsent).check(z.maxLength(20, 'Keep at most 20 consents'))),
};

/** In a request an absent detail does not change, and null removes. */
export const ClientDetails = z.partial(z.strictObject(shape));
export type ClientDetails = z.infer<typeof ClientDetails>;
export type ClientDetailName = keyof ClientDetails;

/** In an answer. */
export const KnownClientDetails = z.partial(z.object(shape));

export const clientDetailFields: DetailFields<ClientDetails> = {
  street: { label: 'Street', kind: 'text', most: 120 },
  unit: { label: 'Apartment or unit', kind: 'text', most: 60 },
  city: { label: 'City', kind: 'text', most: 80 },
  state: { label: 'State', kind: 'text', most: 60 },
  postalCode: { label: 'ZIP code', kind: 'text', most: 20 },
  country: { label: 'Country', kind: 'text', most: 60 },
  contactPreference: {
    label: 'Prefers',
    kind: 'choice',
    names: { text: 'Text message', email: 'Email', call: 'Phone call', portal: 'Messages here' },
  },
  anniversary: { label: 'Anniversary', kind: 'date' },
  emergencyContact: { label: 'Emergency contact', kind: 'text', most: 200 },
  referredBy: { label: 'Referred by', kind: 'text', most: 120 },
  consents: { label: 'Consents', kind: 'consents' },
};
