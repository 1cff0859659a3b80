import { formatDate } from '@landsea/web-kit';
import { answer, aUser, renderRoute, type Handlers } from '@landsea/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes';
import { aLane, laneDate, laneHandlers, laneTrip } from '../../testing/lane-fixtures';
import { dayPlans } from '../../testing/day-fixtures';
import { fullAccess, tripId } from '../../testing/trip-fixtures';

const [, ben] = laneTrip.party;

const open = async (handlers: Handlers = {}) => {
  const page = renderRoute(routes, `/trip/${tripId}/lightning-lane-strategy`, {
    user: aUser(),
    handlers: { ...laneHandlers(), ...handlers },
  });
  const day = within(await screen.findByRole('region', { name: new RegExp(`^${formatDate(laneDate)}`) }));
  return { ...page, day };
};
const worth = (cents: number) =>
  fireEvent.change(
    screen.getByRole('slider', { name: 'What skipping an hour of lines is worth, per person' }),
    {
      target: { value: String(cents) },
    },
  );
const rows = (list: HTMLElement | undefined) =>
  list
    ? within(list)
        .getAllByRole('listitem')
        .map((row) => row.textContent)
    : [];

beforeEach(() => localStorage.clear());

describe('Lightning Lane strategy', () => {
  it('says what to book at 7:00 in which order, with fallbacks and for whom not', async () => {
    const { day } = await open();
    const [first, singles, later] = day.getAllByRole('list').filter((list) => list.tagName === 'OL');
    expect(rows(first)).toEqual([
      'Jungle Cruiseusually gone by 12:30 PM · if gone: Space Mountain or Dumbo',
      'Haunted Mansionusually gone by 5:30 PM · if gone: Dumbo',
      'Buzz Lightyearusually gone by 6:00 PM · if gone: Dumbo',
    ]);
    expect(rows(singles)).toEqual(['TRONusually gone by 1:00 PM · Ben and Mia are not tall enough yet']);
    expect(rows(later)?.[0]).toMatch(/^Space Mountain/);
  });

  it('turns its verdict with what an hour is worth', async () => {
    const { day } = await open();
    worth(500);
    expect(day.getByText('Standby will do')).toBeInTheDocument();
    worth(10_000);
    expect(day.getByText('Best day to buy')).toBeInTheDocument();
    expect(screen.getByText(/^Passes pay off on 1 of 1 days/)).toBeInTheDocument();
  });

  it('keeps what an hour is worth with the trip', async () => {
    const { requests } = await open({
      'GET /api/v1/trips/:tripId/days': () => ({ ...dayPlans([], laneTrip.days), hourCents: 4000 }),
    });
    const slider = screen.getByRole('slider', {
      name: 'What skipping an hour of lines is worth, per person',
    });
    expect(slider).toHaveAttribute('aria-valuetext', '$40');
    worth(9000);
    worth(10_000);
    await waitFor(() =>
      expect(requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
        { hourCents: 10_000 },
      ]),
    );
    expect(slider).toHaveAttribute('aria-valuetext', '$100');
  });

  it('lets a guest who may only look try another worth, and keeps nothing of it', async () => {
    const viewer = { ...fullAccess, canEdit: false, role: 'viewer', message: 'Ask Ana to let you edit.' };
    const { day, requests, unmount } = await open({ 'GET /api/user/access': () => viewer });
    await screen.findByText('Ask Ana to let you edit.');
    worth(500);
    expect(day.getByText('Standby will do')).toBeInTheDocument();
    unmount();
    expect(requests.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('advises each park of a two-park day, where passes gain most first', async () => {
    const days = laneTrip.days.map((day, index) =>
      index === 0 ? { ...day, parks: ['epcot' as const, 'magic-kingdom' as const] } : day,
    );
    const { day, user } = await open({
      'GET /api/v1/trips/:tripId/days': () => dayPlans([], days),
    });
    worth(10_000);
    expect(day.getByRole('radio', { name: 'Magic Kingdom' })).toBeChecked();
    expect(day.getByText('Best day to buy')).toBeInTheDocument();
    await user.click(day.getByRole('radio', { name: 'EPCOT' }));
    expect(day.getByText('Standby will do')).toBeInTheDocument();
    expect(day.getByText(/there is nothing to buy/)).toBeInTheDocument();
    expect(screen.getByText(/^Passes pay off on 1 of 1 days/)).toBeInTheDocument();
  });

  it('plans the advice in one step, rides only for a person who is tall enough', async () => {
    const page = await open({
      'POST /api/v1/trips/:tripId/items/changes': () => dayPlans([aLane('Dumbo')], laneTrip.days),
    });
    worth(10_000);
    await page.user.click(page.day.getByRole('button', { name: /^Plan it like this/ }));
    await waitFor(() => expect(page.requests.some(({ method }) => method === 'POST')).toBe(true));
    const { body } = page.requests.find(({ method }) => method === 'POST') ?? {};
    expect(body).toMatchObject({
      title: `Lightning Lanes for ${formatDate(laneDate)}`,
      add: [
        { title: 'Multi Pass, Magic Kingdom', costCents: 6000 },
        { title: 'Jungle Cruise', people: null },
        { title: 'Haunted Mansion' },
        { title: 'Buzz Lightyear' },
        { title: 'TRON', costCents: 2000 },
      ],
    });
    expect(JSON.stringify(body)).not.toContain(`"people":["${ben?.id ?? ''}"]`);
  });

  it('asks for the park of a day that has none', async () => {
    const days = laneTrip.days.map((day) => ({ ...day, parks: [] }));
    renderRoute(routes, '/ride-strategy', {
      user: aUser(),
      handlers: {
        ...laneHandlers(),
        'GET /api/trips/active': () => ({ trip: laneTrip }),
        'GET /api/v1/trips/:tripId/days': () => dayPlans([], days),
      },
    });
    expect(await screen.findByText('No park chosen yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Choose your parks' })).toHaveAttribute(
      'href',
      `/trip/${tripId}/lightning-lanes`,
    );
  });

  it('says when the catalog cannot be loaded, and tries again', async () => {
    let isDown = true;
    const page = renderRoute(routes, `/trip/${tripId}/lightning-lane-strategy`, {
      user: aUser(),
      handlers: {
        ...laneHandlers(),
        'GET /api/v1/catalogue/shows': () =>
          isDown ? answer(500, { code: 'INTERNAL', message: 'It broke.' }) : { entries: [] },
      },
    });
    await screen.findByText('It broke.');
    isDown = false;
    await page.user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Lightning Lane strategy' })).toBeInTheDocument();
  });
});
