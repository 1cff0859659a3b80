import type { Catalogue, PortGuide } from '@landsea/contracts/catalogue';
import { AT_SEA } from '@landsea/contracts/trip';
import { hotels } from './hotels.js';
import { parks, ships } from './ships-and-parks.js';
import { sourced } from './sourced.js';

/** Most sailings of the catalog begin at the first and call at the second. */
const offeredFirst = ['port-canaveral', 'castaway-cay'];

const rank = ({ id }: PortGuide): number => {
  const at = offeredFirst.indexOf(id);
  return at < 0 ? offeredFirst.length : at;
};

/** What the trip wizard offers; a day without a port comes first among the ports. */
export const wizardLists = (guides: readonly PortGuide[]): Catalogue => ({
  hotels,
  ships,
  ports: [
    ...sourced([{ id: 'at-sea', name: AT_SEA }]),
    ...[...guides]
      .sort((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1))
      .map(({ id, name, asOf, source }) => ({ id, name, asOf, source })),
  ],
  parks,
});
