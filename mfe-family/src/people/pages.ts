import { definePages } from '@landsea/web-kit/pages';
import type { Location } from 'react-router-dom';
import { readLinkToken } from '../trip-frame/page/link-token';

/** The token leaves the address: without it, the page exists only in the tab that followed a link. */
const opensByLink = (path: string) =>
  ({
    paths: [path, `${path}/:token`],
    linkOnlyPaths: [path],
    unlisted: true,
    access: 'public',
    frame: 'slim',
    isThere: (location: Location) =>
      location.pathname.replace(/\/$/, '') !== path || readLinkToken(location) !== undefined,
  }) as const;

export const peoplePages = definePages([
  {
    name: 'FamilyHq',
    paths: ['/trip/:tripId/family-hq', '/trip/:tripId/family', '/family-hq'],
    access: 'trip',
    title: 'Family HQ | Landsea',
    description: 'Travelers, how old and how tall on the day, who plans with you, and who changed what.',
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
    ...opensByLink('/share'),
    title: 'A trip to look forward to',
    description: 'Somebody shares their trip with you: when, where, who, and day by day.',
    help: 'A trip as its owner shows it. Nothing here can be changed.',
    page: async () => (await import('./shared-trip/shared-trip-page')).SharedTripPage,
  },
  {
    name: 'IntakeForm',
    ...opensByLink('/f'),
    title: 'A few questions for your trip',
    description: 'Your travel agent asks what you’d like, one question at a time.',
    page: async () => (await import('./intake/intake-page')).IntakePage,
  },
  {
    name: 'PublicItinerary',
    ...opensByLink('/i'),
    title: 'Your itinerary',
    description: 'Your trip as your travel agent planned it, day by day.',
    page: async () => (await import('./itinerary/public-itinerary-page')).PublicItineraryPage,
  },
  {
    name: 'Signing',
    ...opensByLink('/sign'),
    title: 'Read and sign',
    description: 'Your travel agent sent you something to read and sign.',
    page: async () => (await import('./signing/signing-page')).SigningPage,
  },
]);
