import type { ReactNode } from 'react';
import { useGetAgentTripQuery } from './agent-trip-api';
import { formatClientParty } from './party-title';

interface ClientPartyProps {
  tripId: string;
  count: number;
  own: ReactNode;
}

export function ClientParty({ tripId, count, own }: ClientPartyProps) {
  const { data, isError } = useGetAgentTripQuery(tripId);
  if (isError) return own;
  return data ? formatClientParty(data.clientName, count) : <span aria-hidden>&nbsp;</span>;
}
