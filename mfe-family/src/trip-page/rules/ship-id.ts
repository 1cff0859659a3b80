import { plainName } from '@landsea/contracts/catalogue';

/** The ship of the catalog that a trip names: `Disney Wish`, or `Wish`. */
export const shipIdOf = (ship: string): string => `disney-${plainName(ship).replaceAll(' ', '-')}`;
