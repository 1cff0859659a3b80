import type { DayItem } from '@landsea/contracts/planning';
import { answer, type Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { dayPlans } from '../../testing/day-fixtures';
import { openTripPage } from '../../testing/open-trip-page';
import { aParkCalendar } from '../../testing/park-fixtures';
import { aTrip, lineId, tripId } from '../../testing/trip-fixtures';
import { aShot, aSpot } from './testing/photo-fixtures';

const open = (items: DayItem[] = [], handlers: Handlers = {}) =>
  openTripPage('/photo-planning', {
    'GET /api/v1/trips/active': () => ({ trip: aTrip() }),
    'GET /api/v1/trips/:tripId/days': () => dayPlans(items),
    'GET /api/v1/catalogue/photo-spots': () => ({
      entries: [aSpot(), aSpot({ id: 'far', park: 'epcot' })],
    }),
    'GET /api/v1/catalogue/park-calendar': aParkCalendar,
    ...handlers,
  });

describe('the page of photos', () => {
  it('plans a picture for the best light of its day', async () => {
    let saved: DayItem[] = [];
    const { user, requests } = open([], {
      'GET /api/v1/trips/:tripId/days': () => dayPlans(saved),
      'POST /api/v1/trips/:tripId/items': ({ body }) => {
        saved = [aShot(1, { time: '16:00', id: (body as DayItem).id })];
        return answer(201, saved[0]);
      },
    });
    expect(await screen.findByText('1 spot')).toBeInTheDocument();
    expect(await screen.findByText('Best light 4:00 PM to sunset (7:00 PM)')).toBeInTheDocument();
    expect(screen.getByText('Faces north')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Plan it.*Castle hub/ }));
    const dialog = await screen.findByRole('dialog');
    const time = within(dialog).getByLabelText('Time');
    expect(time).toHaveValue('16:00');
    await user.clear(time);
    await user.type(time, '12:30');
    expect(within(dialog).getByText(/The light is poor then/)).toBeInTheDocument();
    await user.clear(time);
    await user.type(time, '16:00');
    await user.click(within(dialog).getByRole('button', { name: 'Add to the plan' }));
    expect(await screen.findByText(/4:00 PM, best light/)).toBeInTheDocument();
    expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      title: 'Castle hub',
      date: '2027-03-14',
      time: '16:00',
      details: { kind: 'photo', isPhotoPass: true, light: '4:00 PM to sunset (7:00 PM)' },
    });
  });

  it('offers ports and the ship on a cruise, and asks for no parks', async () => {
    const days = aTrip().days.slice(1);
    const cruise = () =>
      aTrip({
        mode: 'cruise',
        days,
        sailing: {
          ship: 'Disney Wish',
          embarkationDate: '2027-03-15',
          nights: 2,
          concierge: false,
          ports: [],
        },
      });
    let saved: DayItem[] = [];
    const { user, requests } = open([], {
      'GET /api/trips': () => [cruise()],
      'GET /api/v1/trips/active': () => ({ trip: cruise() }),
      'GET /api/trips/:tripId': cruise,
      'GET /api/v1/trips/:tripId/days': () => dayPlans(saved, days),
      'POST /api/v1/trips/:tripId/items': ({ body }) => {
        saved = [aShot(1, { ...(body as DayItem), catalogueId: null })];
        return answer(201, saved[0]);
      },
    });
    expect(await screen.findByText('Sail-away from the top deck')).toBeVisible();
    expect(screen.queryByText('Find photo spots')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Plan it ?: The ship behind us in Castaway Cay/ }));
    expect(await screen.findByText('On your list')).toBeVisible();
    expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      title: 'The ship behind us in Castaway Cay',
      date: '2027-03-16',
      place: 'Castaway Cay',
      details: { kind: 'photo', taken: false },
    });
  });

  it('wishes for a picture with one tap on its heart, and takes that back with another', async () => {
    let saved: DayItem[] = [];
    const { user, requests } = open([], {
      'GET /api/v1/trips/:tripId/days': () => dayPlans(saved),
      'POST /api/v1/trips/:tripId/items': ({ body }) => {
        saved = [aShot(1, { date: null, time: null, status: 'wish', id: (body as DayItem).id })];
        return answer(201, saved[0]);
      },
      'DELETE /api/v1/trips/:tripId/items/:itemId': () => answer(204),
    });
    await user.click(await screen.findByRole('button', { name: 'Wish for Castle hub' }));
    await screen.findByText('Castle hub is on your list');
    const wished = await screen.findByRole('button', { name: 'Wish for Castle hub', pressed: true });
    await waitFor(() => expect(saved).toHaveLength(1));
    await user.click(wished);
    await screen.findByRole('button', { name: 'Wish for Castle hub', pressed: false });
    await waitFor(() => expect(requests.some(({ method }) => method === 'DELETE')).toBe(true));
  });

  it('ticks off what is taken', async () => {
    let saved = aShot(1);
    const { user, requests } = open([], {
      'GET /api/v1/trips/:tripId/days': () => dayPlans([saved]),
      'PATCH /api/v1/trips/:tripId/items/:itemId': () => {
        saved = aShot(1, { status: 'done', version: 2, details: { ...saved.details, taken: true } });
        return saved;
      },
    });
    expect(await screen.findByText('0 of 1 taken')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Castle hub is taken' }));
    expect(await screen.findByText('1 of 1 taken')).toBeInTheDocument();
    expect(requests.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      status: 'done',
      details: { taken: true },
    });
  });

  it('adds the cheapest way to pay to the plan, in place of another one', async () => {
    const shots = Array.from({ length: 5 }, (_, index) => aShot(index + 1));
    const before = aShot(9, { title: 'Memory Maker', catalogueId: 'memory-maker', costCents: 21_000 });
    const { user, requests } = open([...shots, before], {
      'POST /api/v1/trips/:tripId/items/changes': () => dayPlans(shots),
    });
    expect(
      await screen.findByText(/not worth it: with Memory Maker One Day you pay \$75, .* less/),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'In your plan: Memory Maker, $210' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Plan it.*One Day/ }));
    await screen.findByText('Photos: Memory Maker One Day');
    const sent = requests.find(({ path }) => path.endsWith('/items/changes'));
    expect(sent?.body).toMatchObject({
      add: [{ title: 'Memory Maker One Day', costCents: 7500, details: { kind: 'photo' } }],
      remove: [{ id: lineId(9), version: 1 }],
    });
  });

  it('says what to do on a trip whose days have no park', async () => {
    const days = aTrip().days.filter(({ kind }) => kind !== 'park');
    open([], { 'GET /api/v1/trips/:tripId/days': () => dayPlans([], days) });
    expect(await screen.findByRole('link', { name: 'Choose parks' })).toHaveAttribute(
      'href',
      `/trip/${tripId}/daily-planner-v2`,
    );
    expect(screen.queryByText('Is Memory Maker worth it?')).not.toBeInTheDocument();
  });

  it('says when the spots cannot be loaded', async () => {
    open([], { 'GET /api/v1/catalogue/photo-spots': () => answer(500, { code: 'INTERNAL', message: 'No' }) });
    expect(await screen.findByRole('button', { name: /again/i })).toBeInTheDocument();
  });
});
