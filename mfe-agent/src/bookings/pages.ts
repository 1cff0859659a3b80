import { definePages } from '@landsea/web-kit/pages';
import { agentKeywords, agentPicture } from '../frame/page-head';

export const bookingPages = definePages([
  {
    name: 'AgentTripBookings',
    paths: ['/app/agents/trips/:tripId/bookings'],
    access: 'agent',
    title: 'Bookings of a trip',
    description: 'What’s booked for a client’s trip, what’s still to pay, and what you earn.',
    help: 'Paste a confirmation, check the fields beside it, and save. Your client sees payments, never your commission.',
    keywords: agentKeywords,
    ogImage: agentPicture,
    page: async () => (await import('./trip-bookings-page')).TripBookingsPage,
  },
  {
    name: 'PriceOffers',
    paths: ['/app/agents/price-offers'],
    access: 'agent',
    title: 'Lower prices',
    description: 'Each booking that an offer fits, and what it would save.',
    help: 'Enter an offer once. Take the lower price on a booking, or skip it; your morning shows what’s left to look at.',
    keywords: agentKeywords,
    ogImage: agentPicture,
    firstData: ['/api/v1/price-offers'],
    page: async () => (await import('./price-offers/price-offers-page')).PriceOffersPage,
  },
]);
