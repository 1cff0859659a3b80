import * as z from 'zod/mini';
import { Id, Instant } from '../core/primitives.js';
import { Activity } from '../trip/activity.js';

export const AUDIT_PER_PAGE = 50;
export const MOST_EXPORTED_ENTRIES = 10_000;

export const AuditKind = z.enum(
  ['client', 'client-person', 'client-connection', 'client-merge', 'team'],
  'Choose a kind of the list',
);
export type AuditKind = z.infer<typeof AuditKind>;

export const auditKindNames: Readonly<Record<AuditKind, string>> = {
  client: 'Clients',
  'client-person': 'People',
  'client-connection': 'Connections',
  'client-merge': 'Merges',
  team: 'Team',
};

export const teamEvents = [
  'exported',
  'invited',
  'revoked',
  'joined',
  'role',
  'removed',
  'left',
  'looked',
] as const;
export type TeamEvent = (typeof teamEvents)[number];

/** The query of `GET /api/v1/agency-audit` and its `/export`. `cursor` is the `next` of a page of the same filter. */
export const AuditQuery = z.strictObject({
  memberId: z.optional(Id),
  clientId: z.optional(Id),
  kind: z.optional(AuditKind),
  /** Absent: changes of clients alone, as a page of an earlier release reads them. */
  withTeam: z.optional(z.literal('true')),
  cursor: z.optional(
    z.string().check(z.regex(/^\d{1,18}$/, 'This page cannot be found: begin the list again')),
  ),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

/** In place of the client’s id of an entry that concerns none: pages of an earlier release demand an id. */
export const NO_CLIENT = '00000000-0000-0000-0000-000000000000';

export const ClientAuditEntry = z.object({
  ...z.omit(Activity, { undo: true }).shape,
  at: Instant,
  clientId: Id,
  clientName: z.string(),
  handedTo: z.optional(z.string()),
  /** One of {@link teamEvents}, or of a newer release. */
  teamEvent: z.optional(z.string()),
});
export type ClientAuditEntry = z.infer<typeof ClientAuditEntry>;

/** `GET /api/v1/agency-audit`: the latest first. */
export const AuditPage = z.object({ entries: z.array(ClientAuditEntry), next: z.nullable(z.string()) });
export type AuditPage = z.infer<typeof AuditPage>;
