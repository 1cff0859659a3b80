import { addDays, getDateIn } from '@landsea/contracts/core';
import type { Booking } from '@landsea/contracts/bookings';
import type { DayItem } from '@landsea/contracts/planning';
import { answer, type Handlers } from '@landsea/web-kit/testing';
import { sessionEnded } from '@landsea/web-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aBooking } from '../../testing/booking-fixtures';
import { aDayItem, dayPlans } from '../../testing/day-fixtures';
import { aPort } from '../../testing/excursion-fixtures';
import { openTripPage } from '../../testing/open-trip-page';
import { aParkCalendar, aShow, catalogueHandlers } from '../../testing/park-fixtures';
import { aTrip, lineId, tripId } from '../../testing/trip-fixtures';

const ride = aDayItem();
const lunch = aDayItem({
  id: lineId(2),
  title: 'Lunch at Pecos Bill',
  time: '12:00',
  catalogueId: null,
  details: { kind: 'break' },
});

const anExpense = (created: object) => ({
  original: null,
  paidBy: null,
  shares: null,
  lineId: null,
  note: null,
  seriesId: null,
  receipt: null,
  version: 1,
  updatedAt: new Date().toISOString(),
  ...created,
});

const open = (
  items: DayItem[],
  path: string,
  handlers: Handlers = {},
  days = aTrip().days,
  bookings: Booking[] = [],
) => {
  let now = items;
  return openTripPage(path, {
    ...handlers,
    ...catalogueHandlers,
    ...handlers,
    'GET /api/v1/trips/:tripId/days': () => ({ ...dayPlans(now, days), bookings }),
    'PATCH /api/v1/trips/:tripId/items/:itemId': ({ params, body }) => {
      const { version: _seen, ...change } = body as Partial<DayItem>;
      now = now.map((item) =>
        item.id === params['itemId'] ? { ...item, ...change, version: item.version + 1 } : item,
      );
      return now.find(({ id }) => id === params['itemId']);
    },
  });
};
const bodies = ({ requests }: ReturnType<typeof open>) =>
  requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

describe('day view', () => {
  afterEach(() => localStorage.clear());

  it('shows one thing at a time, checks it off, and keeps the real wait beside the estimate', async () => {
    const page = open([ride, lunch], `/itinerary-view/${tripId}/2027-03-14`);
    const first = within(await screen.findByRole('region', { name: 'First' }));
    expect(first.getByRole('heading', { name: /Space Mountain/ })).toBeInTheDocument();
    expect(await first.findByText(/Typically \d+ min wait/)).toBeInTheDocument();
    expect(
      within(screen.getByRole('region', { name: 'After that' })).getByText('Lunch at Pecos Bill'),
    ).toBeInTheDocument();
    await page.user.click(first.getByRole('button', { name: 'Done' }));
    const wait = within(await screen.findByRole('region', { name: 'Your wait' }));
    expect(wait.getByText(/Space Mountain · we expected \d+ min/)).toBeInTheDocument();
    await page.user.click(wait.getByRole('button', { name: '20 min' }));
    await waitFor(() =>
      expect(bodies(page)).toMatchObject([
        { status: 'done', details: { kind: 'attraction', doneAt: expect.any(String) } },
        { details: { kind: 'attraction', actualWait: 20, doneAt: expect.any(String) } },
      ]),
    );
    await page.user.click(screen.getByRole('button', { name: /^Done 1/ }));
    expect(screen.getByText(/Waited 20 min, expected \d+/)).toBeInTheDocument();
    expect(
      within(screen.getByRole('region', { name: 'First' })).getByRole('heading', { name: /Lunch/ }),
    ).toBeInTheDocument();
  });

  it('names the clocks of a port that are not those of the parks', async () => {
    const date = '2027-03-14';
    const calls = ['Barcelona, Spain', 'Livorno, Italy', 'Barcelona, Spain'];
    const days = aTrip().days.map((day, index) =>
      index === 0 ? { ...day, kind: 'port' as const, parks: [], place: 'Livorno, Italy' } : day,
    );
    const trip = aTrip({
      days,
      sailing: {
        ship: 'Disney Wish',
        embarkationDate: addDays(date, -1),
        nights: 2,
        concierge: false,
        ports: calls.map((port, index) => ({ date: addDays(date, index - 1), port })),
      },
    });
    const livorno = aPort({ id: 'livorno', name: 'Livorno, Italy', timeZone: 'Europe/Rome' });
    const barcelona = aPort({
      id: 'barcelona',
      name: 'Barcelona, Spain',
      timeZone: 'Europe/Madrid',
      shipClock: 'port-of-call',
    });
    open(
      [lunch],
      `/itinerary-view/${tripId}/${date}`,
      {
        'GET /api/trips/:tripId': () => trip,
        'GET /api/v1/catalogue/ports': () => ({ entries: [livorno, barcelona] }),
      },
      days,
    );
    expect(await screen.findByText(/^Livorno time/)).toBeInTheDocument();
  });

  it('names the hours of each park, and by when to be at a show', async () => {
    const hotel = { hotelName: 'Pop Century', onSite: true, checkIn: '2027-03-14', checkOut: '2027-03-15' };
    const calendar = aParkCalendar();
    const hours = [...calendar.hours, ...calendar.hours.map((each) => ({ ...each, park: 'epcot' as const }))];
    const show = aDayItem({
      id: lineId(3),
      title: 'Happily Ever After',
      time: '21:00',
      catalogueId: 'happily-ever-after',
      details: { kind: 'show' },
    });
    const days = aTrip().days.map((day, index) =>
      index === 0 ? { ...day, parks: ['magic-kingdom' as const, 'epcot' as const] } : day,
    );
    open(
      [ride, show],
      `/itinerary-view/${tripId}/2027-03-14`,
      {
        'GET /api/trips/:tripId': () => aTrip({ stays: [hotel] }),
        'GET /api/v1/catalogue/park-calendar': () => ({ ...calendar, hours }),
        'GET /api/v1/catalogue/shows': () => ({ entries: [aShow({ arriveBeforeMinutes: 45 })] }),
      },
      days,
    );
    for (const park of ['Magic Kingdom', 'EPCOT'])
      expect(
        await screen.findByText(`${park}, typically 9:00 AM – 10:00 PM, early entry from 8:30 AM`),
      ).toBeInTheDocument();
    const then = within(screen.getByRole('region', { name: 'After that' }));
    expect(await then.findByText(/be there by 8:15 PM/)).toBeInTheDocument();
  });

  it('takes an expense above the day: the amount, a category, done', async () => {
    let isRefused = true;
    const sent: { id: string }[] = [];
    const page = open([lunch], `/itinerary-view/${tripId}/2027-03-14`, {
      'POST /api/v1/trips/:tripId/expenses': ({ body }) => {
        const expense = body as { id: string };
        sent.push(expense);
        return isRefused
          ? answer(400, {
              code: 'VALIDATION_FAILED',
              message: 'Check it.',
              fields: [{ path: 'day', message: 'Not that day.' }],
            })
          : answer(201, { expenses: [anExpense(expense)] });
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Log expense' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'What did you spend?' }));
    await page.user.click(sheet.getByRole('button', { name: 'Done' }));
    expect(sheet.getByText('Enter an amount over zero')).toBeVisible();
    await page.user.type(sheet.getByLabelText('Amount in dollars'), '12.50');
    await page.user.click(sheet.getByRole('button', { name: 'Done' }));
    expect(await sheet.findByText('Not that day.')).toBeVisible();
    expect(sheet.getByLabelText('Amount in dollars')).toHaveValue('12.50');
    isRefused = false;
    await page.user.click(sheet.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('Snack, $12.50 saved')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent.at(-1)).toMatchObject({ category: 'snacks-sips', amountCents: 1250, day: '2027-03-14' });
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  });

  it('keeps an expense without a signal, and sends it on the next visit', async () => {
    let isOnline = false;
    const sent: { id: string }[] = [];
    const path = `/itinerary-view/${tripId}/2027-03-14`;
    const handlers: Handlers = {
      'POST /api/v1/trips/:tripId/expenses': ({ body }) => {
        if (!isOnline) return answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'No signal.' });
        sent.push(body as { id: string });
        return answer(201, { expenses: [anExpense(body as { id: string })] });
      },
    };
    const page = open([lunch], path, handlers);
    await page.user.click(await screen.findByRole('button', { name: 'Log expense' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'What did you spend?' }));
    await page.user.type(sheet.getByLabelText('Amount in dollars'), '7');
    await page.user.click(sheet.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('Snack, $7.00 kept on this device')).toBeVisible();
    expect(screen.getByText(/1 expense is kept on this device and will save/)).toBeVisible();
    page.unmount();
    act(() => void page.store.dispatch(sessionEnded()));
    isOnline = true;
    open([lunch], path, handlers);
    await waitFor(() => expect(sent).toMatchObject([{ amountCents: 700, category: 'snacks-sips' }]));
    await waitFor(() =>
      expect(Object.keys(localStorage).filter((key) => key.includes('spending'))).toEqual([]),
    );
  });

  it('fills in what an expense was for, and leads to all its details', async () => {
    const page = open([lunch], `/itinerary-view/${tripId}/2027-03-14`);
    const first = within(await screen.findByRole('region', { name: 'First' }));
    await page.user.click(first.getByRole('button', { name: 'Expense' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'What did you spend?' }));
    expect(sheet.getByRole('radio', { name: 'Shopping' })).toBeChecked();
    expect(sheet.getByRole('link', { name: 'Add details' })).toHaveAttribute(
      'href',
      `/trip/${tripId}/budget?add=1&what=Lunch+at+Pecos+Bill&category=misc`,
    );
  });

  it('opens on today during the trip, and says what is free', async () => {
    const today = getDateIn(new Date());
    const days = aTrip().days.map((day, index) => (index === 1 ? { ...day, date: today } : day));
    open([], `/dream-day-view/${tripId}`, {}, days);
    expect(await screen.findByText(/Today/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Nothing planned for this day' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add something' })).toHaveAttribute(
      'href',
      `/edit-itinerary/${tripId}/${today}`,
    );
  });

  it('leads with a flight and its time on a day that has nothing else', async () => {
    const redEye = aDayItem({
      title: 'Red-eye DL 2405',
      date: '2027-03-14',
      time: '22:30',
      note: 'Lands at 7:15 AM',
      catalogueId: null,
      details: { kind: 'note', isFlight: true },
    });
    open([redEye], `/itinerary-view/${tripId}/2027-03-14`);
    expect(await screen.findByText('Red-eye DL 2405')).toBeInTheDocument();
    expect(screen.getByText(/10:30 PM/)).toBeInTheDocument();
    expect(screen.queryByText('Nothing planned for this day')).not.toBeInTheDocument();
  });

  it('keeps tickets without a time above the day, not between take-off and landing', async () => {
    const start = { date: '2027-03-14', zone: 'America/New_York' };
    const tickets = aBooking({ kind: 'tickets', title: '4-Day tickets', start: { ...start, time: null } });
    const flight = aBooking({
      id: lineId(502),
      kind: 'flight',
      title: 'Delta 1187',
      start: { ...start, time: '06:05', airport: 'MSP' },
      end: { ...start, time: '10:28', airport: 'MCO' },
    });
    open([], `/itinerary-view/${tripId}/2027-03-14`, {}, aTrip().days, [tickets, flight]);
    const allDay = within(await screen.findByRole('list', { name: 'All day' }));
    expect(allDay.getByText(/4-Day tickets/)).toBeInTheDocument();
    const later = within(screen.getByRole('region', { name: 'After that' }));
    expect(later.getByText('Land: Delta 1187')).toBeInTheDocument();
    expect(later.queryByText(/4-Day tickets/)).not.toBeInTheDocument();
  });
});
