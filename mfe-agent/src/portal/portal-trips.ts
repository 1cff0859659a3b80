import type { AgentTripConsent, MadeTrip, TravelAgent } from '@landsea/contracts/agents';

export interface PortalTrip extends Pick<AgentTripConsent, 'tripId' | 'name' | 'startDate' | 'endDate'> {
  agents: TravelAgent[];
}

/** Trips that the agent made for the person, and the person's own that they share. */
const shownBy = ({ trips, made = [] }: TravelAgent): MadeTrip[] => [
  ...made,
  ...trips.filter(({ shared }) => shared),
];

/** Each trip once: upcoming ones by date, then past ones, the latest first. */
export const listPortalTrips = (agents: readonly TravelAgent[], today: string): PortalTrip[] => {
  const trips = new Map<string, PortalTrip>();
  for (const agent of agents)
    for (const { tripId, name, startDate, endDate } of shownBy(agent)) {
      const known = trips.get(tripId);
      if (known) known.agents.push(agent);
      else trips.set(tripId, { tripId, name, startDate, endDate, agents: [agent] });
    }
  const isOver = ({ endDate }: PortalTrip) => endDate < today;
  const all = [...trips.values()].sort(
    (a, b) => a.startDate.localeCompare(b.startDate) || a.tripId.localeCompare(b.tripId),
  );
  return [...all.filter((trip) => !isOver(trip)), ...all.filter(isOver).reverse()];
};

/** `Dana Whitfield`, `Dana Whitfield and Bo Reed`; one whose name cannot be read is `your travel agent`. */
export const formatAgentNames = (agents: readonly Pick<TravelAgent, 'name' | 'brand'>[]): string =>
  new Intl.ListFormat('en-US').format([
    ...new Set(agents.map(({ name, brand }) => brand?.agentName ?? name ?? 'your travel agent')),
  ]);
