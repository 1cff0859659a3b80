import * as z from 'zod/mini';
import { Id, Instant } from '../core/primitives.js';
import { Activity } from '../trip/activity.js';

export const AUDIT_PER_PAGE = 50;
export const MOST_EXPORTED_ENTRIES = 10_000;

export const AuditKind = z.enum(
  ['client', 'client-person', 'client-connection', 'client-merge'],
  'Choose a kind of the list',
);
export type AuditKind = z.infer<typeof AuditKind>;

export const auditKindNames: Readonly<Record<AuditKind, string>> = {
  client: 'Clients',
  'client-person': 'People',
  'client-connection': 'Connections',
  'client-merge': 'Merges',
};

/** The query of `GET /api/v1/agency-audit` and its `/export`. `cursor` is the `next` of a page of the same filter. */
export const AuditQuery = z.strictObject({
  memberId: z.optional(Id),
  clientId: z.optional(Id),
  kind: z.optional(AuditKind),
  cursor: z.optional(
    z.string().check(z.regex(/^\d{1,18}$/, 'This page cannot be found: begin the list again')),
  ),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

export const ClientAuditEntry = z.object({
  ...z.omit(Activity, { undo: true }).shape,
  at: Instant,
  clientId: Id,
  clientName: z.string(),
  handedTo: z.optional(z.string()),
});
export type ClientAuditEntry = z.infer<typeof ClientAuditEntry>;

/** `GET /api/v1/agency-audit`: the latest first. */
export const AuditPage = z.object({ entries: z.array(ClientAuditEntry), next: z.nullable(z.string()) });
export type AuditPage = z.infer<typeof AuditPage>;
