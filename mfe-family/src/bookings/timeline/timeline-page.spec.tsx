import { addDays, getDateIn } from '@landsea/contracts/core';
import { demoCalendarMessage, windowKinds } from '@landsea/contracts/planning';
import { formatShortDate } from '@landsea/rules/trip';
import { answer, aUser, type Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aDayItem, dayPlans } from '../../testing/day-fixtures';
import { openTripPage } from '../../testing/open-trip-page';
import { aTask, aTrip, aWindow, tripId } from '../../testing/trip-fixtures';

const today = getDateIn(new Date());
const start = addDays(today, 80);
const trip = aTrip({
  startDate: start,
  endDate: addDays(start, 3),
  days: aTrip().days.map((day, index) => ({ ...day, date: addDays(start, index) })),
});
const at = (days: number) => `${addDays(today, days)}T17:00:00.000Z`;
const closesAt = at(90);
const windows = [
  aWindow({ id: 'old', title: 'Dining was open', opensAt: at(-20), closesAt: at(-10) }),
  aWindow({
    id: 'multi-pass-stay-1',
    kind: 'multi-pass',
    title: 'Multi Pass is open',
    opensAt: at(-2),
    closesAt,
  }),
  aWindow({ id: 'dining-stay-1', opensAt: at(20), closesAt, warning: 'Pay first.' }),
];
const month = (date: string) =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  });

const mealId = 'a0000000-0000-4000-8000-000000000001';
const leads = Object.fromEntries(windowKinds.map((kind) => [kind, 'default']));

const open = (path: string, handlers: Handlers = {}, user = aUser()) =>
  openTripPage(
    path,
    {
      'GET /api/v1/trips/:tripId/days': () => dayPlans([]),
      'GET /api/v1/trips/:tripId/tasks': () => ({ tripId, tasks: [] }),
      'GET /api/v1/trips/:tripId/windows': () => ({ windows, meals: [] }),
      'GET /api/v1/reminders': () => ({
        reminders: [
          {
            id: mealId,
            tripId,
            tripName: trip.name,
            kind: 'dining',
            title: 'Dining opens soon',
            opensAt: at(20),
          },
        ],
      }),
      'GET /api/v1/reminders/choices': () => ({ leads }),
      'GET /api/v1/trips/:tripId/calendar': () => ({ feed: null }),
      ...handlers,
    },
    { trip, user },
  );

describe('timeline', () => {
  it('tells what is open, what comes and what has passed, windows and days alike', async () => {
    open(`/trip/${tripId}/timeline`);
    const openNow = await screen.findByRole('region', { name: 'Open now' });
    expect(within(openNow).getByRole('heading', { name: 'Multi Pass is open' })).toBeInTheDocument();
    const coming = screen.getByRole('region', { name: month(addDays(today, 20)) });
    expect(within(coming).getByText('Pay first.')).toBeInTheDocument();
    expect(within(coming).getByText(/Verify in the official app/)).toBeInTheDocument();
    expect(
      within(screen.getByRole('region', { name: month(addDays(start, 2)) })).getByText('Castaway Cay'),
    ).toBeInTheDocument();
    expect(screen.getByText('What has passed (1)')).toBeInTheDocument();
  });

  it('says the kind of a day once where no park or port is chosen', async () => {
    const [first, ...others] = trip.days;
    if (!first) throw new Error('no day');
    const days = [{ ...first, kind: 'park' as const, parks: [], place: null }, ...others];
    open(`/trip/${tripId}/timeline`, { 'GET /api/trips/:tripId': () => ({ ...trip, days }) });
    const entry = await screen.findByRole('link', { name: 'Park day' });
    expect(entry.closest('li')).toHaveTextContent(/Park day$/);
    expect(entry.closest('li')).not.toHaveTextContent(/Park day.*Park day/);
  });

  it('folds what is far ahead further than the next two months, and opens a month on request', async () => {
    const later = [1, 2, 3].flatMap((months) =>
      [1, 2, 3, 4, 5].map((each) =>
        aWindow({
          id: `due-${months}-${each}`,
          title: `Due ${each}`,
          opensAt: `${addDays(today, months * 31).slice(0, 7)}-0${each}T17:00:00.000Z`,
          closesAt: at(200),
        }),
      ),
    );
    const { user } = open(`/trip/${tripId}/timeline`, {
      'GET /api/v1/trips/:tripId/windows': () => ({ windows: later, meals: [] }),
    });
    const region = (months: number) =>
      screen.getByRole('region', { name: month(addDays(today, months * 31)) });
    await screen.findByRole('region', { name: month(addDays(today, 31)) });
    const [near] = within(region(1)).getAllByRole('list');
    expect(within(near as HTMLElement).getAllByRole('listitem')).toHaveLength(4);
    const [far] = within(region(3)).getAllByRole('list');
    expect(within(far as HTMLElement).getAllByRole('listitem')).toHaveLength(2);
    const more = within(region(3)).getByRole('button', { name: /^Show \d+ more/ });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await user.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
  });

  it('is one entry for what opens morning after morning, which lists each and opens for one of them', async () => {
    const daily = [0, 1, 2].map((day) => {
      const date = addDays(start, day);
      return aWindow({
        id: `dining-day-${day + 1}`,
        title: `Dining opens for ${formatShortDate(date)}`,
        covers: { from: date, to: date },
        opensAt: `${addDays(today, 20 + day)}T11:00:00.000Z`,
        closesAt,
        series: 'dining-days',
      });
    });
    open(`/trip/${tripId}/timeline#entry-dining-day-3`, {
      'GET /api/v1/trips/:tripId/windows': () => ({ windows: daily, meals: [] }),
    });
    const span = `${formatShortDate(start)} – ${formatShortDate(addDays(start, 2))}`;
    expect(await screen.findAllByRole('heading', { name: /^Dining opens/ })).toHaveLength(1);
    const entry = screen.getByRole('heading', { name: `Dining opens for ${span}, one day each morning` });
    const mornings = within(entry.closest('li') as HTMLElement).getAllByText(
      /^\w+, \w+ \d+: Dining opens for/,
    );
    expect(mornings).toHaveLength(3);
    await waitFor(() => expect(mornings[2]).toHaveFocus());
    expect(mornings[2]?.closest('details')).toHaveAttribute('open');
  });

  it('says of a payment that nothing is booked or that it is made, not when it is due', async () => {
    const payments = (['unbooked', 'paid'] as const).map((standing) =>
      aWindow({ id: standing, kind: 'final-payment', type: 'due', title: standing, covers: null, standing }),
    );
    open(`/trip/${tripId}/timeline`, {
      'GET /api/v1/trips/:tripId/windows': () => ({
        windows: payments.map((each) => ({ ...each, opensAt: at(20), closesAt })),
        meals: [],
      }),
    });
    expect(await screen.findByText('Not booked yet')).toBeVisible();
    expect(screen.getByText('Paid')).toBeVisible();
    expect(screen.queryByText(/^due/)).not.toBeInTheDocument();
  });

  it('leads from the title of a day or a task to its page', async () => {
    const board = {
      tripId,
      tasks: [aTask({ title: 'Pack', dueOn: today, due: { from: 'start', days: -9 } })],
    };
    open(`/trip/${tripId}/timeline`, { 'GET /api/v1/trips/:tripId/tasks': () => board });
    expect(await screen.findByRole('link', { name: 'Pack' })).toHaveAttribute(
      'href',
      `/trip/${tripId}/checklist-board`,
    );
    expect(screen.getByRole('link', { name: 'Castaway Cay' })).toHaveAttribute(
      'href',
      `/itinerary-view/${tripId}/${addDays(start, 2)}`,
    );
  });

  it('holds tasks beside windows, and makes a window a task in one press', async () => {
    const board = {
      tripId,
      tasks: [aTask({ title: 'Pack', dueOn: addDays(today, -1), due: { from: 'start', days: -9 } })],
    };
    const { user, requests } = open(`/trip/${tripId}/timeline`, {
      'GET /api/v1/trips/:tripId/tasks': () => board,
      'POST /api/v1/trips/:tripId/tasks/from-window': () => aTask({ windowId: 'dining-stay-1' }),
    });
    expect(await screen.findByText('1 day overdue')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Make it a task.*Dining opens/ }));
    await waitFor(() =>
      expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
        windowId: 'dining-stay-1',
      }),
    );
  });

  it('leads from a due date of the budget, and from a last day to cancel, to where each is kept', async () => {
    const due = {
      type: 'due' as const,
      covers: null,
      opensAt: at(30),
      closesAt: at(31),
      ownDate: addDays(today, 30),
    };
    const own = [
      aWindow({ ...due, id: 'payment-1', kind: 'payment', title: 'Deposit is due: Pop Century' }),
      aWindow({ ...due, id: 'cancel-stay-1', kind: 'booking-cancellation', title: 'Last day to cancel' }),
      aWindow({
        ...{ ...due, id: 'cancel-stay-2', kind: 'booking-cancellation', title: 'Last day to cancel the inn' },
        bookingId: 'c0000000-0000-4000-8000-000000000001',
      }),
    ];
    const handlers = { 'GET /api/v1/trips/:tripId/windows': () => ({ windows: own, meals: [] }) };
    const { user } = open(`/trip/${tripId}/timeline`, handlers);
    const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await link('Open the budget')).toBe(`/trip/${tripId}/budget-center`);
    expect(await link('Change it in the trip details')).toBe(`/trip-details-hq/${tripId}`);
    expect(await link('See the booking')).toBe(
      `/trip/${tripId}/bookings#booking-c0000000-0000-4000-8000-000000000001`,
    );
    expect(screen.getAllByText('· the date is your own')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Cancel by' }));
    expect(screen.queryByText('Deposit is due: Pop Century')).not.toBeInTheDocument();
  });

  it('shows the chosen kinds only, on the horizon and in words', async () => {
    const { user } = open('/comprehensive-timeline');
    await user.click(await screen.findByRole('button', { name: 'Trip days' }));
    expect(screen.queryByRole('heading', { name: 'Multi Pass is open' })).not.toBeInTheDocument();
    const horizon = screen.getByRole('group', { name: 'The horizon of this trip' });
    expect(within(horizon).queryByRole('button', { name: /Multi Pass/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Days' }));
    expect(within(horizon).getAllByRole('button')).toHaveLength(4);
  });

  it('is walked along with the arrow keys, and Enter leads to the words', async () => {
    const { user } = open(`/trip/${tripId}/timeline`);
    const horizon = await screen.findByRole('group', { name: 'The horizon of this trip' });
    within(horizon).getAllByRole('button')[0]?.focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: /Multi Pass.*open now/ })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.id).toBe('entry-multi-pass-stay-1'));
  });

  it('takes a booked table, and keeps what was typed when it is refused', async () => {
    let refuse = true;
    const sent: unknown[] = [];
    const page = open(`/trip/${tripId}/timeline`, {
      'POST /api/v1/trips/:tripId/items': ({ body }) => {
        sent.push(body);
        return refuse
          ? answer(400, {
              code: 'VALIDATION_FAILED',
              message: 'Check the fields',
              fields: [{ path: 'date', message: 'Choose a day of the trip' }],
            })
          : answer(201, aDayItem());
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Add a dining reservation' }));
    await page.user.type(screen.getByLabelText('Restaurant'), 'Palo');
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Choose a day of the trip')).toBeInTheDocument();
    expect(screen.getByLabelText('Restaurant')).toHaveValue('Palo');
    refuse = false;
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByLabelText('Restaurant')).not.toBeInTheDocument());
    expect(sent.at(-1)).toMatchObject({
      title: 'Palo',
      date: start,
      time: '18:00',
      people: null,
      status: 'booked',
      details: { kind: 'dining' },
    });
  });

  it('keeps a reminder until it is put away, and how long before the person wants one', async () => {
    const sent: unknown[] = [];
    let isPutAway = false;
    const { user } = open(`/trip/${tripId}/timeline`, {
      'DELETE /api/v1/reminders/:id': () => {
        isPutAway = true;
      },
      'PUT /api/v1/reminders/choices': ({ body }) => {
        sent.push(body);
        return body;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Put away: Dining opens soon' }));
    await waitFor(() => expect(isPutAway).toBe(true));
    await user.selectOptions(await screen.findByLabelText('Dining opens'), '3 hours before');
    await waitFor(() => expect(sent).toEqual([{ leads: { ...leads, dining: '3h' } }]));
  });

  it('says that the demo has no calendar address, in place of the button', async () => {
    open(`/trip/${tripId}/timeline`, {}, aUser({ isDemo: true }));
    expect(await screen.findByText(demoCalendarMessage)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Get the link' })).not.toBeInTheDocument();
  });

  it('shows the calendar’s secret address once, and ends it', async () => {
    let feed: object | null = null;
    const { user } = open(`/trip/${tripId}/timeline`, {
      'GET /api/v1/trips/:tripId/calendar': () => ({ feed }),
      'POST /api/v1/trips/:tripId/calendar': () => {
        feed = { createdAt: at(0), readAt: null };
        return answer(201, { address: 'https://landsea.example/api/v1/calendar/secret.ics' });
      },
      'DELETE /api/v1/trips/:tripId/calendar': () => {
        feed = null;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Get the link' }));
    expect(await screen.findByLabelText('Secret address')).toHaveValue(
      'https://landsea.example/api/v1/calendar/secret.ics',
    );
    expect(screen.getByRole('link', { name: 'Open in your calendar' })).toHaveAttribute(
      'href',
      'webcal://landsea.example/api/v1/calendar/secret.ics',
    );
    await user.click(screen.getByRole('checkbox', { name: 'Rides' }));
    expect(screen.getByRole('link', { name: 'Open in your calendar' })).toHaveAttribute(
      'href',
      'webcal://landsea.example/api/v1/calendar/secret.ics?show=windows,days,meals,lanes,shows,outings,plans,tasks',
    );
    await user.click(screen.getByRole('checkbox', { name: 'Rides' }));
    const secret = 'landsea.example%2Fapi%2Fv1%2Fcalendar%2Fsecret.ics';
    expect(screen.getByRole('link', { name: 'Add to Google' })).toHaveAttribute(
      'href',
      `https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2F${secret}`,
    );
    expect(screen.getByRole('link', { name: 'Add to Outlook' })).toHaveAttribute(
      'href',
      `https://outlook.live.com/calendar/0/addfromweb?url=https%3A%2F%2F${secret}&name=Landsea`,
    );
    await user.click(await screen.findByRole('button', { name: 'End this address' }));
    expect(await screen.findByRole('button', { name: 'Get the link' })).toBeInTheDocument();
    expect(screen.queryByLabelText('Secret address')).not.toBeInTheDocument();
  });

  it('says that the trip could not be loaded, and tries again', async () => {
    let isDown = true;
    const { user } = open(`/trip/${tripId}/timeline`, {
      'GET /api/v1/trips/:tripId/windows': () =>
        isDown ? answer(500, { code: 'INTERNAL', message: 'The windows are away.' }) : { windows, meals: [] },
    });
    expect(await screen.findByText('The windows are away.')).toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('region', { name: 'Open now' })).toBeInTheDocument();
  });
});
