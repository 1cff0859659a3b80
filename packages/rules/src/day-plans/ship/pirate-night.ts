import type { ShipVenue } from '@landsea/contracts/catalogue';
import type { DayCatalogue } from '../day-catalogue.js';
import type { ShipContext } from './ship-context.js';

const PIRATES = /pirate/i;

export const isPirateNight = ({ section, name }: Pick<ShipVenue, 'section' | 'name'>): boolean =>
  section === 'theme-night' && PIRATES.test(name);

/** 1 for the first night; null where it is not known. */
export const findPirateNight = (
  { nights, ship }: Pick<ShipContext, 'nights' | 'ship'>,
  { shipVenues = [] }: Pick<DayCatalogue, 'shipVenues'>,
): number | null => {
  const plan = shipVenues.find(
    (each) => each.section === 'dress' && each.nights === nights && each.ships.includes(ship),
  );
  const index = plan?.nightly.findIndex((dress) => PIRATES.test(dress)) ?? -1;
  return index < 0 ? null : index + 1;
};
