import * as z from 'zod/mini';
import { freeText, Id, Instant } from '../core/primitives.js';
import { listUnfilledFields } from './message-templates/message-fields.js';

export const MESSAGE_LENGTH = 5000;
export const MESSAGE_FILES = 5;
export const MESSAGES_PER_PAGE = 50;

export const ConversationSide = z.enum(['agent', 'client']);
export type ConversationSide = z.infer<typeof ConversationSide>;

/** `/api/v1/conversations/:conversationId/attachments/:id`; a picture also has `/thumbnail`. */
export const MessageFile = z.object({ id: Id, name: z.string(), type: z.string(), bytes: z.int() });
export type MessageFile = z.infer<typeof MessageFile>;

/** `number` grows with each message, over all conversations. */
export const ConversationMessage = z.object({
  id: Id,
  number: z.int(),
  side: ConversationSide,
  authorName: z.string(),
  body: z.string(),
  sentAt: Instant,
  via: z.enum(['app', 'email']),
  isCut: z.optional(z.boolean()),
  /** Set for an email from another address, which the agent accepted. */
  sentFrom: z.optional(z.nullable(z.string())),
  files: z.optional(z.array(MessageFile)),
});
export type ConversationMessage = z.infer<typeof ConversationMessage>;

/** `trip` is null for a reader who cannot see it. */
export const Conversation = z.object({
  id: Id,
  clientId: Id,
  clientName: z.string(),
  side: ConversationSide,
  isAboutTrip: z.boolean(),
  trip: z.nullable(z.object({ id: Id, name: z.string(), startDate: z.string() })),
  last: z.nullable(
    z.object({
      side: ConversationSide,
      authorName: z.string(),
      excerpt: z.string(),
      sentAt: Instant,
      files: z.optional(z.int()),
    }),
  ),
  unread: z.int(),
  /** Null for the client. */
  waitingSince: z.nullable(Instant),
  isClosed: z.boolean(),
  /** The address of a client without an account, who reads and answers by email; null otherwise. */
  emailedTo: z.optional(z.nullable(z.string())),
  held: z.optional(z.int()),
  heldSince: z.optional(z.nullable(Instant)),
});
export type Conversation = z.infer<typeof Conversation>;

/** `GET /api/v1/conversations?side=`: the longest waiting first, then the latest; at most 200. */
export const ConversationList = z.object({ conversations: z.array(Conversation) });
export type ConversationList = z.infer<typeof ConversationList>;

export const ConversationQuery = z.strictObject({
  side: ConversationSide,
  clientId: z.optional(Id),
});
export type ConversationQuery = z.infer<typeof ConversationQuery>;

/** `since` and `clientName` are those of the first in the order of the list; the conversation is named when it is the only one. */
const Unanswered = z.object({
  clients: z.int(),
  clientName: z.string(),
  since: Instant,
  conversationId: z.nullable(Id),
});
export type Unanswered = z.infer<typeof Unanswered>;

/** `GET /api/v1/conversations/unanswered`: conversations that wait for the agent, and those with held emails. */
export const UnansweredSummary = z.object({
  waiting: z.nullable(Unanswered),
  held: z.nullable(z.extend(Unanswered, { emails: z.int() })),
});
export type UnansweredSummary = z.infer<typeof UnansweredSummary>;

export const ConversationReader = z.object({ name: z.string(), side: ConversationSide, upTo: z.int() });
export type ConversationReader = z.infer<typeof ConversationReader>;

export const HeldReason = z.enum(['sender', 'unconfirmed', 'closed']);
export type HeldReason = z.infer<typeof HeldReason>;

/**
 * `/api/v1/conversations/:conversationId/held/:id`: `POST …/accept`, `DELETE` discards, `PUT` restores within
 * an hour.
 */
export const HeldEmail = z.object({
  id: Id,
  sender: z.string(),
  subject: z.string(),
  body: z.string(),
  /** `GET …/email` has the whole text ({@link WholeEmail}). */
  isCut: z.optional(z.boolean()),
  reason: HeldReason,
  receivedAt: Instant,
});
export type HeldEmail = z.infer<typeof HeldEmail>;

/** `GET /api/v1/conversations/:conversationId/messages/:messageId/email`. */
export const WholeEmail = z.object({ text: z.string() });
export type WholeEmail = z.infer<typeof WholeEmail>;

/** `GET /api/v1/conversations/:conversationId?before=`: the latest messages before that number, in order. */
export const ConversationPage = z.object({
  conversation: Conversation,
  messages: z.array(ConversationMessage),
  hasEarlier: z.boolean(),
  readers: z.array(ConversationReader),
  held: z.optional(z.array(HeldEmail)),
});
export type ConversationPage = z.infer<typeof ConversationPage>;

export const ConversationPageQuery = z.strictObject({
  before: z.optional(
    z.string().check(z.regex(/^[1-9]\d{0,14}$/, 'Name the message to start before by its number')),
  ),
});
export type ConversationPageQuery = z.infer<typeof ConversationPageQuery>;

/** `POST /api/v1/conversations`; `tripId` null for the conversation about no trip. */
export const OpenConversation = z.strictObject({ clientId: Id, tripId: z.nullable(Id) });
export type OpenConversation = z.infer<typeof OpenConversation>;

/** `POST /api/v1/conversations/:conversationId/messages`, idempotent by id; `files` are attached before. */
export const SendMessage = z
  .strictObject({
    id: Id,
    body: freeText('Your message', MESSAGE_LENGTH).check(
      z.refine(
        (body) => listUnfilledFields(body).length === 0,
        'Fill in or remove the fields in double braces first',
      ),
    ),
    files: z.optional(
      z.array(Id).check(z.maxLength(MESSAGE_FILES, `A message has at most ${MESSAGE_FILES} files`)),
    ),
  })
  .check(
    z.refine(({ body, files = [] }) => body !== '' || files.length > 0, {
      path: ['body'],
      error: 'Write something first',
    }),
  );
export type SendMessage = z.infer<typeof SendMessage>;

/** `POST /api/v1/conversations/:conversationId/read`. */
export const MarkRead = z.strictObject({ upTo: z.int('Name the message you read').check(z.minimum(0)) });
export type MarkRead = z.infer<typeof MarkRead>;

/** `PUT /api/v1/conversations/:conversationId/waiting`, for agents. */
export const SetWaiting = z.strictObject({ waiting: z.boolean() });
export type SetWaiting = z.infer<typeof SetWaiting>;

/** `GET /api/v1/conversations/stream` (server-sent events). A long message has no text: fetch it. */
export const ConversationEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('message'), conversationId: Id, message: ConversationMessage }),
  z.object({ type: z.literal('changed'), conversationId: Id }),
  z.object({ type: z.literal('read'), conversationId: Id, reader: ConversationReader }),
]);
export type ConversationEvent = z.infer<typeof ConversationEvent>;
