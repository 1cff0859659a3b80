import { getLandName } from '@landsea/rules/catalogue';
import { parkNames, type Restaurant } from '@landsea/contracts/catalogue';

export const getAreaName = ({ where, area }: Pick<Restaurant, 'where' | 'area'>): string =>
  where === 'park' ? getLandName(area) : area;

export const placeText = (restaurant: Pick<Restaurant, 'where' | 'area' | 'park'>): string =>
  [getAreaName(restaurant), restaurant.park ? parkNames[restaurant.park] : ''].filter(Boolean).join(', ');
