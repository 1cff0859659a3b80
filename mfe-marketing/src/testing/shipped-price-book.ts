import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PricedCatalogue } from '@landsea/contracts/estimate';

/** A list of the catalog as it ships. */
export const shippedList = (name: string): unknown =>
  JSON.parse(
    readFileSync(join(__dirname, `../../../services/trips/src/catalogue/data/${name}.json`), 'utf8'),
  );

/** The answer of the price book's call, from the catalog that ships; without what only dining plans read. */
export const shippedPriceBook = (): PricedCatalogue =>
  PricedCatalogue.parse({
    hotels: shippedList('hotels'),
    prices: shippedList('prices'),
    calendar: shippedList('park-calendar'),
    singlePassRides: (shippedList('attractions') as { lane: { product: string } }[]).filter(
      ({ lane }) => lane.product === 'single',
    ),
    ports: shippedList('ports'),
    typicalMeals: [],
    snackCents: 0,
  });
