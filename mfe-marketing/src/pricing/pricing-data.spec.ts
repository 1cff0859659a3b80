import { pricesBySale } from '../frame/prices/usual-prices';
import { makePricingData } from './pricing-data';

const offersOf = (version: string): string[] =>
  makePricingData(pricesBySale[version], 'https://landsea.example').flatMap((thing) => {
    const text = JSON.stringify(thing);
    return [...text.matchAll(/"name":"Landsea: (\w[\w ]*)".*?"price":"([\d.]+)"/g)].map(
      ([, name = '', price = '']) => `${name} ${price}`,
    );
  });

it.each([
  ['sale-trip3900-pro999-agent2900-trial7-available', ['One trip 39.00', 'Pro 9.99', 'Agent 29.00']],
  ['sale-trip3900-pro999-trial7-coming-soon', ['One trip 39.00', 'Pro 9.99']],
  ['sale-trip3900-trial7-available', ['One trip 39.00']],
  ['sale-trip3900-trial7-coming-soon', ['One trip 39.00']],
  ['sale-pro999-agent2900-trial7-available', ['Pro 9.99', 'Agent 29.00']],
  ['sale-pro999-trial7-coming-soon', ['Pro 9.99']],
])('%s offers exactly what is sold', (version, offers) => {
  expect(offersOf(version)).toEqual(offers);
});

it('offers nothing while it is not known what is sold', () => {
  expect(offersOf('default')).toEqual([]);
  expect(Object.keys(pricesBySale)).toHaveLength(6);
});
