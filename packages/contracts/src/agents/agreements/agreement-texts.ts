import * as z from 'zod/mini';
import { CalendarDate, defineShortText, freeText, Version } from '../../core/primitives.js';

/**
 * terms: of the agent's service; protection: the answer to an offer of travel protection; authorization: to have a
 * supplier charged, which names no card.
 */
export const AgreementKind = z.enum(['terms', 'protection', 'authorization'], 'Choose what is to be signed');
export type AgreementKind = z.infer<typeof AgreementKind>;
export const agreementKinds = AgreementKind.options;

export const agreementKindNames: Readonly<Record<AgreementKind, string>> = {
  terms: 'Terms',
  protection: 'Protection',
  authorization: 'Payment authorization',
};

export const MOST_AGREEMENT_BLOCKS = 40;

/** `body` names its fields in braces, as {{tripName}}; a block that is off is not part of the agreement. */
export const AgreementBlock = z.strictObject({
  key: defineShortText('The name of the section', 40),
  heading: defineShortText('The heading', 120),
  body: freeText('The section', 4000),
  isOn: z.boolean(),
});
export type AgreementBlock = z.infer<typeof AgreementBlock>;

export const AgreementValues = z.record(z.string().check(z.maxLength(40)), freeText('This field', 1000));
export type AgreementValues = z.infer<typeof AgreementValues>;

const content = {
  title: defineShortText('The title', 120),
  blocks: z.array(AgreementBlock).check(
    z.minLength(1, 'An agreement needs a section'),
    z.maxLength(MOST_AGREEMENT_BLOCKS, `An agreement has at most ${MOST_AGREEMENT_BLOCKS} sections`),
    z.refine(
      (blocks) => new Set(blocks.map(({ key }) => key)).size === blocks.length,
      'Two sections have the same name',
    ),
  ),
  /** Values that are the same for all clients, by the name of the field. */
  values: AgreementValues,
};

/** `PUT /api/v1/agreement-texts/:kind`: makes the next version. */
export const SaveAgreementText = z.strictObject({
  ...content,
  isLawyerRead: z.boolean(),
  version: Version,
});
export type SaveAgreementText = z.infer<typeof SaveAgreementText>;

/** `isTyped` once for all clients; the others are known from the client, the trip, or the signature. */
export const AgreementField = z.object({ name: z.string(), label: z.string(), isTyped: z.boolean() });
export type AgreementField = z.infer<typeof AgreementField>;

/** Version 0 is the text that ships. */
export const AgreementText = z.object({
  kind: AgreementKind,
  version: z.int(),
  title: z.string(),
  blocks: z.array(AgreementBlock),
  values: z.record(z.string(), z.string()),
  lawyerReadOn: z.nullable(CalendarDate),
  fields: z.array(AgreementField),
});
export type AgreementText = z.infer<typeof AgreementText>;

/** `GET /api/v1/agreement-texts`: one of each kind. */
export const AgreementTextList = z.object({ texts: z.array(AgreementText) });
export type AgreementTextList = z.infer<typeof AgreementTextList>;
