import { answer } from '@landsea/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aDayItem } from '../../testing/day-fixtures';
import { openPlanner, ride, trip } from '../../testing/open-planner';
import { anAttraction, aTripCatalogue } from '../../testing/park-fixtures';
import { lineId } from '../../testing/trip-fixtures';
import { tripApi } from '../../trip-frame/api/trip-api';

const byEntries = { 'GET /api/v1/trips/:tripId/day-catalogue': aTripCatalogue };
const listsOf = ({ requests }: Awaited<ReturnType<typeof openPlanner>>) =>
  requests.map(({ path }) => path).filter((path) => /\/catalogue\/(?!park-calendar)/.test(path));
const toSolve = /^1 plan 1 to solve/;

describe('the catalog of the planner', () => {
  it('is what the trip needs: no list is loaded to evaluate its days', async () => {
    const page = await openPlanner([ride], byEntries);
    expect(await screen.findByRole('button', { name: toSolve })).toBeInTheDocument();
    expect(listsOf(page)).toEqual([]);
  });

  it('does not miss what no list has', async () => {
    const gone = aDayItem({ id: lineId(4), title: 'Closed ride', catalogueId: 'closed-for-good' });
    const page = await openPlanner([ride, gone], {
      'GET /api/v1/trips/:tripId/day-catalogue': () => ({
        ...aTripCatalogue(),
        unknownIds: ['closed-for-good'],
      }),
    });
    expect(await screen.findByRole('button', { name: /to solve/ })).toBeInTheDocument();
    expect(listsOf(page)).toEqual([]);
  });

  it('is all of it for an item that these entries lack', async () => {
    const other = anAttraction({ id: 'thunder', name: 'Thunder', heightInches: 60 });
    const added = aDayItem({ id: lineId(4), title: 'Thunder', catalogueId: 'thunder', time: '15:00' });
    const page = await openPlanner([ride, added], {
      ...byEntries,
      'GET /api/v1/catalogue/attractions': () => ({ entries: [anAttraction(), other] }),
    });
    expect(await screen.findByRole('button', { name: /^2 plans 2 to solve/ })).toBeInTheDocument();
    expect(listsOf(page)).toContain('/api/v1/catalogue/attractions');
  });

  it('stays what is known when the lists do not come', async () => {
    const added = aDayItem({ id: lineId(4), title: 'Thunder', catalogueId: 'thunder', time: '15:00' });
    const page = await openPlanner([ride, added], {
      ...byEntries,
      'GET /api/v1/catalogue/attractions': () => answer(404, { code: 'NOT_FOUND', message: 'Not found' }),
    });
    const states = () => Object.values(page.store.getState().api.queries).map((query) => query?.status);
    await waitFor(() => expect(listsOf(page)).toContain('/api/v1/catalogue/photo-spots'));
    await waitFor(() => expect(states()).toContain('rejected'));
    await waitFor(() => expect(states()).not.toContain('pending'));
    expect(await screen.findByRole('button', { name: /^2 plans 1 to solve/ })).toBeInTheDocument();
  });

  it('is read again for another ship', async () => {
    const sailing = { embarkationDate: trip.startDate, nights: 3, concierge: false, ports: [] };
    let now = { ...trip, sailing: { ...sailing, ship: 'Disney Wish' } };
    const page = await openPlanner([ride], { ...byEntries, 'GET /api/trips/:tripId': () => now });
    const read = () => page.requests.filter(({ path }) => path.endsWith('/day-catalogue'));
    await waitFor(() => expect(read()).toHaveLength(1));
    now = { ...trip, sailing: { ...sailing, ship: 'Disney Dream' } };
    act(() => void page.store.dispatch(tripApi.util.invalidateTags(['Trip'])));
    await waitFor(() => expect(read()).toHaveLength(2));
  });

  it('loads rides and shows to suggest when something is to be added', async () => {
    const page = await openPlanner([ride], {
      ...byEntries,
      'GET /api/v1/catalogue/attractions': () => ({
        entries: [anAttraction({ id: 'pirates', name: 'Pirates of the Caribbean', appeal: 'headliner' })],
      }),
    });
    await screen.findByRole('button', { name: toSolve });
    const [add] = await screen.findAllByRole('button', { name: 'Add' });
    await page.user.click(add ?? document.body);
    const panel = within(await screen.findByRole('dialog'));
    expect(await panel.findByText('Pirates of the Caribbean')).toBeInTheDocument();
    await waitFor(() =>
      expect(listsOf(page)).toEqual(['/api/v1/catalogue/attractions', '/api/v1/catalogue/shows']),
    );
  });
});
