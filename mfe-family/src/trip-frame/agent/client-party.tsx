import type { ReactNode } from 'react';
import { useGetAgentTripQuery } from './agent-trip-api';

const words = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

const inWords = (count: number): string => words[count - 2] ?? String(count);

const pluralOf = (lastName: string): string =>
  `${lastName}${/(?:s|x|z|ch|sh)$/i.test(lastName) ? 'es' : 's'}`;

/**
 * A client's party in the words of their agent: `The six Okafors`.
 * @param clientName first and last name.
 */
export const formatClientParty = (clientName: string, count: number): string => {
  const [firstName = '', ...others] = clientName.trim().split(/\s+/);
  const lastName = others.at(-1);
  if (count === 1) return `${firstName} travels alone`;
  return lastName
    ? `The ${inWords(count)} ${pluralOf(lastName)}`
    : `${firstName} and ${count === 2 ? 'one' : inWords(count - 1)} more`;
};

export function ClientParty({ tripId, count, own }: { tripId: string; count: number; own: ReactNode }) {
  const { data, isError } = useGetAgentTripQuery(tripId);
  if (isError) return own;
  return data ? formatClientParty(data.clientName, count) : <span aria-hidden>&nbsp;</span>;
}
