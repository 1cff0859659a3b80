import { useCatalogueList } from '../catalogue/catalogue-api';

/** The airports of the catalog: their zones by code, and how they are offered while one is typed. */
export interface Airports {
  zoneAt: (iata: string) => string | undefined;
  suggestions: readonly string[];
}

/** The airports that a flight can be booked between; none until they are loaded, and then a clock is chosen by hand. */
export const useAirports = (): Airports => {
  const { entries = [] } = useCatalogueList('airports');
  return {
    zoneAt: (iata) => entries.find((airport) => airport.iata === iata)?.zone,
    suggestions: entries.map(({ iata, name, city }) => `${iata} · ${city}, ${name}`),
  };
};
