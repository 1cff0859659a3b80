import type { SaveItinerary } from '@landsea/contracts/agents';

export type ItineraryChange = Partial<Omit<SaveItinerary, 'version'>>;
