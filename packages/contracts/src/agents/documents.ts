import * as z from 'zod/mini';
import { CalendarDate, defineShortText, Id, Instant, Version } from '../core/primitives.js';

/** A passport is a date of a person, never a file. */
export const DocumentKind = z.enum(
  ['insurance', 'confirmation', 'birth-certificate', 'other'],
  'Choose what it is',
);
export type DocumentKind = z.infer<typeof DocumentKind>;
export const documentKinds = DocumentKind.options;

export const documentKindNames: Readonly<Record<DocumentKind, string>> = {
  insurance: 'Travel insurance',
  confirmation: 'Confirmation',
  'birth-certificate': 'Birth certificate',
  other: 'Other',
};

/** Only the account of the household, or of that one person in it, sees a shared document. */
export const DocumentShare = z.enum(['nobody', 'household', 'person'], 'Choose who sees it');
export type DocumentShare = z.infer<typeof DocumentShare>;

export const MOST_DOCUMENTS = 200;
export const MOST_DOCUMENT_VERSIONS = 20;

const values = {
  kind: DocumentKind,
  title: defineShortText('The name of the document', 120),
  /** The person on the paper; null for the household. */
  personId: z.nullable(Id),
  /** Null for a paper that is not about a trip. */
  tripId: z.nullable(Id),
  expiresOn: z.nullable(CalendarDate),
  sharedWith: DocumentShare,
  sharedPersonId: z.nullable(Id),
};

interface SharedValues {
  sharedWith: DocumentShare;
  sharedPersonId: string | null;
}
const namesOnePerson = ({ sharedWith, sharedPersonId }: SharedValues) =>
  (sharedWith === 'person') === (sharedPersonId !== null);

const unnamed = { path: ['sharedPersonId'], error: 'Choose the person who sees it' };

/** `POST /api/v1/clients/:clientId/documents`, idempotent by id; the file follows. */
export const AddDocument = z.strictObject({ id: Id, ...values }).check(z.refine(namesOnePerson, unnamed));
export type AddDocument = z.infer<typeof AddDocument>;

/** `PUT /api/v1/documents/:documentId`. */
export const SaveDocument = z
  .strictObject({ ...values, version: Version })
  .check(z.refine(namesOnePerson, unnamed));
export type SaveDocument = z.infer<typeof SaveDocument>;

/** `/api/v1/documents/:documentId/files/:fileId`. */
export const DocumentFile = z.object({
  id: Id,
  number: z.int(),
  name: z.string(),
  type: z.string(),
  bytes: z.int(),
  addedByName: z.string(),
  addedAt: Instant,
});
export type DocumentFile = z.infer<typeof DocumentFile>;

/** The latest version comes first in `files`. */
export const ClientDocument = z.object({
  id: Id,
  clientId: Id,
  clientName: z.string(),
  clientJoined: z.boolean(),
  kind: DocumentKind,
  title: z.string(),
  personId: z.nullable(Id),
  personName: z.nullable(z.string()),
  tripId: z.nullable(Id),
  tripName: z.nullable(z.string()),
  expiresOn: z.nullable(CalendarDate),
  sharedWith: DocumentShare,
  sharedPersonId: z.nullable(Id),
  sharedPersonName: z.nullable(z.string()),
  /** False while the person who may see it has no account. */
  isSeen: z.boolean(),
  addedByName: z.string(),
  addedAt: Instant,
  version: z.int(),
  files: z.array(DocumentFile),
});
export type ClientDocument = z.infer<typeof ClientDocument>;

export const PassportDate = z.object({
  clientId: Id,
  clientName: z.string(),
  personId: Id,
  personName: z.string(),
  expiresOn: CalendarDate,
});
export type PassportDate = z.infer<typeof PassportDate>;

export const DocumentQuery = z.strictObject({ clientId: z.optional(Id), tripId: z.optional(Id) });
export type DocumentQuery = z.infer<typeof DocumentQuery>;

/** `GET /api/v1/documents?clientId=&tripId=`: those that expire first come first; at most 500. */
export const DocumentList = z.object({
  documents: z.array(ClientDocument),
  passports: z.array(PassportDate),
});
export type DocumentList = z.infer<typeof DocumentList>;

/**
 * expired: no longer valid; before-trip-ends: not valid on all days of the trip; after-trip: valid for less than
 * six months after it, which many countries ask for; soon: within three months, without a trip.
 */
export const PaperProblem = z.enum(['expired', 'before-trip-ends', 'after-trip', 'soon']);
export type PaperProblem = z.infer<typeof PaperProblem>;

export const PaperAlert = z.object({
  id: Id,
  clientId: Id,
  clientName: z.string(),
  what: z.enum(['passport', ...documentKinds]),
  title: z.string(),
  personName: z.nullable(z.string()),
  expiresOn: CalendarDate,
  tripName: z.nullable(z.string()),
  startDate: z.nullable(CalendarDate),
  problem: PaperProblem,
});
export type PaperAlert = z.infer<typeof PaperAlert>;

/** `GET /api/v1/paper-alerts`: papers that run out before a trip, or soon; the first trip first. */
export const PaperAlertList = z.object({ alerts: z.array(PaperAlert) });
export type PaperAlertList = z.infer<typeof PaperAlertList>;

/** `GET /api/v1/travel-agents/:clientId/documents`: what the agent shares with the reader. */
export const SharedDocument = z.object({
  id: Id,
  kind: DocumentKind,
  title: z.string(),
  personName: z.nullable(z.string()),
  tripId: z.nullable(Id),
  expiresOn: z.nullable(CalendarDate),
  file: z.nullable(z.object({ name: z.string(), type: z.string(), bytes: z.int() })),
});
export type SharedDocument = z.infer<typeof SharedDocument>;

export const SharedDocumentList = z.object({ documents: z.array(SharedDocument) });
export type SharedDocumentList = z.infer<typeof SharedDocumentList>;
