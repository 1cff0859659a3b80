/** The airports from which most families fly to Florida, with their zones and cities. */
const known: readonly (readonly [iata: string, zone: string, city: string])[] = [
  ['ATL', 'America/New_York', 'Atlanta'],
  ['BOS', 'America/New_York', 'Boston'],
  ['BWI', 'America/New_York', 'Baltimore'],
  ['CLT', 'America/New_York', 'Charlotte'],
  ['DEN', 'America/Denver', 'Denver'],
  ['DFW', 'America/Chicago', 'Dallas'],
  ['DTW', 'America/Detroit', 'Detroit'],
  ['EWR', 'America/New_York', 'Newark'],
  ['FLL', 'America/New_York', 'Fort Lauderdale'],
  ['IAH', 'America/Chicago', 'Houston'],
  ['JFK', 'America/New_York', 'New York'],
  ['LAX', 'America/Los_Angeles', 'Los Angeles'],
  ['MCO', 'America/New_York', 'Orlando'],
  ['MIA', 'America/New_York', 'Miami'],
  ['MSP', 'America/Chicago', 'Minneapolis'],
  ['ORD', 'America/Chicago', 'Chicago'],
  ['PHL', 'America/New_York', 'Philadelphia'],
  ['PHX', 'America/Phoenix', 'Phoenix'],
  ['SEA', 'America/Los_Angeles', 'Seattle'],
  ['SFO', 'America/Los_Angeles', 'San Francisco'],
];

/** Airports with their zones by code, and how they are offered while one is typed. */
export interface Airports {
  zoneAt: (iata: string) => string | undefined;
  suggestions: readonly string[];
}

const airports: Airports = {
  zoneAt: (iata) => known.find(([code]) => code === iata)?.[1],
  suggestions: known.map(([code, , city]) => `${code} · ${city}`),
};

/** The airports that a flight can be booked between; for others a clock is chosen by hand. */
export const useAirports = (): Airports => airports;
