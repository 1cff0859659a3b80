import * as z from 'zod/mini';
import { CalendarDate, defineShortText, freeText, Id, Instant } from '../../core/primitives.js';
import { ClientDetails } from '../client-details.js';
import { ClientStage } from '../pipeline.js';
import { ClientTags, CreateHouseholdPerson, MAX_HOUSEHOLD } from '../households.js';
import { ImportMapping } from './import-fields.js';

export const MAX_IMPORT_ROWS = 5000;
/** Bytes of the file. */
export const MAX_IMPORT_BYTES = 10 * 1024 * 1024;
export const MAX_IMPORT_COLUMNS = 500;
export const HOUSEHOLDS_PER_CALL = 50;
export const IMPORT_UNDO_DAYS = 30;

const externalId = z.nullable(defineShortText('The number in the old system', 120));
const { id: _id, ...person } = CreateHouseholdPerson.shape;

export const ImportedPerson = z.strictObject({ ...person, externalId: z.optional(externalId) });
export type ImportedPerson = z.infer<typeof ImportedPerson>;

/** A trip that a row of bookings tells of. */
export const ImportedTrip = z.strictObject({
  name: defineShortText('Trip', 80),
  startDate: CalendarDate,
  endDate: CalendarDate,
  /** Supplier, number and price as the file says them, for the note of the first task. */
  note: freeText('The bookings', 2000),
});
export type ImportedTrip = z.infer<typeof ImportedTrip>;

/** A family as a file tells of it; the first person leads. An absent field says nothing. */
export const ImportedHousehold = z.strictObject({
  /** The same family of the same file has the same key. */
  key: defineShortText('The key', 160),
  lines: z.array(z.int()).check(z.maxLength(200, 'A family has at most 200 rows')),
  ownId: z.optional(Id),
  externalId: z.optional(externalId),
  agentId: z.optional(Id),
  stage: z.optional(ClientStage),
  source: z.optional(freeText('Source', 120)),
  tags: z.optional(ClientTags),
  notes: z.optional(freeText('Notes', 2000)),
  nextStep: z.optional(freeText('Next step', 200)),
  nextStepOn: z.optional(CalendarDate),
  details: z.optional(ClientDetails),
  people: z
    .array(ImportedPerson)
    .check(
      z.minLength(1, 'Name one person'),
      z.maxLength(MAX_HOUSEHOLD, `A household holds at most ${MAX_HOUSEHOLD} people`),
    ),
  /** A file of bookings adds to clients who are known, and makes none. */
  onlyKnown: z.optional(z.boolean()),
  trips: z.optional(z.array(ImportedTrip).check(z.maxLength(20, 'A family brings at most 20 trips'))),
});
export type ImportedHousehold = z.infer<typeof ImportedHousehold>;

/** The agent’s decision about a family that the rule leaves open: a client of theirs, or a new one. */
export const ImportChoice = z.union([
  z.strictObject({ as: z.literal('new') }),
  z.strictObject({ as: z.literal('client'), clientId: Id }),
]);
export type ImportChoice = z.infer<typeof ImportChoice>;

/** `POST /api/v1/client-imports/check` writes nothing; `…/:importId/households` writes what is new or changed. */
export const ImportHouseholds = z.strictObject({
  households: z
    .array(z.strictObject({ household: ImportedHousehold, choice: z.optional(ImportChoice) }))
    .check(
      z.minLength(1, 'Send a family'),
      z.maxLength(HOUSEHOLDS_PER_CALL, `Send at most ${HOUSEHOLDS_PER_CALL} families at a time`),
    ),
});
export type ImportHouseholds = z.infer<typeof ImportHouseholds>;

export const ImportResult = z.enum(['new', 'changed', 'same', 'ask', 'refused']);
export type ImportResult = z.infer<typeof ImportResult>;

export const importResultNames: Readonly<Record<ImportResult, string>> = {
  new: 'New',
  changed: 'Changed',
  same: 'Same',
  ask: 'Your call',
  refused: 'Refused',
};

export const ImportChange = z.object({ label: z.string(), before: z.string(), after: z.string() });
export type ImportChange = z.infer<typeof ImportChange>;

/** `sentence` says why for `ask` and `refused`; `candidates` are the clients it may be. */
export const ImportDecision = z.object({
  key: z.string(),
  result: ImportResult,
  clientId: z.nullable(Id),
  sentence: z.nullable(z.string()),
  changes: z.array(ImportChange),
  candidates: z.array(z.object({ id: Id, name: z.string() })),
});
export type ImportDecision = z.infer<typeof ImportDecision>;

export const ImportDecisions = z.object({ decisions: z.array(ImportDecision) });
export type ImportDecisions = z.infer<typeof ImportDecisions>;

/** `POST /api/v1/client-imports`; the browser chooses the id, so that a retry makes one import. */
export const StartImport = z.strictObject({
  id: Id,
  fileName: defineShortText('The name of the file', 200),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'Not a SHA-256')),
  system: defineShortText('System', 40),
  /** Headings without case, spaces and punctuation. */
  signature: z.string().check(z.maxLength(20_000, 'The headings are too long')),
  mapping: ImportMapping,
  rows: z.int().check(z.minimum(1, 'The file has no rows'), z.maximum(MAX_IMPORT_ROWS, 'Too many rows')),
});
export type StartImport = z.infer<typeof StartImport>;

export const ClientImport = z.object({
  id: Id,
  fileName: z.string(),
  sha256: z.string(),
  system: z.string(),
  signature: z.string(),
  mapping: z.array(z.nullable(z.string())),
  by: z.string(),
  at: Instant,
  undoUntil: Instant,
  undoneAt: z.nullable(Instant),
  counts: z.object({ new: z.int(), changed: z.int(), same: z.int() }),
});
export type ClientImport = z.infer<typeof ClientImport>;

/** `GET /api/v1/client-imports`: the latest first. */
export const ClientImportList = z.object({ imports: z.array(ClientImport) });
export type ClientImportList = z.infer<typeof ClientImportList>;

/** `POST /api/v1/client-imports/:importId/undo`; `kept` are sentences about what was edited since. */
export const UndoneImport = z.object({ undone: z.int(), kept: z.array(z.string()) });
export type UndoneImport = z.infer<typeof UndoneImport>;
