import type { BudgetLine } from '@landsea/contracts/money';
import type { TripDetail, TripEffect } from '@landsea/contracts/trip';
import { listenToAnnouncement } from '@landsea/web-kit';
import { answer, aUser, renderRoute, type Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes';
import { aBooking, aFlight } from '../../testing/booking-fixtures';
import { dayPlans } from '../../testing/day-fixtures';
import { aLine, aTrip, aWindow, freeAccess, fullAccess, lineId, tripId } from '../../testing/trip-fixtures';

const start = '2127-03-14';
const aStay = { hotelName: 'Pop Century', onSite: true, checkIn: start, checkOut: '2127-03-15' };
const sailing = {
  ship: 'Disney Wish',
  embarkationDate: '2127-03-15',
  nights: 2,
  concierge: false,
  ports: [
    { date: '2127-03-15', port: 'Port Canaveral' },
    { date: '2127-03-16', port: 'Castaway Cay' },
    { date: '2127-03-17', port: 'Port Canaveral' },
  ],
};
const trip = aTrip({ startDate: start, endDate: '2127-03-17', stays: [aStay], sailing });

const open = (effects: TripEffect[] = [], handlers: Handlers = {}) => {
  const kept: { trip: TripDetail } = { trip };
  const page = renderRoute(routes, `/trip-details-hq/${tripId}`, {
    user: aUser(),
    handlers: {
      'GET /api/trips': () => [kept.trip],
      'GET /api/trips/:tripId': () => kept.trip,
      'GET /api/user/access': () => fullAccess,
      'GET /api/v1/catalogue': () => ({ hotels: [], ships: [], ports: [], parks: [] }),
      'GET /api/v1/trips/:tripId/windows': () => ({
        windows: [aWindow({ kind: 'final-payment', opensAt: '2126-12-15T05:00:00Z', covers: null })],
        meals: [],
      }),
      'GET /api/v1/catalogue/:list': () => ({ entries: [] }),
      'GET /api/v1/trips/:tripId/days': () => dayPlans([], trip.days),
      'POST /api/v1/trips/:tripId/change-plan': () => ({ effects }),
      'PATCH /api/trips/:tripId': ({ body }) => {
        kept.trip = { ...kept.trip, ...(body as Partial<TripDetail>), version: kept.trip.version + 1 };
        return kept.trip;
      },
      'POST /api/v1/trips/:tripId/undo-change': () => {
        kept.trip = { ...trip, version: 3 };
        return kept.trip;
      },
      ...handlers,
    },
  });
  return { ...page, kept };
};

const patches = (requests: { method: string; body: unknown }[]) =>
  requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

const retype = async ({ user }: ReturnType<typeof open>, label: string, value: string) => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.type(field, value);
};

const startMoving = async (page: ReturnType<typeof open>) => {
  await page.user.click(await screen.findByRole('button', { name: 'Change name or dates' }));
  await retype(page, 'First day', '2127-03-21');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
};

const moves: TripEffect[] = [
  { kind: 'falls-out', what: 'Fri, Mar 14', from: 'park day: Soarin first', to: null },
  { kind: 'moves', what: 'Pop Century', from: 'Mar 14', to: 'Mar 21' },
];

describe('trip details', () => {
  it('shows the stays, the ports, the payment, the people and the way to them', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: trip.name })).toBeInTheDocument();
    expect(screen.getByText('Pop Century')).toBeInTheDocument();
    expect(screen.getByText('Castaway Cay')).toBeInTheDocument();
    expect(await screen.findByText('Sun, Dec 15, 2126')).toBeInTheDocument();
    expect(screen.getByText('1 adult ticket')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Family HQ' })).toHaveAttribute(
      'href',
      `/trip/${tripId}/family-hq`,
    );
  });

  it('lists the hotels in the order of their nights, however they were entered', async () => {
    const port = { ...aStay, hotelName: 'Port Inn', checkIn: '2127-03-15', checkOut: '2127-03-16' };
    open([], { 'GET /api/trips/:tripId': () => ({ ...trip, stays: [port, aStay] }) });
    const land = within(await screen.findByRole('region', { name: 'On land' }));
    const names = land.getAllByText(/^(Pop Century|Port Inn)$/).map(({ textContent }) => textContent);
    expect(names).toEqual(['Pop Century', 'Port Inn']);
    expect(land.getByText('You change hotels on this day.')).toBeInTheDocument();
  });

  it('says beside the hotel how many rooms a large family needs', async () => {
    const ages = [39, 41, 71, 11, 6, 1];
    const party = ages.map((age, index) => ({ name: `Person ${index}`, age }));
    const page = open([], { 'GET /api/trips/:tripId': () => ({ ...trip, party }) });
    await page.user.click(await screen.findByRole('button', { name: 'Change: On land' }));
    expect(await screen.findByText('2 rooms for the 6 of you: most rooms sleep four.')).toBeVisible();
  });

  it('keeps until when a hotel can be cancelled, as the confirmation says', async () => {
    const page = open();
    await page.user.click(await screen.findByRole('button', { name: 'Change: On land' }));
    await retype(page, 'Last day to cancel', '2127-03-15');
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The last day to cancel cannot be after check-in')).toBeInTheDocument();
    await retype(page, 'Last day to cancel', '2127-03-10');
    await page.user.type(screen.getByLabelText('What it says'), 'One night is kept');
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    const cancelBy = { date: '2127-03-10', note: 'One night is kept' };
    await waitFor(() =>
      expect(patches(page.requests)).toEqual([{ version: 1, stays: [{ ...aStay, cancelBy }] }]),
    );
    expect(await screen.findByText('Cancel by Mon, Mar 10, 2127: One night is kept')).toBeInTheDocument();
  });

  it('keeps the numbers of the bookings, and the deck that the stateroom is on', async () => {
    const page = open();
    await page.user.click(await screen.findByRole('button', { name: 'Change: On land' }));
    await page.user.type(screen.getByLabelText('Confirmation number'), ' 5207 ');
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Confirmation 5207')).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Change: At sea' }));
    await page.user.type(screen.getByLabelText('Reservation number'), '4821');
    await page.user.type(screen.getByLabelText('Stateroom number'), '7042');
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Reservation 4821 · Stateroom 7042, deck 7')).toBeInTheDocument();
    expect(patches(page.requests)).toEqual([
      { version: 1, stays: [{ ...aStay, confirmation: '5207' }] },
      { version: 2, sailing: { ...sailing, reservation: '4821', stateroom: '7042' } },
    ]);
    await page.user.click(screen.getByRole('button', { name: 'Change: On land' }));
    await page.user.clear(screen.getByLabelText('Confirmation number'));
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(patches(page.requests).at(-1)).toEqual({ version: 3, stays: [aStay] }));
  });

  it('says what is booked, with the numbers of its stay and sailing and the way there', async () => {
    const hotel = aBooking({
      title: aStay.hotelName,
      start: { date: aStay.checkIn, time: '15:00', zone: 'America/New_York' },
      end: { date: aStay.checkOut, time: '11:00', zone: 'America/New_York' },
    });
    const flight = aFlight({
      start: { date: start, time: '06:05', zone: 'America/Chicago', airport: 'MSP' },
      end: { date: start, time: '10:28', zone: 'America/New_York', airport: 'MCO' },
    });
    const gone = aFlight({ id: lineId(9), title: 'Delta 99', status: 'canceled' });
    open([], {
      'GET /api/v1/trips/:tripId/days': () => ({
        ...dayPlans([], trip.days),
        bookings: [hotel, flight, gone],
      }),
    });
    expect(await screen.findByText('Booked: hotel, flight')).toBeInTheDocument();
    expect(screen.queryByText(/Nothing booked yet|Delta 99/)).not.toBeInTheDocument();
    const land = within(screen.getByRole('region', { name: 'On land' }));
    expect(land.getByText('Confirmation 48213377')).toBeInTheDocument();
    expect(land.getByRole('link', { name: /^See the booking/ })).toHaveAttribute(
      'href',
      `/trip/${trip.id}/bookings#booking-${hotel.id}`,
    );
    const way = within(screen.getByRole('region', { name: 'Getting there' }));
    expect(way.getByText('MSP 6:05 AM → MCO 10:28 AM')).toBeInTheDocument();
    expect(way.getByText('Locator HK7Q2L · Flight DL 1187')).toBeInTheDocument();
  });

  it('says that the sailing is paid, else that its day has passed', async () => {
    const payment = { kind: 'final-payment', state: 'passed', covers: null } as const;
    const fare = (change: Partial<BudgetLine>) => aLine({ category: 'cruise-fare', ...change });
    const openPast = (lines: BudgetLine[] | undefined) =>
      open([], {
        'GET /api/v1/trips/:tripId/windows': () => ({ windows: [aWindow(payment)], meals: [] }),
        'GET /api/v1/trips/:tripId/budget': () =>
          lines ? { tripId, currency: 'USD', lines, expenses: [] } : answer(404, { message: 'Hidden' }),
      });
    const passed = /^This day has passed\./;

    const later = fare({ id: lineId(2), status: 'booked', dueOn: '2127-03-15' });
    const other = aLine({ id: lineId(3), status: 'planned' });
    const paid = openPast([fare({ status: 'paid' }), later, other]);
    expect(await screen.findByText('Paid in full, your budget says.')).toBeInTheDocument();
    expect(screen.queryByText(passed)).not.toBeInTheDocument();
    paid.unmount();

    const half = openPast([fare({ status: 'paid' }), { ...later, dueOn: null }]);
    expect(await screen.findByText(passed)).toBeInTheDocument();
    half.unmount();

    openPast(undefined);
    expect(await screen.findByText(passed)).toBeInTheDocument();
  });

  it('asks before the dates move, then moves them, and takes it back in one step', async () => {
    const page = open(moves);
    await startMoving(page);
    expect(await screen.findByText('park day: Soarin first')).toBeInTheDocument();
    expect(patches(page.requests)).toEqual([]);
    await page.user.click(screen.getByRole('button', { name: 'Change it all the same' }));
    await waitFor(() =>
      expect(patches(page.requests)).toEqual([
        { version: 1, startDate: '2127-03-21', endDate: '2127-03-24' },
      ]),
    );
    await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(page.requests.find(({ path }) => path.endsWith('/undo-change'))?.body).toEqual({ version: 2 }),
    );
  });

  it('saves beside what somebody else changed meanwhile, and asks when it is the same', async () => {
    let theirs = { ...trip, name: 'Theirs', version: 2 };
    let seen: TripDetail = trip;
    const page = open([], {
      'GET /api/trips/:tripId': () => seen,
      'PATCH /api/trips/:tripId': ({ body }) => {
        const { version, ...change } = body as TripDetail;
        seen = theirs;
        if (version < theirs.version) return answer(409, { code: 'EDIT_CONFLICT', message: 'Changed' });
        theirs = { ...theirs, ...change, version: theirs.version + 1 };
        return theirs;
      },
    });
    await page.user.click(await screen.findByRole('radio', { name: 'Booked' }));
    await waitFor(() => expect(theirs).toMatchObject({ name: 'Theirs', status: 'booked' }));

    theirs = { ...theirs, name: 'Theirs again', version: 9 };
    await page.user.click(screen.getByRole('button', { name: 'Change name or dates' }));
    await retype(page, 'Trip name', 'Mine');
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    const conflict = await screen.findByRole('dialog', { name: 'Somebody else changed this too' });
    expect(within(conflict).getByText('Theirs again')).toBeInTheDocument();
    await page.user.click(within(conflict).getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(theirs).toMatchObject({ name: 'Mine', version: 10 }));
  });

  it('keeps what was typed when the service refuses it, and says why', async () => {
    const page = open([], {
      'POST /api/v1/trips/:tripId/change-plan': () =>
        answer(400, {
          code: 'VALIDATION_FAILED',
          message: 'Some fields need attention.',
          fields: [
            { path: 'sailing.embarkationDate', message: 'The sailing must lie within the trip dates' },
          ],
        }),
    });
    await startMoving(page);
    const dialog = screen.getByRole('dialog');
    expect(await within(dialog).findByText('The sailing must lie within the trip dates')).toBeInTheDocument();
    expect(within(dialog).getByLabelText('First day')).toHaveValue('2127-03-21');
  });

  it('follows what others do: a trip that is deleted meanwhile is gone here too', async () => {
    let deleted = false;
    const { live } = open([], {
      'GET /api/trips/:tripId': () =>
        deleted ? answer(404, { code: 'NOT_FOUND', message: 'Not found' }) : trip,
    });
    await screen.findByRole('heading', { level: 1, name: trip.name });
    deleted = true;
    live.emit({ type: 'trip.changed' });
    expect(await screen.findByText('There is no such trip')).toBeInTheDocument();
  });

  it('leads to the paywall who may only view', async () => {
    const asked: unknown[] = [];
    const stop = listenToAnnouncement('show-paywall', ({ tripId: id }) => asked.push(id));
    const { user } = open([], { 'GET /api/user/access': () => freeAccess });
    await screen.findByRole('heading', { level: 1, name: trip.name });
    await waitFor(async () => {
      await user.click(screen.getByRole('button', { name: 'Change: On land' }));
      expect(asked).toEqual([tripId]);
    });
    stop();
  });

  it('tells a guest who may only look whom to ask, and shows nothing that could only refuse them', async () => {
    const message = 'You were invited to look at this trip. Ask its owner if you would like to edit it.';
    open([], { 'GET /api/user/access': () => ({ ...freeAccess, message, role: 'viewer' }) });
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Change/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: 'Booked' })).not.toBeInTheDocument();
  });
});
