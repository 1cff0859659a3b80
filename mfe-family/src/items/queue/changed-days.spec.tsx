import type { TripDay } from '@landsea/contracts/trip';
import { aUser, renderRoute } from '@landsea/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { dayPlans } from '../../testing/day-fixtures';
import { aTrip, fullAccess, tripId } from '../../testing/trip-fixtures';
import { useGetTripQuery, useGetWindowsQuery } from '../../trip-frame/api/trip-api';
import { useDayItems } from './use-day-items';

const date = '2027-03-14';

function Probe() {
  const { days, changeDay, notices } = useDayItems(tripId);
  const trip = useGetTripQuery(tripId).data;
  useGetWindowsQuery(tripId);
  return (
    <>
      <p>Planner: {days[0]?.note}</p>
      <p>Trip: {trip?.days[0]?.note}</p>
      <button onClick={() => void changeDay(date, { note: 'Wear red' })}>Write</button>
      {notices}
    </>
  );
}

const aDay = (change: Partial<TripDay>): TripDay => {
  const [day] = aTrip().days;
  if (!day) throw new Error('a trip has days');
  return { ...day, ...change };
};

const open = () =>
  renderRoute([{ path: '/', Component: Probe }], '/', {
    user: aUser(),
    handlers: {
      'GET /api/user/access': () => fullAccess,
      'GET /api/trips/:tripId': () => aTrip(),
      'GET /api/v1/trips/:tripId/days': () => dayPlans(),
      'GET /api/v1/trips/:tripId/windows': () => ({ windows: [], meals: [] }),
      'PATCH /api/v1/trips/:tripId/days/:date': ({ body }) =>
        dayPlans([], [aDay({ ...(body as object), version: 2 })]),
    },
  });
type Page = ReturnType<typeof open>;
const fetched = ({ requests }: Page, end: string) =>
  requests.filter(({ method, path }) => method === 'GET' && path.endsWith(end)).length;

const counts = (page: Page) => [fetched(page, tripId), fetched(page, '/days'), fetched(page, '/windows')];

it('takes over a day that somebody else changed from its event', async () => {
  const page = open();
  await screen.findByText('Trip:');
  expect(counts(page)).toEqual([1, 1, 1]);
  page.live.emit({ type: 'trip.changed', days: [aDay({ note: 'Rope drop', version: 2 })] });
  expect(await screen.findByText('Planner: Rope drop')).toBeInTheDocument();
  expect(screen.getByText('Trip: Rope drop')).toBeInTheDocument();
  page.live.emit({ type: 'trip.changed', days: [aDay({ note: 'Late', version: 1 })] });
  expect(screen.getByText('Planner: Rope drop')).toBeInTheDocument();
  expect(screen.getByText('Trip: Rope drop')).toBeInTheDocument();
  expect(counts(page).slice(0, 2)).toEqual([1, 1]);
});

it('shows its own change of a day everywhere, and fetches only what depends on it', async () => {
  const page = open();
  await screen.findByText('Trip:');
  await page.user.click(screen.getByRole('button', { name: 'Write' }));
  expect(await screen.findByText('Trip: Wear red')).toBeInTheDocument();
  page.live.emit({ type: 'trip.changed', days: [aDay({ note: 'Wear red', version: 2 })] });
  expect(screen.getByText('Planner: Wear red')).toBeInTheDocument();
  expect(counts(page).slice(0, 2)).toEqual([1, 1]);
  await waitFor(() => expect(fetched(page, '/windows')).toBeGreaterThan(1));
});

it('fetches the trip and its days again when an event of an older release does not say what changed', async () => {
  const page = open();
  await screen.findByText('Trip:');
  page.live.emit({ type: 'trip.changed' });
  await waitFor(() => expect(counts(page)).toEqual([2, 2, 2]));
});
