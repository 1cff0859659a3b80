import { plainName } from './plain-name.js';

/** The ships, each with the id that the catalog names it by. */
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

/** The id of the ship that a trip names: `disney-wish` for `Disney Wish` or `Wish`, also of a ship that is not in the list. */
export const shipIdOf = (ship: string): string => `disney-${plainName(ship).replaceAll(' ', '-')}`;
