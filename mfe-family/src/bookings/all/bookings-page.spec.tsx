import type { Booking } from '@landsea/contracts/bookings';
import { answer, type Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aBooking, aFlight } from '../../testing/booking-fixtures';
import { aDayItem, dayPlans } from '../../testing/day-fixtures';
import { openTripPage } from '../../testing/open-trip-page';
import { fullAccess, lineId, tripId } from '../../testing/trip-fixtures';

const open = (bookings: Booking[], handlers: Handlers = {}, items = [] as ReturnType<typeof aDayItem>[]) =>
  openTripPage(`/trip/${tripId}/bookings`, {
    'GET /api/v1/trips/:tripId/days': () => ({ ...dayPlans(items), bookings }),
    'GET /api/v1/catalogue': () => ({ hotels: [], ships: [], ports: [], parks: [] }),
    'GET /api/v1/catalogue/:list': () => ({ entries: [] }),
    ...handlers,
  });

const cruise = aBooking({
  id: lineId(503),
  kind: 'cruise',
  title: 'Disney Wish',
  start: { date: '2027-03-15', time: '11:30', zone: 'America/New_York', place: 'Port Canaveral' },
  end: { date: '2027-03-17', time: null, zone: 'America/New_York' },
  totalCents: 912_044,
  payments: [
    { id: lineId(601), kind: 'deposit', cents: 182_409, dueOn: null, paidOn: '2026-11-20' },
    { id: lineId(602), kind: 'final', cents: 729_635, dueOn: '2027-01-08', paidOn: null },
  ],
});
const table = aDayItem({
  id: lineId(9),
  title: 'Tusker House',
  time: '18:20',
  status: 'booked',
  confirmation: '4578123',
  costCents: 21_200,
  details: {
    kind: 'dining',
    meal: 'dinner',
    prepaid: false,
    depositCents: null,
    freeCancelHours: null,
    onDiningPlan: false,
  },
});

describe('the bookings of a trip', () => {
  it('are ticket stubs with times of their places, numbers, and what is due, tables among them', async () => {
    open([aBooking(), aFlight(), cruise], {}, [table]);
    expect(await screen.findByText('MSP 6:05 AM → MCO 10:28 AM')).toBeInTheDocument();
    expect(screen.getByText('Sun, Mar 14 · 3 h 23 min')).toBeInTheDocument();
    expect(screen.getByText('Check in Sun, Mar 14, 3:00 PM')).toBeInTheDocument();
    expect(screen.getByText('Check out Mon, Mar 15, 11:00 AM · 1 night')).toBeInTheDocument();
    expect(screen.getByText('Board Mon, Mar 15, 11:30 AM · Port Canaveral')).toBeInTheDocument();
    expect(screen.getByText('$1,824.09 paid')).toBeInTheDocument();
    expect(screen.getByText('$7,296.35 due Fri, Jan 8')).toBeInTheDocument();
    expect(screen.getByText('Confirmation 4578123')).toBeInTheDocument();
    expect(screen.getByText(/^Booked: hotel, cruise, flight, table\. \$11,453 booked/)).toHaveTextContent(
      '$1,824 paid · next $7,296 on Fri, Jan 8 for Disney Wish',
    );
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('can be shown by kind, with those that were canceled folded below with their refund', async () => {
    const canceled = aBooking({
      id: lineId(504),
      title: 'Yacht Club',
      status: 'canceled',
      refundCents: 10_000,
      payments: [{ id: lineId(603), kind: 'deposit', cents: 12_000, dueOn: null, paidOn: '2026-11-20' }],
    });
    const { user } = open([aBooking(), aFlight(), canceled]);
    await user.click(await screen.findByRole('button', { name: 'Flight' }));
    expect(screen.getByRole('heading', { name: 'Delta 1187' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Pop Century Resort' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'All' }));
    await user.click(screen.getByText('Canceled (1)'));
    expect(screen.getByText('$100.00 refunded')).toBeInTheDocument();
  });

  it('say where two stays are on the same nights', async () => {
    open([aBooking(), aBooking({ id: lineId(505), title: 'Yacht Club' })]);
    expect(
      await screen.findByText(
        /^You’re also booked at Yacht Club from .+\. Cancel one, or say who stays where\.$/,
      ),
    ).toBeInTheDocument();
  });

  it('say which of their dates the trip does not have, with a way to change it', async () => {
    const home = aFlight({
      id: lineId(505),
      title: 'Delta 2044',
      start: { ...cruise.start, date: '2027-03-18' },
    });
    open([aBooking(), { ...home, end: null }]);
    expect(await screen.findByText('Your bookings and your trip don’t agree')).toBeInTheDocument();
    expect(screen.getByText('Delta 2044 is on Thu, Mar 18. Your trip ends Wed, Mar 17.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Change the trip' })).toHaveAttribute(
      'href',
      `/trip-details-hq/${tripId}`,
    );
  });

  it('propose to move the plans that a landing leaves no time for, in one step', async () => {
    const sent: unknown[] = [];
    const { user } = open(
      [aFlight()],
      {
        'POST /api/v1/trips/:tripId/items/changes': ({ body }) => {
          sent.push(body);
          return dayPlans([]);
        },
      },
      [aDayItem({ time: '08:45' })],
    );
    expect(
      await screen.findByText('You land at 10:28 AM on Sun, Mar 14. Move one ride?'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Move it' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toMatchObject([
      { title: 'You land at 10:28 AM: one ride moved', change: [{ id: lineId(1) }] },
    ]);
    await waitFor(() => expect(screen.queryByText(/Move one ride/)).not.toBeInTheDocument());
  });

  it('say nothing of money to a reader who does not see it', async () => {
    const hidden = aBooking({ totalCents: null, payments: [] });
    open([hidden], { 'GET /api/user/access': () => ({ ...fullAccess, seesMoney: false }) });
    expect(await screen.findByRole('heading', { name: 'Pop Century Resort' })).toBeInTheDocument();
    expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
  });

  it('begin with a confirmation that is pasted', async () => {
    const { user } = open([]);
    expect(await screen.findByText('Paste or forward a confirmation')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Paste a confirmation' }));
    expect(await screen.findByRole('dialog', { name: 'Paste a confirmation' })).toBeInTheDocument();
  });
});

describe('a booking that is typed', () => {
  it('is kept when the service refuses it, with the reason at its field, and can be taken back', async () => {
    const sent: unknown[] = [];
    let refuse = true;
    const { user } = open([], {
      'POST /api/v1/trips/:tripId/bookings': ({ body }) => {
        sent.push(body);
        if (!refuse) return aBooking({ ...(body as Partial<Booking>) });
        const message = 'This flight lands before it leaves.';
        return answer(400, {
          code: 'VALIDATION_FAILED',
          message,
          fields: [{ path: 'end.time', message }],
        });
      },
      'DELETE /api/v1/trips/:tripId/bookings/:bookingId': () => undefined,
    });
    await user.click(await screen.findByRole('button', { name: 'Add by hand' }));
    await user.click(await screen.findByRole('button', { name: 'Flight' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add: flight' }));
    await user.type(form.getByLabelText('Flight'), 'Delta 1187');
    await user.type(form.getByLabelText('Confirmation code'), 'HK7Q2L');
    await user.type(form.getByLabelText('Flight number'), 'DL 1187');
    await user.type(form.getByRole('combobox', { name: 'From' }), 'MSP');
    await user.type(form.getByRole('combobox', { name: 'To' }), 'mco');
    await user.type(form.getByLabelText('Leaves at'), '06:05');
    await user.type(form.getByLabelText('Lands at'), '10:28');
    await user.type(form.getByLabelText('Total'), '1842');
    await user.click(form.getByRole('button', { name: 'It’s paid in full' }));
    await user.click(form.getByRole('button', { name: 'Add it' }));
    expect(await form.findByText('This flight lands before it leaves.')).toBeInTheDocument();
    expect(form.getByLabelText('Flight')).toHaveValue('Delta 1187');
    refuse = false;
    await user.click(form.getByRole('button', { name: 'Add it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent.at(-1)).toMatchObject({
      kind: 'flight',
      title: 'Delta 1187',
      start: { date: '2027-03-14', time: '06:05', zone: 'America/Chicago', airport: 'MSP' },
      end: { date: '2027-03-14', time: '10:28', zone: 'America/New_York', airport: 'MCO' },
      numbers: [
        { role: 'locator', value: 'HK7Q2L' },
        { role: 'flight', value: 'DL 1187' },
      ],
      totalCents: 184_200,
      payments: [{ cents: 184_200, kind: 'final', dueOn: null }],
    });
    expect(await screen.findByText('MSP 6:05 AM → MCO 10:28 AM')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('MSP 6:05 AM → MCO 10:28 AM')).not.toBeInTheDocument());
  });

  it('sends only what was changed, and asks where somebody else changed the same', async () => {
    let now = aBooking();
    const sent: unknown[] = [];
    const { user } = open([now], {
      'GET /api/v1/trips/:tripId/days': () => ({ ...dayPlans([]), bookings: [now] }),
      'PATCH /api/v1/trips/:tripId/bookings/:bookingId': ({ body }) => {
        sent.push(body);
        const { version, ...change } = body as { version: number };
        if (version < now.version) return answer(409, { code: 'EDIT_CONFLICT', message: 'Changed' });
        now = aBooking({ ...now, ...change, version: version + 1 });
        return now;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Change Pop Century Resort' }));
    const form = within(await screen.findByRole('dialog', { name: 'Change Pop Century Resort' }));
    now = { ...now, note: 'Theirs', version: 2 };
    await user.type(form.getByLabelText('Notes'), 'Mine');
    await user.click(form.getByRole('button', { name: 'Save' }));
    const conflict = within(
      await screen.findByRole('dialog', { name: 'Somebody else changed Pop Century Resort too' }),
    );
    expect(sent).toEqual([{ version: 1, note: 'Mine' }]);
    await user.click(conflict.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(sent.at(-1)).toEqual({ version: 2, note: 'Mine' }));
  });
});
