import { aDayItem } from '../../../testing/day-fixtures';
import { anAttraction, aParkCalendar, aTravel } from '../../../testing/park-fixtures';
import { lineId } from '../../../testing/trip-fixtures';
import { mapShapes } from './map-shapes';

const at = (id: string, lat: number, lng: number) => anAttraction({ id, name: id, point: { lat, lng } });
const context = {
  date: '2027-03-14',
  parks: ['magic-kingdom' as const],
  earlyEntry: false,
  people: [],
  catalogue: {
    attractions: [
      at('south-west', 28.41, -81.58),
      at('north-west', 28.42, -81.58),
      at('north-east', 28.42, -81.57),
      at('south-east', 28.41, -81.57),
      at('middle', 28.415, -81.575),
    ],
    shows: [],
    restaurants: [],
    snacks: [],
    meets: [],
    photoSpots: [],
    calendar: aParkCalendar(),
    travel: aTravel(),
  },
};
const stop = (number: number, catalogueId: string | null) => aDayItem({ id: lineId(number), catalogueId });

describe('the drawn map', () => {
  it('draws north up and west left, and numbers the stops in their order', () => {
    const shapes = mapShapes('magic-kingdom', [stop(1, 'south-west'), stop(2, 'north-east')], context);
    const [first, second] = shapes?.stops ?? [];
    expect([first?.number, second?.number]).toEqual([1, 2]);
    expect(first && second && first.x < second.x && first.y > second.y).toBe(true);
  });

  it('draws a land around its outermost places', () => {
    const shapes = mapShapes('magic-kingdom', [], context);
    expect(shapes?.lands[0]?.outline).toHaveLength(4);
  });

  it('lists what has no known place, and draws nothing of a park it does not know', () => {
    const own = stop(1, null);
    expect(mapShapes('magic-kingdom', [own], context)?.unplaced).toEqual([own]);
    expect(mapShapes('epcot', [], context)).toBeUndefined();
  });
});
