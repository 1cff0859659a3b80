import { useMemo } from 'react';
import { useGetAirportsQuery } from '../../catalogue/api/catalogue-api';

/** Most families fly to Florida from these airports; they are known before the catalog's list has loaded. */
const known: readonly KnownAirport[] = [
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

export interface Airports {
  zoneAt: (iata: string) => string | undefined;
  suggestions: readonly string[];
}

type KnownAirport = readonly [iata: string, zone: string, city: string];

const airportsOf = (list: readonly KnownAirport[]): Airports => {
  const byCode = new Map(list.map((airport) => [airport[0], airport]));
  return {
    zoneAt: (iata) => byCode.get(iata)?.[1],
    suggestions: [...byCode.values()].map(([code, , city]) => `${code} · ${city}`).sort(),
  };
};

export const useAirports = (): Airports => {
  const { data } = useGetAirportsQuery();
  return useMemo(() => {
    const listed =
      data?.entries.map(({ iata, timeZone, city }): KnownAirport => [iata, timeZone, city]) ?? [];
    return airportsOf([...known, ...listed]);
  }, [data]);
};
