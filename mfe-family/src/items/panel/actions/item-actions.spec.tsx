import type { DayItem } from '@landsea/contracts/planning';
import { answer } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aRestaurant } from '../../../bookings/dining/testing/restaurants';
import { aDayItem } from '../../../testing/day-fixtures';
import { bodies, openPlanner, ride, trip } from '../../../testing/open-planner';
import { anAttraction, aParkCalendar } from '../../../testing/park-fixtures';
import { lineId } from '../../../testing/trip-fixtures';
import { getLaneOffer } from './new-lane';

const openCard = async (item: DayItem, handlers = {}) => {
  const page = await openPlanner([item], {
    ...handlers,
    'DELETE /api/v1/trips/:tripId/items/:itemId': () => answer(204),
  });
  const day = within(await screen.findByRole('region', { name: /Mar 14/ }));
  await page.user.click(await day.findByRole('button', { name: new RegExp(item.title) }));
  return { page, panel: within(await screen.findByRole('dialog', { name: item.title })) };
};

describe('the card of an item', () => {
  afterEach(() => {
    localStorage.clear();
  });

  it('makes a ride a Lightning Lane for those who can board, with one tap that can be undone', async () => {
    const { page, panel } = await openCard({ ...ride, people: null });
    await page.user.click(await panel.findByRole('button', { name: 'Add Lightning Lane' }));
    await waitFor(() => expect(bodies(page, 'POST')).toHaveLength(1));
    expect(bodies(page, 'POST')).toMatchObject([
      {
        title: 'Space Mountain',
        date: '2027-03-14',
        people: ['Robin'],
        catalogueId: 'space-mountain',
        details: { kind: 'lane', product: 'multi', isPreselected: true },
      },
    ]);
    await waitFor(() => expect(panel.queryByRole('button', { name: 'Add Lightning Lane' })).toBeNull());
    await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await panel.findByRole('button', { name: 'Add Lightning Lane' })).toBeInTheDocument();
  });

  it('books a table: the official page, then the time and the number', async () => {
    const meal = aDayItem({
      title: 'Be Our Guest',
      time: '18:00',
      catalogueId: 'be-our-guest-restaurant',
      details: {
        kind: 'dining',
        meal: 'dinner',
        prepaid: false,
        depositCents: null,
        freeCancelHours: null,
        onDiningPlan: false,
      },
    });
    const restaurant = aRestaurant({ id: 'be-our-guest-restaurant', takesReservations: true });
    const { page, panel } = await openCard(meal, {
      'GET /api/v1/catalogue/restaurants': () => ({ entries: [restaurant] }),
    });
    await page.user.click(await panel.findByRole('button', { name: 'Book' }));
    const book = within(panel.getByRole('region', { name: 'Book a table' }));
    expect(book.getByRole('link', { name: /official booking page/ })).toHaveAttribute('target', '_blank');
    expect(book.getByLabelText('Time you got')).toHaveValue('18:00');
    await page.user.type(book.getByLabelText('Confirmation'), '4711');
    await page.user.click(book.getByRole('button', { name: /Got it/ }));
    await waitFor(() =>
      expect(bodies(page, 'PATCH')).toMatchObject([
        { status: 'booked', isFixed: true, time: '18:00', confirmation: '4711' },
      ]),
    );
    await waitFor(() => expect(panel.queryByRole('region', { name: 'Book a table' })).toBeNull());
  });

  it('offers no lane for what is booked', async () => {
    const { panel } = await openCard({ ...ride, status: 'booked' });
    expect(await panel.findByText('Booking and cost')).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: 'Add Lightning Lane' })).toBeNull();
  });
});

describe('the Lightning Lane of a ride', () => {
  const entry = (overrides = {}) => ({ ...anAttraction(overrides), isShow: false });
  const catalogue = { entries: [entry()], calendar: aParkCalendar() };
  const lane = (id: number, title: string, details = {}) =>
    aDayItem({
      id: lineId(id),
      catalogueId: title,
      time: null,
      details: { kind: 'lane', product: 'multi', returnUntil: null, isPreselected: true, ...details },
    });

  it('is not planned twice, nor for what has none, has no day or nobody can ride', () => {
    expect(getLaneOffer(ride, trip, [ride, lane(8, 'space-mountain')], catalogue)).toBeUndefined();
    expect(getLaneOffer({ ...ride, date: null }, trip, [], catalogue)).toBeUndefined();
    const none = { ...catalogue, entries: [entry({ lane: { product: 'none', tier: null } })] };
    expect(getLaneOffer(ride, trip, [], none)).toBeUndefined();
    expect(getLaneOffer({ ...ride, people: ['Leo'] }, trip, [], catalogue)).toBeUndefined();
  });

  it('is for later in the park where three are picked ahead', () => {
    const ids = ['a', 'b', 'c'];
    const entries = [
      entry(),
      ...ids.map((id) => entry({ id, name: id, lane: { product: 'multi', tier: 2 } })),
    ];
    const ahead = ids.map((id, index) => lane(index + 5, id));
    const offer = getLaneOffer(ride, trip, ahead, { ...catalogue, entries });
    expect(offer).toMatchObject({ isForLater: true, lane: { details: { isPreselected: false } } });
  });

  it('says what a Single Pass costs for those who can ride', () => {
    const single = entry({ lane: { product: 'single', tier: null } });
    const calendar = {
      ...aParkCalendar(),
      singlePass: [{ attractionId: 'space-mountain', cents: [1000, 1200, 1400, 1600, 1800] }],
    };
    const offer = getLaneOffer({ ...ride, people: null }, trip, [], { entries: [single], calendar });
    expect(offer).toMatchObject({ price: { payers: 1 }, lane: { people: ['Robin'] } });
    expect(offer && 'lane' in offer ? offer.lane.costCents : null).toBe(1400);
  });
});
