import { eastOf, travel } from './testing/sample-catalogue.js';
import { measureMetres, findParkChange, formatParkChange, walkMinutes, type Place } from './walks.js';

const at = (metres: number): Place => ({ park: 'magic-kingdom', land: 'somewhere', point: eastOf(metres) });
const land = (name: string | null): Place => ({ park: 'magic-kingdom', land: name, point: null });
const easy = { stretch: 1, peak: false };

describe('walking minutes', () => {
  it('are metres times 1.4 at 70 metres a minute', () => {
    expect(measureMetres(eastOf(0), eastOf(500))).toBeCloseTo(500, 0);
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

  describe('to another park', () => {
    const gate = (id: string, park: 'magic-kingdom' | 'epcot', metres: number, serves: string[]) => ({
      id,
      name: id,
      park,
      land: id,
      point: eastOf(metres),
      serves,
    });
    const far = 9_000;
    const gates = [
      gate('main', 'magic-kingdom', 0, ['monorail', 'ride-share']),
      gate('front', 'epcot', far, ['monorail', 'ride-share']),
      gate('back', 'epcot', far + 1500, ['boat']),
    ];
    const withGates = { ...travel, gates };
    const inEpcot = (metres: number): Place => ({
      park: 'epcot',
      land: 'there',
      point: eastOf(far + metres),
    });

    it('go to the gate, by what costs nothing more, and from the gate on', () => {
      expect(findParkChange(at(500), inEpcot(250), easy, withGates)).toEqual({
        to: 'epcot',
        by: 'monorail',
        minutes: 10 + 35 + 5,
      });
      expect(walkMinutes(at(500), inEpcot(250), easy, withGates)).toBe(50);
      expect(walkMinutes(inEpcot(250), at(500), easy, withGates)).toBe(50);
    });

    it('stretch the walks and not the transport', () => {
      expect(walkMinutes(at(500), inEpcot(250), { stretch: 2, peak: false }, withGates)).toBe(20 + 35 + 10);
    });

    it('use the gate at which the transport stops', () => {
      const boat = { from: 'magic-kingdom', to: 'epcot', kind: 'boat', low: 10, typical: 20, high: 30 };
      const landing = gate('main', 'magic-kingdom', 0, ['boat']);
      const byBoat = { ...withGates, between: [...travel.between, boat], gates: [...gates, landing] };
      expect(findParkChange(at(0), inEpcot(1500), easy, byBoat)).toMatchObject({ by: 'boat', minutes: 20 });
      expect(findParkChange(at(0), inEpcot(0), easy, byBoat)).toMatchObject({ by: 'monorail', minutes: 35 });
    });

    it('are a guess where the table knows no way, and none within a park', () => {
      const studios: Place = { park: 'hollywood-studios', land: 'entrance', point: null };
      expect(findParkChange(at(0), studios, easy, withGates)?.minutes).toBeGreaterThanOrEqual(40);
      expect(findParkChange(at(0), at(500), easy, withGates)).toBeNull();
      expect(
        findParkChange(at(0), { park: null, land: 'Disney Springs', point: null }, easy, travel),
      ).toBeNull();
    });

    it('read as a step of the day', () => {
      expect(formatParkChange({ to: 'magic-kingdom', by: 'monorail', minutes: 64 })).toBe(
        'Monorail to Magic Kingdom, 64 min',
      );
    });
  });

  it('take a place without a park as near, or as out of the park when it has a name', () => {
    const out = (name: string | null): Place => ({ park: null, land: name, point: null });
    expect(walkMinutes(at(0), out('Disney Springs'), easy, travel)).toBe(25);
    expect(walkMinutes(at(0), out(null), easy, travel)).toBe(5);
    expect(walkMinutes(out('Deck 11'), out('Deck 3'), easy, travel)).toBe(5);
    expect(walkMinutes(out('Deck 11'), out('Deck 11'), easy, travel)).toBe(0);
  });
});
