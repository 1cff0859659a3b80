import { pickActiveTrip } from './active-trip.js';

const trip = (id: string, status: 'planning' | 'booked' | 'completed', archived = false, isPaid = false) => ({
  id,
  status,
  archived,
  isPaid,
});

describe('pickActiveTrip', () => {
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
      'the paid trip in planning before a newer draft, unless it is archived',
      [
        trip('archived', 'planning', true, true),
        trip('newer', 'planning'),
        trip('paid', 'planning', false, true),
      ],
      'paid',
    ],
    [
      'a draft in planning before a paid trip that is booked',
      [trip('booked', 'booked', false, true), trip('draft', 'planning')],
      'draft',
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
    expect(pickActiveTrip(trips)?.id).toBe(id);
  });
});
