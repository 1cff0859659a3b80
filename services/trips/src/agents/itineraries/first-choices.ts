import type { ItinerarySection } from '@landsea/contracts/agents';
import type { ItineraryChoices } from '@landsea/rules/agents';
import type { AgentItineraryRow } from './agent-itinerary.entity.js';
import type { MadeClientTrip } from './itineraries.queries.js';

/** Amounts and papers are shown once the agent says so. */
const FIRST_SECTIONS: ItinerarySection[] = ['days', 'bookings', 'numbers', 'contacts', 'wishes'];

export type DraftChoices = ItineraryChoices & Pick<AgentItineraryRow, 'sections' | 'dayWords'>;

export const makeFirstChoices = ({ tripName }: MadeClientTrip): DraftChoices => ({
  title: tripName,
  message: '',
  contacts: '',
  sections: FIRST_SECTIONS,
  dayWords: {},
  cover: null,
  showsPacking: false,
});
