import type { Handlers } from '@landsea/web-kit/testing';
import { dayPlans } from '../../../testing/day-fixtures';
import { openTripPage } from '../../../testing/open-trip-page';
import { aLine, aTrip, aWindow, tripId } from '../../../testing/trip-fixtures';

export const trip = aTrip({
  startDate: '2127-03-14',
  endDate: '2127-03-17',
  party: [
    { name: 'Robin', age: 38 },
    { name: 'Ida', age: 1 },
  ],
});

export const open = (path: string, handlers: Handlers = {}) =>
  openTripPage(
    path,
    {
      'GET /api/v1/reminders': () => ({ reminders: [] }),
      'GET /api/v1/trips/:tripId/activity': () => ({ activities: [] }),
      'GET /api/v1/trips/:tripId/days': () => dayPlans(undefined, trip.days),
      'GET /api/v1/trips/:tripId/tasks': () => ({ tripId, tasks: [] }),
      'GET /api/v1/trips/:tripId/windows': () => ({
        windows: [aWindow({ opensAt: '2127-01-13T11:00:00Z' })],
        meals: [],
      }),
      'GET /api/v1/trips/:tripId/budget': () => ({ tripId, currency: 'USD', lines: [aLine()], expenses: [] }),
      ...handlers,
    },
    { trip },
  );
