import { ChangeBookings, type Booking } from '@landsea/contracts/bookings';
import { makeBooking } from '@landsea/rules/bookings';
import { answer, type Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aBooking } from '../../testing/booking-fixtures';
import { dayPlans } from '../../testing/day-fixtures';
import { openTripPage } from '../../testing/open-trip-page';
import { aTrip, tripId } from '../../testing/trip-fixtures';

const mail = `Restaurant: Sanaa
Date: March 14, 2027
Time: 6:00 PM
Party of 1
Confirmation Number: 4578123`;

const open = (handlers: Handlers = {}) =>
  openTripPage(`/trip/${tripId}/dining-reservations`, {
    'GET /api/v1/trips/:tripId/days': () => dayPlans([]),
    'GET /api/v1/trips/:tripId/windows': () => ({ windows: [], meals: [] }),
    'GET /api/v1/catalogue': () => ({ hotels: [], ships: [], ports: [], parks: [] }),
    'GET /api/v1/catalogue/park-calendar': () => answer(503, {}),
    'GET /api/v1/catalogue/:list': () => ({ entries: [] }),
    ...handlers,
  });

const paste = async ({ user }: ReturnType<typeof open>, text: string) => {
  await user.click(await screen.findByRole('button', { name: 'Paste a confirmation' }));
  const dialog = await screen.findByRole('dialog', { name: 'Paste a confirmation' });
  await user.click(within(dialog).getByLabelText('Paste the email'));
  await user.paste(text);
  await user.click(within(dialog).getByRole('button', { name: 'Find bookings' }));
  return dialog;
};

describe('a pasted confirmation', () => {
  it('names the stateroom of a cruise on its ticket, and not again in the notes', async () => {
    const cruise = `Your cruise is booked!\nShip: Disney Wish\nSail Date: Monday, March 15, 2027
Return Date: Wednesday, March 17, 2027\nReservation Number: 31998866\nStateroom Number: 7142`;
    const dialog = await paste(open(), cruise);
    expect(await within(dialog).findAllByText(/7142/)).toHaveLength(1);
  });

  it('shows what was read before anything is added, and keeps it when that fails', async () => {
    const sent: unknown[] = [];
    let refuse = true;
    const page = open({
      'POST /api/v1/trips/:tripId/items/changes': ({ body }) => {
        sent.push(body);
        return refuse
          ? answer(400, { code: 'VALIDATION_FAILED', message: 'The table is not open then' })
          : dayPlans([]);
      },
    });
    const dialog = await paste(page, mail);
    expect(within(dialog).getByText('Here’s what we found. Review it, then add it.')).toBeInTheDocument();
    expect(within(dialog).getByText('Sun, Mar 14, 6:00 PM')).toBeInTheDocument();
    expect(within(dialog).getByText('Notes: party of 1')).toBeInTheDocument();
    expect(within(dialog).queryByRole('textbox')).not.toBeInTheDocument();
    await page.user.click(within(dialog).getByRole('button', { name: /^Fix something/ }));
    expect(within(dialog).getByLabelText('What')).toHaveValue('Sanaa');
    expect(within(dialog).getByLabelText('Time')).toHaveValue('18:00');
    expect(sent).toEqual([]);
    await page.user.clear(within(dialog).getByLabelText('Confirmation number'));
    await page.user.type(within(dialog).getByLabelText('Confirmation number'), '999');
    await page.user.click(within(dialog).getByRole('button', { name: 'Add to my trip' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(within(dialog).getByLabelText('Confirmation number')).toHaveValue('999');
    refuse = false;
    await page.user.click(await within(dialog).findByRole('button', { name: 'Add to my trip' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent.at(-1)).toMatchObject({ add: [{ title: 'Sanaa', date: '2027-03-14', confirmation: '999' }] });
  });

  it('becomes a booking and a stay of the trip, updates what is there, and is taken back as one', async () => {
    const trip = aTrip();
    let bookings: Booking[] = [];
    const sent: [string, unknown][] = [];
    const handlers: Handlers = {
      'GET /api/v1/trips/:tripId/days': () => ({ ...dayPlans([]), bookings }),
      'POST /api/v1/trips/:tripId/bookings/changes': ({ body }) => {
        sent.push(['bookings', body]);
        const { add, change } = ChangeBookings.parse(body);
        const changed = bookings.map((booking) => ({
          ...booking,
          ...change.find(({ id }) => id === booking.id),
          version: 2,
        }));
        const now = new Date('2026-11-28T12:00:00Z');
        bookings = [...changed, ...add.map((each) => makeBooking(each, now))];
        return { tripId, bookings };
      },
      'DELETE /api/v1/trips/:tripId/bookings/:bookingId': ({ params }) => {
        sent.push(['removed', params['bookingId']]);
      },
      'PATCH /api/trips/:tripId': ({ body }) => {
        sent.push(['trip', body]);
        return { ...trip, version: 2 };
      },
      'POST /api/v1/trips/:tripId/undo-change': ({ body }) => {
        sent.push(['undone', body]);
        return { ...trip, version: 3 };
      },
    };
    const page = open(handlers);
    const hotel = (due: string) => `Your reservation is confirmed
Resort: Harbor Lodge Hotel
Check-In: March 14, 2027, 3:00 PM
Check-Out: March 15, 2027
Confirmation Number: 48812077
Total: $279.00
Balance due by ${due}: $200.00`;
    const dialog = await paste(page, hotel('March 1, 2027'));
    expect(within(dialog).getByText('$279.00')).toBeInTheDocument();
    expect(within(dialog).getByText('$79.00 paid')).toBeInTheDocument();
    expect(within(dialog).getByText('$200.00 due Mon, Mar 1')).toBeInTheDocument();
    expect(within(dialog).getByLabelText('Add this stay to your trip')).toBeChecked();
    await page.user.click(within(dialog).getByRole('button', { name: 'Add to my trip' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toMatchObject([
      [
        'bookings',
        {
          title: 'Added a booking from a confirmation',
          add: [{ kind: 'hotel', totalCents: 27_900, source: 'pasted', start: { time: '15:00' } }],
        },
      ],
      ['trip', { version: 1, stays: [{ checkIn: '2027-03-14', checkOut: '2027-03-15' }] }],
    ]);
    const [first] = bookings;
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(sent.slice(2).sort()).toEqual([
        ['removed', first?.id],
        ['undone', { version: 2 }],
      ]),
    );
  });

  it('updates the booking that it is about instead of adding it twice', async () => {
    const booking = aBooking({
      title: 'Harbor Lodge Hotel',
      numbers: [{ role: 'confirmation', value: '48812077' }],
    });
    const sent: unknown[] = [];
    const stay = { hotelName: booking.title, onSite: false, checkIn: '2027-03-14', checkOut: '2027-03-15' };
    const page = open({
      'GET /api/trips/:tripId': () => aTrip({ stays: [stay] }),
      'GET /api/v1/trips/:tripId/days': () => ({ ...dayPlans([]), bookings: [booking] }),
      'POST /api/v1/trips/:tripId/bookings/changes': ({ body }) => {
        sent.push(body);
        return { tripId, bookings: [booking] };
      },
    });
    const dialog = await paste(
      page,
      'Resort: Harbor Lodge Hotel\nCheck-In: March 14, 2027, 4:00 PM\nCheck-Out: March 15, 2027, 11:00 AM\nRoom: King\nConfirmation Number: 48812077',
    );
    expect(within(dialog).getByText('You have this booking already. We’ll update it.')).toBeInTheDocument();
    await page.user.click(within(dialog).getByRole('button', { name: 'Update my trip' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toMatchObject([
      { add: [], change: [{ id: booking.id, version: 1, start: { time: '16:00' } }] },
    ]);
  });

  it('asks which of two times it is, and takes neither before', async () => {
    const sent: unknown[] = [];
    const page = open({
      'POST /api/v1/trips/:tripId/items/changes': ({ body }) => {
        sent.push(body);
        return dayPlans([]);
      },
    });
    const dialog = await paste(page, mail.replace('6:00 PM', '6:15'));
    const box = within(dialog).getByRole('checkbox', { name: 'Add Sanaa' });
    expect(box).not.toBeChecked();
    const choice = within(dialog).getByRole('group', { name: /Which time is it/ });
    expect(
      within(choice)
        .getAllByRole('button')
        .map((each) => each.textContent),
    ).toEqual(['6:15 AM', '6:15 PM']);
    await page.user.click(box);
    await page.user.click(within(dialog).getByRole('button', { name: 'Add to my trip' }));
    expect(within(choice).getByText('Choose one of the two')).toBeInTheDocument();
    await page.user.click(within(choice).getByRole('button', { name: '6:15 PM' }));
    expect(choice).not.toBeInTheDocument();
    expect(box).toBeChecked();
    await page.user.click(within(dialog).getByRole('button', { name: 'Add to my trip' }));
    await waitFor(() => expect(sent).toMatchObject([{ add: [{ title: 'Sanaa', time: '18:15' }] }]));
  });

  it('keeps an amount in its currency', async () => {
    const sent: unknown[] = [];
    const page = open({
      'POST /api/v1/trips/:tripId/bookings/changes': ({ body }) => {
        sent.push(body);
        return { tripId, bookings: [] };
      },
      'PATCH /api/trips/:tripId': () => ({ ...aTrip(), version: 2 }),
    });
    const dialog = await paste(
      page,
      'Your reservation is confirmed\nHotel: Harbor Lodge Hotel\nCheck-In: March 14, 2027\nCheck-Out: March 15, 2027\nConfirmation Number: 48812077\nTotal: CA$262.00',
    );
    expect(within(dialog).getByText('CA$262.00')).toBeInTheDocument();
    await page.user.click(within(dialog).getByRole('button', { name: 'Add to my trip' }));
    await waitFor(() => expect(sent).toMatchObject([{ add: [{ totalCents: 262_00, currency: 'CAD' }] }]));
  });

  it('offers to mark as canceled what is canceled, and nothing where the trip does not have it', async () => {
    const booking = aBooking({
      title: 'Harbor Lodge Hotel',
      numbers: [{ role: 'confirmation', value: '48812077' }],
    });
    const sent: unknown[] = [];
    const gone =
      'Your reservation has been canceled.\nHotel: Harbor Lodge Hotel\nCheck-In: March 14, 2027\nCheck-Out: March 15, 2027\nConfirmation Number: 48812077';
    const page = open({
      'GET /api/v1/trips/:tripId/days': () => ({ ...dayPlans([]), bookings: [booking] }),
      'POST /api/v1/trips/:tripId/bookings/changes': ({ body }) => {
        sent.push(body);
        return { tripId, bookings: [{ ...booking, status: 'canceled' }] };
      },
    });
    const dialog = await paste(
      page,
      gone.replace('48812077', '99999999').replace('Harbor Lodge', 'Sea Breeze'),
    );
    expect(within(dialog).getByText(/it isn’t on your trip/)).toBeInTheDocument();
    expect(within(dialog).queryByRole('checkbox')).not.toBeInTheDocument();
    await page.user.click(within(dialog).getByRole('button', { name: 'Back to the text' }));
    const field = within(dialog).getByLabelText('Paste the email');
    await page.user.clear(field);
    await page.user.click(field);
    await page.user.paste(gone);
    await page.user.click(within(dialog).getByRole('button', { name: 'Find bookings' }));
    const box = within(dialog).getByRole('checkbox', { name: 'Mark Harbor Lodge Hotel as canceled' });
    expect(box).not.toBeChecked();
    await page.user.click(box);
    await page.user.click(within(dialog).getByRole('button', { name: 'Mark as canceled' }));
    await waitFor(() =>
      expect(sent).toMatchObject([
        {
          title: 'Canceled a booking from a confirmation',
          add: [],
          change: [{ id: booking.id, version: 1, status: 'canceled' }],
        },
      ]),
    );
  });

  it('is added by hand with what is certain when it cannot be read, its text beside it', async () => {
    const page = open();
    const dialog = await paste(page, 'See you on March 14, 2027 at 6:00 PM!\nMickey');
    await page.user.click(await within(dialog).findByRole('button', { name: 'Add it by hand' }));
    expect(within(dialog).getByLabelText('Time')).toHaveValue('18:00');
    expect(within(dialog).getByLabelText('What')).toHaveValue('');
    expect(within(dialog).getByLabelText('The email')).toHaveValue(
      'See you on March 14, 2027 at 6:00 PM!\nMickey',
    );
    await page.user.click(within(dialog).getByRole('button', { name: 'Add to my trip' }));
    expect(await within(dialog).findByText('Give it a name')).toBeInTheDocument();
  });

  it('keeps the text when nothing can be read in it, and says what to do', async () => {
    const page = open();
    const dialog = await paste(page, 'See you soon!');
    expect(await within(dialog).findByText('We couldn’t read this one')).toBeInTheDocument();
    expect(within(dialog).getByLabelText('Paste the email')).toHaveValue('See you soon!');
  });

  it('is not added without a name', async () => {
    const page = open();
    const dialog = await paste(page, mail);
    await page.user.click(within(dialog).getByRole('button', { name: /^Fix something/ }));
    await page.user.clear(within(dialog).getByLabelText('What'));
    await page.user.click(within(dialog).getByRole('button', { name: 'Add to my trip' }));
    expect(await within(dialog).findByText('Give it a name')).toBeInTheDocument();
  });
});
