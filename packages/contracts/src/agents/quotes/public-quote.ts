import * as z from 'zod/mini';
import { CalendarDate, defineShortText, freeText, Id, Instant } from '../../core/primitives.js';
import { Brand } from '../brand.js';
import { PublicQuoteOption } from './quote-option.js';

const Token = z
  .string('This link is incomplete')
  .check(z.minLength(1, 'This link is incomplete'), z.maxLength(200, 'This link is incomplete'));
/** An invisible field that only programs fill in; the token already shows that a person was meant. */
const Trap = z.string().check(z.maxLength(500));
/** The number of the version that the page shows. */
const Shown = z
  .int('Reload the page')
  .check(z.minimum(1, 'Reload the page'), z.maximum(10_000, 'Reload the page'));

/** A frozen version: everything that a client ever sees of it. */
export const PublicQuote = z.object({
  title: z.string(),
  message: z.string(),
  people: z.int(),
  expiresAt: Instant,
  zone: z.string(),
  options: z.array(PublicQuoteOption),
});
export type PublicQuote = z.infer<typeof PublicQuote>;

export const QuotePageState = z.enum(['open', 'newer', 'accepted', 'declined', 'expired', 'withdrawn']);
export type QuotePageState = z.infer<typeof QuotePageState>;

/** A traveler whom the agent knows; the birth date itself stays with the agent. */
export const KnownQuoteTraveler = z.object({ id: Id, name: z.string(), hasBirthDate: z.boolean() });
export type KnownQuoteTraveler = z.infer<typeof KnownQuoteTraveler>;

/** `newer`: the agent sent another version since; `quote` is the one of the link. */
export const QuotePage = z.object({
  state: QuotePageState,
  number: z.int(),
  version: z.int(),
  quote: PublicQuote,
  agentName: z.nullable(z.string()),
  agencyName: z.nullable(z.string()),
  brand: z.optional(Brand),
  firstName: z.string(),
  travelers: z.array(KnownQuoteTraveler),
  acceptedOptionId: z.nullable(Id),
  acceptedAddonIds: z.array(Id),
  /** Somebody else of the household, or on the phone, who gave the answer that stands. */
  acceptedBy: z.optional(z.string()),
  /** The agent took this link back: nothing of the offer is in the answer. */
  isLinkWithdrawn: z.optional(z.boolean()),
});
export type QuotePage = z.infer<typeof QuotePage>;

/** `POST /api/v1/quote-links/open`; the token is in no address. `newest` opens the version that replaced it. */
export const OpenQuote = z.strictObject({ token: Token, newest: z.optional(z.boolean()) });
export type OpenQuote = z.infer<typeof OpenQuote>;

/** `POST /api/v1/quote-links/look`: a person touched the page; programs that follow links do not. */
export const LookAtQuote = z.strictObject({ token: Token, version: Shown, optionId: z.nullable(Id) });
export type LookAtQuote = z.infer<typeof LookAtQuote>;

/** `POST /api/v1/quote-links/question`: becomes a message of the client; idempotent by id. */
export const AskAboutQuote = z.strictObject({
  token: Token,
  id: Id,
  about: defineShortText('What it is about', 160),
  text: defineShortText('Your question', 1000),
  website: Trap,
});
export type AskAboutQuote = z.infer<typeof AskAboutQuote>;

export const QuoteTraveler = z.strictObject({
  id: Id,
  firstName: defineShortText('The first name', 60),
  lastName: defineShortText('The last name', 60),
  /** Null where the agent has it. */
  birthDate: z.nullable(CalendarDate),
});
export type QuoteTraveler = z.infer<typeof QuoteTraveler>;

/** `POST /api/v1/quote-links/acceptance`; EDIT_CONFLICT for an older version or another answer. */
export const AcceptQuote = z.strictObject({
  token: Token,
  version: Shown,
  optionId: Id,
  addonIds: z.array(Id).check(z.maxLength(12, 'That is more than the option has')),
  name: defineShortText('Your name', 80),
  travelers: z
    .array(QuoteTraveler)
    .check(z.minLength(1, 'Add at least one traveler'), z.maxLength(20, 'At most 20 travelers')),
  website: Trap,
});
export type AcceptQuote = z.infer<typeof AcceptQuote>;

/** `POST /api/v1/quote-links/refusal`. */
export const DeclineQuote = z.strictObject({
  token: Token,
  version: Shown,
  reason: freeText('The reason', 500),
  website: Trap,
});
export type DeclineQuote = z.infer<typeof DeclineQuote>;
