import { readFileSync } from 'node:fs';
import { AT_SEA, listUsualCalls } from './usual-calls.js';

interface Shipped {
  id: string;
  name: string;
}
const shipped = JSON.parse(
  readFileSync(new URL('../../../../services/trips/src/catalogue/data/ports.json', import.meta.url), 'utf8'),
) as Shipped[];

describe('listUsualCalls', () => {
  it.each([
    [1, ['Port Canaveral', 'Port Canaveral']],
    [2, ['Port Canaveral', 'Castaway Cay', 'Port Canaveral']],
    [4, ['Port Canaveral', 'Nassau, Bahamas', 'Castaway Cay', 'At Sea', 'Port Canaveral']],
    [6, ['Port Canaveral', 'At Sea', 'At Sea', 'At Sea', 'At Sea', 'Castaway Cay', 'Port Canaveral']],
  ])('has a place for each day of %i nights', (nights, places) => {
    expect(listUsualCalls(nights)).toEqual(places);
  });

  it('names ports as the catalog does', () => {
    const names = new Set([AT_SEA, ...shipped.map(({ name }) => name)]);
    for (let nights = 1; nights <= 14; nights += 1) {
      expect(listUsualCalls(nights)).toHaveLength(nights + 1);
      expect(listUsualCalls(nights).filter((place) => !names.has(place))).toEqual([]);
    }
  });
});
