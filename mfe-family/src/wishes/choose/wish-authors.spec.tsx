import { aUser } from '@landsea/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { aDayItem, dayPlans } from '../../testing/day-fixtures';
import { openTripPage } from '../../testing/open-trip-page';
import { anAttraction, catalogueHandlers } from '../../testing/park-fixtures';
import { freeAccess, fullAccess, lineId, tripId } from '../../testing/trip-fixtures';

const user = aUser();
const names = ['Own Ride', 'Ride of Dana', 'Ride of Nobody'] as const;
const authors = [{ userId: user.id, name: 'Robin' }, { userId: lineId(90), name: 'Dana' }, null];
const items = names.map((title, index) =>
  aDayItem({
    id: lineId(index + 1),
    title,
    date: null,
    time: null,
    status: 'wish',
    catalogueId: `ride-${index}`,
    addedBy: authors[index] ?? null,
  }),
);

const open = async (access: object) => {
  openTripPage(
    `/trip/${tripId}/wishes`,
    {
      ...catalogueHandlers,
      'GET /api/user/access': () => access,
      'GET /api/v1/trips/:tripId/days': () => dayPlans(items),
      'GET /api/v1/catalogue/attractions': () => ({
        entries: names.map((name, index) => anAttraction({ id: `ride-${index}`, name })),
      }),
    },
    { user },
  );
  return within(await screen.findByRole('list', { name: 'Rides' }));
};
const hearts = (list: Awaited<ReturnType<typeof open>>) =>
  list.queryAllByRole('button', { name: /^Wish for/ }).map((heart) => heart.getAttribute('aria-label'));

it('lets a client who only wishes take away their own wishes, and says who added the others', async () => {
  const list = await open({ ...freeAccess, role: 'viewer', clientMay: 'wishes' });
  expect(hearts(list)).toEqual(['Wish for Own Ride']);
  expect(list.getByText('Added by Dana')).toBeVisible();
  expect(list.getAllByText(/^Added by/)).toHaveLength(1);
  expect(list.getByText('Ride of Nobody is already a wish')).toBeInTheDocument();
});

it('lets an editor take away all of them', async () => {
  expect(hearts(await open(fullAccess))).toHaveLength(3);
});
