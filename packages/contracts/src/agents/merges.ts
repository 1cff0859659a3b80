import * as z from 'zod/mini';
import { Id, Instant, Version } from '../core/primitives.js';
import { Client } from './clients.js';
import { MAX_HOUSEHOLD } from './households.js';

export const MERGE_UNDO_DAYS = 30;

export const MergeSide = z.enum(['keep', 'merge'], 'Choose whose value stays');
export type MergeSide = z.infer<typeof MergeSide>;
export const MergeSideOrBoth = z.enum(['keep', 'merge', 'both'], 'Choose whose value stays');
export type MergeSideOrBoth = z.infer<typeof MergeSideOrBoth>;

/** The next step goes with its date. */
export const MergeFields = z.strictObject({
  stage: MergeSide,
  source: MergeSide,
  nextStep: MergeSide,
  lead: MergeSide,
  tags: MergeSideOrBoth,
  notes: MergeSideOrBoth,
});
export type MergeFields = z.infer<typeof MergeFields>;

export const MergePersonFields = z.strictObject({
  name: MergeSide,
  birthDate: MergeSide,
  email: MergeSide,
  phone: MergeSide,
  loyalties: MergeSide,
  heightInches: MergeSide,
  dietaryNotes: MergeSide,
  passportExpiresOn: MergeSide,
  notes: MergeSide,
  /** By the name of the detail; of those not named a value wins over none, then the kept person’s. */
  details: z.optional(z.record(z.string().check(z.maxLength(40, 'Name a detail')), MergeSide)),
});
export type MergePersonFields = z.infer<typeof MergePersonFields>;

export const MergePeople = z.strictObject({ keepId: Id, mergeId: Id, fields: MergePersonFields });
export type MergePeople = z.infer<typeof MergePeople>;

/** `POST /api/v1/client-merges`; the browser chooses the id. Unpaired people all stay. */
export const MergeClients = z.strictObject({
  id: Id,
  keepId: Id,
  mergeId: Id,
  keepVersion: Version,
  mergeVersion: Version,
  fields: MergeFields,
  people: z
    .array(MergePeople)
    .check(z.maxLength(MAX_HOUSEHOLD, `A household holds at most ${MAX_HOUSEHOLD} people`)),
});
export type MergeClients = z.infer<typeof MergeClients>;

export const MergeCandidate = z.object({
  client: Client,
  agentName: z.nullable(z.string()),
  trips: z.array(z.object({ tripId: Id, name: z.string(), startDate: z.string(), endDate: z.string() })),
  tasks: z.int(),
  conversations: z.int(),
  changes: z.int(),
});
export type MergeCandidate = z.infer<typeof MergeCandidate>;

/** `GET /api/v1/client-merges/preview/:keepId/:mergeId`; `refusal` is a sentence. */
export const MergePreview = z.object({
  keep: MergeCandidate,
  merge: MergeCandidate,
  pairs: z.array(z.object({ keepId: Id, mergeId: Id })),
  refusal: z.nullable(z.string()),
  canSwap: z.boolean(),
});
export type MergePreview = z.infer<typeof MergePreview>;

export const ClientMerge = z.object({
  id: Id,
  at: Instant,
  by: z.string(),
  isYou: z.boolean(),
  keptId: Id,
  keptName: z.string(),
  mergedName: z.string(),
  undo: z.enum(['open', 'done']),
});
export type ClientMerge = z.infer<typeof ClientMerge>;

/** `GET /api/v1/client-merges`: the last 30 days, the latest first. */
export const ClientMergeList = z.object({ merges: z.array(ClientMerge) });
export type ClientMergeList = z.infer<typeof ClientMergeList>;

/** `POST /api/v1/client-merges/:mergeId/undo`; `kept` are sentences about later changes. */
export const UndoneMerge = z.object({ clientId: Id, kept: z.array(z.string()) });
export type UndoneMerge = z.infer<typeof UndoneMerge>;
