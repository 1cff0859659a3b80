import * as z from 'zod/mini';
import { freeText } from '../core/primitives.js';

export const INVITATION_LINE_LENGTH = 400;

/** A stranger's mail must not lead elsewhere. */
const LINK = /https?:|www\.|\b[\w-]+\.(com|net|org|info|io|co|biz|example)\b/i;

const body = z.strictObject({
  line: z.optional(
    freeText('Your line', INVITATION_LINE_LENGTH).check(
      z.refine((line) => !LINK.test(line), 'Leave links out: the button opens the trip'),
    ),
  ),
});

/** `POST /api/v1/clients/:clientId/invite`: a line of the agent's own; without a body, none. */
export const InviteClient = z.pipe(
  z.transform((value) => value ?? {}),
  body,
);
export type InviteClient = z.infer<typeof InviteClient>;
