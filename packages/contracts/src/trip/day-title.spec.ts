import { dayPlace, dayTitle } from './day-title.js';

const day = { kind: 'park' as const, parks: [], place: null };

describe('dayTitle', () => {
  it('names the park or both parks of a park day', () => {
    expect(dayTitle({ ...day, parks: ['magic-kingdom'] })).toBe('Magic Kingdom');
    expect(dayTitle({ ...day, parks: ['epcot', 'hollywood-studios'] })).toBe('EPCOT + Hollywood Studios');
    expect(dayTitle(day)).toBe('Park day');
  });

  it('names the port, and the kind of day where there is no place', () => {
    expect(dayTitle({ ...day, kind: 'port', place: 'Cozumel, Mexico' })).toBe('Cozumel, Mexico');
    expect(dayTitle({ ...day, kind: 'travel' })).toBe('Travel day');
    expect(dayTitle({ ...day, kind: 'rest' })).toBe('Rest day');
  });

  it('has no place at sea, whatever the sailing calls it', () => {
    const atSea = { ...day, kind: 'sea' as const, place: 'At Sea' };
    expect(dayTitle(atSea)).toBe('At sea');
    expect(dayPlace(atSea)).toBeNull();
  });
});
