import { addDays, getDateIn } from '@landsea/contracts/core';
import { listenToAnnouncement } from '@landsea/web-kit';
import { answer, aUser, renderRoute } from '@landsea/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes';
import { aTrip, freeAccess, fullAccess, lineId, tripId } from '../../testing/trip-fixtures';

const second = lineId(8);

const open = (
  access: object = freeAccess,
  query = '',
  more: (asked: URLSearchParams) => object = () => ({}),
) => {
  const deleted = new Set<string>();
  const trips = [
    aTrip(),
    aTrip({ id: second, name: 'Second summer', isPaid: true }),
    aTrip({ id: lineId(9), name: 'Last year', archived: true }),
  ];
  return renderRoute(routes, `/my-trips${query}`, {
    user: aUser(),
    handlers: {
      'GET /api/trips': () => trips.filter(({ id }) => !deleted.has(id)),
      'GET /api/v1/trips': ({ query: asked }) => ({
        trips: trips.filter(
          ({ id, archived }) => !deleted.has(id) && String(archived) === asked.get('archived'),
        ),
        next: null,
        ...more(asked),
      }),
      'GET /api/v1/trips/deleted': () => ({
        trips: trips
          .filter(({ id }) => deleted.has(id))
          .map((trip) => ({ ...trip, goneAt: '2127-01-01T00:00:00Z' })),
      }),
      'DELETE /api/trips/:tripId': ({ params }) => {
        deleted.add(params['tripId'] ?? '');
        return answer(204);
      },
      'POST /api/v1/trips/:tripId/restore': ({ params }) => {
        deleted.delete(params['tripId'] ?? '');
        return trips[0];
      },
      'GET /api/user/access': ({ query: asked }) => (asked.get('tripId') === second ? freeAccess : access),
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
  it('has the sun where the trip is, as its own page has it', async () => {
    const today = getDateIn(new Date());
    const trip = aTrip({ startDate: today, endDate: addDays(today, 3) });
    open(freeAccess, '', () => ({ trips: [trip] }));
    const [entry] = await screen.findAllByRole('listitem');
    const sun = entry?.querySelector('svg > g > circle')?.getAttribute('cx') ?? '';
    expect(parseFloat(sun)).toBeCloseTo(3 + 94 / 8, 1);
  });

  it('asks anew when it is opened again, as a shared trip may have been taken back', async () => {
    const { router, requests } = open();
    await screen.findByRole('link', { name: 'Second summer' });
    const asked = () => requests.filter(({ path }) => path === '/api/v1/trips').length;
    expect(asked()).toBe(2);
    await act(() => router.navigate('/more'));
    await act(() => router.navigate('/my-trips'));
    await screen.findByRole('link', { name: 'Second summer' });
    await waitFor(() => expect(asked()).toBe(4));
  });

  it('says which trip a payment keeps open, and nothing of the kind of an archived one', async () => {
    const paid = aTrip({ id: lineId(9), name: 'Last year', archived: true, isPaid: true });
    open(freeAccess, '', (asked) => (asked.get('archived') === 'true' ? { trips: [paid] } : {}));
    const entries = within(await screen.findByRole('region', { name: 'Trips you are planning' }));
    const badges = entries.getAllByText('Open now');
    expect(badges.map((badge) => badge.closest('li')?.querySelector('h3')?.textContent)).toEqual([
      'Second summer',
    ]);
    expect(within(archived()).queryByText('Open now')).not.toBeInTheDocument();
  });
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

  it('leads from a second trip to its payment: archive the first, then unlock the other', async () => {
    const opened: unknown[] = [];
    const stop = listenToAnnouncement('show-paywall', (request) => opened.push(request));
    const { user } = open(fullAccess, `?archive=${tripId}&pay=${second}`);
    expect(
      await screen.findByText('To pay for Second summer, archive Castles and coral first'),
    ).toBeInTheDocument();
    const notice = screen.getByText(/One paid trip is active at a time/).closest('[role=status]');
    if (!(notice instanceof HTMLElement)) throw new Error('not announced');
    await user.click(within(notice).getByRole('button', { name: 'Archive Castles and coral' }));
    await user.click(await screen.findByRole('button', { name: 'Archive this trip' }));
    await user.click(await screen.findByRole('button', { name: 'Unlock Second summer' }));
    expect(opened).toEqual([expect.objectContaining({ tripId: second })]);
    stop();
  });

  it('deletes a trip after saying what that means, and takes it back', async () => {
    const { user } = open(fullAccess);
    const remove = async () => {
      await user.click(await screen.findByRole('button', { name: 'More for Castles and coral' }));
      await user.click(await screen.findByRole('menuitem', { name: /Delete/ }));
      expect(await screen.findByText(/we’ll refund the \$39/)).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Delete this trip' }));
      return within(await screen.findByRole('region', { name: 'Deleted' }));
    };
    const gone = await remove();
    expect(within(planned()).queryByRole('heading', { name: 'Castles and coral' })).not.toBeInTheDocument();
    await user.click(gone.getByRole('button', { name: 'Restore Castles and coral' }));
    expect(await within(planned()).findByRole('heading', { name: 'Castles and coral' })).toBeInTheDocument();
  });

  it('shows more trips when asked', async () => {
    const { user } = open(freeAccess, '', (asked) => {
      if (asked.get('archived') === 'true') return {};
      return asked.has('after')
        ? { trips: [aTrip({ id: lineId(7), name: 'Long ago' })], next: null }
        : { next: second };
    });
    await user.click(await screen.findByRole('button', { name: 'Show more trips' }));
    expect(await within(planned()).findByRole('heading', { name: 'Long ago' })).toBeInTheDocument();
    expect(within(planned()).getByRole('heading', { name: 'Second summer' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show more trips' })).not.toBeInTheDocument();
  });

  it('restores an archived trip', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /Restore Last year/ }));
    expect(await within(planned()).findByRole('heading', { name: 'Last year' })).toBeInTheDocument();
  });
});
