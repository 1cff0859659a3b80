import { definePages } from '@landsea/web-kit/pages';
import { agentKeywords, agentPicture } from '../frame/page-head';

export const itineraryPages = definePages([
  {
    name: 'AgentItinerary',
    paths: ['/app/agents/trips/:tripId/itinerary'],
    access: 'agent',
    title: 'Itinerary',
    description: 'The trip as your client reads it, under your name. They see changes once you publish.',
    help: 'Switch parts on and off, and write a note for a day in place. Nothing reaches the family until you publish.',
    keywords: agentKeywords,
    ogImage: agentPicture,
    page: async () => (await import('./itinerary-page')).ItineraryPage,
  },
]);
