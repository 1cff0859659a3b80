import { localMemory, listenToAnnouncement } from '@landsea/web-kit';
import { answer, aUser, installLiveStream } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aBooking, aFlight } from '../../testing/booking-fixtures';
import { aDayItem, dayPlans } from '../../testing/day-fixtures';
import {
  aLine,
  anEstimate,
  aTrip,
  aWindow,
  freeAccess,
  fullAccess,
  lineId,
  tripId,
} from '../../testing/trip-fixtures';
import { open, trip } from './testing/open-dashboard';

afterEach(() => localMemory.write(`trip_look_${aUser().id}_${tripId}`, undefined));

describe('trip dashboard', () => {
  it('celebrates the day on which a window opens', async () => {
    const opensAt = new Date(Date.now() - 1000).toISOString();
    const windows = [aWindow({ opensAt, closesAt: '2127-03-14T00:00:00Z', state: 'open' })];
    open(`/trip/${tripId}`, { 'GET /api/v1/trips/:tripId/windows': () => ({ windows, meals: [] }) });
    expect(await screen.findByText('Today’s the day!')).toBeInTheDocument();
  });

  it('leads a new trip to its wishes', async () => {
    open(`/trip/${tripId}/dashboard`, {
      'GET /api/v1/trips/:tripId/days': () => dayPlans([], trip.days),
    });
    const step = within(await screen.findByRole('region', { name: /^It’s official!/ }));
    expect(step.getByRole('link', { name: 'Pick what you want to do' })).toHaveAttribute(
      'href',
      `/trip/${tripId}/wishes`,
    );
  });

  it('announces what was forwarded to those who may check it', async () => {
    const email = {
      id: lineId(7),
      sender: 'Robin',
      subject: 'Your flight',
      receivedAt: '2026-11-20T10:00:00.000Z',
    };
    open(`/trip/${tripId}/dashboard`, {
      'GET /api/user/access': () => ({ ...fullAccess, takesEmails: true }),
      'GET /api/v1/trips/:tripId/forwarding': () => ({ address: null, emails: [email] }),
    });
    const step = within(await screen.findByRole('region', { name: '1 confirmation came by email.' }));
    expect(step.getByRole('link', { name: 'Check it now' })).toBeInTheDocument();
  });

  it('shows the plan of the first day, and leads to all of it', async () => {
    const meal = aDayItem({ id: lineId(2), title: 'Be Our Guest', time: '18:00', status: 'booked' });
    open(`/trip/${tripId}`, {
      'GET /api/v1/trips/:tripId/days': () => dayPlans([meal, aDayItem()], trip.days),
    });
    const plan = await screen.findByRole('list', { name: 'The plan' });
    expect(
      within(plan)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['10:00 AMSpace Mountain', '6:00 PMBe Our GuestBooked']);
    expect(screen.getByRole('link', { name: 'Open the day' })).toHaveAttribute(
      'href',
      `/itinerary-view/${tripId}/2027-03-14`,
    );
  });

  it('begins a day of arrival with the flight, and has the check-in among its plans', async () => {
    const bookings = [aBooking(), aFlight()];
    open(`/trip/${tripId}`, {
      'GET /api/v1/trips/:tripId/days': () => ({
        ...dayPlans([aDayItem({ time: '13:00' })], trip.days),
        bookings,
      }),
    });
    const plan = await screen.findByRole('list', { name: 'The plan' });
    expect(
      within(plan)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '6:05 AMFly: Delta 1187Booked',
      '10:28 AMLand: Delta 1187Booked',
      '1:00 PMSpace Mountain',
      'from 3:00 PMCheck in: Pop Century ResortBooked',
    ]);
  });

  it('shows the trip, its next window with the reason, the budget, the people and the days', async () => {
    open(`/trip/${tripId}`);
    expect(await screen.findByRole('heading', { level: 1, name: trip.name })).toBeInTheDocument();
    expect(await screen.findByText('Sixty days before check-in.')).toBeInTheDocument();
    const why = screen.getByText('Verify in the official app').closest('details');
    expect(why).not.toHaveAttribute('open');
    expect(await screen.findByText(/ planned −/)).toBeInTheDocument();
    expect(screen.queryByText('38 years')).not.toBeInTheDocument();
    expect(screen.getByText('1 year')).toBeInTheDocument();
    expect(screen.getByText('Castaway Cay')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Unlock this trip' })).not.toBeInTheDocument();
  });

  it.each([
    { trip: 'has not changed since', quietMs: Number.MAX_SAFE_INTEGER, calls: 1 },
    { trip: 'may have changed', quietMs: 0, calls: 2 },
  ])('fetches all again as the stream opens only where the trip $trip', async ({ quietMs, calls }) => {
    const live = installLiveStream();
    const { requests } = open(`/trip/${tripId}`);
    await screen.findByText(/ planned −/);
    await screen.findByText('Castaway Cay');
    const parts = ['windows', 'tasks', 'budget', 'days', 'activity'];
    const counts = () =>
      parts.map((part) => requests.filter(({ path }) => path === `/api/v1/trips/${tripId}/${part}`).length);
    await waitFor(() => expect(counts()).toEqual(parts.map(() => 1)));
    const reminders = () => requests.filter(({ path }) => path === '/api/v1/reminders').length;
    live.open(quietMs);
    // What is fetched after the opening shows that everything that the opening asked for was sent.
    live.emit({ type: 'reminders.changed' });
    await waitFor(() => expect(reminders()).toBe(2));
    expect(counts()).toEqual(parts.map(() => calls));
  });

  it('asks whether a final payment was made whose day is over, and keeps the answer', async () => {
    const payment = aWindow({
      id: 'final-payment',
      kind: 'final-payment',
      type: 'due',
      opensAt: '2020-11-17T05:00:00Z',
      closesAt: '2127-03-14T05:00:00Z',
    });
    const { user, requests } = open(`/trip/${tripId}`, {
      'GET /api/v1/trips/:tripId/windows': () => ({ windows: [payment], meals: [] }),
      'POST /api/v1/trips/:tripId/tasks': () => answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'x' }),
    });
    const question = within(await screen.findByRole('region', { name: 'Final payment' }));
    expect(question.getByText('Final payment was due Nov 17. Paid?')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Yes' }));
    await waitFor(() =>
      expect(
        requests.find(({ method, path }) => method === 'POST' && path.endsWith('/tasks'))?.body,
      ).toMatchObject({ title: 'Pay the cruise in full', status: 'done', windowId: 'final-payment' }),
    );
  });

  it('offers no estimate for a trip that is over and was booked', async () => {
    const over = aTrip({ startDate: '2025-03-14', endDate: '2025-03-17' });
    const line = aLine({
      plannedCents: 90_000,
      bookedCents: 90_000,
      bookingId: lineId(9),
      isBesideEstimate: true,
    });
    open(`/trip/${tripId}`, {
      'GET /api/trips': () => [over],
      'GET /api/trips/:tripId': () => over,
      'GET /api/v1/trips/:tripId/days': () => dayPlans(undefined, over.days),
      'GET /api/v1/trips/:tripId/budget': () => ({ tripId, currency: 'USD', lines: [line], expenses: [] }),
      'GET /api/v1/trips/:tripId/budget/estimate': () => anEstimate(),
    });
    expect(await screen.findByText(/ planned −/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use this budget' })).toBeNull();
  });

  it('offers what such a trip usually costs, and takes it over in one tap', async () => {
    const range = { lowCents: 400_000, typicalCents: 579_900, highCents: 820_000 };
    const { user, requests } = open(`/trip/${tripId}`, {
      'GET /api/v1/trips/:tripId/budget': () => ({ tripId, currency: 'USD', lines: [], expenses: [] }),
      'GET /api/v1/trips/:tripId/budget/estimate': () =>
        anEstimate({
          total: range,
          lines: [
            {
              ...range,
              category: 'dining',
              label: 'Meals',
              basis: 'four days',
              asOf: '2026-11-01',
              source: 'menus',
            },
          ],
        }),
      'POST /api/v1/trips/:tripId/budget/changes': () => ({
        tripId,
        currency: 'USD',
        lines: [aLine()],
        expenses: [],
      }),
    });
    expect(await screen.findByText('About $5,800')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use this budget' }));
    expect(await screen.findByText(/ planned −/)).toBeVisible();
    expect(requests.find(({ path }) => path.endsWith('/changes'))?.body).toMatchObject({
      add: [{ category: 'dining', label: 'Meals', plannedCents: 579_900 }],
      plan: [],
      remove: [],
    });
  });

  it('picks the park of the first day that has none', async () => {
    const [first, ...others] = trip.days;
    const days = first ? [{ ...first, kind: 'park' as const, parks: [] }, ...others] : [];
    const { user, requests } = open(`/trip/${tripId}`, {
      'GET /api/trips/:tripId': () => ({ ...trip, days }),
      'GET /api/v1/trips/:tripId/days': () => dayPlans(undefined, days),
      'PATCH /api/v1/trips/:tripId/days/:date': () => dayPlans([], trip.days),
    });
    const chips = within(await screen.findByRole('group', { name: /^Pick a park for/ }));
    await user.click(chips.getByRole('button', { name: 'EPCOT' }));
    await waitFor(() =>
      expect(requests.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ parks: ['epcot'] }),
    );
  });

  it('changes what kind of day it is from the strip of days', async () => {
    const { user, requests } = open(`/trip/${tripId}`, {
      'PATCH /api/v1/trips/:tripId/days/:date': () =>
        dayPlans(
          [],
          trip.days.map((day, index) => (index === 0 ? { ...day, kind: 'rest', parks: [] } : day)),
        ),
    });
    const days = await screen.findByRole('list', { name: 'Days of the trip' });
    await user.click(within(days).getAllByRole('button', { name: /^Change the day: / })[0] ?? days);
    const sheet = within(await screen.findByRole('dialog'));
    await user.click(sheet.getByRole('radio', { name: 'Rest day' }));
    await waitFor(() =>
      expect(requests.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
        kind: 'rest',
        parks: [],
      }),
    );
  });

  it('offers no change of a day to a guest who may only look', async () => {
    open(`/trip/${tripId}`, {
      'GET /api/user/access': () => ({ ...freeAccess, role: 'viewer' }),
    });
    expect(await screen.findByRole('list', { name: 'Days of the trip' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Change/ })).not.toBeInTheDocument());
  });

  it('remembers an opened trip as the active one', async () => {
    const { store } = open(`/trip-dashboard/${tripId}`);
    await waitFor(() => expect(store.getState().activeTrip.id).toBe(tripId));
  });

  it('invites somebody without a trip to plan one', async () => {
    open('/dashboard', { 'GET /api/trips': () => [] });
    expect(await screen.findByRole('link', { name: 'Plan your first trip' })).toHaveAttribute(
      'href',
      '/create-trip-wizard',
    );
  });

  it('shows the active trip without a trip in the address', async () => {
    open('/disney-dream-portal');
    expect(await screen.findByRole('heading', { level: 1, name: trip.name })).toBeInTheDocument();
  });

  it('offers to unlock a trip that is view only', async () => {
    const asked: (string | undefined)[] = [];
    const stop = listenToAnnouncement('show-paywall', (request) => asked.push(request.tripId));
    const { user } = open(`/trip/${tripId}`, { 'GET /api/user/access': () => freeAccess });
    await user.click(await screen.findByRole('button', { name: 'Unlock this trip' }));
    stop();
    expect(asked).toEqual([tripId]);
  });

  it('lets the tide follow what somebody else saves', async () => {
    let line = aLine({ plannedCents: 100_000, spentCents: 0 });
    const { live } = open(`/trip/${tripId}`, {
      'GET /api/v1/trips/:tripId/budget': () => ({ tripId, currency: 'USD', lines: [line], expenses: [] }),
    });
    expect(await screen.findByText('$1,000 planned − $0 spent')).toBeInTheDocument();
    line = { ...line, spentCents: 40_000, version: line.version + 1 };
    live.emit({ type: 'budget.line-saved', line, by: 'Sam' });
    expect(await screen.findByText('$1,000 planned − $400 spent')).toBeInTheDocument();
  });

  it('says that the money is kept private where there is none for this person, also when it was there before', async () => {
    let isPrivate = false;
    const { live } = open(`/trip/${tripId}`, {
      'GET /api/v1/trips/:tripId/budget': () =>
        isPrivate
          ? answer(404, { code: 'NOT_FOUND', message: 'We could not find that.' })
          : { tripId, currency: 'USD', lines: [aLine()], expenses: [] },
    });
    expect(await screen.findByText(/ planned −/)).toBeInTheDocument();
    isPrivate = true;
    live.emit({ type: 'sharing.changed' });
    const section = await screen.findByText(/shares the plan with you, not the prices/);
    expect(section.closest('section')).not.toHaveTextContent('$');
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /the budget/ })).not.toBeInTheDocument();
  });

  it('keeps the rest when one part fails, and tries that part again', async () => {
    let down = true;
    const { user } = open(`/trip/${tripId}`, {
      'GET /api/v1/trips/:tripId/windows': () =>
        down
          ? answer(500, { code: 'INTERNAL', message: 'The windows are away.' })
          : { windows: [], meals: [] },
    });
    expect(await screen.findByText('The windows are away.')).toBeInTheDocument();
    expect(screen.getByText('Castaway Cay')).toBeInTheDocument();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(/Nothing else opens for this trip/)).toBeInTheDocument();
  });

  it('says that nothing is planned while the budget has no line', async () => {
    open(`/trip/${tripId}`, {
      'GET /api/v1/trips/:tripId/budget': () => ({ tripId, currency: 'USD', lines: [], expenses: [] }),
    });
    expect(await screen.findByText(/No budget yet/)).toBeInTheDocument();
  });

  it('says that a trip does not exist', async () => {
    open(`/trip/${tripId}`, {
      'GET /api/trips/:tripId': () => answer(404, { code: 'NOT_FOUND', message: 'Not found' }),
    });
    expect(await screen.findByText('There is no such trip')).toBeInTheDocument();
  });
});
