import * as z from 'zod/mini';
import { Id, Instant } from '../core/primitives.js';

/** The owner may download it for this long, in hours. */
export const EXPORT_HOURS = 24;

export const DataExport = z.object({
  id: Id,
  state: z.enum(['collecting', 'ready', 'failed']),
  partsDone: z.int(),
  partsTotal: z.int(),
  createdAt: Instant,
  expiresAt: z.nullable(Instant),
});
export type DataExport = z.infer<typeof DataExport>;

/** `GET /api/auth/exports`; `POST` begins one. */
export const LatestExport = z.object({ export: z.nullable(DataExport) });
export type LatestExport = z.infer<typeof LatestExport>;

/**
 * `GET /internal/accounts/:userId/export` of each service: a list for each kind of row; no hash, token or
 * data of others.
 */
export const PersonalRecords = z.record(z.string(), z.array(z.looseObject({})));
export type PersonalRecords = z.infer<typeof PersonalRecords>;

/**
 * `GET /api/auth/exports/:id/file`. Money is in integer US cents, days are `YYYY-MM-DD`, instants ISO-8601
 * UTC.
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
