import type { MarkPlanningFee, PlanningFee, SavePlanningFee } from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import { answer, type Handlers } from '@landsea/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAsAgent } from '../testing/open-as-agent';
import { aDesk, tripId } from './testing/desk-bookings';

const fee: PlanningFee = {
  ...{ id: 'f0000000-0000-4000-8000-000000000001', name: 'Planning fee', cents: 150_00, note: '' },
  ...{ dueOn: '2020-01-08', payLink: 'https://square.link/u/dana', state: 'open', toldBy: null },
  ...{ receivedOn: null, waivedReason: null, version: 3 },
};
const access = { canView: true, canEdit: true, accessType: 'trip', isActive: true, message: '' };

const open = async (fees: PlanningFee[], handlers: Handlers = {}, lastPayLink: string | null = null) => {
  const rendered = openAsAgent(`/app/agents/trips/${tripId}/bookings`, {
    'GET /api/v1/agent-trips/:tripId/bookings': () => aDesk(),
    'GET /api/v1/agent-trips/:tripId/fees': () => ({ fees, lastPayLink }),
    'GET /api/user/access': () => access,
    ...handlers,
  });
  return { ...rendered, card: within(await screen.findByRole('region', { name: 'Your fees' })) };
};

it('adds a fee with the last payment link, and keeps what is typed when it is refused', async () => {
  const sent: SavePlanningFee[] = [];
  const { user, card } = await open(
    [],
    {
      'PUT /api/v1/agent-trips/:tripId/fees/:feeId': ({ body }: { body: unknown }) => {
        sent.push(body as SavePlanningFee);
        return sent.length === 1 ? answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'Not now.' }) : fee;
      },
    },
    'https://square.link/u/dana',
  );
  await user.click(await card.findByRole('button', { name: 'Add a fee' }));
  expect(card.getByText(/^The button leads your client to square\.link\./)).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Save the fee' }));
  expect(await card.findByText('Enter an amount, such as 150.00')).toBeVisible();
  await user.type(card.getByLabelText('Amount'), '150');
  const link = card.getByLabelText('Your payment link');
  await user.clear(link);
  await user.type(link, 'http://square.link/u/dana');
  await user.click(card.getByRole('button', { name: 'Save the fee' }));
  expect(await card.findByText(/it begins with https:/)).toBeVisible();
  expect(sent).toEqual([]);
  await user.clear(link);
  await user.type(link, 'https://square.link/u/dana');
  await user.click(card.getByRole('button', { name: 'Save the fee' }));
  expect(await card.findByText('Not now.')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Save the fee' }));
  expect(await card.findByRole('button', { name: 'Add a fee' })).toBeVisible();
  expect(sent[1]).toEqual({
    ...{ name: 'Planning fee', cents: 150_00, dueOn: null, note: '', version: 0 },
    payLink: 'https://square.link/u/dana',
  });
});

it('says what is overdue, receives it, and waives it only with a reason', async () => {
  const sent: MarkPlanningFee[] = [];
  const { user, card } = await open([fee], {
    'PUT /api/v1/agent-trips/:tripId/fees/:feeId/state': ({ body }: { body: unknown }) => {
      sent.push(body as MarkPlanningFee);
      return sent.length === 1
        ? answer(409, { code: 'EDIT_CONFLICT', message: 'This fee was changed meanwhile.' })
        : fee;
    },
  });
  expect(await card.findByText('Was due Wed, Jan 8, 2020 · paid at square.link')).toHaveClass('text-berry');
  await user.click(card.getByRole('button', { name: /^It’s received/ }));
  const receiving = within(screen.getByRole('dialog'));
  const day = receiving.getByLabelText('Received on');
  expect(day).toHaveValue(getDateIn(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone));
  fireEvent.change(day, { target: { value: '' } });
  await user.click(receiving.getByRole('button', { name: 'Save' }));
  expect(receiving.getByText('Enter the day when the money came')).toBeVisible();
  fireEvent.change(day, { target: { value: '2020-01-07' } });
  await user.click(receiving.getByRole('button', { name: 'Save' }));
  expect(await receiving.findByText('This fee was changed meanwhile.')).toBeVisible();
  expect(sent).toEqual([{ state: 'confirmed', receivedOn: '2020-01-07', version: 3 }]);
  await user.click(receiving.getByRole('button', { name: 'Cancel' }));
  await user.click(card.getByRole('button', { name: /^Waive/ }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Waive it' }));
  expect(dialog.getByText('Say why, in a few words')).toBeVisible();
  await user.type(dialog.getByLabelText('Why'), 'A thank-you');
  await user.click(dialog.getByRole('button', { name: 'Waive it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent[1]).toEqual({ state: 'waived', reason: 'A thank-you', version: 3 });
});

it('offers to take back what is settled, and nothing else', async () => {
  const { card } = await open([{ ...fee, state: 'confirmed', receivedOn: '2020-01-09' }]);
  expect(await card.findByText(/^Received Thu, Jan 9, 2020/)).toBeVisible();
  expect(card.getByRole('button', { name: /^Take it back/ })).toBeVisible();
  expect(card.queryByRole('button', { name: /^Remove/ })).toBeNull();
});
