import { AT_SEA } from '@landsea/contracts/trip';

const HOME_PORT = 'Port Canaveral';
const ISLAND = 'Castaway Cay';

/**
 * A suggestion for each day of a sailing, return included: most sailings leave from and return to Port Canaveral
 * and spend the last full day at Castaway Cay.
 */
export const defaultPorts = (nights: number): string[] =>
  Array.from({ length: nights + 1 }, (_, day) => {
    if (day === 0 || day === nights) return HOME_PORT;
    return day === nights - 1 ? ISLAND : AT_SEA;
  });
