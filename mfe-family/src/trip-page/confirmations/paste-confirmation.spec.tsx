import { answer, aUser, renderRoute } from '@landsea/web-kit/testing';
import type { Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes';
import { dayPlans } from '../../testing/day-fixtures';
import { aTrip, fullAccess, tripId } from '../../testing/trip-fixtures';

const mail = `Restaurant: Sanaa
Date: March 14, 2027
Time: 6:00 PM
Party of 1
Confirmation Number: 4578123`;

const open = (handlers: Handlers = {}) =>
  renderRoute(routes, `/trip/${tripId}/dining-reservations`, {
    user: aUser(),
    handlers: {
      'GET /api/trips': () => [aTrip()],
      'GET /api/trips/:tripId': () => aTrip(),
      'GET /api/user/access': () => fullAccess,
      'GET /api/v1/trips/:tripId/days': () => dayPlans([]),
      'GET /api/v1/trips/:tripId/windows': () => ({ windows: [], meals: [] }),
      'GET /api/v1/catalogue/restaurants': () => ({ entries: [] }),
      'GET /api/v1/catalogue/ports': () => ({ entries: [] }),
      'GET /api/v1/catalogue/park-calendar': () => answer(503, {}),
      ...handlers,
    },
  });

const paste = async ({ user }: ReturnType<typeof open>, text: string) => {
  await user.click(await screen.findByRole('button', { name: 'Paste a confirmation' }));
  const dialog = await screen.findByRole('dialog', { name: 'Paste a confirmation' });
  await user.click(within(dialog).getByLabelText('Text of the email'));
  await user.paste(text);
  await user.click(within(dialog).getByRole('button', { name: 'Read it' }));
  return dialog;
};

describe('a pasted confirmation', () => {
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

  it('fills the numbers of the sailing in the trip, and takes them back', async () => {
    const sailing = {
      ship: 'Disney Wish',
      embarkationDate: '2027-03-15',
      nights: 2,
      concierge: false,
      ports: [],
    };
    const trip = aTrip({ sailing });
    const sent: unknown[] = [];
    const page = open({
      'GET /api/trips/:tripId': () => trip,
      'POST /api/v1/trips/:tripId/items/changes': () => dayPlans([]),
      'PATCH /api/trips/:tripId': ({ body }) => {
        sent.push(body);
        return { ...trip, version: 2, sailing: { ...sailing, reservation: '81512345', stateroom: '7142' } };
      },
      'POST /api/v1/trips/:tripId/undo-change': ({ body }) => {
        sent.push(body);
        return { ...trip, version: 3 };
      },
    });
    const dialog = await paste(
      page,
      'Your cruise is booked!\nShip: Disney Wish\nSail Date: March 15, 2027\nReservation Number: 81512345\nStateroom 7142',
    );
    expect(within(dialog).getByLabelText('Reservation number')).toHaveValue('81512345');
    await page.user.click(within(dialog).getByRole('button', { name: 'Add to my trip' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([
      { version: 1, sailing: { ...sailing, reservation: '81512345', stateroom: '7142' } },
    ]);
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent.at(-1)).toEqual({ version: 2 }));
  });

  it('keeps the text when nothing can be read in it, and says what to do', async () => {
    const page = open();
    const dialog = await paste(page, 'See you soon!');
    expect(await within(dialog).findByText('We could not tell what this confirms')).toBeInTheDocument();
    expect(within(dialog).getByLabelText('Text of the email')).toHaveValue('See you soon!');
  });

  it('is not added without a name', async () => {
    const page = open();
    const dialog = await paste(page, mail);
    await page.user.clear(within(dialog).getByLabelText('What'));
    await page.user.click(within(dialog).getByRole('button', { name: 'Add to my trip' }));
    expect(await within(dialog).findByText('Give it a name')).toBeInTheDocument();
  });
});
