import type { Toast } from '@landsea/web-kit';

export const travelAgentMessages = {
  unnamed: 'Your travel agent',
  since: (day: string) => `Connected since ${day}`,
  sharing: (shared: number, all: number) =>
    shared === 0 ? 'You share none of your trips.' : `You share ${shared} of ${all} trips.`,
  lead: 'Choose what they see. Changes take effect right away.',
  legend: (agent: string, trip: string) => `What ${agent} sees of ${trip}`,
  noTrips: 'You have no trips yet. Trips your agent makes for you will appear here.',
  none: {
    title: 'No travel agent',
    text: 'No travel agent connected. If one invites you, manage access here.',
  },
  leave: 'Leave this agent',
  leaving: 'Leaving...',
  leaveTitle: (agent: string) => `Leave ${agent}?`,
  leaveText: (agent: string) =>
    `${agent} stops seeing your own trips right away, and everything in them stays yours. You can accept a new invitation later.`,
  stay: 'Stay connected',
} as const;

export const makeLeftToast = (agent: string): Toast => ({
  title: `You left ${agent}`,
  description: 'They no longer see any of your trips.',
  tone: 'success',
});

export const makeNotSavedToast = (description: string): Toast => ({
  title: 'That change was not saved',
  description,
  tone: 'error',
});
