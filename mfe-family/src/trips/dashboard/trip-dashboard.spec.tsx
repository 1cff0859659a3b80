import { addDays, getDateIn } from '@landsea/contracts/core';
import { screen } from '@testing-library/react';
import { dayPlans } from '../../testing/day-fixtures';
import { openTripPage } from '../../testing/open-trip-page';
import { aTrip, tripId } from '../../testing/trip-fixtures';

const today = getDateIn(new Date());

const open = (startDate: string) => {
  const sample = aTrip();
  const days = sample.days.map((day, index) => ({ ...day, date: addDays(startDate, index) }));
  const trip = { ...sample, startDate, endDate: addDays(startDate, days.length - 1), days };
  openTripPage(
    `/trip/${tripId}/dashboard`,
    {
      'GET /api/v1/reminders': () => ({ reminders: [] }),
      'GET /api/v1/trips/:tripId/activity': () => ({ activities: [] }),
      'GET /api/v1/trips/:tripId/days': () => dayPlans(undefined, days),
      'GET /api/v1/trips/:tripId/tasks': () => ({ tripId, tasks: [] }),
      'GET /api/v1/trips/:tripId/windows': () => ({ windows: [], meals: [] }),
      'GET /api/v1/trips/:tripId/budget': () => ({ tripId, currency: 'USD', lines: [], expenses: [] }),
    },
    { trip },
  );
};
const order = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .filter((name) => ['Next up', 'Today', 'Day by day'].includes(name));

describe('the dashboard', () => {
  it('begins with today while the trip is under way', async () => {
    open(addDays(today, -1));
    await screen.findByRole('heading', { name: 'Today' });
    expect(order()).toEqual(['Today', 'Next up']);
  });

  it('begins with what is next before the trip', async () => {
    open(addDays(today, 30));
    await screen.findByRole('heading', { name: 'Day by day' });
    expect(order()).toEqual(['Next up', 'Day by day']);
  });
});
