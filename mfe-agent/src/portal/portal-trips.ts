import type { MadeTrip, TravelAgent } from '@landsea/contracts/agents';

export interface PortalTrip extends MadeTrip {
  agents: TravelAgent[];
  /** Made by an agent, so not the person's own. */
  isMade: boolean;
}

/** Trips that the agent made for the person, and the person's own that they share. */
const shownBy = ({ trips, made = [] }: TravelAgent): Omit<PortalTrip, 'agents'>[] => [
  ...made.map((trip) => ({ ...trip, isMade: true })),
  ...trips
    .filter(({ shared }) => shared)
    .map(({ tripId, name, startDate, endDate }) => ({ tripId, name, startDate, endDate, isMade: false })),
];

/** Each trip once: upcoming ones by date, then past ones, the latest first. */
export const listPortalTrips = (agents: readonly TravelAgent[], today: string): PortalTrip[] => {
  const trips = new Map<string, PortalTrip>();
  for (const agent of agents)
    for (const trip of shownBy(agent)) {
      const known = trips.get(trip.tripId);
      if (known) known.agents.push(agent);
      else trips.set(trip.tripId, { ...trip, agents: [agent] });
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
