import { getDayPlace, formatDayTitle } from './day-title.js';

const day = { kind: 'park' as const, parks: [], place: null };

describe('formatDayTitle', () => {
  it('names the park or both parks of a park day', () => {
    expect(formatDayTitle({ ...day, parks: ['magic-kingdom'] })).toBe('Magic Kingdom');
    expect(formatDayTitle({ ...day, parks: ['epcot', 'hollywood-studios'] })).toBe(
      'EPCOT + Hollywood Studios',
    );
    expect(formatDayTitle(day)).toBe('Park day');
  });

  it('names the port, and the kind of day where there is no place', () => {
    expect(formatDayTitle({ ...day, kind: 'port', place: 'Cozumel, Mexico' })).toBe('Cozumel, Mexico');
    expect(formatDayTitle({ ...day, kind: 'travel' })).toBe('Travel day');
    expect(formatDayTitle({ ...day, kind: 'rest' })).toBe('Rest day');
  });

  it('has no place at sea, whatever the sailing calls it', () => {
    const atSea = { ...day, kind: 'sea' as const, place: 'At Sea' };
    expect(formatDayTitle(atSea)).toBe('At sea');
    expect(getDayPlace(atSea)).toBeNull();
  });
});
