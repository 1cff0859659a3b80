import { budgetCategories } from '@landsea/contracts/money';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillFigures, productFigures, findUnknownFigures } from './product-figures';

const lists = join(__dirname, '../../../../services/trips/src/catalogue/data');
const counted = (list: string): number => {
  const entries: unknown = JSON.parse(readFileSync(join(lists, `${list}.json`), 'utf8'));
  return Array.isArray(entries) ? entries.length : 0;
};

it.each(['attractions', 'restaurants', 'snacks', 'shows', 'meets', 'excursions', 'hotels'] as const)(
  'the catalog has about as many %s as the texts say, and no fewer',
  (list) => {
    const said = Number(productFigures[list]);
    const shipped = counted(list);
    expect(shipped).toBeGreaterThanOrEqual(said);
    expect(shipped).toBeLessThan(said * 1.5);
  },
);

it('counts the categories of a budget', () => {
  expect(productFigures.categories).toBe(String(budgetCategories.length));
});

it('fills figures in at any depth and leaves the rest alone', () => {
  const content = {
    hero: { title: '{restaurants} tables' },
    points: ['{tripPrice} once'],
    people: 4,
    none: null,
  };
  expect(fillFigures(content)).toEqual({
    hero: { title: `${productFigures.restaurants} tables` },
    points: [`${productFigures.tripPrice} once`],
    people: 4,
    none: null,
  });
});

it('names figures that the product does not have', () => {
  expect(findUnknownFigures('{families} families pay {tripPrice}')).toEqual(['families']);
});
