import { chooseRooms } from './hotel-lines.js';

const suites = [
  { kind: 'Grand villa', sleeps: 12 },
  { kind: 'Family suite', sleeps: 6 },
];
const adults = (count: number): number[] => Array.from({ length: count }, () => 30);

describe('rooms for a party', () => {
  it.each([
    ['four and a baby', [...adults(4), 2], undefined, 1, undefined],
    ['five where a room sleeps five', adults(5), { sleeps: 5 }, 1, undefined],
    ['six at an unknown hotel', adults(6), undefined, 2, undefined],
    ['six where a suite holds them', adults(6), { sleeps: 4, largerRooms: suites }, 2, 'Family suite'],
    ['seven where only the largest does', adults(7), { sleeps: 4, largerRooms: suites }, 2, 'Grand villa'],
    ['thirteen, too many for any', adults(13), { sleeps: 4, largerRooms: suites }, 4, undefined],
    ['nobody with an age', [], { sleeps: 4, largerRooms: suites }, 1, undefined],
  ])('are counted for %s', (_party, ages, hotel, rooms, kind) => {
    const chosen = chooseRooms(ages, hotel);
    expect([chosen.rooms, chosen.inOne?.kind]).toEqual([rooms, kind]);
  });
});
