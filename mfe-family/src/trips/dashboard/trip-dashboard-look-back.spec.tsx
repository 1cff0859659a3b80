import { addDays, getDateIn } from '@landsea/contracts/core';
import type { Activity } from '@landsea/contracts/trip';
import { localMemory } from '@landsea/web-kit';
import { answer, aUser } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aDayItem, dayPlans } from '../../testing/day-fixtures';
import { aTrip, fullAccess, lineId, tripId } from '../../testing/trip-fixtures';
import { open, trip } from './testing/open-dashboard';

const looked = `trip_look_${aUser().id}_${tripId}`;
const aChange = (number: number, overrides: Partial<Activity> = {}): Activity => ({
  id: lineId(number),
  at: '2020-11-20T10:00:00.000Z',
  by: 'Kim',
  isYou: false,
  kind: 'task',
  action: 'added',
  what: 'Renew the passports',
  details: [],
  undo: 'open',
  ...overrides,
});

afterEach(() => localMemory.write(looked, undefined));

describe('the changes since the last look', () => {
  it('tells what others changed since the last look, and what they change meanwhile', async () => {
    localMemory.write(looked, '2020-11-20T09:00:00.000Z 2020-11-20T08:30:00.000Z 2020-11-19T08:00:00.000Z');
    let activities = [
      aChange(1),
      aChange(2, { what: 'My own', isYou: true }),
      aChange(3, { what: 'Taken back', undo: 'done' }),
      aChange(4, { what: 'Seen before', at: '2020-11-20T08:30:00.000Z' }),
    ];
    const { live } = open(`/trip/${tripId}`, {
      'GET /api/v1/trips/:tripId/activity': () => ({ activities }),
    });
    const section = await screen.findByRole('region', { name: 'Since you last looked' });
    const entries = () =>
      within(section)
        .getAllByRole('listitem')
        .map(({ firstElementChild }) => firstElementChild?.firstElementChild?.textContent);
    expect(entries()).toEqual(['Kim added task “Renew the passports”']);
    activities = [2, 3, 4, 5]
      .map((number) => aChange(4 + number, { what: `Pack bag ${number}` }))
      .concat(activities);
    live.emit({ type: 'activity.changed' });
    expect(await within(section).findByText('And 1 more.')).toBeInTheDocument();
    expect(entries()).toHaveLength(4);
    expect(within(section).getByRole('link', { name: 'All that happened' })).toHaveAttribute(
      'href',
      `/trip/${tripId}/family-hq`,
    );
  });

  it('says nothing of changes at a first look, and remembers up to where it went', async () => {
    open(`/trip/${tripId}`, {
      'GET /api/v1/trips/:tripId/activity': () => ({ activities: [aChange(1)] }),
    });
    const { at } = aChange(1);
    await waitFor(() => expect(localMemory.read(looked)).toMatch(new RegExp(`Z ${at} ${at}$`)));
    expect(screen.queryByRole('region', { name: 'Since you last looked' })).not.toBeInTheDocument();
  });
});

describe('a trip that is over', () => {
  it('looks back at a trip that is over, and leads to what it cost', async () => {
    const days = trip.days.map((day) => ({ ...day, date: day.date.replace('2027', '2020') }));
    const over = { ...trip, startDate: '2020-03-14', endDate: '2020-03-17', days };
    open(`/trip/${tripId}`, {
      'GET /api/trips/:tripId': () => over,
      'GET /api/v1/trips/:tripId/windows': () => ({ windows: [], meals: [] }),
    });
    expect(await screen.findByRole('link', { name: 'See what it really cost' })).toHaveAttribute(
      'href',
      '/trip-history',
    );
    expect(screen.queryByRole('region', { name: 'Next up' })).not.toBeInTheDocument();
    expect(screen.getByText(/Started/)).toBeInTheDocument();
  });

  it('sells nothing once a trip is over, and still sells in the days after it', async () => {
    const free = { ...fullAccess, canEdit: false, isActive: false, accessType: 'free' };
    const over = aTrip({ startDate: '2024-03-14', endDate: '2024-03-17' });
    const page = open(`/trip/${tripId}/dashboard`, {
      'GET /api/user/access': () => free,
      'GET /api/trips/:tripId': () => over,
    });
    expect(await screen.findByText('This trip is closed for planning')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Unlock this trip' })).not.toBeInTheDocument();
    page.unmount();
    const yesterday = addDays(getDateIn(new Date()), -1);
    open(`/trip/${tripId}/dashboard`, {
      'GET /api/user/access': () => free,
      'GET /api/trips/:tripId': () => aTrip({ startDate: yesterday, endDate: yesterday }),
    });
    expect(await screen.findByRole('button', { name: 'Unlock this trip' })).toBeInTheDocument();
  });

  it('looks back on what it cost, what was ridden and its photos', async () => {
    const past = aTrip({ startDate: '2025-03-14', endDate: '2025-03-17' });
    const ride = aDayItem({ status: 'done', date: '2025-03-14' });
    const again = aDayItem({ id: lineId(2), status: 'done', date: '2025-03-15' });
    const churro = aDayItem({
      id: lineId(3),
      title: 'Churro',
      catalogueId: null,
      status: 'done',
      photoId: lineId(8),
      details: { kind: 'snack', tried: true, ratings: { robin: 5 } },
    });
    open(`/trip/${tripId}/dashboard`, {
      'GET /api/trips': () => [past],
      'GET /api/trips/:tripId': () => past,
      'GET /api/v1/trips/:tripId/days': () => dayPlans([ride, again, churro], past.days),
      'GET /api/v1/catalogue/attractions': () => ({ entries: [] }),
      'GET /api/v1/catalogue/park-calendar': () => answer(503, { code: 'INTERNAL', message: 'It broke.' }),
    });
    const recap = await screen.findByRole('region', { name: 'How it was' });
    expect(await within(recap).findByText('2 rides')).toBeInTheDocument();
    expect(within(recap).getByText('Space Mountain twice.')).toBeInTheDocument();
    expect(within(recap).getByText('Churro')).toBeInTheDocument();
    expect(within(recap).getByRole('img', { name: 'Churro' })).toHaveAttribute(
      'src',
      `/api/v1/trips/${tripId}/items/${lineId(3)}/photo/thumbnail?v=${lineId(8)}`,
    );
    expect(within(recap).getByRole('link', { name: 'Plan the next one' })).toHaveAttribute(
      'href',
      '/create-trip',
    );
  });
});
