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
