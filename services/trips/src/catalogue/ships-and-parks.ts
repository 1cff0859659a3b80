import { parkIds, parkNames, type Catalogue } from '@landsea/contracts/catalogue';
import { shipList } from '@landsea/rules/catalogue';
import { addSource } from './sourced.js';

export const ships: Catalogue['ships'] = addSource(shipList);

export const parks: Catalogue['parks'] = addSource([
  ...parkIds.map((id) => ({ id, name: parkNames[id] })),
  { id: 'blizzard-beach', name: 'Blizzard Beach' },
  { id: 'typhoon-lagoon', name: 'Typhoon Lagoon' },
]);
