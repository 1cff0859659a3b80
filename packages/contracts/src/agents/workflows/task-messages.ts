import * as z from 'zod/mini';
import { CalendarDate, freeText, Instant } from '../../core/primitives.js';
import { MESSAGE_LENGTH } from '../conversations.js';
import { listUnfilledFields } from '../message-templates/message-fields.js';

/** `self`: the agent opens the filled template; `look`: it waits in the morning of its day; `auto`: it is sent then. */
export const messageWays = ['self', 'look', 'auto'] as const;
export const MessageWay = z.enum(messageWays, 'Choose how the message is sent');
export type MessageWay = z.infer<typeof MessageWay>;

export const messageWayNames: Readonly<Record<MessageWay, string>> = {
  self: 'I send it',
  look: 'Send after I’ve looked',
  auto: 'Send by itself',
};

/** A message that a task sends to the client; `templateId` is one of ours or the id of an own template. */
export const TaskMessage = z.strictObject({
  templateId: z.string('Choose a message').check(z.regex(/^[a-z0-9-]{1,60}$/, 'Choose a message')),
  way: MessageWay,
});
export type TaskMessage = z.infer<typeof TaskMessage>;

export const CLIENTS_SEND_NOTHING = 'Only your own tasks send a message';

export const ShownTaskMessage = z.object({
  ...TaskMessage.shape,
  sentAt: z.nullable(Instant),
  /** A sentence about why it was not sent by itself on its day. */
  problem: z.nullable(z.string()),
});
export type ShownTaskMessage = z.infer<typeof ShownTaskMessage>;

/** `GET /api/v1/agent-trips/:tripId/tasks/:workflowTaskId/message`: the message as it would leave now. */
export const TaskMessagePreview = z.object({
  title: z.string(),
  body: z.string(),
  firstName: z.string(),
  /** Labels of the fields that nobody has filled in. */
  missing: z.array(z.string()),
  /** The day on which it is sent by itself, and the IANA zone of the agent's clock. */
  sendsOn: z.nullable(CalendarDate),
  timeZone: z.string(),
  sentAt: z.nullable(Instant),
  /** A sentence, when it would not be sent by itself as things are. */
  problem: z.nullable(z.string()),
});
export type TaskMessagePreview = z.infer<typeof TaskMessagePreview>;

/** `POST /api/v1/agent-trips/:tripId/tasks/:workflowTaskId/message`: the text that the agent looked at. */
export const SendTaskMessage = z.strictObject({
  body: freeText('Your message', MESSAGE_LENGTH).check(
    z.minLength(1, 'Write something first'),
    z.refine(
      (body) => listUnfilledFields(body).length === 0,
      'Fill in or remove the fields in double braces first',
    ),
  ),
});
export type SendTaskMessage = z.infer<typeof SendTaskMessage>;

/** `PUT /api/v1/agent-trips/:tripId/message-sending`. */
export const PauseSending = z.strictObject({ isPaused: z.boolean() });
export type PauseSending = z.infer<typeof PauseSending>;
