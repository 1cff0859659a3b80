import { agencyRoleNames, InvitedRole, type AgencyRole } from '@landsea/contracts/agents';

export const roleTexts: Readonly<Record<AgencyRole, string>> = {
  owner: 'Runs the team and sees every client.',
  agent: 'Has their own clients and sees only those.',
  assistant: 'Works with every agent’s clients and trips, and has none of their own.',
};

export const ownRoleTexts: Readonly<Record<AgencyRole, string>> = {
  owner: 'You run the team and see every client.',
  agent: 'You have your own clients and see only those.',
  assistant: 'You work with every agent’s clients and trips.',
};

/** Follows the name of the member. */
export const newRoleTexts: Readonly<Record<AgencyRole, string>> = {
  owner: 'then runs the team and sees every client. You stay as an agent with your own clients.',
  agent: 'then has their own clients and sees only those.',
  assistant: 'then works with every agent’s clients and trips, and has none of their own.',
};

export const invitedRoles = InvitedRole.options.map((value) => ({ value, label: agencyRoleNames[value] }));

export const formatClients = (count: number): string =>
  count === 0 ? 'No clients' : `${count.toLocaleString('en-US')} ${count === 1 ? 'client' : 'clients'}`;
