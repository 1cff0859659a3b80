import { parkIds, type ParkId } from '@landsea/contracts/catalogue';
import { USUAL_HOUR_CENTS } from '@landsea/rules/day-plans';
import { readParty, type ToolParty } from '../frame/party';
import { readNumber } from '../frame/query-numbers';

export interface LaneChoice {
  park: ParkId;
  date: string;
  party: ToolParty;
  /** An hour's worth to a person, in whole dollars. */
  worth: number;
  rideIds: readonly string[] | null;
}

export const worthBounds = { min: 5, max: 100, usual: USUAL_HOUR_CENTS / 100 };
const MOST_RIDES = 30;

export const readLaneChoice = (query: URLSearchParams, date: string): LaneChoice => ({
  park: parkIds.find((park) => park === query.get('park')) ?? 'magic-kingdom',
  date,
  party: readParty(query),
  worth: readNumber(query, 'worth', worthBounds),
  rideIds: query.get('rides')?.split(',').slice(0, MOST_RIDES) ?? null,
});
