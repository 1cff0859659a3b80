import { screen, waitFor, within } from '@testing-library/react';
import { aDayItem } from '../../testing/day-fixtures';
import { openPlanner, ride } from '../../testing/open-planner';
import { anAttraction, aTripCatalogue } from '../../testing/park-fixtures';
import { lineId } from '../../testing/trip-fixtures';

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
