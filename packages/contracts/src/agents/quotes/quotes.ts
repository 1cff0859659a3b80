import * as z from 'zod/mini';
import { Email } from '../../account/auth.js';
import { defineShortText, freeText, Id, Instant, Version } from '../../core/primitives.js';
import { isZone } from '../../core/time-zones.js';
import { MOST_QUOTE_OPTIONS, QuoteOption } from './quote-option.js';

export const MOST_QUOTES_OF_CLIENT = 100;
export const QUOTES_LISTED = 300;
export const MOST_QUOTE_EVENTS = 200;
/** Days after its end for which the link of a quote opens. */
export const QUOTE_LINK_DAYS = 90;
/** Hours before the end of a quote in which the morning shows it. */
export const QUOTE_ENDS_HOURS = 48;

export const quoteStates = ['draft', 'sent', 'seen', 'accepted', 'declined', 'expired', 'withdrawn'] as const;
/** `expired` follows from the clock. */
export const QuoteState = z.enum(quoteStates);
export type QuoteState = z.infer<typeof QuoteState>;

export const quoteStateNames: Readonly<Record<QuoteState, string>> = {
  draft: 'Draft',
  sent: 'Sent',
  seen: 'Seen',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
};

export const quoteEventKinds = [
  'sent',
  'seen',
  'looked',
  'asked',
  'accepted',
  'declined',
  'by-phone',
  'reversed',
  'withdrawn',
  'trip-made',
] as const;
export const QuoteEventKind = z.enum(quoteEventKinds);
export type QuoteEventKind = z.infer<typeof QuoteEventKind>;

/** `text` is a question, reason or note; `by` the name of whoever did it. */
export const QuoteEvent = z.object({
  id: Id,
  kind: QuoteEventKind,
  at: Instant,
  by: z.string(),
  version: z.int(),
  optionTitle: z.nullable(z.string()),
  text: z.string(),
  device: z.nullable(z.string()),
});
export type QuoteEvent = z.infer<typeof QuoteEvent>;

export const QuoteSummary = z.object({
  id: Id,
  number: z.int(),
  clientId: Id,
  clientName: z.string(),
  tripId: z.nullable(Id),
  title: z.string(),
  state: QuoteState,
  options: z.int(),
  /** The lowest total, or what was accepted with its extras; null without a price. */
  fromCents: z.nullable(z.int()),
  expiresAt: z.nullable(Instant),
  sentAt: z.nullable(Instant),
  lastSeenAt: z.nullable(Instant),
  updatedAt: Instant,
});
export type QuoteSummary = z.infer<typeof QuoteSummary>;

/** `GET /api/v1/quotes`: the last change first; `clientId` names one client. */
export const QuoteList = z.object({ quotes: z.array(QuoteSummary) });
export type QuoteList = z.infer<typeof QuoteList>;
export const QuoteQuery = z.strictObject({ clientId: z.optional(Id) });
export type QuoteQuery = z.infer<typeof QuoteQuery>;

export const QuoteVersionSummary = z.object({
  number: z.int(),
  sentAt: Instant,
  sentBy: z.string(),
  /** SHA-256 of the frozen JSON, hex. */
  sha256: z.string(),
});
export type QuoteVersionSummary = z.infer<typeof QuoteVersionSummary>;

export const MOST_QUOTE_RECIPIENTS = 8;

/** Somebody with a link of their own, which opens the latest version. */
export const QuoteRecipient = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  lastSeenAt: z.nullable(Instant),
  withdrawnAt: z.nullable(Instant),
});
export type QuoteRecipient = z.infer<typeof QuoteRecipient>;

/** `zone` is the IANA zone in which the agent chose `expiresAt`. */
const content = {
  title: freeText('The title', 80),
  message: freeText('The message', 2000),
  people: z
    .int('Enter how many travel')
    .check(z.minimum(1, 'At least one person travels'), z.maximum(30, 'At most 30 people travel')),
  expiresAt: z.nullable(Instant),
  zone: z.string().check(
    z.maxLength(60),
    z.refine((zone) => isZone(zone), 'That isn’t a time zone we know'),
  ),
  options: z.array(QuoteOption).check(
    z.maxLength(MOST_QUOTE_OPTIONS, `A quote has at most ${MOST_QUOTE_OPTIONS} options`),
    z.refine(
      (options) => new Set(options.map(({ id }) => id)).size === options.length,
      'Name each option once',
    ),
  ),
};

/** `GET /api/v1/quotes/:quoteId`. */
export const Quote = z.object({
  id: Id,
  number: z.int(),
  clientId: Id,
  clientName: z.string(),
  /** Null where nobody knows an address. */
  clientEmail: z.nullable(z.string()),
  tripId: z.nullable(Id),
  tripName: z.nullable(z.string()),
  state: QuoteState,
  ...content,
  /** 0 before it is sent. */
  sentVersion: z.int(),
  /** The draft differs from what the client has. */
  hasChanges: z.boolean(),
  acceptedOptionId: z.nullable(Id),
  acceptedAddonIds: z.array(Id),
  versions: z.array(QuoteVersionSummary),
  events: z.array(QuoteEvent),
  recipients: z.optional(z.array(QuoteRecipient)),
  /** Addresses of the household to which it may be sent, the client’s first. */
  addresses: z.optional(z.array(z.object({ name: z.string(), email: z.string() }))),
  version: Version,
});
export type Quote = z.infer<typeof Quote>;

/** `POST /api/v1/quotes`: a draft with one empty option; idempotent by id. Answers {@link Quote}. */
export const CreateQuote = z.strictObject({
  id: Id,
  clientId: Id,
  tripId: z.nullable(Id),
  zone: content.zone,
});
export type CreateQuote = z.infer<typeof CreateQuote>;

/** `PUT /api/v1/quotes/:quoteId`; EDIT_CONFLICT for an older `version`. Answers {@link Quote}. */
export const SaveQuote = z.strictObject({ version: Version, ...content });
export type SaveQuote = z.infer<typeof SaveQuote>;

/** `POST /api/v1/quotes/:quoteId/photos`, a picture as the body; it is shown once an option names it. */
export const KeptQuotePhoto = z.object({ id: Id });
export type KeptQuotePhoto = z.infer<typeof KeptQuotePhoto>;

/** The picture for the agent’s side. */
export const quotePhotoPath = (quoteId: string, photoId: string): string =>
  `/api/v1/quotes/${quoteId}/photos/${photoId}`;

/** `POST /api/v1/quotes/:quoteId/send`: freezes the next version; without `emails` it goes to the client’s address. */
export const SendQuote = z.strictObject({
  version: Version,
  sendsEmail: z.boolean(),
  emails: z.optional(
    z
      .array(Email)
      .check(
        z.minLength(1, 'Choose at least one address'),
        z.maxLength(MOST_QUOTE_RECIPIENTS, `Choose at most ${String(MOST_QUOTE_RECIPIENTS)} addresses`),
      ),
  ),
});
export type SendQuote = z.infer<typeof SendQuote>;

/** Links are shown once; `url` is the first. */
export const SentQuote = z.object({
  quote: Quote,
  url: z.string(),
  links: z.optional(z.array(z.object({ name: z.string(), url: z.string() }))),
});
export type SentQuote = z.infer<typeof SentQuote>;

/** `POST /api/v1/quotes/:quoteId/withdrawal`. Answers {@link Quote}. */
export const WithdrawQuote = z.strictObject({ version: Version });
export type WithdrawQuote = z.infer<typeof WithdrawQuote>;

const addonIds = z.array(Id).check(z.maxLength(12, 'That is more than the option has'));

/** `POST /api/v1/quotes/:quoteId/phone-acceptance`: `who` said yes to the agent. Answers {@link Quote}. */
export const AcceptQuoteByPhone = z.strictObject({
  version: Version,
  optionId: Id,
  addonIds,
  who: defineShortText('Who said yes', 80),
  at: Instant,
  note: freeText('The note', 500),
});
export type AcceptQuoteByPhone = z.infer<typeof AcceptQuoteByPhone>;

/** `POST /api/v1/quotes/:quoteId/reversal`: the client’s answer does not stand. Answers {@link Quote}. */
export const ReverseQuote = z.strictObject({ version: Version, reason: defineShortText('The reason', 500) });
export type ReverseQuote = z.infer<typeof ReverseQuote>;

/** `POST /api/v1/quotes/:quoteId/trip`: for an accepted quote that the agent’s plan had no room for. */
export const MakeQuoteTrip = z.strictObject({ version: Version });
export type MakeQuoteTrip = z.infer<typeof MakeQuoteTrip>;

export const quoteAlertKinds = ['accepted', 'declined', 'seen', 'ends'] as const;
export const QuoteAlert = z.object({
  quoteId: Id,
  number: z.int(),
  kind: z.enum(quoteAlertKinds),
  clientId: Id,
  clientName: z.string(),
  at: Instant,
});
export type QuoteAlert = z.infer<typeof QuoteAlert>;

/** `GET /api/v1/quote-alerts`: of the last two days, and what ends in the next two. */
export const QuoteAlertList = z.object({ alerts: z.array(QuoteAlert) });
export type QuoteAlertList = z.infer<typeof QuoteAlertList>;
