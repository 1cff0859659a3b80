import { itineraryPreview } from './itinerary-preview';
import type { TripMode } from '@landsea/contracts/trip';

const placesOf = (mode: TripMode, parkDays: number, seaNights: number) =>
  itineraryPreview({ mode, parkDays, seaNights, people: 4 }).map(({ place }) => place);

describe('itineraryPreview', () => {
  it('sails from Port Canaveral, ends at Castaway Cay and is at sea between', () => {
    expect(placesOf('cruise', 3, 4)).toEqual(['Port Canaveral', 'At Sea', 'At Sea', 'Castaway Cay']);
  });

  it.each([
    [1, ['Port Canaveral']],
    [2, ['Port Canaveral', 'Castaway Cay']],
  ])('keeps the first day at the port for %i night(s)', (nights, places) => {
    expect(placesOf('cruise', 1, nights)).toEqual(places);
  });

  it('cycles the four parks', () => {
    expect(placesOf('parks', 6, 1)).toEqual([
      'Magic Kingdom',
      'EPCOT',
      'Hollywood Studios',
      'Animal Kingdom',
      'Magic Kingdom',
      'EPCOT',
    ]);
  });

  it('puts land before sea and numbers the days through', () => {
    const days = itineraryPreview({ mode: 'combined', parkDays: 2, seaNights: 3, people: 4 });
    expect(days.map(({ day, kind }) => `${day} ${kind}`)).toEqual([
      '1 park',
      '2 park',
      '3 port',
      '4 sea',
      '5 port',
    ]);
  });
});
