export const AT_SEA = 'At Sea';
export const PORT_UNKNOWN = 'Port to be chosen';
const HOME = 'Port Canaveral';
const ISLAND = 'Castaway Cay';
const NASSAU = 'Nassau, Bahamas';

/** Source: most sailings from Port Canaveral in the catalog. */
const between: Partial<Record<number, readonly string[]>> = {
  3: [NASSAU, ISLAND],
  4: [NASSAU, ISLAND, AT_SEA],
  5: [NASSAU, ISLAND, 'Lookout Cay at Lighthouse Point, Bahamas', AT_SEA],
  7: [AT_SEA, 'Cozumel, Mexico', 'George Town, Grand Cayman', 'Falmouth, Jamaica', AT_SEA, ISLAND],
};

/** Other lengths end at Castaway Cay, with the rest at sea. */
export const listUsualCalls = (nights: number): string[] =>
  Array.from({ length: nights + 1 }, (_, day) => {
    if (day === 0 || day === nights) return HOME;
    return between[nights]?.[day - 1] ?? (day === nights - 1 ? ISLAND : AT_SEA);
  });
