import type { AgencyRole } from '@landsea/contracts/agents';

/** The one table of rights; `clients` are those in the scope of the role. */
export const agencyRights = {
  'all-clients': ['owner', 'assistant'],
  'edit-clients': ['owner', 'agent', 'assistant'],
  'invite-clients': ['owner', 'agent'],
  'archive-clients': ['owner', 'agent'],
  'delete-clients': ['owner', 'agent'],
  'merge-clients': ['owner', 'agent'],
  'export-clients': ['owner', 'agent'],
  'import-clients': ['owner', 'agent'],
  'hand-over-clients': ['owner', 'agent'],
  'see-commissions': ['owner', 'agent'],
  'manage-team': ['owner'],
  'manage-brand': ['owner'],
  'see-audit': ['owner'],
} as const satisfies Record<string, readonly AgencyRole[]>;
export type AgencyRight = keyof typeof agencyRights;

export const hasRight = (role: AgencyRole, right: AgencyRight): boolean =>
  (agencyRights[right] as readonly AgencyRole[]).includes(role);
