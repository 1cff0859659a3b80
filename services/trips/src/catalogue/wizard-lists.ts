import type { Catalogue, CatalogueHotel, PortGuide } from '@landsea/contracts/catalogue';
import { AT_SEA } from '@landsea/contracts/trip';
import { parks, ships, addSource } from './ships-and-parks.js';

interface WizardParts {
  hotels: readonly CatalogueHotel[];
  ports: readonly PortGuide[];
}

const offeredFirst = ['port-canaveral', 'castaway-cay'];

const rank = ({ id }: PortGuide): number => {
  const at = offeredFirst.indexOf(id);
  return at < 0 ? offeredFirst.length : at;
};

const byPlaceAndName = (one: CatalogueHotel, other: CatalogueHotel): number =>
  Number(other.onSite) - Number(one.onSite) || one.name.localeCompare(other.name, 'en-US');

export const makeWizardLists = ({ hotels, ports: guides }: WizardParts): Catalogue => ({
  hotels: [...hotels]
    .sort(byPlaceAndName)
    .map(({ id, name, tier, onSite, aliases, sleeps, largerRooms, asOf, source }) => ({
      ...{ id, name, tier, onSite, aliases, sleeps, asOf, source },
      ...(largerRooms && { largerRooms }),
    })),
  ships,
  ports: [
    ...addSource([{ id: 'at-sea', name: AT_SEA }]),
    ...[...guides]
      .sort((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1))
      .map(({ id, name, asOf, source }) => ({ id, name, asOf, source })),
  ],
  parks,
});
