import { ANY_SHIP } from '@landsea/contracts/booking-windows';
import { foldName } from './plain-name.js';

export const shipList = [
  { id: 'disney-magic', name: 'Disney Magic' },
  { id: 'disney-wonder', name: 'Disney Wonder' },
  { id: 'disney-dream', name: 'Disney Dream' },
  { id: 'disney-fantasy', name: 'Disney Fantasy' },
  { id: 'disney-wish', name: 'Disney Wish' },
  { id: 'disney-treasure', name: 'Disney Treasure' },
  { id: 'disney-destiny', name: 'Disney Destiny' },
  { id: 'disney-adventure', name: 'Disney Adventure' },
];

/** `disney-wish` for `Disney Wish` or `Wish`, also for an unknown ship. */
export const toShipId = (ship: string): string => `disney-${foldName(ship).replaceAll(' ', '-')}`;

/** The name of a ship that nobody chose yet. */
export const SHIP_UNKNOWN = 'Ship to be chosen';

/** True for a ship of another cruise line, whose ports and opening dates are unknown. */
export const isOtherLine = (ship: string): boolean => {
  const name = ship.trim();
  if (name === '' || name === SHIP_UNKNOWN || name === ANY_SHIP || /^disney\b/i.test(name)) return false;
  return shipList.every(({ id }) => id !== toShipId(name));
};
