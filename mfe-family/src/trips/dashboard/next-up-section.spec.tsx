import type { TaskStatus } from '@landsea/contracts/planning';
import { screen } from '@testing-library/react';
import { aDayItem, dayPlans } from '../../testing/day-fixtures';
import { openTripPage } from '../../testing/open-trip-page';
import { aTask, aTrip, aWindow, lineId, tripId } from '../../testing/trip-fixtures';

const trip = aTrip({ startDate: '2127-03-14', endDate: '2127-03-17' });
const window = aWindow({ opensAt: '2127-01-13T11:00:00Z' });

const open = (status: TaskStatus) =>
  openTripPage(
    `/trip/${tripId}`,
    {
      'GET /api/v1/reminders': () => ({ reminders: [] }),
      'GET /api/v1/trips/:tripId/activity': () => ({ activities: [] }),
      'GET /api/v1/trips/:tripId/days': () =>
        dayPlans(
          trip.days.map(({ date }, index) => aDayItem({ id: lineId(30 + index), date })),
          trip.days,
        ),
      'GET /api/v1/trips/:tripId/tasks': () => ({ tripId, tasks: [aTask({ windowId: window.id, status })] }),
      'GET /api/v1/trips/:tripId/windows': () => ({ windows: [window], meals: [] }),
      'GET /api/v1/trips/:tripId/budget': () => ({ tripId, currency: 'USD', lines: [], expenses: [] }),
    },
    { trip },
  );

it('celebrates once all that opens is booked', async () => {
  open('done');
  expect(await screen.findByText(/^All booked!/)).toBeInTheDocument();
  expect(screen.getByText('Everything that opens is booked.')).toBeInTheDocument();
  expect(screen.queryByText(/Nothing else opens/)).not.toBeInTheDocument();
});

it('shows what opens while it is not booked', async () => {
  open('to-do');
  expect(await screen.findByRole('heading', { name: window.title })).toBeInTheDocument();
  expect(screen.queryByText(/^All booked!/)).not.toBeInTheDocument();
});
