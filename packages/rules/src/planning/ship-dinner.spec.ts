import { formatItemName, ROTATIONAL_DINING } from './ship-dinner.js';

const dinner = (title: string, time: string | null) =>
  formatItemName({ title, time, details: { kind: 'activity', section: ROTATIONAL_DINING } });

test('a dinner in the rotation is named with its seating', () => {
  expect(dinner('1923', '20:15')).toBe('Dinner: 1923, late seating');
  expect(dinner('1923', '17:45')).toBe('Dinner: 1923, early seating');
  expect(dinner('1923', null)).toBe('Dinner: 1923');
  expect(dinner('Dinner at Worlds of Marvel', '17:45')).toBe('Dinner at Worlds of Marvel, early seating');
});

test('everything else keeps its title', () => {
  expect(
    formatItemName({ title: 'Palo', time: '18:00', details: { kind: 'activity', section: 'Adult dining' } }),
  ).toBe('Palo');
  expect(formatItemName({ title: 'Dumbo', time: null, details: { kind: 'attraction' } })).toBe('Dumbo');
});
