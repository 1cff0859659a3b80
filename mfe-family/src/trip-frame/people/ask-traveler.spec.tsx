import { SetTraveler } from '@landsea/contracts/sharing';
import { listenToAnnouncement } from '@landsea/web-kit';
import { answer, type Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { dayPlans } from '../../testing/day-fixtures';
import { openTripPage } from '../../testing/open-trip-page';
import { catalogueHandlers } from '../../testing/park-fixtures';
import { aTrip, freeAccess, lineId, tripId } from '../../testing/trip-fixtures';

const [ana, leo, rose] = [lineId(91), lineId(92), lineId(93)];
const party = [
  { id: ana, name: 'Ana', age: 38 },
  { id: leo, name: 'Leo', age: 6 },
  { id: rose, name: 'Rose', age: 70 },
];
const guest = (change: object) => ({
  id: lineId(1),
  email: 'rose@example.com',
  name: 'Rose',
  role: 'viewer',
  seesMoney: false,
  state: 'joined',
  expiresAt: '2026-11-28T10:00:00.000Z',
  isYou: true,
  personId: null,
  staysHome: false,
  ...change,
});

const open = (travelsAs: string | null | undefined, more: Handlers = {}) => {
  const sent: unknown[] = [];
  const state = { travelsAs };
  const page = openTripPage(
    `/trip/${tripId}/wishes`,
    {
      ...catalogueHandlers,
      'GET /api/user/access': () => ({ ...freeAccess, accessType: 'trip', role: 'viewer', ...state }),
      'GET /api/v1/trips/:tripId/days': () => dayPlans([]),
      'GET /api/v1/trips/:tripId/collaborators': () => ({
        role: 'viewer',
        ownerName: 'Ana',
        collaborators: [guest({}), guest({ id: lineId(2), name: 'Kim', isYou: false, personId: ana })],
      }),
      'PUT /api/v1/trips/:tripId/collaborators/:id/traveler': ({ body }) => {
        const { personId } = SetTraveler.parse(body);
        sent.push(personId);
        state.travelsAs = personId ?? undefined;
        return guest({ personId, staysHome: personId === null });
      },
      ...more,
    },
    { trip: aTrip({ party }) },
  );
  return { ...page, sent };
};
const question = () => screen.findByRole('region', { name: 'Which of these is you?' });

it('asks a guest who they are once, and leaves out a traveler who is another guest', async () => {
  const { user, sent } = open(null);
  const choices = within(await question()).getAllByRole('button');
  expect(choices.map(({ textContent }) => textContent)).toEqual(['Leo', 'Rose', 'I’m not coming along']);
  await user.click(screen.getByRole('button', { name: 'Rose' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Which of these is you?' })).toBeNull());
  expect(sent).toEqual([rose]);
});

it('takes that somebody is not coming along for an answer', async () => {
  const { user, sent } = open(null);
  await user.click(within(await question()).getByRole('button', { name: 'I’m not coming along' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Which of these is you?' })).toBeNull());
  expect(sent).toEqual([null]);
});

it.each([undefined, rose])('does not ask a person who said it: %s', async (travelsAs) => {
  open(travelsAs);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: 'Which of these is you?' })).not.toBeInTheDocument();
});

it('asks again after a refusal, which is explained', async () => {
  const message = 'Kim is already Rose.';
  const toasts: string[] = [];
  const stop = listenToAnnouncement('toast', ({ description }) => toasts.push(description ?? ''));
  const { user } = open(null, {
    'PUT /api/v1/trips/:tripId/collaborators/:id/traveler': () =>
      answer(409, { code: 'EDIT_CONFLICT', message }),
  });
  await user.click(within(await question()).getByRole('button', { name: 'Rose' }));
  await waitFor(() => expect(toasts).toEqual([expect.stringContaining(message)]));
  expect(within(await question()).getByRole('button', { name: 'Rose' })).toBeEnabled();
  stop();
});
