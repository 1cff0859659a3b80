import { definePages } from '@landsea/web-kit/pages';
import { readSharedToken } from './shared-trip/shared-token';

export const peoplePages = definePages([
  {
    name: 'FamilyHq',
    paths: ['/trip/:tripId/family-hq', '/trip/:tripId/family', '/family-hq'],
    access: 'trip',
    title: 'Family HQ | Landsea',
    description: 'Travelers, how old and how tall on the day, who plans with you, and who changed what.',
    keywords: 'family trip planner, height requirements, travel party',
    help: 'Everybody who travels, with what the planning depends on. Below: who plans with you, and every change with a way to undo it.',
    nav: {
      id: 'family-hq',
      label: 'Family HQ',
      icon: 'users',
      text: 'Who’s going, and who plans with you',
      priority: 2,
      order: 60,
      audience: 'family',
    },
    page: async () => (await import('./family-hq/family-hq-page')).FamilyHqPage,
  },
  {
    name: 'TripCollaboration',
    paths: ['/trip-collaboration'],
    access: 'signed-in',
    title: 'Plan together | Landsea',
    description: 'Invite those who travel with you, and make a page to send to those at home.',
    keywords: 'plan a trip together, share an itinerary',
    help: 'Invite by email, to edit or to view, with or without the budget. A link shows the trip to anybody you send it to.',
    nav: {
      id: 'collaboration',
      label: 'Plan together',
      icon: 'user-plus',
      text: 'Invite people, or share a view-only page',
      priority: 3,
      order: 61,
      audience: 'family',
    },
    page: async () => (await import('./collaboration/trip-collaboration-page')).TripCollaborationPage,
  },
  {
    name: 'SharedTrip',
    paths: ['/share', '/share/:token'],
    linkOnlyPaths: ['/share'],
    unlisted: true,
    access: 'public',
    frame: 'slim',
    title: 'A trip to look forward to | Landsea',
    description: 'Somebody shares their trip with you: when, where, who, and day by day.',
    keywords: 'shared trip',
    help: 'A trip as its owner shows it. Nothing here can be changed.',
    // The token leaves the address: without it, the page exists only in the tab that followed a link.
    isThere: (location) => !/^\/share\/?$/.test(location.pathname) || readSharedToken(location) !== undefined,
    page: async () => (await import('./shared-trip/shared-trip-page')).SharedTripPage,
  },
]);
