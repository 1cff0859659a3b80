import * as z from 'zod/mini';
import { Id, Instant, defineOptionalText } from '../core/primitives.js';
import { ClientStage, PipelineStage } from './pipeline.js';
import { ClientEmail } from './households.js';

export const MAX_DUPLICATE_PAIRS = 100;

/** Families share addresses and phones, so none of these alone is proof. */
export const DuplicateReason = z.enum(['email', 'phone', 'name']);
export type DuplicateReason = z.infer<typeof DuplicateReason>;

export const DuplicateClient = z.object({
  id: Id,
  agentId: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  stage: ClientStage,
  pipelineStage: z.optional(PipelineStage),
  people: z.int(),
  createdAt: Instant,
  archivedAt: z.nullable(Instant),
});
export type DuplicateClient = z.infer<typeof DuplicateClient>;

/** `likeness` of the names is 0 to 1. */
export const DuplicatePair = z.object({
  first: DuplicateClient,
  second: DuplicateClient,
  reasons: z.array(DuplicateReason),
  likeness: z.number(),
});
export type DuplicatePair = z.infer<typeof DuplicatePair>;

/** `GET /api/v1/client-duplicates`: the likeliest first. */
export const DuplicateList = z.object({ pairs: z.array(DuplicatePair), hasMore: z.boolean() });
export type DuplicateList = z.infer<typeof DuplicateList>;

/** `POST /api/v1/client-duplicates/check`. */
export const CheckDuplicates = z.strictObject({
  firstName: defineOptionalText('First name', 80),
  lastName: defineOptionalText('Last name', 80),
  email: z.optional(ClientEmail),
  phone: defineOptionalText('Phone', 40),
});
export type CheckDuplicates = z.infer<typeof CheckDuplicates>;

export const LikelyClient = z.object({
  client: DuplicateClient,
  reasons: z.array(DuplicateReason),
  likeness: z.number(),
});
export type LikelyClient = z.infer<typeof LikelyClient>;

/** The answer of `check`, and of `GET /api/v1/client-duplicates/:clientId`. */
export const LikelyClients = z.object({
  clients: z.array(LikelyClient),
  canMerge: z.boolean(),
});
export type LikelyClients = z.infer<typeof LikelyClients>;
