import { activeTrip } from './active-trip.js';

const trip = (id: string, status: 'planning' | 'booked' | 'completed', archived = false) => ({
  id,
  status,
  archived,
});

describe('activeTrip', () => {
  it.each([
    ['nothing without trips', [], undefined],
    [
      'the newest trip in planning that is not archived',
      [
        trip('archived', 'planning', true),
        trip('booked', 'booked'),
        trip('newer', 'planning'),
        trip('older', 'planning'),
      ],
      'newer',
    ],
    [
      'the first non-archived trip when none is in planning',
      [trip('archived', 'planning', true), trip('done', 'completed'), trip('booked', 'booked')],
      'done',
    ],
    [
      'the first trip when all are archived',
      [trip('first', 'completed', true), trip('second', 'planning', true)],
      'first',
    ],
  ])('chooses %s', (_, trips, id) => {
    expect(activeTrip(trips)?.id).toBe(id);
  });
});
