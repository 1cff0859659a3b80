import type { ChangeAgentBooking, MessageClients } from '@landsea/contracts/agents';
import { answer } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openAsAgent } from '../../testing/open-as-agent';
import { aBooking, aDesk, clientId, tripId } from '../testing/desk-bookings';

const PART = 'a0000000-0000-4000-8000-000000000006';
const access = { canView: true, canEdit: true, accessType: 'trip', isActive: true, message: '' };

const open = async (
  tries: ('down' | 'unreachable' | 'sent')[] = ['sent'],
  first = aBooking(),
  changeTries: ('lost' | 'refused')[] = [],
) => {
  const changes: ChangeAgentBooking[] = [];
  const messages: MessageClients[] = [];
  let row = first;
  const rendered = openAsAgent(
    `/app/agents/trips/${tripId}/bookings`,
    {
      'GET /api/v1/agent-trips/:tripId/bookings': () => aDesk([row]),
      'GET /api/user/access': () => access,
      'PATCH /api/v1/agent-trips/:tripId/bookings/:bookingId': ({ body }) => {
        changes.push(body as ChangeAgentBooking);
        const next = changeTries.shift();
        if (next === 'refused') return answer(409, { code: 'EDIT_CONFLICT', message: 'It was changed.' });
        row = aBooking({ totalCents: changes[0]?.booking?.totalCents ?? null, version: 4 });
        if (next === 'lost') return answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'Not now.' });
        return row;
      },
      'POST /api/v1/client-messages': ({ body }) => {
        messages.push(body as MessageClients);
        const next = tries.shift() ?? 'sent';
        if (next === 'down') return answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'Not now.' });
        return next === 'sent' ? { sent: 1, notJoined: [] } : { sent: 0, notJoined: ['Jen Brubaker'] };
      },
    },
    { firstName: 'Dana', lastName: 'Whitlock' },
  );
  await rendered.user.click(
    await screen.findByRole('button', { name: 'Found a lower price for Disney Wish' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'A lower price' });
  return { ...rendered, dialog: within(dialog), changes, messages };
};

it('compares, and changes the booking and tells the client in one step', async () => {
  const { user, dialog, changes, messages } = await open();
  expect(dialog.getByText('Disney Wish is $9,120.44 now.')).toBeVisible();
  await user.type(dialog.getByLabelText('New total'), '8,920.44');
  expect(dialog.getByText('Jen saves $200.00.')).toBeVisible();
  expect(dialog.getByText('$7,296.35 → $7,096.35')).toBeVisible();
  expect(dialog.getByText('$1,120.00 → $1,095.44')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Change it and tell Jen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(changes).toMatchObject([
    {
      booking: { version: 3, totalCents: 8_920_44, payments: [{ cents: 7_096_35 }] },
      work: { version: 2, commissionableCents: 6_846_50 },
    },
  ]);
  expect(messages).toMatchObject([{ clientIds: [clientId] }]);
  expect(messages[0]?.body).toMatch(/so you save \$200\.00\. .*\n\nDana Whitlock$/s);
  expect(await screen.findByText('Disney Wish changed')).toBeVisible();
});

it('compares the next payment that the client still has to make', async () => {
  const part = { id: PART, kind: 'part', cents: 500_00, dueOn: '2026-12-20', paidOn: null } as const;
  const told = [{ paymentId: PART, byName: 'Jen', at: '2026-11-21T10:00:00.000Z' }];
  const { booking } = aBooking();
  const paid = aBooking({ payments: [part, ...booking.payments] }, { told });
  const { user, dialog } = await open(['sent'], paid);
  await user.type(dialog.getByLabelText('New total'), '8,920.44');
  expect(dialog.getByText('$7,296.35 → $7,096.35')).toBeVisible();
});

it('refuses a price that is not lower, and keeps what is typed', async () => {
  const { user, dialog, changes } = await open();
  await user.type(dialog.getByLabelText('New total'), '9,120.44');
  await user.click(dialog.getByRole('button', { name: 'Change it and tell Jen' }));
  expect(await dialog.findByText('Enter a total below $9,120.44')).toBeVisible();
  expect(dialog.getByLabelText('New total')).toHaveValue('9,120.44');
  expect(changes).toEqual([]);
});

it('sends no message without the tick', async () => {
  const { user, dialog, changes, messages } = await open();
  await user.type(dialog.getByLabelText('New total'), '9,000');
  await user.click(dialog.getByRole('checkbox', { name: 'Tell Jen' }));
  await user.click(dialog.getByRole('button', { name: 'Change the booking' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(changes).toHaveLength(1);
  expect(messages).toEqual([]);
});

it('changes the booking once when the message fails, and sends the same message again', async () => {
  const { user, dialog, changes, messages } = await open(['down', 'unreachable']);
  await user.type(dialog.getByLabelText('New total'), '9,000');
  await user.click(dialog.getByRole('button', { name: 'Change it and tell Jen' }));
  expect(await dialog.findByText('The booking is changed. Your message isn’t sent')).toBeVisible();
  expect(dialog.getByText('Not now.')).toBeVisible();
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Your message').value).toContain('you save $120.44');
  await user.click(dialog.getByRole('button', { name: 'Send the message again' }));
  expect(await dialog.findByText(/^No message reaches Jen Brubaker\./)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send the message again' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(changes).toHaveLength(1);
  expect(new Set(messages.map(({ id }) => id)).size).toBe(1);
  expect(messages).toHaveLength(3);
});

it('goes on to the message after an answer that was lost', async () => {
  const { user, dialog, changes, messages } = await open(['sent'], aBooking(), ['lost', 'refused']);
  await user.type(dialog.getByLabelText('New total'), '9,000');
  await user.click(dialog.getByRole('button', { name: 'Change it and tell Jen' }));
  expect(await dialog.findByText('Not now.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Change it and tell Jen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(changes).toHaveLength(2);
  expect(messages).toMatchObject([{ clientIds: [clientId] }]);
  expect(await screen.findByText('Disney Wish changed')).toBeVisible();
});

it('says that somebody else has changed the booking', async () => {
  const { user, dialog, messages } = await open(['sent'], aBooking(), ['refused']);
  await user.type(dialog.getByLabelText('New total'), '9,000');
  await user.click(dialog.getByRole('button', { name: 'Change it and tell Jen' }));
  expect(await dialog.findByText('It was changed.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Change it and tell Jen' })).toBeEnabled();
  expect(messages).toEqual([]);
});
