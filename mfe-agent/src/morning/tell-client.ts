import type { MorningEntry } from '@landsea/contracts/agents';

const templates: Partial<Record<MorningEntry['kind'], string>> = {
  dining: 'dining-results',
  'multi-pass': 'lane-results',
  'single-pass': 'lane-results',
  'cruise-activities': 'activity-results',
  concierge: 'activity-results',
};

export interface TellLink {
  label: string;
  to: string;
}

/** Leads to the conversation about the trip, with what was booked already written; undefined while nothing is. */
export const getTellLink = ({
  kind,
  booked = 0,
  clientId,
  clientName,
  tripId,
}: Pick<MorningEntry, 'kind' | 'booked' | 'clientId' | 'clientName' | 'tripId'>): TellLink | undefined => {
  const template = templates[kind];
  if (!template || booked === 0) return undefined;
  const search = new URLSearchParams({ client: clientId, trip: tripId, template });
  return {
    label: `Tell ${clientName.split(' ')[0] ?? clientName} what you booked`,
    to: `/app/agents/messages?${search.toString()}`,
  };
};
