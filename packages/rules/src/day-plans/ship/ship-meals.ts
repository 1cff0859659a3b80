import type { ShipVenue } from '@landsea/contracts/catalogue';
import type { DayItem } from '@landsea/contracts/planning';
import { ADULT_DINING, ROTATIONAL_DINING } from '../../planning/ship-dinner.js';
import { findEntry } from '../stops/day-entries.js';
import type { DayCatalogue } from '../day-catalogue.js';

export const SHIP_SHOWS = 'Shows';

type Planned = Pick<DayItem, 'catalogueId' | 'details'>;

export const findVenue = (item: Planned, catalogue: DayCatalogue): ShipVenue | null => {
  const known = item.details.kind === 'activity' ? findEntry(item, catalogue) : null;
  return known?.list === 'shipVenues' ? known.entry : null;
};

const isOf =
  (name: string, section: ShipVenue['section']) =>
  (item: Planned, catalogue: DayCatalogue): boolean =>
    item.details.kind === 'activity' &&
    (item.details.section === name || findVenue(item, catalogue)?.section === section);

export const isRotationDinner = isOf(ROTATIONAL_DINING, 'rotational-restaurant');

export const isAdultMeal = isOf(ADULT_DINING, 'adult-dining');

export const isShipShow = isOf(SHIP_SHOWS, 'show');

export const isBrunch = ({ name }: Pick<ShipVenue, 'name'>): boolean => name.endsWith('brunch');
