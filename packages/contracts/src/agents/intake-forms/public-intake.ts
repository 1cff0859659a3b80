import * as z from 'zod/mini';
import { Id, Instant, Version } from '../../core/primitives.js';
import { Brand } from '../brand.js';
import { ClientEmail } from '../households.js';
import { formGuard } from '../../outreach/form-guard.js';
import { IntakeAnswers } from './intake-answers.js';
import { IntakeSection } from './intake-schema.js';

const Token = z
  .string('This link is incomplete')
  .check(z.minLength(1, 'This link is incomplete'), z.maxLength(200, 'This link is incomplete'));

/** `POST /api/v1/intake/open`; the token is in no address. */
export const OpenIntake = z.strictObject({ token: Token });
export type OpenIntake = z.infer<typeof OpenIntake>;

/** Somebody of the household: who they are, and which questions about them are answered; never the answers. */
export const KnownTraveler = z.object({
  id: Id,
  name: z.string(),
  /** On the first day of travel; null where the birth date is not known. */
  age: z.nullable(z.int()),
  columns: z.array(z.string()),
});
export type KnownTraveler = z.infer<typeof KnownTraveler>;

export const KnownIntake = z.object({ fields: z.array(z.string()), people: z.array(KnownTraveler) });
export type KnownIntake = z.infer<typeof KnownIntake>;

export const IntakePageState = z.enum(['open', 'draft', 'confirm', 'sent']);
export type IntakePageState = z.infer<typeof IntakePageState>;

/**
 * `draft`: the token continues what was begun; `confirm`: it confirms an address; `sent`: there is nothing
 * left to do. `sections` are those of the version that the draft began with.
 */
export const IntakePage = z.object({
  state: IntakePageState,
  title: z.string(),
  intro: z.string(),
  agentName: z.nullable(z.string()),
  agencyName: z.nullable(z.string()),
  brand: z.optional(Brand),
  sections: z.array(IntakeSection),
  asksMissing: z.boolean(),
  known: KnownIntake,
  answers: IntakeAnswers,
  version: z.int(),
  formVersion: z.int(),
  /** The first day of travel where the trip is known. */
  travelsOn: z.nullable(z.string()),
});
export type IntakePage = z.infer<typeof IntakePage>;

/** `POST /api/v1/intake/begin`: makes a draft; the token is that of a link. */
export const BeginIntake = z.strictObject({ token: Token, formVersion: Version, answers: IntakeAnswers });
export type BeginIntake = z.infer<typeof BeginIntake>;

/** `POST /api/v1/intake/save`; EDIT_CONFLICT when another device saved since, or the form was sent. */
export const SaveIntake = z.strictObject({ token: Token, version: Version, answers: IntakeAnswers });
export type SaveIntake = z.infer<typeof SaveIntake>;

/** `token` continues the draft, on any device. */
export const SavedIntake = z.object({ token: z.string(), version: z.int(), savedAt: Instant });
export type SavedIntake = z.infer<typeof SavedIntake>;

/** `POST /api/v1/intake/continue`: sends the link of a draft to an address. */
export const MailIntake = z.strictObject({ token: Token, email: ClientEmail });
export type MailIntake = z.infer<typeof MailIntake>;

/** `POST /api/v1/intake/send`. */
export const SendIntake = z.strictObject({
  token: Token,
  version: Version,
  answers: IntakeAnswers,
  ...formGuard,
});
export type SendIntake = z.infer<typeof SendIntake>;

/** `confirmsEmail`: the family gets an email with a link, and the copy of the answers after it. */
export const SentIntake = z.object({ confirmsEmail: z.boolean() });
export type SentIntake = z.infer<typeof SentIntake>;
