import { hasRight } from '@landsea/rules/agents';
import type { AgencyMember } from '@landsea/contracts/agents';
import { useGetAgencyQuery } from './team-api';

/** The list is empty for an assistant, or for an agent who works alone. */
export const useColleagues = (besides?: string): readonly AgencyMember[] => {
  const { data: agency } = useGetAgencyQuery();
  if (!agency || !hasRight(agency.role, 'hand-over-clients')) return [];
  return agency.members.filter(({ userId, role }) => role !== 'assistant' && userId !== besides);
};
