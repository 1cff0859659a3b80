import type { AgentTrip } from '@landsea/contracts/agents';
import { useGetAgencyQuery } from '../frame/team/team-api';

/** Nobody is asked where all clients have one agent. */
export const useAgentsOf = (trips: readonly AgentTrip[]): { agentId: string; name: string }[] => {
  const ids = new Set(trips.flatMap(({ agentId }) => agentId ?? []));
  const { data: agency } = useGetAgencyQuery(undefined, { skip: ids.size < 2 });
  if (ids.size < 2) return [];
  return (agency?.members ?? []).flatMap(({ userId, name }) =>
    ids.has(userId) ? [{ agentId: userId, name }] : [],
  );
};
