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
    `${agent} stops seeing your own trips. Trips that ${agent} made for you stay with ${agent}; we keep a copy for you to read. A new invitation brings them back.`,
  keptOnLeaving: 'You get a copy of:',
  made: (agent: string) => `${agent} plans these for you and sees everything in them:`,
  copies: 'Your copies of an agent’s trips',
  stay: 'Stay connected',
} as const;

export const makeLeftToast = (agent: string, kept: readonly string[]): Toast => ({
  title: `You left ${agent}`,
  description:
    kept.length > 0
      ? `${agent}’s ${kept.length === 1 ? 'trip is' : 'trips are'} in your copies: ${kept.join(', ')}.`
      : 'They no longer see any of your trips.',
  tone: 'success',
});

export const makeNotSavedToast = (description: string): Toast => ({
  title: 'That change was not saved',
  description,
  tone: 'error',
});
