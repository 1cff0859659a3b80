import * as z from 'zod/mini';
import { freeText, Id, Instant } from '../core/primitives.js';
import { unfilledFields } from './message-templates/message-fields.js';

export const MESSAGE_LENGTH = 5000;
/** How many files one message carries. */
export const MESSAGE_FILES = 5;
/** How many messages of a conversation one answer holds. */
export const MESSAGES_PER_PAGE = 50;

/** From which side of the relationship somebody writes or reads. */
export const ConversationSide = z.enum(['agent', 'client']);
export type ConversationSide = z.infer<typeof ConversationSide>;

/** A file in a message, at `/api/v1/conversations/:conversationId/attachments/:id`; a picture has a small one at `/thumbnail`. */
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
  /** Where it was written; an email is kept whole. */
  via: z.enum(['app', 'email']),
  /** The email had more than this: a quote, a signature. */
  isCut: z.optional(z.boolean()),
  /** An email from an address that is not the client's; the agent put it in. */
  sentFrom: z.optional(z.nullable(z.string())),
  files: z.optional(z.array(MessageFile)),
});
export type ConversationMessage = z.infer<typeof ConversationMessage>;

/** A conversation as one of its people sees it; the trip is left out where they may not see it. */
export const Conversation = z.object({
  id: Id,
  clientId: Id,
  clientName: z.string(),
  /** The side of the reader. */
  side: ConversationSide,
  /** false for the one conversation that is about no trip. */
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
  /** Since when the client waits for an answer; always null for the client. */
  waitingSince: z.nullable(Instant),
  /** The client is no longer with the agent: what was written stays, and nothing is added. */
  isClosed: z.boolean(),
  /** How many emails to it were held back and wait for a look, and since when; none for the client. */
  held: z.optional(z.int()),
  heldSince: z.optional(z.nullable(Instant)),
});
export type Conversation = z.infer<typeof Conversation>;

/** `GET /api/v1/conversations?side=`: those with messages, the longest waiting first, then the latest; at most 200. */
export const ConversationList = z.object({ conversations: z.array(Conversation) });
export type ConversationList = z.infer<typeof ConversationList>;

export const ConversationQuery = z.strictObject({
  side: ConversationSide,
  clientId: z.optional(Id),
});
export type ConversationQuery = z.infer<typeof ConversationQuery>;

/** How far somebody else has read. */
export const ConversationReader = z.object({ name: z.string(), side: ConversationSide, upTo: z.int() });
export type ConversationReader = z.infer<typeof ConversationReader>;

/** Why an email is not in the conversation: who it is from, what nobody confirms, or the client has left. */
export const HeldReason = z.enum(['sender', 'unconfirmed', 'closed']);
export type HeldReason = z.infer<typeof HeldReason>;

/**
 * An email to a conversation that was held back, at `/api/v1/conversations/:conversationId/held/:id`: `POST …/accept` puts it in,
 * `DELETE` discards it and `PUT` takes that back within an hour.
 */
export const HeldEmail = z.object({
  id: Id,
  sender: z.string(),
  subject: z.string(),
  body: z.string(),
  /** The email had more than this, at `GET …/email` ({@link WholeEmail}). */
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
  /** For the agent's side alone. */
  held: z.optional(z.array(HeldEmail)),
});
export type ConversationPage = z.infer<typeof ConversationPage>;

export const ConversationPageQuery = z.strictObject({
  before: z.optional(
    z.string().check(z.regex(/^[1-9]\d{0,14}$/, 'Name the message to start before by its number')),
  ),
});
export type ConversationPageQuery = z.infer<typeof ConversationPageQuery>;

/** `POST /api/v1/conversations`: the conversation with a client, about one of the trips they share or about none. */
export const OpenConversation = z.strictObject({ clientId: Id, tripId: z.nullable(Id) });
export type OpenConversation = z.infer<typeof OpenConversation>;

/**
 * `POST /api/v1/conversations/:conversationId/messages`; a second call with the same id adds nothing. `files` names what the
 * same person attached before, by `POST /api/v1/conversations/:conversationId/attachments?name=`.
 */
export const SendMessage = z
  .strictObject({
    id: Id,
    body: freeText('Your message', MESSAGE_LENGTH).check(
      z.refine(
        (body) => unfilledFields(body).length === 0,
        'Fill in or remove the fields in double braces first',
      ),
    ),
    files: z.optional(
      z.array(Id).check(z.maxLength(MESSAGE_FILES, `A message has at most ${String(MESSAGE_FILES)} files`)),
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

/** `PUT /api/v1/conversations/:conversationId/waiting`, for agents: whether the client waits for an answer. */
export const SetWaiting = z.strictObject({ waiting: z.boolean() });
export type SetWaiting = z.infer<typeof SetWaiting>;

/** What `GET /api/v1/conversations/stream` (server-sent events) sends. A message that is too long comes without its text: fetch. */
export const ConversationEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('message'), conversationId: Id, message: ConversationMessage }),
  z.object({ type: z.literal('changed'), conversationId: Id }),
  z.object({ type: z.literal('read'), conversationId: Id, reader: ConversationReader }),
]);
export type ConversationEvent = z.infer<typeof ConversationEvent>;
