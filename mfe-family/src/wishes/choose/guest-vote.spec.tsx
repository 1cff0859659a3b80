import { answer } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aDayItem, dayPlans } from '../../testing/day-fixtures';
import { openTripPage } from '../../testing/open-trip-page';
import { anAttraction, catalogueHandlers } from '../../testing/park-fixtures';
import { aTrip, freeAccess, fullAccess, lineId, tripId } from '../../testing/trip-fixtures';

const [ana, leo] = [lineId(91), lineId(92)];
const party = [
  { id: ana, name: 'Ana', age: 38 },
  { id: leo, name: 'Leo', age: 6, heightInches: 41 },
];
const attraction = anAttraction();
const wish = aDayItem({
  id: lineId(7),
  date: null,
  time: null,
  status: 'wish',
  catalogueId: attraction.id,
  votes: { [ana]: 'must' },
});
const viewer = { ...freeAccess, accessType: 'trip', role: 'viewer' } as const;

const open = (access: object) => {
  const cast: string[] = [];
  const page = openTripPage(
    `/trip/${tripId}/wishes`,
    {
      ...catalogueHandlers,
      'GET /api/user/access': () => access,
      'GET /api/v1/trips/:tripId/days': () => dayPlans([wish]),
      'GET /api/v1/catalogue/attractions': () => ({
        entries: [anAttraction({ id: 'dumbo', name: 'Dumbo', appeal: 'headliner' }), attraction],
      }),
      'PUT /api/v1/trips/:tripId/items/:itemId/votes/:personId': ({ path }) => {
        cast.push(path);
        return answer(200, { ...wish, votes: { ...wish.votes, [leo]: 'must' } });
      },
    },
    { trip: aTrip({ party }) },
  );
  return { ...page, cast };
};
const rides = () => screen.findByRole('list', { name: 'Rides' });

it('lets a viewer who is a traveler vote for this one, and change no wish', async () => {
  const { user, cast } = open({ ...viewer, travelsAs: leo });
  const list = within(await rides());
  await user.click(list.getByRole('button', { name: 'Leo: Must do' }));
  expect(await list.findByRole('button', { name: 'Leo: Must do', pressed: true })).toBeVisible();
  await waitFor(() => expect(cast).toEqual([expect.stringContaining(`${wish.id}/votes/${leo}`)]));
  expect(list.queryByRole('button', { name: /^Ana:/ })).not.toBeInTheDocument();
  expect(list.queryByRole('button', { name: /Wish for/ })).not.toBeInTheDocument();
  const names = list.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(names).toEqual([attraction.name, 'Dumbo']);
});

it.each([
  ['a viewer who is no traveler', viewer],
  ['an editor, who votes where a wish is planned', { ...fullAccess, role: 'editor', travelsAs: leo }],
])('shows no vote of their own to %s', async (_who, access) => {
  open(access);
  const list = within(await rides());
  expect(list.getByText('Ana: Must do.')).toBeInTheDocument();
  expect(list.queryByRole('button', { name: /Must do$/ })).not.toBeInTheDocument();
});
