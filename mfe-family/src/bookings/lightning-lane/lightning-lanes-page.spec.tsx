import { addDays } from '@landsea/contracts/core';
import { listenToAnnouncement, formatDate } from '@landsea/web-kit';
import { answer, aUser, renderRoute, type Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes';
import { aLane, laneDate, laneHandlers, laneRides, laneTrip } from '../../testing/lane-fixtures';
import { dayPlans } from '../../testing/day-fixtures';
import { aWindow, freeAccess, fullAccess, lineId, tripId } from '../../testing/trip-fixtures';

const path = `/trip/${tripId}/lightning-lanes`;
const day = formatDate(laneDate);

const open = (items: Parameters<typeof laneHandlers>[0] = [], handlers: Handlers = {}, address = path) =>
  renderRoute(routes, address, { user: aUser(), handlers: { ...laneHandlers(items), ...handlers } });
const sent = ({ requests }: ReturnType<typeof open>, method: string) =>
  requests.filter((request) => request.method === method).map(({ body }) => body);
const card = async () => within(await screen.findByRole('region', { name: new RegExp(`^${day}`) }));

describe('Lightning Lanes', () => {
  it('shows picks by day, the booking date, the price and what is worth it', async () => {
    open([aLane('Jungle Cruise', { time: '10:15', status: 'booked' }), aLane('Dumbo')]);
    const shown = await card();
    expect(shown.getByRole('button', { name: /Jungle Cruise.*from 10:15 AM.*Booked/ })).toBeInTheDocument();
    expect(shown.getByRole('button', { name: /Dumbo.*Pick ahead/ })).toBeInTheDocument();
    expect(shown.getByText('2 of 3 picked ahead')).toBeInTheDocument();
    expect(shown.getByText(/Multi Pass:/)).toHaveTextContent('Multi Pass: about $60 (2 × $30, typical)');
    expect(screen.getByRole('region', { name: 'Booking window' })).toHaveTextContent('in 13 days');
    expect(screen.getByText(`Passes pay off on ${day}.`)).toBeInTheDocument();
  });

  it('lists the days on which passes pay off in their order, not by what they gain', async () => {
    const nextDate = addDays(laneDate, 1);
    const [first] = laneTrip.days;
    const days = first ? [first, { ...first, date: nextDate }] : [];
    const ride = (name: string, date: string, number: number) =>
      aLane(name, { id: lineId(number), date, details: { kind: 'attraction' } });
    const items = [
      ride('Jungle Cruise', laneDate, 1),
      ride('Dumbo', laneDate, 2),
      ...laneRides.map(({ name }, index) => ride(name, nextDate, 3 + index)),
    ];
    renderRoute(routes, path, { user: aUser(), handlers: laneHandlers(items, { ...laneTrip, days }) });
    expect(await screen.findByText(`Passes pay off on ${day}; ${formatDate(nextDate)}.`)).toBeInTheDocument();
  });

  it('picks a ride, and says of the others why they do not fit', async () => {
    const page = open([aLane('Jungle Cruise'), aLane('Dumbo')], {
      'POST /api/v1/trips/:tripId/items': ({ body }) =>
        answer(201, { ...aLane('Buzz Lightyear'), ...(body as object) }),
    });
    await page.user.click((await card()).getByRole('button', { name: /^Pick a ride/ }));
    const picker = within(await screen.findByRole('dialog'));
    expect(picker.getByRole('button', { name: /Space Mountain/ })).toHaveTextContent(
      'for later, after the first tap-in',
    );
    expect(picker.getByRole('status')).toHaveTextContent('2 of 3 picked ahead');
    const names = picker.getAllByRole('button', { name: /Picked/ }).map(({ textContent }) => textContent);
    expect(names).toEqual([expect.stringMatching(/^Jungle Cruise/), expect.stringMatching(/^Dumbo/)]);
    await page.user.click(picker.getByRole('button', { name: /Buzz Lightyear/ }));
    await waitFor(() => expect(picker.getByRole('status')).toHaveTextContent('3 of 3 picked ahead'));
    expect(picker.getByRole('button', { name: /Buzz Lightyear.*Picked/ })).toHaveFocus();
    await waitFor(() =>
      expect(sent(page, 'POST')).toEqual([
        expect.objectContaining({
          title: 'Buzz Lightyear',
          date: laneDate,
          people: null,
          catalogueId: 'buzz-lightyear',
          details: { kind: 'lane', product: 'multi', returnUntil: null, isPreselected: true },
        }),
      ]),
    );
  });

  it('picks and prices a ride only for those who are tall enough', async () => {
    const [ana] = laneTrip.party;
    const page = open([], {
      'POST /api/v1/trips/:tripId/items': ({ body }) =>
        answer(201, { ...aLane('TRON'), ...(body as object) }),
    });
    await page.user.click((await card()).getByRole('button', { name: /^Pick a ride/ }));
    const picker = within(await screen.findByRole('dialog'));
    await page.user.click(picker.getByRole('button', { name: /TRON.*Single Pass, about \$20/ }));
    await waitFor(() =>
      expect(sent(page, 'POST')).toEqual([
        expect.objectContaining({ title: 'TRON', people: [ana?.id], costCents: 2000 }),
      ]),
    );
  });

  it('adds the pass with its price for a person who pays', async () => {
    const page = open([], {
      'POST /api/v1/trips/:tripId/items': ({ body }) =>
        answer(201, { ...aLane('Dumbo'), ...(body as object) }),
    });
    await page.user.click(
      (await card()).getByRole('button', { name: 'Add to plan Multi Pass, Magic Kingdom' }),
    );
    await waitFor(() =>
      expect(sent(page, 'POST')).toEqual([
        expect.objectContaining({
          costCents: 6000,
          details: expect.objectContaining({ isPass: true }) as object,
        }),
      ]),
    );
  });

  it('prices the passes of each park of a two-park day', async () => {
    const days = laneTrip.days.map((each, index) =>
      index === 0 ? { ...each, parks: ['epcot' as const, 'magic-kingdom' as const] } : each,
    );
    const page = open([], { 'GET /api/v1/trips/:tripId/days': () => dayPlans([], days) });
    const shown = await card();
    expect(shown.getByRole('button', { name: 'Add to plan Multi Pass, Magic Kingdom' })).toBeInTheDocument();
    await page.user.click(shown.getByRole('radio', { name: 'EPCOT' }));
    expect(shown.getByRole('button', { name: 'Add to plan Multi Pass, EPCOT' })).toBeInTheDocument();
    expect(shown.getByText(/Standby should do/)).toBeInTheDocument();
  });

  it('refuses a second Tier 1 before the first tap-in without asking the service', async () => {
    const later = aLane('Space Mountain', {
      details: { kind: 'lane', product: 'multi', returnUntil: null, isPreselected: false },
    });
    const page = open([aLane('Jungle Cruise'), later]);
    await page.user.click((await card()).getByRole('button', { name: /Space Mountain/ }));
    await page.user.click(await screen.findByRole('radio', { name: 'Booked' }));
    expect(await screen.findByText(/Only one Tier 1 ride fits before the first tap-in/)).toBeInTheDocument();
    expect(sent(page, 'PATCH')).toEqual([]);
  });

  it('shows one person’s picks', async () => {
    const [, ben] = laneTrip.party;
    const page = open([aLane('Jungle Cruise', { people: [ben?.id ?? ''] }), aLane('Dumbo')]);
    expect((await card()).getByText('2 rides, not all for everyone')).toBeInTheDocument();
    await page.user.selectOptions(screen.getByLabelText('Show picks of'), 'Ana');
    expect((await card()).queryByText('Jungle Cruise')).not.toBeInTheDocument();
    expect((await card()).getByText('Dumbo')).toBeInTheDocument();
  });

  it('asks who may only look to unlock the trip', async () => {
    const asked: unknown[] = [];
    const stop = listenToAnnouncement('show-paywall', (request) => asked.push(request.tripId));
    const page = open([], { 'GET /api/user/access': () => freeAccess });
    await page.user.click((await card()).getByRole('button', { name: /^Pick a ride/ }));
    stop();
    expect(asked).toEqual([tripId]);
  });

  it('lets a guest who may only look read what is picked', async () => {
    const viewer = { ...fullAccess, canEdit: false, role: 'viewer', message: 'Ask Ana to let you edit.' };
    const page = open([aLane('Dumbo', { time: '10:15' })], { 'GET /api/user/access': () => viewer });
    const shown = await card();
    expect(await screen.findByText('Ask Ana to let you edit.')).toBeInTheDocument();
    expect(shown.queryByRole('button', { name: /^(Pick a ride|Add to plan)/ })).not.toBeInTheDocument();
    await page.user.click(shown.getByRole('button', { name: /Dumbo/ }));
    const panel = within(await screen.findByRole('dialog'));
    expect(panel.getByText(/10:15 AM/)).toBeInTheDocument();
    expect(panel.queryByRole('radio')).not.toBeInTheDocument();
    expect(panel.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
  });

  it('leads to the planner while there is no park day, and says when nothing can be loaded', async () => {
    const none = laneTrip.days.map((each) => ({ ...each, kind: 'rest' as const, parks: [] }));
    open([], { 'GET /api/v1/trips/:tripId/days': () => dayPlans([], none) });
    expect(await screen.findByText('No park days yet')).toBeInTheDocument();
    open([], {
      'GET /api/v1/catalogue/park-calendar': () => answer(500, { code: 'INTERNAL', message: 'It broke.' }),
    });
    expect(await screen.findByText('This trip could not be loaded')).toBeInTheDocument();
  });
});

describe('booking morning', () => {
  const morning = `${path}?mode=morning`;

  it('counts down and puts first what is gone first', async () => {
    open([aLane('Dumbo'), aLane('Haunted Mansion'), aLane('Jungle Cruise')], {}, morning);
    expect(await screen.findByRole('timer')).toHaveTextContent(/^1[23] d \d\d:\d\d:\d\d$/);
    expect(screen.getAllByRole('button', { name: /^Got it/ }).map((button) => button.textContent)).toEqual([
      'Got it Jungle Cruise',
      'Got it Haunted Mansion',
      'Got it Dumbo',
    ]);
    expect(screen.getByText('0 of 3 booked')).toBeInTheDocument();
  });

  it('checks off what is booked and takes its return time', async () => {
    let item = aLane('Jungle Cruise');
    const page = open(
      [],
      {
        'GET /api/v1/trips/:tripId/days': () => dayPlans([item], laneTrip.days),
        'PATCH /api/v1/trips/:tripId/items/:itemId': ({ body }) =>
          (item = { ...item, ...(body as object), version: item.version + 1 }),
      },
      morning,
    );
    await page.user.click(await screen.findByRole('button', { name: 'Got it Jungle Cruise' }));
    const time = await screen.findByLabelText('Return window starts');
    await page.user.type(time, '10:15');
    await page.user.click(screen.getByRole('button', { name: 'Done Jungle Cruise' }));
    await waitFor(() =>
      expect(sent(page, 'PATCH').at(-1)).toMatchObject({ time: '10:15', details: { returnUntil: '11:15' } }),
    );
    expect(sent(page, 'PATCH')[0]).toMatchObject({ status: 'booked' });
    expect(await screen.findByText('10:15 – 11:15 AM')).toBeInTheDocument();
  });

  it('takes the next best in one tap when a ride is gone', async () => {
    const ride = aLane('Haunted Mansion');
    const wish = aLane('Buzz Lightyear', { status: 'wish', date: null, details: { kind: 'attraction' } });
    const page = open(
      [ride, wish],
      {
        'PATCH /api/v1/trips/:tripId/items/:itemId': ({ body }) => ({
          ...ride,
          ...(body as object),
          version: 2,
        }),
      },
      morning,
    );
    await page.user.click(await screen.findByRole('button', { name: 'Buzz Lightyear' }));
    await waitFor(() =>
      expect(sent(page, 'PATCH')).toEqual([
        expect.objectContaining({ title: 'Buzz Lightyear', catalogueId: 'buzz-lightyear' }),
      ]),
    );
  });

  it('names no ride as the next best that somebody is too short for', async () => {
    const party = laneTrip.party.map((person) =>
      person.name === 'Ben' ? { ...person, heightInches: 43 } : person,
    );
    const fallbacks = async (trip: typeof laneTrip) => {
      const page = open([aLane('Jungle Cruise')], { 'GET /api/trips/:tripId': () => trip }, morning);
      await screen.findByRole('button', { name: 'Got it Jungle Cruise' });
      const names = screen
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
        .filter((name) => /^(Space Mountain|Haunted Mansion|Buzz Lightyear|Dumbo)$/.test(name ?? ''));
      page.unmount();
      return names;
    };
    expect(await fallbacks(laneTrip)).toContain('Space Mountain');
    expect(await fallbacks({ ...laneTrip, party })).not.toContain('Space Mountain');
  });

  it('stays with the window that opened this morning', async () => {
    const opened = new Date(Date.now() - 60_000).toISOString();
    const covers = { from: laneDate, to: laneDate };
    const closesAt = `${addDays(laneDate, 2)}T05:00:00.000Z`;
    const windows = [
      aWindow({ id: 'multi-pass-stay-1', kind: 'multi-pass', opensAt: opened, closesAt, covers }),
      aWindow({
        id: 'multi-pass-stay-2',
        kind: 'multi-pass',
        opensAt: `${addDays(laneDate, 1)}T12:00:00.000Z`,
        closesAt,
        covers: { from: addDays(laneDate, 1), to: addDays(laneDate, 1) },
      }),
    ];
    open([aLane('Dumbo')], { 'GET /api/v1/trips/:tripId/windows': () => ({ windows, meals: [] }) }, morning);
    expect(await screen.findByRole('timer')).toHaveTextContent('Open now');
    expect(screen.getByRole('button', { name: 'Got it Dumbo' })).toBeInTheDocument();
  });
});
