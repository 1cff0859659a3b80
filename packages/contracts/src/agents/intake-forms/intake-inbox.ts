import * as z from 'zod/mini';
import { Id, Instant } from '../../core/primitives.js';
import { IntakeTemplate } from './intake-schema.js';

/** `unconfirmed`: nobody has shown yet that the address is theirs. `done`: everything is decided. */
export const IntakeAnswerState = z.enum(['unconfirmed', 'sent', 'done']);
export type IntakeAnswerState = z.infer<typeof IntakeAnswerState>;

export const IntakeAnswerSummary = z.object({
  id: Id,
  template: IntakeTemplate,
  name: z.string(),
  email: z.string(),
  source: z.nullable(z.string()),
  state: IntakeAnswerState,
  /** Null where the agent's list was full. */
  clientId: z.nullable(Id),
  tripId: z.nullable(Id),
  sentAt: Instant,
  /** Proposals that nobody has decided. */
  open: z.int(),
});
export type IntakeAnswerSummary = z.infer<typeof IntakeAnswerSummary>;

/** `GET /api/v1/intake-answers`: the newest first. */
export const IntakeAnswerList = z.object({ answers: z.array(IntakeAnswerSummary) });
export type IntakeAnswerList = z.infer<typeof IntakeAnswerList>;

/** `kept`: accepted, and held by the answer because the client's record has no field for it. */
export const ProposalState = z.enum(['open', 'accepted', 'kept', 'refused']);
export type ProposalState = z.infer<typeof ProposalState>;

/**
 * `new`: our record has nothing; `same`: nothing to do; `changed`: both hold something; `edited`: somebody
 * changed our record since the family sent the form.
 */
export const ProposalDifference = z.enum(['new', 'same', 'changed', 'edited']);
export type ProposalDifference = z.infer<typeof ProposalDifference>;

export const IntakeProposal = z.object({
  id: Id,
  attribute: z.string(),
  personName: z.nullable(z.string()),
  label: z.string(),
  /** The family's words, and what our record holds now; null for nothing. */
  theirs: z.string(),
  ours: z.nullable(z.string()),
  difference: ProposalDifference,
  state: ProposalState,
  isHealth: z.boolean(),
  decidedAt: z.nullable(Instant),
});
export type IntakeProposal = z.infer<typeof IntakeProposal>;

export const IntakeConsent = z.object({
  text: z.string(),
  agreed: z.boolean(),
  at: Instant,
  version: z.int(),
});
export type IntakeConsent = z.infer<typeof IntakeConsent>;

/** `GET /api/v1/intake-answers/:intakeAnswerId`. */
export const IntakeAnswer = z.extend(IntakeAnswerSummary, {
  formVersion: z.int(),
  proposals: z.array(IntakeProposal),
  consents: z.array(IntakeConsent),
});
export type IntakeAnswer = z.infer<typeof IntakeAnswer>;

/** `ours` is what the agent saw: a record that changed since is asked about again, never overwritten. */
export const IntakeDecision = z.strictObject({
  id: Id,
  accept: z.boolean(),
  ours: z.nullable(z.string().check(z.maxLength(4000))),
});

/** `POST /api/v1/intake-answers/:intakeAnswerId/decisions`. */
export const DecideIntake = z.strictObject({
  decisions: z.array(IntakeDecision).check(
    z.minLength(1, 'Choose what to take'),
    z.maxLength(400, 'Decide at most 400 at once'),
    z.refine(
      (decisions) => new Set(decisions.map(({ id }) => id)).size === decisions.length,
      'Decide each once',
    ),
  ),
});
export type DecideIntake = z.infer<typeof DecideIntake>;

/** `asked`: not written, because our record changed meanwhile. */
export const DecidedIntake = z.object({ answer: IntakeAnswer, asked: z.array(Id) });
export type DecidedIntake = z.infer<typeof DecidedIntake>;
