import * as z from 'zod/mini';
import { Id, Instant } from '../core/primitives.js';

/** A copy may be downloaded for this long, by its owner alone; then it is erased. */
export const EXPORT_HOURS = 24;

/** How far a copy is: one part for each service. */
export const DataExport = z.object({
  id: Id,
  state: z.enum(['collecting', 'ready', 'failed']),
  partsDone: z.int(),
  partsTotal: z.int(),
  createdAt: Instant,
  /** Null until it is ready. */
  expiresAt: z.nullable(Instant),
});
export type DataExport = z.infer<typeof DataExport>;

/** `GET /api/auth/exports`: the person's latest copy that is not erased. `POST` of the same begins one. */
export const LatestExport = z.object({ export: z.nullable(DataExport) });
export type LatestExport = z.infer<typeof LatestExport>;

/**
 * `GET /internal/accounts/:userId/export` of each service: what it holds of a person, a list for each kind of thing
 * (`trips`, `budgetLines`, `payments`, …). Never a hash, a token or another person's data.
 */
export const PersonalRecords = z.record(z.string(), z.array(z.looseObject({})));
export type PersonalRecords = z.infer<typeof PersonalRecords>;

/**
 * `GET /api/auth/exports/:id/file`: the whole document. Money is in integer US cents, days are `YYYY-MM-DD`, instants
 * ISO-8601 UTC. identity: account, notifications, sessions. trips: trips (with stays, sailing, party and days),
 * budgetLines, entitlements, plans, clients. billing: payments, checkouts, subscriptions, invoices.
 */
export const ExportDocument = z.object({
  format: z.literal('landsea-account-export'),
  version: z.literal(1),
  exportedAt: Instant,
  userId: Id,
  identity: PersonalRecords,
  trips: PersonalRecords,
  billing: PersonalRecords,
});
export type ExportDocument = z.infer<typeof ExportDocument>;
