import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { NamedPlace } from '@landsea/rules/catalogue';

const list = (name: string): NamedPlace[] =>
  JSON.parse(
    readFileSync(resolve(__dirname, `../../../../services/trips/src/catalogue/data/${name}.json`), 'utf8'),
  ) as NamedPlace[];

/** The restaurants and hotels of the catalog as it ships. */
export const shippedRestaurants = list('restaurants');
export const shippedHotels = list('hotels');
