import { laneDate, laneRides } from '../../../testing/lane-fixtures';
import { aDayItem } from '../../../testing/day-fixtures';
import type { LaneEntry } from '@landsea/rules/day-plans';
import { listWishesOn } from './lane-wishes';

const rides: LaneEntry[] = laneRides.map((ride) => ({ ...ride, isShow: false }));
const [space] = rides;
if (!space) throw new Error('No rides');
const show: LaneEntry = { ...space, id: 'fantasmic', name: 'Fantasmic!', heightInches: null, isShow: true };
const entries = [...rides, show];
const wish = (catalogueId: string, kind: 'attraction' | 'show' = 'attraction') =>
  aDayItem({ catalogueId, date: null, time: null, status: 'wish', details: { kind } });
const at = { date: laneDate, park: 'magic-kingdom' } as const;
const ana = { name: 'Ana', age: 38 };
const leo = { name: 'Leo', age: 5, heightInches: 43 };
const zoe = { name: 'Zoe', age: 1 };

describe('the rides that a family wants lanes for', () => {
  const wanted = (items: Parameters<typeof listWishesOn>[1], people: Parameters<typeof listWishesOn>[3]) => {
    const { rides: found, isTypical } = listWishesOn(at, items, entries, people);
    return { names: found.map(({ name }) => name), isTypical };
  };

  it('are never shows', () => {
    const items = [wish('dumbo'), wish('fantasmic', 'show')];
    expect(wanted(items, [ana])).toEqual({ names: ['Dumbo'], isTypical: false });
    expect(wanted([wish('fantasmic', 'show')], [ana]).names).not.toContain('Fantasmic!');
  });

  it('are those that somebody can ride', () => {
    const items = [wish('dumbo'), wish('space-mountain'), wish('tron')];
    expect(wanted(items, [ana, leo]).names).toEqual(['Space Mountain', 'Dumbo', 'TRON']);
    expect(wanted(items, [leo, zoe]).names).toEqual(['Dumbo']);
    expect(wanted([], [zoe]).names).not.toContain('TRON');
  });
});
