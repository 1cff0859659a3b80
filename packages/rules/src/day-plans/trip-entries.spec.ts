import { listUnlistedDiets } from './conflicts/person-conflicts.js';
import { catalogue, dole, fireworks, mickey, mountain, table, travel } from './testing/sample-catalogue.js';
import { hasAllEntries, selectTripEntries } from './trip-entries.js';

const onLand = { sailing: null };

describe('the entries of a trip', () => {
  it('are those of its items, and fireworks, which end meals', () => {
    const { attractions, shows, restaurants, unknownIds } = selectTripEntries(
      catalogue,
      [mountain.id, table.id, 'closed-for-good'],
      onLand,
    );
    expect(attractions).toEqual([mountain]);
    expect(restaurants).toEqual([table]);
    expect(shows).toEqual([fireworks]);
    expect(unknownIds).toEqual(['closed-for-good']);
  });

  it('hold the ride whose line a character shares', () => {
    const shared = { ...mickey, attractionId: mountain.id };
    const { attractions } = selectTripEntries({ ...catalogue, meets: [shared] }, [mickey.id], onLand);
    expect(attractions).toEqual([mountain]);
  });

  it('hold a snack for each diet that is served, so that no diet counts as served nowhere', () => {
    const { snacks } = selectTripEntries(catalogue, [], onLand);
    expect(snacks).toEqual([dole]);
    expect(listUnlistedDiets(snacks)).toEqual(listUnlistedDiets(catalogue.snacks));
    const plain = { ...dole, id: 'pretzel', diet: [] };
    const whole = { ...catalogue, snacks: [plain, dole] };
    expect(selectTripEntries(whole, ['pretzel'], onLand).snacks).toEqual([plain, dole]);
  });

  it('leave out ways from hotels, which no day is evaluated by', () => {
    const bus = { from: 'epcot', to: 'disney-springs', kind: 'bus', low: 15, typical: 20, high: 30 };
    const toHotel = {
      ...travel,
      hotelTo: [{ hotelIds: ['pop'], to: 'epcot', kind: 'bus', low: 1, typical: 2, high: 3 }],
      between: [...travel.between, bus],
    };
    expect(selectTripEntries({ ...catalogue, travel: toHotel }, [], onLand).travel).toEqual(travel);
  });
});

it('says whether the entries know all ids', () => {
  const entries = selectTripEntries(catalogue, [mountain.id, 'closed-for-good'], onLand);
  expect(hasAllEntries(entries, [mountain.id, fireworks.id, 'closed-for-good'])).toBe(true);
  expect(hasAllEntries(entries, [mountain.id, table.id])).toBe(false);
});
