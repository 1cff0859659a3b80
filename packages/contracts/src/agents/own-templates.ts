import * as z from 'zod/mini';
import { defineShortText, freeText, Id, Version } from '../core/primitives.js';
import { listUnfilledFields, messageFields } from './message-templates/message-fields.js';

/** The bound of one agent’s message templates. */
export const MOST_MESSAGE_TEMPLATES = 100;
/** The bound of templates or lists of one kind that colleagues share, the first by name. */
export const MOST_SHARED_TEMPLATES = 200;

const findUnknownField = (body: string): string | undefined =>
  listUnfilledFields(body).find((field) => !(field in messageFields));

/** `PUT /api/v1/message-templates/:messageTemplateId`; version 0 adds it, EDIT_CONFLICT for an older one. */
export const SaveMessageTemplate = z.strictObject({
  version: Version,
  title: defineShortText('A name', 80),
  body: freeText('The text', 4000).check(
    z.minLength(1, 'Write the text'),
    // A field that nobody can fill would stop each message that is made of the template.
    z.refine((body) => findUnknownField(body) === undefined, {
      error: ({ input }) =>
        `There is no field “${findUnknownField(String(input)) ?? ''}”. Choose one from the list.`,
    }),
  ),
  /** Colleagues of the agency can use it, and only its author changes it. */
  isShared: z.boolean(),
  /** The id of one of ours that it stands in for. */
  replaces: z.nullable(z.string().check(z.maxLength(60))),
});
export type SaveMessageTemplate = z.infer<typeof SaveMessageTemplate>;

/** Read with each template, task list and quote template. */
export const templateAuthor = {
  id: Id,
  isOwn: z.boolean(),
  authorName: z.string(),
};

export const OwnMessageTemplate = z.object({ ...SaveMessageTemplate.shape, ...templateAuthor });
export type OwnMessageTemplate = z.infer<typeof OwnMessageTemplate>;

/** `GET /api/v1/message-templates`: the agent's own by name, then at most 200 that colleagues share. */
export const OwnMessageTemplateList = z.object({
  templates: z.array(OwnMessageTemplate),
  /** There are colleagues to share with. */
  isInAgency: z.boolean(),
});
export type OwnMessageTemplateList = z.infer<typeof OwnMessageTemplateList>;
