import { parkIds, parkNames, shipList, type Catalogue } from '@landsea/contracts/catalogue';
import { sourced } from './sourced.js';

export const ships: Catalogue['ships'] = sourced(shipList);

export const parks: Catalogue['parks'] = sourced([
  ...parkIds.map((id) => ({ id, name: parkNames[id] })),
  { id: 'blizzard-beach', name: 'Blizzard Beach' },
  { id: 'typhoon-lagoon', name: 'Typhoon Lagoon' },
]);
