import { parkIds, parkNames, type Catalogue } from '@landsea/contracts/catalogue';
import { shipList } from '@landsea/rules/catalogue';

const CHECKED = {
  asOf: '2026-11-01',
  source: 'Public pages of the park, cruise and hotel operators, August to November 2026',
};

export const addSource = <T extends object>(entries: T[]): (T & typeof CHECKED)[] =>
  entries.map((entry) => ({ ...entry, ...CHECKED }));

export const ships: Catalogue['ships'] = addSource(shipList);

export const parks: Catalogue['parks'] = addSource([
  ...parkIds.map((id) => ({ id, name: parkNames[id] })),
  { id: 'blizzard-beach', name: 'Blizzard Beach' },
  { id: 'typhoon-lagoon', name: 'Typhoon Lagoon' },
]);
