import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PricedCatalogue } from '@landsea/contracts/estimate';

const list = (name: string): unknown =>
  JSON.parse(
    readFileSync(join(__dirname, `../../../services/trips/src/catalogue/data/${name}.json`), 'utf8'),
  );

/** The answer of the price book's call, from the catalog that ships; without what only dining plans read. */
export const shippedPriceBook = (): PricedCatalogue =>
  PricedCatalogue.parse({
    hotels: list('hotels'),
    prices: list('prices'),
    calendar: list('park-calendar'),
    singlePassRides: (list('attractions') as { lane: { product: string } }[]).filter(
      ({ lane }) => lane.product === 'single',
    ),
    ports: list('ports'),
    typicalMeals: [],
    snackCents: 0,
  });
