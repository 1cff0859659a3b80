import type { Collaborator, ShareSection } from '@landsea/contracts/sharing';

/** Replaces the forms, which the demo would refuse. */
export const sharingMessages = {
  demoInvites: 'Invitations are turned off in the demo. Create a free account to plan together.',
  demoLinks: 'Sharing is turned off in the demo. Create a free account to share a trip of your own.',
} as const;

export const roleNames: Record<Collaborator['role'], string> = {
  editor: 'Can edit',
  viewer: 'Can view',
};

export const roleOptions = [
  { value: 'viewer', label: 'Can view and vote' },
  { value: 'editor', label: 'Can edit' },
] as const;

export const sectionNames: Record<ShareSection, string> = {
  days: 'Day-by-day plan',
  stays: 'Hotels and ship',
  people: 'Travelers',
  budget: 'Budget totals',
};
