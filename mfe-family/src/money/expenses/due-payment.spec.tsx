import { answer, aUser, renderRoute } from '@landsea/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../../routes';
import { aLine, anExpense, aTrip, fullAccess, lineId, tripId } from '../../testing/trip-fixtures';

const hotel = aLine({
  id: lineId(7),
  category: 'resort-stay',
  label: 'Pop Century Resort',
  plannedCents: 148_620,
  bookedCents: 148_620,
  spentCents: 33_188,
  dueOn: '2027-03-05',
  dueKind: 'final-payment',
  status: 'booked',
});

const deluxe = aLine({ id: lineId(8), category: 'resort-stay', label: 'Room upgrade', plannedCents: 20_000 });

const open = async () => {
  const page = renderRoute(routes, `/trip/${tripId}/budget`, {
    user: aUser(),
    handlers: {
      'GET /api/trips/:tripId': () => aTrip(),
      'GET /api/user/access': () => fullAccess,
      'GET /api/v1/trips/:tripId/budget': () => ({
        tripId,
        currency: 'USD',
        lines: [hotel, deluxe],
        expenses: [],
      }),
      'GET /api/v1/trips/:tripId/expenses': () => ({ tripId, expenses: [], settlements: [] }),
      'POST /api/v1/trips/:tripId/expenses': ({ body }) =>
        answer(201, { expenses: [anExpense(body as object)] }),
    },
  });
  const amount = await screen.findByLabelText('Amount in US dollars', { selector: 'input' });
  await page.user.type(screen.getByLabelText('What', { selector: 'input' }), 'Balance');
  await page.user.click(screen.getByRole('radio', { name: 'Resort Stay' }));
  await page.user.type(amount, '1154.32');
  const box = await screen.findByRole('checkbox', { name: /^Pays what is due for Pop Century Resort/ });
  const add = async () => {
    await page.user.click(screen.getByRole('button', { name: 'Add expense' }));
    await waitFor(() => expect(page.requests.some(({ method }) => method === 'POST')).toBe(true));
    return page.requests.find(({ method }) => method === 'POST')?.body;
  };
  return { ...page, amount, box, add };
};

it('pays for the booking where the amount is exactly what is due', async () => {
  const { add, box } = await open();
  expect(box).toBeChecked();
  expect(await add()).toMatchObject({ amountCents: 115_432, lineId: hotel.id });
});

it('pays for nothing in particular once somebody unticks it', async () => {
  const { add, box, user } = await open();
  await user.click(box);
  expect(await add()).toMatchObject({ lineId: null });
});

it('leaves the line that somebody chose', async () => {
  const { add, amount, user } = await open();
  await user.click(screen.getByRole('button', { name: 'Share, currency, repeat…' }));
  await user.selectOptions(screen.getByLabelText('Pays for'), deluxe.id);
  await user.clear(amount);
  await user.type(amount, '1154.32');
  expect(await screen.findByRole('checkbox', { name: /^Pays what is due/ })).not.toBeChecked();
  expect(await add()).toMatchObject({ amountCents: 115_432, lineId: deluxe.id });
});

it('is no question of another amount or a refund', async () => {
  const { add, amount, box, user } = await open();
  await user.click(screen.getByRole('radio', { name: 'Refund' }));
  expect(box).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Spent' }));
  await user.clear(amount);
  await user.type(amount, '20');
  expect(screen.queryByRole('checkbox', { name: /^Pays what is due/ })).not.toBeInTheDocument();
  expect(await add()).toMatchObject({ lineId: null });
});
