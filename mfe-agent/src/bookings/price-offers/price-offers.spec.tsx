import type { AnswerOffer, OfferFit, PriceOffer, SavePriceOffer } from '@landsea/contracts/agents';
import { answer } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openAsAgent } from '../../testing/open-as-agent';
import { aBooking, aDesk, clientId, tripId } from '../testing/desk-bookings';

const row = aBooking();
const fit = (over: Partial<OfferFit> = {}): OfferFit => ({
  ...{ tripId, tripName: 'Land and sea', clientId, clientName: 'Jen Brubaker' },
  ...{ bookingId: row.booking.id, title: 'Disney Wish', startDate: '2027-04-08', endDate: '2027-04-12' },
  ...{ totalCents: 9_120_44, savedCents: 912_04, currency: 'USD', isRoomUnknown: false },
  ...{ outcome: null, skip: null },
  ...over,
});
const anOffer = (over: Partial<PriceOffer> = {}): PriceOffer => ({
  ...{ id: 'a0000000-0000-4000-8000-000000000009', supplier: 'Disney Cruise Line', place: 'Disney Wish' },
  ...{ room: '', travelFrom: '2027-04-01', travelTo: '2027-04-30', bookBy: '2099-12-20' },
  ...{ savingPercent: 10, savingCents: null, version: 1, fits: [fit()], isCut: false },
  ...over,
});

const open = (offers: PriceOffer[], desk = aDesk([row]), deleted = Promise.resolve()) => {
  const saved: SavePriceOffer[] = [];
  const answers: AnswerOffer[] = [];
  let shown = offers;
  const page = openAsAgent(
    '/app/agents/price-offers',
    {
      'GET /api/v1/price-offers': () => ({ offers: shown }),
      'PUT /api/v1/price-offers/:offerId': ({ body }) => {
        saved.push(body as SavePriceOffer);
        if (saved.length === 1 && (body as SavePriceOffer).bookBy < '2026')
          return answer(400, {
            code: 'VALIDATION_FAILED',
            message: 'Please check.',
            fields: [{ path: 'bookBy', message: 'That day has passed. Enter today or later' }],
          });
        shown = [anOffer()];
        return { offers: shown };
      },
      'PUT /api/v1/price-offers/:offerId/bookings/:bookingId': ({ body, path }) => {
        const { outcome, skip = null } = body as AnswerOffer;
        answers.push(body as AnswerOffer);
        const answered = { outcome: outcome === 'open' ? null : outcome, skip };
        shown = shown.map((offer) => ({
          ...offer,
          fits: offer.fits.map((each) => (path.endsWith(each.bookingId) ? { ...each, ...answered } : each)),
        }));
        return { offers: shown };
      },
      'DELETE /api/v1/price-offers/:offerId': async ({ path }) => {
        await deleted;
        shown = shown.filter(({ id }) => !path.endsWith(id));
        return { offers: shown };
      },
      'POST /api/v1/price-offers/:offerId/restoration': () => ({ offers: (shown = offers) }),
      'GET /api/v1/agent-trips/:tripId/bookings': () => desk,
      'PATCH /api/v1/agent-trips/:tripId/bookings/:bookingId': () =>
        aBooking({ totalCents: 8_208_40, version: 4 }),
      'POST /api/v1/client-messages': () => ({ sent: 1, notJoined: [] }),
    },
    { firstName: 'Dana', lastName: 'Whitlock' },
  );
  return { ...page, saved, answers };
};

it('shows what each booking would save, and takes it in the step of a lower price', async () => {
  const { user, answers } = open([anOffer()]);
  expect(await screen.findByRole('heading', { name: 'Disney Wish, 10% off' })).toBeVisible();
  expect(screen.getByText('$912.04')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take the lower price for Jen Brubaker' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'A lower price' }));
  expect(await dialog.findByLabelText('New total')).toHaveValue('8,208.40');
  expect(dialog.getByText('Jen saves $912.04.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Change it and tell Jen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(answers).toEqual([{ outcome: 'taken' }]);
  expect(await screen.findByText(/Jen Brubaker, Disney Wish: price changed/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(answers).toEqual([{ outcome: 'taken' }, { outcome: 'open' }]));
});

it('skips a booking with a reason, and puts it back', async () => {
  const { user, answers } = open([anOffer()]);
  await user.click(await screen.findByRole('button', { name: 'Skip for Jen Brubaker' }));
  expect(screen.getByRole('button', { name: 'Client keeps theirs' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Don’t skip' }));
  expect(screen.getByRole('button', { name: 'Skip for Jen Brubaker' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Client keeps theirs' }));
  expect(await screen.findByText('You’ve looked at every booking that fits.')).toBeVisible();
  expect(screen.getByText(/skipped \(Client keeps theirs\)/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Put back for Jen Brubaker' }));
  expect(await screen.findByRole('button', { name: 'Skip for Jen Brubaker' })).toBeVisible();
  expect(answers).toEqual([{ outcome: 'skipped', skip: 'kept' }, { outcome: 'open' }]);
});

it('goes on at the next row, then at the one before, then at the end', async () => {
  const fits = ['Ada', 'Bea', 'Cy'].map((clientName, index) =>
    fit({ clientName, bookingId: `b0000000-0000-4000-8000-00000000000${String(index)}` }),
  );
  const { user } = open([anOffer({ fits })]);
  const rowOf = (name: string) => screen.getByRole('link', { name }).closest('li');
  const skip = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `Skip for ${name}` }));
    await user.click(screen.getByRole('button', { name: 'No room left' }));
  };
  await skip('Bea');
  await waitFor(() => expect(rowOf('Cy')).toHaveFocus());
  await skip('Cy');
  await waitFor(() => expect(rowOf('Ada')).toHaveFocus());
  await skip('Ada');
  await waitFor(() => expect(screen.getByText('You’ve looked at every booking that fits.')).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Put back for Bea' }));
  await waitFor(() => expect(rowOf('Bea')).toHaveFocus());
});

it('brings a deleted offer back', async () => {
  const other = anOffer({ id: 'a0000000-0000-4000-8000-000000000008', place: 'Beach Club' });
  const { user } = open([anOffer(), other]);
  await user.click(await screen.findByRole('button', { name: 'Delete Disney Wish, 10% off' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Beach Club, 10% off' })).toHaveFocus());
  expect(screen.queryByRole('heading', { name: 'Disney Wish, 10% off' })).not.toBeInTheDocument();
  expect(await screen.findByText('“Disney Wish, 10% off” was deleted.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Disney Wish, 10% off' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Delete Disney Wish, 10% off' }));
  await user.click(screen.getByRole('button', { name: 'Delete Beach Club, 10% off' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add an offer' })).toHaveFocus());
});

it('leaves the keyboard where it has gone meanwhile', async () => {
  let finish = () => {};
  const deleted = new Promise<void>((resolve) => (finish = resolve));
  const other = anOffer({ id: 'a0000000-0000-4000-8000-000000000008', place: 'Beach Club' });
  const { user } = open([anOffer(), other], undefined, deleted);
  await user.click(await screen.findByRole('button', { name: 'Delete Disney Wish, 10% off' }));
  const change = screen.getByRole('button', { name: 'Change Beach Club, 10% off' });
  change.focus();
  finish();
  expect(await screen.findByText('“Disney Wish, 10% off” was deleted.')).toBeVisible();
  expect(change).toHaveFocus();
});

it('goes on at the next booking once the lower price is taken', async () => {
  const next = fit({ clientName: 'Bea', bookingId: 'b0000000-0000-4000-8000-000000000001' });
  const { user } = open([anOffer({ fits: [fit(), next] })]);
  await user.click(await screen.findByRole('button', { name: 'Take the lower price for Jen Brubaker' }));
  await user.click(await screen.findByRole('button', { name: 'Change it and tell Jen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText(/Jen Brubaker, Disney Wish: price changed/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Bea' }).closest('li')).toHaveFocus());
});

it('takes an offer in percent or dollars, and keeps what is typed when it is refused', async () => {
  const { user, saved } = open([]);
  await user.click(await screen.findByRole('button', { name: 'Add an offer' }));
  await user.click(screen.getByRole('button', { name: 'See what it fits' }));
  expect(await screen.findByText('Enter a whole percentage, such as 15')).toBeVisible();
  await user.type(screen.getByLabelText('Supplier'), 'Disney Cruise Line');
  await user.type(screen.getByLabelText('Resort or ship'), 'Disney Wish');
  await user.type(screen.getByLabelText('Travel from'), '2027-04-01');
  await user.type(screen.getByLabelText('Travel to'), '2027-04-30');
  await user.type(screen.getByLabelText('Book by'), '2020-01-01');
  await user.click(screen.getByRole('radio', { name: 'Dollars' }));
  await user.type(screen.getByLabelText('Amount off each booking'), 'half');
  await user.click(screen.getByRole('button', { name: 'See what it fits' }));
  expect(await screen.findByText('Enter the saving, as a percentage or an amount')).toBeVisible();
  await user.clear(screen.getByLabelText('Amount off each booking'));
  await user.type(screen.getByLabelText('Amount off each booking'), '250');
  await user.click(screen.getByRole('button', { name: 'See what it fits' }));
  expect(await screen.findByText('That day has passed. Enter today or later')).toBeVisible();
  expect(screen.getByLabelText('Resort or ship')).toHaveValue('Disney Wish');
  await user.clear(screen.getByLabelText('Book by'));
  await user.type(screen.getByLabelText('Book by'), '2099-12-20');
  await user.click(screen.getByRole('button', { name: 'See what it fits' }));
  expect(await screen.findByRole('heading', { name: 'Disney Wish, 10% off' })).toBeVisible();
  expect(saved.at(-1)).toMatchObject({ savingPercent: null, savingCents: 250_00, room: '', version: 0 });
});

it('says why a booking cannot be changed any more', async () => {
  const gone = aBooking({ payments: [] });
  const { user, answers } = open([anOffer()], aDesk([gone]));
  await user.click(await screen.findByRole('button', { name: 'Take the lower price for Jen Brubaker' }));
  expect(await screen.findByText(/has changed, and the offer no longer fits it/)).toBeVisible();
  expect(answers).toEqual([]);
});

it('says what fits when nothing does', async () => {
  open([anOffer({ fits: [] })]);
  expect(await screen.findByText(/None of your bookings fits/)).toBeVisible();
});
