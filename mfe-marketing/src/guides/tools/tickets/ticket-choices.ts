import { readNumber } from '../frame/query-numbers';
import { readParty, type ToolParty } from '../frame/party';

export interface TicketChoice {
  from: string;
  days: number;
  hops: boolean;
  party: ToolParty;
}

export const dayBounds = { min: 1, max: 10, usual: 4 };

export const readTicketChoice = (query: URLSearchParams, from: string): TicketChoice => ({
  from,
  days: readNumber(query, 'days', dayBounds),
  hops: query.get('hop') === '1',
  party: readParty(query),
});
