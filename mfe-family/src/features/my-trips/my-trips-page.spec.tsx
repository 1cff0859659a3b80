import { answer, aUser, renderRoute } from '@landsea/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes';
import { aTrip, freeAccess, fullAccess, lineId } from '../../testing/trip-fixtures';

const open = (access: object = freeAccess) => {
  const trips = [aTrip(), aTrip({ id: lineId(9), name: 'Last year', archived: true })];
  return renderRoute(routes, '/my-trips', {
    user: aUser(),
    handlers: {
      'GET /api/trips': () => trips,
      'GET /api/user/access': () => access,
      'PATCH /api/trips/:tripId': ({ params, body }) => {
        const trip = trips.find(({ id }) => id === params['tripId']);
        return trip ? Object.assign(trip, body) : answer(404, { code: 'NOT_FOUND', message: 'Not found' });
      },
    },
  });
};

const archived = () => screen.getByRole('region', { name: 'Archived' });
const planned = () => screen.getByRole('region', { name: 'Trips you are planning' });

describe('my trips', () => {
  it('lists the archived ones apart', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Castles and coral' })).toBeInTheDocument();
    expect(within(archived()).getByRole('heading', { name: 'Last year' })).toBeInTheDocument();
    expect(within(planned()).queryByRole('heading', { name: 'Last year' })).not.toBeInTheDocument();
  });

  it('says what archiving a paid trip means before it happens, then does it and can undo it', async () => {
    const { user, requests } = open(fullAccess);
    await user.click(await screen.findByRole('button', { name: /Archive Castles/ }));
    expect(await screen.findByText(/You paid for this trip/)).toBeInTheDocument();
    expect(requests.some(({ method }) => method === 'PATCH')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Archive this trip' }));
    expect(await within(archived()).findByRole('heading', { name: 'Castles and coral' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await within(planned()).findByRole('heading', { name: 'Castles and coral' })).toBeInTheDocument();
  });

  it('restores an archived trip', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /Restore Last year/ }));
    expect(await within(planned()).findByRole('heading', { name: 'Last year' })).toBeInTheDocument();
  });
});
