import * as z from 'zod/mini';
import { CalendarDate, Cents, defineShortText, Id, Instant } from '../../core/primitives.js';
import { ClientEmail } from '../client-email.js';
import { AgreementField, AgreementKind, AgreementValues } from './agreement-texts.js';

export const AgreementState = z.enum(['draft', 'sent', 'opened', 'signed', 'declined', 'void']);
export type AgreementState = z.infer<typeof AgreementState>;

export const MOST_AGREEMENTS = 200;
export const AGREEMENT_LINK_DAYS = 30;
/** Sent and not signed for so long, an agreement is in the morning. */
export const AGREEMENT_WAIT_DAYS = 3;
/** A signed agreement outlives its client in the agent's records for so long. */
export const AGREEMENT_KEPT_YEARS = 7;

export const AgreementAmount = z.strictObject({
  label: defineShortText('What it is for', 120),
  cents: Cents,
});
export type AgreementAmount = z.infer<typeof AgreementAmount>;

/** The cost of canceling until a day; null is the time after the last one. */
export const CancellationStep = z.strictObject({
  until: z.nullable(CalendarDate),
  costs: defineShortText('What canceling costs', 160),
});
export type CancellationStep = z.infer<typeof CancellationStep>;

/** No field holds the number of a card. */
export const PaymentAuthorization = z.strictObject({
  supplier: defineShortText('The supplier', 120),
  cents: Cents.check(z.minimum(1, 'Enter the amount')),
  until: CalendarDate,
  howToPay: defineShortText('How to pay', 300),
});
export type PaymentAuthorization = z.infer<typeof PaymentAuthorization>;

/** `POST /api/v1/clients/:clientId/agreements`, idempotent by id. */
export const AddAgreement = z.strictObject({
  id: Id,
  kind: AgreementKind,
  tripId: z.nullable(Id),
  recipientName: defineShortText('The name', 120),
  recipientEmail: ClientEmail,
  values: AgreementValues,
  amounts: z.array(AgreementAmount).check(z.maxLength(20, 'At most 20 amounts')),
  cancellation: z.array(CancellationStep).check(z.maxLength(12, 'At most 12 steps')),
  authorization: z.nullable(PaymentAuthorization),
  /** The agreement that this one takes the place of; while nobody signed it, it is withdrawn. */
  replacesId: z.nullable(Id),
  sends: z.enum(['email', 'link', 'later'], 'Choose how it is sent'),
});
export type AddAgreement = z.infer<typeof AddAgreement>;

export const AgreementEventKind = z.enum([
  'created',
  'sent',
  'link-made',
  'opened',
  'signed',
  'declined',
  'voided',
  'copy-downloaded',
]);
export type AgreementEventKind = z.infer<typeof AgreementEventKind>;

/** `network` is the address that a request came from; `zone` an IANA name, by which the person read the time. */
export const AgreementEvent = z.object({
  seq: z.int(),
  kind: AgreementEventKind,
  at: Instant,
  zone: z.string(),
  actor: z.string(),
  address: z.string(),
  network: z.string(),
  userAgent: z.string(),
  detail: z.string(),
  hash: z.string(),
});
export type AgreementEvent = z.infer<typeof AgreementEvent>;

/** `answer` is what was said of protection; `name` who signed, `reason` why it was declined or withdrawn. */
export const AgreementLine = z.object({
  id: Id,
  /** Null once the client was deleted: a signed agreement is kept. */
  clientId: z.nullable(Id),
  clientName: z.string(),
  tripId: z.nullable(Id),
  tripName: z.nullable(z.string()),
  kind: AgreementKind,
  state: AgreementState,
  recipientName: z.string(),
  recipientEmail: z.string(),
  createdAt: Instant,
  sentAt: z.nullable(Instant),
  openedAt: z.nullable(Instant),
  closedAt: z.nullable(Instant),
  expiresAt: z.nullable(Instant),
  isExpired: z.boolean(),
  answer: z.nullable(z.string()),
  name: z.nullable(z.string()),
  reason: z.string(),
  hasNewerText: z.boolean(),
});
export type AgreementLine = z.infer<typeof AgreementLine>;

export const AgreementQuery = z.strictObject({ clientId: z.optional(Id), tripId: z.optional(Id) });
export type AgreementQuery = z.infer<typeof AgreementQuery>;

/** `GET /api/v1/agreements?clientId=&tripId=`: the newest first, at most 500. */
export const AgreementList = z.object({ agreements: z.array(AgreementLine) });
export type AgreementList = z.infer<typeof AgreementList>;

/** `url` is there only in the answer that made a link. */
export const SentAgreement = z.object({ agreement: AgreementLine, url: z.nullable(z.string()) });
export type SentAgreement = z.infer<typeof SentAgreement>;

export const AgreementSection = z.object({ heading: z.string(), body: z.string() });
export type AgreementSection = z.infer<typeof AgreementSection>;

/** The text that is signed, as it was sent: it never changes. */
export const AgreementContent = z.object({
  title: z.string(),
  textVersion: z.int(),
  agentName: z.string(),
  agencyName: z.string(),
  tripName: z.nullable(z.string()),
  sections: z.array(AgreementSection),
  amounts: z.array(AgreementAmount),
  cancellation: z.array(CancellationStep),
  authorization: z.nullable(PaymentAuthorization),
});
export type AgreementContent = z.infer<typeof AgreementContent>;

/** `problem`: the sentence of the checker about a row that was changed, or null. */
export const AgreementDetail = z.object({
  agreement: AgreementLine,
  content: AgreementContent,
  contentHash: z.string(),
  values: z.record(z.string(), z.string()),
  events: z.array(AgreementEvent),
  problem: z.nullable(z.string()),
});
export type AgreementDetail = z.infer<typeof AgreementDetail>;

export const AgreementDraftQuery = z.strictObject({ kind: AgreementKind, tripId: z.optional(Id) });
export type AgreementDraftQuery = z.infer<typeof AgreementDraftQuery>;

/** `GET /api/v1/clients/:clientId/agreement-draft?kind=&tripId=`: what is known; amounts are those of the bookings. */
export const AgreementDraft = z.object({
  kind: AgreementKind,
  recipientName: z.string(),
  recipientEmail: z.string(),
  fields: z.array(AgreementField),
  values: z.record(z.string(), z.string()),
  amounts: z.array(AgreementAmount),
  cancellation: z.array(CancellationStep),
  lawyerReadOn: z.nullable(CalendarDate),
});
export type AgreementDraft = z.infer<typeof AgreementDraft>;

/** `POST /api/v1/agreements/:agreementId/sending`: the link before stops working. */
export const SendAgreement = z.strictObject({ sends: z.enum(['email', 'link'], 'Choose how it is sent') });
export type SendAgreement = z.infer<typeof SendAgreement>;

/** `POST /api/v1/agreements/:agreementId/withdrawal`. */
export const VoidAgreement = z.strictObject({ reason: defineShortText('The reason', 300) });
export type VoidAgreement = z.infer<typeof VoidAgreement>;

export const AgreementAlert = z.object({
  id: Id,
  clientId: Id,
  clientName: z.string(),
  kind: AgreementKind,
  tripName: z.nullable(z.string()),
  recipientName: z.string(),
  days: z.int(),
  isExpired: z.boolean(),
});
export type AgreementAlert = z.infer<typeof AgreementAlert>;

/** `GET /api/v1/agreement-alerts`: sent for some days and not signed; the longest wait first. */
export const AgreementAlertList = z.object({ alerts: z.array(AgreementAlert) });
export type AgreementAlertList = z.infer<typeof AgreementAlertList>;
