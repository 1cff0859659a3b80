import { eastOf, travel } from './testing/sample-catalogue.js';
import { metresBetween, walkMinutes, type Place } from './walks.js';

const at = (metres: number): Place => ({ park: 'magic-kingdom', land: 'somewhere', point: eastOf(metres) });
const land = (name: string | null): Place => ({ park: 'magic-kingdom', land: name, point: null });
const easy = { stretch: 1, peak: false };

describe('walking minutes', () => {
  it('are metres times 1.4 at 70 metres a minute', () => {
    expect(metresBetween(eastOf(0), eastOf(500))).toBeCloseTo(500, 0);
    expect(walkMinutes(at(0), at(500), easy, travel)).toBe(10);
  });

  it('grow by a quarter on a peak day and by 1.3 with small children', () => {
    expect(walkMinutes(at(0), at(1000), easy, travel)).toBe(20);
    expect(walkMinutes(at(0), at(1000), { ...easy, peak: true }, travel)).toBe(25);
    expect(walkMinutes(at(0), at(1000), { ...easy, stretch: 1.3 }, travel)).toBe(26);
    expect(walkMinutes(at(0), at(1100), { stretch: 1.3, peak: true }, travel)).toBe(36);
  });

  it('follow the walks between lands where a point is missing, in both directions', () => {
    expect(walkMinutes(land('adventureland'), land('tomorrowland'), easy, travel)).toBe(12);
    expect(walkMinutes(land('tomorrowland'), land('adventureland'), easy, travel)).toBe(12);
    expect(walkMinutes(land('adventureland'), land('adventureland'), easy, travel)).toBe(4);
    expect(walkMinutes(land('adventureland'), land('fantasyland'), easy, travel)).toBe(9);
  });

  it('take the quickest way to another park, however the party walks', () => {
    const epcot: Place = { park: 'epcot', land: null, point: eastOf(0) };
    expect(walkMinutes(at(0), epcot, { stretch: 1.3, peak: true }, travel)).toBe(30);
    const studios: Place = { park: 'hollywood-studios', land: null, point: null };
    expect(walkMinutes(at(0), studios, easy, travel)).toBe(40);
  });

  it('take a place without a park as near, or as out of the park when it has a name', () => {
    const out = (name: string | null): Place => ({ park: null, land: name, point: null });
    expect(walkMinutes(at(0), out('Disney Springs'), easy, travel)).toBe(25);
    expect(walkMinutes(at(0), out(null), easy, travel)).toBe(5);
    expect(walkMinutes(out('Deck 11'), out('Deck 3'), easy, travel)).toBe(5);
    expect(walkMinutes(out('Deck 11'), out('Deck 11'), easy, travel)).toBe(0);
  });
});
