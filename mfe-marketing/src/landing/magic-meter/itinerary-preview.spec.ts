import type { TripMode } from '@landsea/contracts/trip';
import { previewItinerary } from './itinerary-preview';

const placesOf = (mode: TripMode, parkDays: number, seaNights: number) =>
  previewItinerary({ mode, parkDays, seaNights, people: 4 }).map((day) =>
    day.kind === 'park' ? day.park : day.kind,
  );

describe('previewItinerary', () => {
  it('has the ports that the wizard begins with, from boarding on', () => {
    expect(placesOf('cruise', 3, 4)).toEqual(['embarkation', 'port', 'island', 'sea']);
  });

  it.each([
    [1, ['embarkation']],
    [2, ['embarkation', 'island']],
  ])('keeps the first day at the port for %i night(s)', (nights, places) => {
    expect(placesOf('cruise', 1, nights)).toEqual(places);
  });

  it('cycles the four parks', () => {
    expect(placesOf('parks', 6, 1)).toEqual([
      'magic-kingdom',
      'epcot',
      'hollywood-studios',
      'animal-kingdom',
      'magic-kingdom',
      'epcot',
    ]);
  });

  it('puts land before sea and numbers the days through', () => {
    const days = previewItinerary({ mode: 'combined', parkDays: 2, seaNights: 3, people: 4 });
    expect(days.map(({ day, kind }) => `${day} ${kind}`)).toEqual([
      '1 park',
      '2 park',
      '3 embarkation',
      '4 port',
      '5 island',
    ]);
  });
});
