import { parkIds } from '@landsea/contracts/catalogue';
import { findParkChange } from '@landsea/rules/day-plans';
import { isFree, isWayAsked, travelPlaces, listWaysBetween } from '@landsea/rules/transportation';
import { loadShippedCatalogue } from './shipped-catalogue.js';

const { travel, hotels } = loadShippedCatalogue();
const places = travelPlaces(travel, hotels);
const pairs = places.flatMap((from) =>
  places
    .filter((to) => isWayAsked(from, to))
    .map((to) => ({ from, to, ways: listWaysBetween(from.id, to.id, travel) })),
);
const [slowestBus, farthest] = [120, 200];

describe('the ways of the shipped catalog', () => {
  it('lead from every place to every other, within a few hours', () => {
    expect(places.filter(({ kind }) => kind === 'hotel').length).toBe(
      hotels.length - hotels.filter(({ name }) => /Canaveral|the Port/.test(name)).length,
    );
    const missing = pairs
      .filter(({ ways }) => ways.length === 0)
      .map(({ from, to }) => `${from.id} ${to.id}`);
    expect(missing).toEqual([]);
    for (const { from, to, ways } of pairs) {
      const [best] = ways;
      const isFar = from.kind === 'far' || to.kind === 'far';
      expect(best?.typical).toBeGreaterThanOrEqual(3);
      expect(best?.typical).toBeLessThan(isFar ? farthest : slowestBus);
      for (const { low, typical, high } of ways)
        expect([low, typical, high]).toEqual([low, typical, high].toSorted((a, b) => a - b));
    }
  });

  it('are free between all places that are not far, the free ones first', () => {
    for (const { from, to, ways } of pairs) {
      const free = ways.map(({ legs }) => legs.every(isFree));
      expect(free).toEqual(free.toSorted((a, b) => Number(b) - Number(a)));
      if (from.kind !== 'far' && to.kind !== 'far') expect(free[0]).toBe(true);
    }
  });

  it('take as long there as back, within a few minutes', () => {
    const differing = pairs.filter(({ from, to, ways }) => {
      const back = listWaysBetween(to.id, from.id, travel)[0]?.typical ?? 0;
      return Math.abs(back - (ways[0]?.typical ?? 0)) > 30;
    });
    expect(differing.map(({ from, to }) => `${from.id} ${to.id}`)).toEqual([]);
  });

  it('are between parks the ones that the plan of a day counts with', () => {
    const gate = (park: (typeof parkIds)[number]) => ({ park, land: 'entrance', point: null });
    for (const from of parkIds)
      for (const to of parkIds.filter((park) => park !== from)) {
        const planned = findParkChange(gate(from), gate(to), { peak: false, stretch: 1 }, travel);
        const kinds = listWaysBetween(from, to, travel).map(({ legs }) => legs[0]?.kind);
        expect(kinds).toContain(planned?.by);
      }
  });

  it.each([
    ['beach-club-resort', 'epcot', ['walk']],
    ['contemporary-resort', 'bay-lake-tower-at-contemporary', ['walk']],
    ['animal-kingdom-lodge', 'animal-kingdom-villas-jambo-house', ['walk']],
    ['pop-century-resort', 'hollywood-studios', ['skyliner']],
    ['polynesian-village-resort', 'magic-kingdom', ['monorail']],
    ['hilton-lake-buena-vista', 'magic-kingdom', ['walk', 'bus and walk']],
    ['pop-century-resort', 'grand-floridian-resort-spa', ['bus', 'walk']],
  ])('lead from %s to %s by %j', (from, to, kinds) => {
    expect(listWaysBetween(from, to, travel)[0]?.legs.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('are explained: each kind of transport has a sentence', () => {
    const known = new Set(travel.modes?.map(({ kind }) => kind));
    const used = new Set(
      pairs.flatMap(({ ways }) => ways.flatMap(({ legs }) => legs.map(({ kind }) => kind))),
    );
    expect(
      [...used].filter(
        (kind) =>
          !kind
            .split(/ and | twice/)
            .filter(Boolean)
            .every((part) => known.has(part)),
      ),
    ).toEqual([]);
  });
});
