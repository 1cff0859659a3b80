import type { AgentTripConsent, MadeTrip, TravelAgent } from '@landsea/contracts/agents';

/** A trip that somebody plans with one or more agents. */
export interface PortalTrip extends Pick<AgentTripConsent, 'tripId' | 'name' | 'startDate' | 'endDate'> {
  agents: TravelAgent[];
}

/** What the agent made for the person, and what of the person's own they share with the agent. */
const shownBy = ({ trips, made = [] }: TravelAgent): MadeTrip[] => [
  ...made,
  ...trips.filter(({ shared }) => shared),
];

/** What a person plans with their agents, each trip once: those ahead by date, then those that are over, the latest first. */
export const portalTrips = (agents: readonly TravelAgent[], today: string): PortalTrip[] => {
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
export const agentNames = (agents: readonly Pick<TravelAgent, 'name'>[]): string =>
  new Intl.ListFormat('en-US').format([...new Set(agents.map(({ name }) => name ?? 'your travel agent'))]);
