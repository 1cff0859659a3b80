import type { Collaborator, ShareSection } from '@landsea/contracts/sharing';

/** Shown in place of the forms, which the demo would refuse. */
export const sharingMessages = {
  demoInvites: 'Invitations are turned off in the demo. Create a free account to plan together.',
  demoLinks: 'Sharing is turned off in the demo. Create a free account to share a trip of your own.',
} as const;

export const roleNames: Record<Collaborator['role'], string> = {
  editor: 'Plans along',
  viewer: 'Looks on',
};

export const roleOptions = [
  { value: 'editor', label: 'Plan along' },
  { value: 'viewer', label: 'Look on' },
] as const;

export const sectionNames: Record<ShareSection, string> = {
  days: 'The days, one by one',
  stays: 'Hotels and ship',
  people: 'Who travels',
  budget: 'The budget, as sums',
};

/** How long a new link may work. */
export const linkDays = [
  { value: '7', label: 'One week' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'One year' },
] as const;
