import { answer, type Handlers } from '@landsea/web-kit/testing';
import type { CreateDayItem, DayItem, UpdateDayItem } from '@landsea/contracts/planning';
import { screen, waitFor, within } from '@testing-library/react';
import { aDayItem, dayPlans } from '../../testing/day-fixtures';
import { openTripPage } from '../../testing/open-trip-page';
import { aTrip, aWindow, freeAccess, fullAccess, lineId, tripId } from '../../testing/trip-fixtures';
import { catalogueHandlers } from '../../testing/park-fixtures';
import { anOuting, aPort, aVenue } from '../../testing/excursion-fixtures';

const sailing = {
  ship: 'Disney Wish',
  embarkationDate: '2027-03-15',
  nights: 2,
  concierge: false,
  ports: [],
};
const trip = aTrip({
  sailing,
  party: [
    { id: lineId(11), version: 1, name: 'Ana Ruiz', age: 70, loyaltyLevel: 'gold' },
    { id: lineId(12), version: 1, name: 'Robin Ruiz', age: 38 },
    { id: lineId(13), version: 1, name: 'Leo Ruiz', age: 5 },
  ],
});
const cay = aPort({ id: 'castaway-cay', name: 'Castaway Cay', aliases: [] });
const outings = [
  anOuting(),
  anOuting({ id: 'parasail', name: 'Parasail', minAge: 8 }),
  anOuting({ id: 'flight', name: 'Day flight', hours: { from: 9, to: 9 } }),
];
const venues = [
  aVenue({ id: '1923', name: '1923', section: 'rotational-restaurant' }),
  aVenue({
    id: 'oceaneer',
    name: 'Oceaneer Club',
    minAge: 3,
    maxAge: 10,
    hours: { from: '09:00', to: '00:00' },
  }),
  aVenue({ id: 'pool', name: 'Quiet Cove', section: 'pool', minAge: 18 }),
];
const activities = aWindow({
  id: 'activities',
  kind: 'cruise-activities',
  title: 'Activities open',
  opensAt: '2126-12-01T05:00:00Z',
});

/** A service that holds the items it is sent. */
const service = (start: DayItem[] = []) => {
  let items = start;
  const put = (item: DayItem) => {
    items = [...items.filter(({ id }) => id !== item.id), item];
    return item;
  };
  return {
    'GET /api/v1/trips/:tripId/days': () => dayPlans(items, trip.days),
    'POST /api/v1/trips/:tripId/items': ({ body }) => {
      const { status = 'planned', ...item } = body as CreateDayItem;
      return answer(201, put(aDayItem({ park: null, time: null, ...item, status } as Partial<DayItem>)));
    },
    'PATCH /api/v1/trips/:tripId/items/:itemId': ({ body, params }) => {
      const item = items.find(({ id }) => id === params['itemId']) ?? aDayItem();
      const { version, ...change } = body as UpdateDayItem;
      return put({ ...item, ...change, version: version + 1 } as DayItem);
    },
    'PUT /api/v1/trips/:tripId/items/:itemId/votes/:personId': ({ body, params }) => {
      const item = items.find(({ id }) => id === params['itemId']) ?? aDayItem();
      const { vote } = body as { vote: 'must' };
      return put({ ...item, votes: { [String(params['personId'])]: vote } });
    },
  } satisfies Handlers;
};

const open = (handlers: Handlers = {}, access: object = fullAccess) =>
  openTripPage(
    `/trip/${tripId}/excursions-lab`,
    {
      'GET /api/user/access': () => access,
      'GET /api/v1/trips/:tripId/windows': () => ({ windows: [activities], meals: [] }),
      'GET /api/v1/catalogue/ports': () => ({ entries: [cay] }),
      'GET /api/v1/catalogue/ship-venues': () => ({ entries: venues }),
      'GET /api/v1/catalogue/excursions': () => ({ entries: outings }),
      ...service(),
      ...handlers,
    },
    { trip },
  );
const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  const item = heading.closest('li');
  if (!item) throw new Error(`${name} is in no list`);
  return within(item);
};

describe('the excursions lab', () => {
  it('compares outings for this party at the first stop: price, time to spare, ages', async () => {
    open();
    const sail = await card('Catamaran reef snorkel');
    expect(sail.getByText('Usually $205–$290')).toBeInTheDocument();
    expect(sail.getByText('Back aboard by 12:00 PM, leaves 4 h 30 min to spare')).toBeInTheDocument();
    expect((await card('Parasail')).getByText('Ages 8+, not Leo')).toBeInTheDocument();
    expect((await card('Day flight')).getByText('Too long for this stop')).toBeInTheDocument();
    expect(screen.getByText(/on Ana’s Gold date/)).toBeInTheDocument();
    expect(screen.getByText('Quiet Cove')).toBeInTheDocument();
  });

  it('plans an outing for some, keeps the others aboard, and marks it booked with what it really cost', async () => {
    const { user, requests } = open();
    await user.click((await card('Catamaran reef snorkel')).getByRole('button', { name: /Plan it/ }));
    const plan = within(await screen.findByRole('dialog'));
    await user.click(plan.getByRole('checkbox', { name: 'Robin Ruiz' }));
    await user.click(plan.getByRole('checkbox', { name: 'Leo Ruiz' }));
    await user.click(plan.getByRole('button', { name: 'Save to the plan' }));
    await user.click(await screen.findByRole('button', { name: /Stay aboard.*Ana/ }));
    const posts = () => requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
    await waitFor(() => expect(posts()).toHaveLength(2));
    expect(posts()).toMatchObject([
      {
        title: 'Catamaran reef snorkel',
        people: [lineId(12), lineId(13)],
        status: 'planned',
        costCents: 15_800,
      },
      { people: [lineId(11)], details: { bookedWith: 'aboard' } },
    ]);
    await user.click(await screen.findByRole('button', { name: /Mark booked/ }));
    const booked = within(await screen.findByRole('dialog'));
    await user.type(booked.getByLabelText('Confirmation number'), 'ABC123');
    await user.clear(booked.getByLabelText('Price for everyone who goes'));
    await user.type(booked.getByLabelText('Price for everyone who goes'), '149.50');
    await user.click(booked.getByRole('button', { name: 'Mark booked' }));
    expect(await screen.findByText('Confirmation ABC123')).toBeInTheDocument();
    expect(requests.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      status: 'booked',
      confirmation: 'ABC123',
      costCents: 14_950,
    });
  });

  it('puts an outing up for a vote', async () => {
    const { user, requests } = open();
    await user.click((await card('Parasail')).getByRole('button', { name: /Vote on it/ }));
    await user.click(await screen.findByRole('button', { name: 'No votes yet' }));
    await user.click(screen.getByRole('button', { name: 'Ana Ruiz: Must do' }));
    expect(await screen.findByRole('button', { name: '1 must' })).toBeInTheDocument();
    await waitFor(() =>
      expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ vote: 'must' }),
    );
  });

  it('shows the first day aboard and adds a club for the child it takes', async () => {
    const { user, requests } = open();
    await user.click(await screen.findByRole('radio', { name: /Mar 15/ }));
    await user.click(await screen.findByRole('button', { name: 'Add Oceaneer Club' }));
    await waitFor(() =>
      expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
        date: '2027-03-15',
        people: [lineId(13)],
        details: { kind: 'activity', section: 'Youth clubs' },
      }),
    );
  });

  it('leads to the trip details without a sailing', async () => {
    open({ 'GET /api/trips/:tripId': () => aTrip() });
    expect(await screen.findByRole('heading', { name: 'This trip has no sailing yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add your sailing' })).toHaveAttribute(
      'href',
      `/trip-details-hq/${tripId}`,
    );
  });

  it('lets a family add its own outing at a port it does not know', async () => {
    const { user, requests } = open({ 'GET /api/v1/catalogue/ports': () => ({ entries: [] }) });
    expect(await screen.findByText(/We don’t have a guide for Castaway Cay yet/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add your own' }));
    await user.type(screen.getByLabelText('What'), 'Beach walk');
    await user.click(screen.getByRole('button', { name: 'Save to the plan' }));
    expect(await screen.findByRole('heading', { name: 'Beach walk' })).toBeInTheDocument();
    expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      title: 'Beach walk',
      people: null,
    });
  });

  it('warns on the outing of somebody who would be in two places', async () => {
    const excursion = (id: number, change: Partial<DayItem>) =>
      aDayItem({
        id: lineId(id),
        date: '2027-03-16',
        park: null,
        catalogueId: null,
        minutes: 180,
        details: { kind: 'excursion', bookedWith: 'ship', activityLevel: null, minAge: null },
        ...change,
      });
    open({
      ...service([
        excursion(1, { title: 'Boat', time: '09:00', people: [lineId(12), lineId(13)] }),
        excursion(2, { title: 'Beach', time: '11:00', people: [lineId(11), lineId(13)] }),
      ]),
      ...catalogueHandlers,
    });
    const sentence = 'Boat takes until about 12:00 PM, and Beach starts at 11:00 AM. Leo Ruiz is on both.';
    expect(await (await card('Boat')).findByText(sentence)).toBeInTheDocument();
    expect((await card('Beach')).getByText(sentence)).toBeInTheDocument();
  });

  it.each([
    [/Mar 15/, 'Before you board', '2027-03-15'],
    [/Mar 17/, 'After the cruise', '2027-03-17'],
  ])('takes an outing of their own in the home port on %s', async (stop, title, date) => {
    const { user, requests } = open();
    await user.click(await screen.findByRole('radio', { name: stop }));
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add your own' }));
    await user.type(screen.getByLabelText('What'), 'Space center');
    await user.type(screen.getByLabelText('Starts'), '09:30');
    await user.click(screen.getByRole('button', { name: 'Save to the plan' }));
    expect(await screen.findByRole('heading', { name: 'Space center' })).toBeInTheDocument();
    expect(screen.queryByText(/Stay aboard/)).not.toBeInTheDocument();
    expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      title: 'Space center',
      date,
      time: '09:30',
      details: { kind: 'excursion', bookedWith: 'self' },
    });
  });

  it('writes nothing for an owner who has not paid', async () => {
    const { user, requests } = open({}, freeAccess);
    await user.click((await card('Parasail')).getByRole('button', { name: /Vote on it/ }));
    await user.click((await card('Parasail')).getByRole('button', { name: /Plan it/ }));
    expect(screen.queryByRole('dialog', { name: 'Parasail' })).not.toBeInTheDocument();
    expect(requests.some(({ method }) => method === 'POST')).toBe(false);
  });
});
