import { definePages } from '@landsea/web-kit/pages';

export const keptTripPages = definePages([
  {
    name: 'KeptTrips',
    paths: ['/kept-trips'],
    access: 'signed-in',
    title: 'Your copies',
    description: 'Trips of a travel agent you left, as you last saw them.',
    page: async () => (await import('./kept-trips-page')).KeptTripsPage,
  },
  {
    name: 'KeptTrip',
    paths: ['/kept-trips/:keptTripId'],
    access: 'signed-in',
    title: 'Your copy',
    description: 'A trip of a travel agent you left, as you last saw it.',
    page: async () => (await import('./kept-trip-page')).KeptTripPage,
  },
]);
