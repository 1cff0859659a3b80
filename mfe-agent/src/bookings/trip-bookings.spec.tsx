import type { AddAgentBooking, AgentBookings, ChangeAgentBooking } from '@landsea/contracts/agents';
import { listenToAnnouncement } from '@landsea/web-kit';
import { answer, type Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openAsAgent } from '../testing/open-as-agent';
import { aBooking, aDesk, cruiseMail, paymentId, tripId } from './testing/desk-bookings';

const access = { canView: true, canEdit: true, accessType: 'trip', isActive: true, message: '' };

const open = (desk: AgentBookings, handlers: Handlers = {}) =>
  openAsAgent(`/app/agents/trips/${tripId}/bookings`, {
    'GET /api/v1/agent-trips/:tripId/bookings': () => desk,
    'GET /api/user/access': () => access,
    ...handlers,
  });

it('shows number, guests, next payment and commission of each booking', async () => {
  const sameNumbers = [{ value: '31998877', tripId, tripName: 'Spring', clientName: 'Ana Silva' }];
  open(aDesk([aBooking({}, { sameNumbers })]));
  expect(await screen.findByRole('heading', { name: 'Disney Wish' })).toBeVisible();
  expect(screen.getByText('31998877')).toBeVisible();
  expect(screen.getByText('P-77 (supplier pays under)')).toBeVisible();
  expect(screen.getByText('Jennifer Brubaker')).toBeVisible();
  expect(screen.getByText(/^\$7,296\.35, (due|was due) Fri, Jan 8/)).toBeVisible();
  expect(screen.getByText('$1,120.00 expected')).toBeVisible();
  expect(screen.getByText(/^31998877 is also in Spring for Ana Silva/)).toBeVisible();
});

it('says that the client booked it once there is a number', async () => {
  const { work } = aBooking();
  const byClient = { work: work && { ...work, bookedBy: 'client' as const, numbers: [] } };
  const { unmount } = open(aDesk([aBooking({}, byClient)]));
  expect(await screen.findByText('Jen Brubaker booked this.')).toBeVisible();
  unmount();
  open(aDesk([aBooking({ numbers: [] }, byClient)]));
  expect(await screen.findByText('Jen Brubaker books this.')).toBeVisible();
});

it('makes a booking of a pasted confirmation in three steps, with the guests of the household', async () => {
  const sent: AddAgentBooking[] = [];
  const suppliers: unknown[] = [];
  const { user } = open(aDesk(), {
    'PUT /api/v1/booking-suppliers/:supplierId': ({ body }: { body: unknown }) => {
      suppliers.push(body);
      return { id: paymentId, ...(body as object), isOwn: true, version: 1 };
    },
    'POST /api/v1/agent-trips/:tripId/bookings': ({ body }: { body: unknown }) => {
      sent.push(body as AddAgentBooking);
      return sent.length === 1
        ? answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'Not now.' })
        : aBooking();
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Paste a confirmation' }));
  await user.click(screen.getByLabelText('The text of the email'));
  await user.paste(cruiseMail);
  expect(await screen.findByLabelText('Name')).toHaveValue('Disney Wish');
  expect(screen.getByLabelText('Name of Jen as booked')).toHaveValue('Jennifer Brubaker');
  expect(screen.getByLabelText('Total')).toHaveValue('9,120.44');
  await user.click(screen.getByRole('button', { name: 'Save the booking' }));
  expect(await screen.findByText('Not now.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save the booking' }));
  await waitFor(() => expect(screen.queryByLabelText('Name')).not.toBeInTheDocument());
  expect(sent[1]?.booking.id).toBe(sent[0]?.booking.id);
  expect(sent[1]).toMatchObject({
    booking: {
      kind: 'cruise',
      numbers: [{ role: 'confirmation', value: '31998877' }],
      people: [
        { personId: 'jen', legalName: 'Jennifer Brubaker' },
        { personId: 'mike', legalName: 'Michael Brubaker' },
      ],
      staterooms: [{ number: '7042' }],
      totalCents: 9_120_44,
      payments: [
        { kind: 'deposit', cents: 1_824_09 },
        { kind: 'final', cents: 7_296_35, dueOn: '2027-01-08', paidOn: null },
      ],
    },
    work: { bookedBy: 'agent', supplierId: paymentId, rate: null },
  });
  expect(suppliers[0]).toMatchObject({ name: 'Disney Cruise Line', rate: 1_300 });
});

it('fills in the booking that an accepted quote asks for, instead of adding a second one', async () => {
  const sent: ChangeAgentBooking[] = [];
  const toBook = aBooking({
    ...{ title: 'Disney Wish, Verandah', status: 'held', heldUntil: '2026-12-04T04:59:00.000Z', numbers: [] },
    ...{ note: 'Not booked yet: your agent books it next.', people: null },
  });
  const desk = aDesk([{ ...toBook, work: toBook.work && { ...toBook.work, numbers: [] } }]);
  const { user } = open(desk, {
    'PUT /api/v1/booking-suppliers/:supplierId': ({ body }: { body: unknown }) => ({
      ...{ id: paymentId, ...(body as object), isOwn: true, version: 1 },
    }),
    'PATCH /api/v1/agent-trips/:tripId/bookings/:bookingId': ({ body }: { body: unknown }) => {
      sent.push(body as ChangeAgentBooking);
      return aBooking();
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Paste a confirmation' }));
  await user.click(screen.getByLabelText('The text of the email'));
  await user.paste(cruiseMail);
  expect(await screen.findByText(/^You were going to book/)).toHaveTextContent('Disney Wish, Verandah');
  expect(screen.getByLabelText('Commissionable')).toHaveValue('7,000.00');
  await user.click(screen.getByRole('button', { name: 'Save the booking' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    booking: {
      ...{ version: 3, title: 'Disney Wish', status: 'booked', heldUntil: null, totalCents: 9_120_44 },
      numbers: [{ role: 'confirmation', value: '31998877' }],
      payments: [
        { kind: 'deposit', cents: 1_824_09 },
        { id: paymentId, kind: 'final', cents: 7_296_35 },
      ],
    },
    work: { version: 2, commissionableCents: 7_000_00, supplierId: paymentId },
  });
  expect(sent[0]?.booking?.note ?? '').not.toContain('Not booked');
});

it('adds the booking of a text where the agent says that it is another one than the held one', async () => {
  const toBook = aBooking({ title: 'Disney Wish, Verandah', status: 'held', numbers: [] });
  const { user } = open(aDesk([{ ...toBook, work: toBook.work && { ...toBook.work, numbers: [] } }]));
  await user.click(await screen.findByRole('button', { name: 'Paste a confirmation' }));
  await user.click(screen.getByLabelText('The text of the email'));
  await user.paste(cruiseMail);
  await user.click(await screen.findByRole('button', { name: 'It’s another booking' }));
  expect(screen.queryByText(/^You were going to book/)).toBeNull();
  expect(screen.getByLabelText('Commissionable')).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Save the booking' })).toBeVisible();
});

it('proposes what a changed confirmation says, and takes only what is checked', async () => {
  const sent: ChangeAgentBooking[] = [];
  const { user } = open(aDesk([aBooking({ title: 'Disney Dream' })]), {
    'PATCH /api/v1/agent-trips/:tripId/bookings/:bookingId': ({ body }: { body: unknown }) => {
      sent.push(body as ChangeAgentBooking);
      return aBooking();
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Paste a confirmation' }));
  await user.click(screen.getByLabelText('The text of the email'));
  await user.paste(cruiseMail.replace('9,120.44', '9,320.44').replace('7,296.35', '7,496.35'));
  expect(await screen.findByLabelText('Total')).toBeChecked();
  expect(screen.getByText('$9,120.44')).toBeVisible();
  await user.click(screen.getByLabelText('Name'));
  await user.click(screen.getByRole('button', { name: 'Use 2 changes' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.booking).toMatchObject({
    title: 'Disney Dream',
    version: 3,
    totalCents: 9_320_44,
    payments: [{ id: paymentId, cents: 7_496_35, dueOn: '2027-01-08' }],
  });
  expect(sent[0]?.work).toMatchObject({ version: 2, numbers: [{ role: 'payment', value: 'P-77' }] });
});

it('takes a change of both sides back, and says so when somebody changed it since', async () => {
  const sent: ChangeAgentBooking[] = [];
  const toasts: string[] = [];
  const stop = listenToAnnouncement('toast', ({ title, description = '' }) =>
    toasts.push(`${title}: ${description}`),
  );
  const { user } = open(aDesk([aBooking({ staterooms: [{ number: '7042' }] })]), {
    'PATCH /api/v1/agent-trips/:tripId/bookings/:bookingId': ({ body }: { body: unknown }) => {
      sent.push(body as ChangeAgentBooking);
      if (sent.length === 4) return answer(409, { code: 'EDIT_CONFLICT', message: 'Changed meanwhile.' });
      const { work } = aBooking();
      return aBooking({ title: 'Disney Dream', version: 4 }, { work: work && { ...work, version: 3 } });
    },
  });
  const rename = async () => {
    await user.click(await screen.findByRole('button', { name: /^Change/ }));
    const name = await screen.findByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'Disney Dream');
    await user.click(screen.getByRole('button', { name: 'Save the booking' }));
    expect(await screen.findByText('Disney Dream changed')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
  };
  await rename();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.booking).toMatchObject({
    ...{ title: 'Disney Wish', version: 4, totalCents: 9_120_44, staterooms: [{ number: '7042' }] },
    numbers: [{ role: 'confirmation', value: '31998877' }],
  });
  expect(sent[1]?.work).toMatchObject({
    version: 3,
    rate: 1_600,
    numbers: [{ role: 'payment', value: 'P-77' }],
  });
  await rename();
  await waitFor(() => expect(toasts).toEqual(['Not undone: Changed meanwhile.']));
  stop();
});

it('refuses a card number before anything is sent', async () => {
  const { user } = open(aDesk());
  await user.click(await screen.findByRole('button', { name: 'Add by hand' }));
  await user.type(screen.getByLabelText('Name'), 'Pop Century');
  await user.type(screen.getByLabelText('Number'), '4111 1111 1111 1111');
  await user.click(screen.getByRole('button', { name: 'Save the booking' }));
  expect(await screen.findByText('That looks like a card number. Please leave it out.')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Pop Century');
});

it('lets the agent confirm what the client says is paid', async () => {
  const [confirmed, reopened]: [string[], unknown[]] = [[], []];
  const told = [{ paymentId, byName: 'Jen', at: '2026-11-28T10:00:00.000Z' }];
  const { user } = open(aDesk([aBooking({}, { told })]), {
    'POST /api/v1/agent-trips/:tripId/bookings/:bookingId/payments/:paymentId/confirmation': () => {
      confirmed.push(paymentId);
      return aBooking();
    },
    'POST /api/v1/agent-trips/:tripId/bookings/:bookingId/payments/:paymentId/reopening': ({ body }) => {
      reopened.push(body);
      return aBooking();
    },
  });
  const row = await screen.findByRole('listitem');
  expect(within(row).getByText('Jen says $7,296.35 is paid.')).toBeVisible();
  await user.click(within(row).getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(confirmed).toEqual([paymentId]));
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(reopened).toEqual([{}]));
});

it('opens a payment again with a reason, and keeps what is typed when that fails', async () => {
  const sent: unknown[] = [];
  const booking = aBooking();
  const payments = booking.booking.payments.map((each) => ({ ...each, paidOn: '2026-11-28' }));
  const { user } = open(aDesk([{ ...booking, booking: { ...booking.booking, payments } }]), {
    'POST /api/v1/agent-trips/:tripId/bookings/:bookingId/payments/:paymentId/reopening': ({ body }) => {
      sent.push(body);
      return sent.length === 1 ? answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'Not now.' }) : booking;
    },
  });
  const [first] = await screen.findAllByRole('button', { name: /^Not paid after all/ });
  await user.click(first as HTMLElement);
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Open it again' }));
  expect(dialog.getByText('Say why, in a few words')).toBeVisible();
  await user.type(dialog.getByLabelText('Why'), 'The bank sent it back');
  await user.click(dialog.getByRole('button', { name: 'Open it again' }));
  expect(await dialog.findByText('Not now.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Open it again' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent[1]).toEqual({ reason: 'The bank sent it back' });
});

it('changes the rate of a supplier, and keeps what is typed when that fails', async () => {
  const sent: unknown[] = [];
  const desk = aDesk();
  const supplier = {
    ...{ id: paymentId, name: 'Disney Cruise Line', kinds: ['cruise' as const], rate: 1_300 },
    ...{ paysAfterDays: 21, hostCode: null, isOwn: true, version: 4 },
  };
  const colleagues = { ...supplier, id: tripId, name: 'Royal Caribbean', isOwn: false };
  const { user } = open(
    { ...desk, suppliers: [supplier, colleagues] },
    {
      'PUT /api/v1/booking-suppliers/:supplierId': ({ body }: { body: unknown }) => {
        sent.push(body);
        return sent.length === 1
          ? answer(409, { code: 'EDIT_CONFLICT', message: 'This supplier was changed meanwhile.' })
          : { ...supplier, rate: 1_650, version: 5 };
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Suppliers' }));
  expect(screen.getByText(/13% · pays 21 days after travel · a colleague’s/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change Royal Caribbean' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Change Disney Cruise Line' }));
  const rate = screen.getByLabelText('Rate in percent');
  await user.clear(rate);
  await user.type(rate, '16.5');
  await user.click(screen.getByRole('button', { name: 'Save the supplier' }));
  expect(await screen.findByText('This supplier was changed meanwhile.')).toBeVisible();
  expect(rate).toHaveValue('16.5');
  await user.click(screen.getByRole('button', { name: 'Save the supplier' }));
  await waitFor(() => expect(screen.queryByLabelText('Rate in percent')).not.toBeInTheDocument());
  expect(sent[1]).toMatchObject({ rate: 1_650, version: 4, paysAfterDays: 21 });
});

it('reads a forwarded email into the same form, and takes it off the list once it is saved', async () => {
  const dismissed: string[] = [];
  const email = {
    id: paymentId,
    sender: 'Jen',
    subject: 'Fwd: Your cruise',
    receivedAt: '2026-11-20T10:00:00.000Z',
  };
  const { user } = open(aDesk(), {
    'GET /api/user/access': () => ({ ...access, takesEmails: true }),
    'GET /api/v1/trips/:tripId/forwarding': () => ({ address: 'trip-x@in.example', emails: [email] }),
    'GET /api/v1/trips/:tripId/forwarding/emails/:emailId': () => ({ ...email, text: cruiseMail }),
    'DELETE /api/v1/trips/:tripId/forwarding/emails/:emailId': () => {
      dismissed.push(email.id);
      return null;
    },
    'PUT /api/v1/booking-suppliers/:supplierId': ({ body }: { body: unknown }) => ({
      ...{ id: paymentId, isOwn: true, version: 1 },
      ...(body as object),
    }),
    'POST /api/v1/agent-trips/:tripId/bookings': () => aBooking(),
  });
  await user.click(await screen.findByRole('button', { name: 'Read Fwd: Your cruise' }));
  expect(await screen.findByLabelText('Name')).toHaveValue('Disney Wish');
  expect(dismissed).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save the booking' }));
  await waitFor(() => expect(dismissed).toEqual([email.id]));
});
