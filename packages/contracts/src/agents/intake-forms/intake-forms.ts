import * as z from 'zod/mini';
import { defineShortName } from '../../core/names.js';
import { defineShortText, freeText, Id, Instant, Version } from '../../core/primitives.js';
import { IntakeSection, IntakeTemplate } from './intake-schema.js';

export const MOST_INTAKE_LINKS = 50;
export const INTAKE_LINK_DAYS = 60;

/** `public` makes a lead of whoever answers; the others belong to a client or to one of their trips. */
export const IntakeLinkKind = z.enum(['public', 'client', 'trip']);
export type IntakeLinkKind = z.infer<typeof IntakeLinkKind>;

/** `missing` asks only for what the client's record does not hold. */
export const IntakeAsks = z.enum(['all', 'missing']);
export type IntakeAsks = z.infer<typeof IntakeAsks>;

export const IntakeLink = z.object({
  id: Id,
  kind: IntakeLinkKind,
  /** The page that the link stands on, which becomes the source of its leads; else the client's name. */
  label: z.string(),
  asks: IntakeAsks,
  /** Only of public links: the others are shown once. */
  url: z.nullable(z.string()),
  clientId: z.nullable(Id),
  tripId: z.nullable(Id),
  createdAt: Instant,
  expiresAt: z.nullable(Instant),
  /** Answers that were sent through it. */
  sent: z.int(),
});
export type IntakeLink = z.infer<typeof IntakeLink>;

/** A field that can be switched off, with whether it is on. */
export const IntakeSwitch = z.object({
  key: z.string(),
  section: z.string(),
  label: z.string(),
  isOn: z.boolean(),
  isLocked: z.boolean(),
});
export type IntakeSwitch = z.infer<typeof IntakeSwitch>;

/** `version` is 0 for a form that nobody changed or sent yet. */
export const IntakeForm = z.object({
  template: IntakeTemplate,
  version: z.int(),
  title: z.string(),
  intro: z.string(),
  switches: z.array(IntakeSwitch),
  sections: z.array(IntakeSection),
  links: z.array(IntakeLink),
});
export type IntakeForm = z.infer<typeof IntakeForm>;

/** `GET /api/v1/intake-forms`. */
export const IntakeFormList = z.object({ forms: z.array(IntakeForm) });
export type IntakeFormList = z.infer<typeof IntakeFormList>;

const Key = z.string().check(z.minLength(1), z.maxLength(60));

/** `PUT /api/v1/intake-forms/:template`: makes the next version; EDIT_CONFLICT for an older `version`. */
export const SaveIntakeForm = z.strictObject({
  version: Version,
  title: defineShortText('The title', 80),
  intro: freeText('The introduction', 500),
  off: z.array(Key).check(z.maxLength(120, 'That is more than the form has')),
  texts: z
    .record(Key, freeText('The text', 500))
    .check(z.refine((texts) => Object.keys(texts).length <= 30, 'That is more than the form has')),
});
export type SaveIntakeForm = z.infer<typeof SaveIntakeForm>;

/** `POST /api/v1/intake-forms/:template/links`. */
export const CreateIntakeLink = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('public'), label: defineShortName('The page', 80) }),
  z.strictObject({
    kind: z.literal('client'),
    clientId: Id,
    asks: IntakeAsks,
    sendsEmail: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('trip'),
    clientId: Id,
    tripId: Id,
    asks: IntakeAsks,
    sendsEmail: z.boolean(),
  }),
]);
export type CreateIntakeLink = z.infer<typeof CreateIntakeLink>;

export const NewIntakeLink = z.extend(IntakeLink, { url: z.string() });
export type NewIntakeLink = z.infer<typeof NewIntakeLink>;
