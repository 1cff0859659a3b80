import { parkIds, parkNames, type Catalogue } from '@landsea/contracts/catalogue';
import { sourced } from './sourced.js';

export const ships: Catalogue['ships'] = sourced([
  { id: 'disney-magic', name: 'Disney Magic' },
  { id: 'disney-wonder', name: 'Disney Wonder' },
  { id: 'disney-dream', name: 'Disney Dream' },
  { id: 'disney-fantasy', name: 'Disney Fantasy' },
  { id: 'disney-wish', name: 'Disney Wish' },
  { id: 'disney-treasure', name: 'Disney Treasure' },
  { id: 'disney-destiny', name: 'Disney Destiny' },
  { id: 'disney-adventure', name: 'Disney Adventure' },
]);

export const parks: Catalogue['parks'] = sourced([
  ...parkIds.map((id) => ({ id, name: parkNames[id] })),
  { id: 'blizzard-beach', name: 'Blizzard Beach' },
  { id: 'typhoon-lagoon', name: 'Typhoon Lagoon' },
]);
