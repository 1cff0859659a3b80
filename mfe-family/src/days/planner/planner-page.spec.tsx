import { UpdateTripDay } from '@landsea/contracts/planning';
import type { TripDay } from '@landsea/contracts/trip';
import { answer } from '@landsea/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aDayItem, dayPlans } from '../../testing/day-fixtures';
import { anAttraction, aParkCalendar, aShow, aTravel } from '../../testing/park-fixtures';
import { bodies, lunch, openPlanner, plannerService, ride, trip, wish } from '../../testing/open-planner';
import { aTrip, fullAccess, lineId } from '../../testing/trip-fixtures';

const day = (name: string) => within(screen.getByRole('region', { name: new RegExp(name) }));
const openFacts = async ({ user }: Awaited<ReturnType<typeof openPlanner>>, name: string) =>
  user.click(await day(name).findByRole('button', { name: /^\d+ plans?\b/ }));

describe('daily planner', () => {
  let onTestEnd = (): unknown => undefined;
  afterEach(() => {
    localStorage.clear();
    onTestEnd();
  });

  it('shows each day with what is planned, without times too, and explains what does not fit', async () => {
    const page = await openPlanner([ride, lunch, wish], {}, '/daily-planner');
    expect(await day('Mar 14').findByRole('button', { name: /^2 plans 1 to solve/ })).toBeInTheDocument();
    expect(screen.queryByText(/^Leo is too short/)).not.toBeInTheDocument();
    await openFacts(page, 'Mar 14');
    expect(await screen.findByText(/^Leo is too short for Space Mountain \(44 inches\)/)).toBeInTheDocument();
    const sunday = day('Mar 14');
    expect(sunday.getByText('Sometime this afternoon')).toBeInTheDocument();
    expect(sunday.getByRole('button', { name: /^Ride: Space Mountain/ })).toHaveTextContent(
      /10:00 AM.*\d+ min wait/,
    );
    expect(sunday.getByRole('button', { name: /Lunch/ })).toBeInTheDocument();
    expect(sunday.getByText(/9 AM – 10 PM/)).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: /Wishes/ })).getByText('Dole Whip')).toBeInTheDocument();
  });

  it('names the days of the family to its agent', async () => {
    const page = await openPlanner([wish], {
      'GET /api/user/access': () => ({ ...fullAccess, role: 'owner', forClient: true }),
    });
    expect(await screen.findByRole('link', { name: 'Plan their days' })).toBeVisible();
    page.unmount();
    await openPlanner([wish]);
    expect(await screen.findByRole('link', { name: 'Plan my days' })).toBeVisible();
  });

  it('shows who voted for what on its card, and lets sit out who would rather skip it', async () => {
    const page = await openPlanner([{ ...ride, people: null, votes: { Robin: 'must', Leo: 'no' } }]);
    const card = await day('Mar 14').findByRole('button', { name: /^Ride: Space Mountain/ });
    expect(card).toHaveTextContent('Robin: Must do');
    expect(card).toHaveTextContent('Leo: Skip it');
    await page.user.click(card);
    const panel = within(await screen.findByRole('dialog', { name: 'Space Mountain' }));
    expect(panel.getByText('Leo would rather skip it.')).toBeInTheDocument();
    await page.user.click(panel.getAllByRole('button', { name: 'Skip it for Leo' })[0] ?? card);
    await waitFor(() => expect(bodies(page, 'PATCH')).toMatchObject([{ people: ['Robin'] }]));
    expect(panel.queryByText('Leo would rather skip it.')).not.toBeInTheDocument();
  });

  it('shows a rider switch as a plan on its card, and not among what is to solve', async () => {
    const family = aTrip({
      party: [
        { name: 'Robin', age: 38 },
        { name: 'Sam', age: 40 },
        { name: 'Leo', age: 5, heightInches: 41 },
      ],
    });
    const entries = [anAttraction({ heightInches: 44, riderSwitch: true })];
    await openPlanner([{ ...ride, people: null }], {
      'GET /api/trips/:tripId': () => family,
      'GET /api/v1/catalogue/attractions': () => ({ entries }),
    });
    const card = await day('Mar 14').findByRole('button', { name: /⇄ Sam waits with Leo, \+\d+ min/ });
    expect(card).toHaveTextContent('Space Mountain');
    expect(card).not.toHaveTextContent('Does not fit');
    expect(day('Mar 14').getByRole('button', { name: /^1 plan on/ })).toBeInTheDocument();
  });

  it('helps against what does not fit with one tap, and takes it back', async () => {
    const page = await openPlanner([ride]);
    await openFacts(page, 'Mar 14');
    await page.user.click(await day('Mar 14').findByRole('button', { name: 'Skip it for Leo' }));
    await waitFor(() => expect(screen.queryByText(/^Leo is too short/)).not.toBeInTheDocument());
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/^Leo is too short/)).toBeInTheDocument();
    expect(bodies(page, 'PATCH')).toMatchObject([{ people: ['Robin'] }, { people: null }]);
  });

  it('says once on a day that party nights of its year are not announced yet', async () => {
    const night = {
      park: 'magic-kingdom',
      date: '2026-03-20',
      name: 'After Hours',
      closesAt: '18:00',
    } as const;
    const page = await openPlanner([ride], {
      'GET /api/v1/catalogue/park-calendar': () => ({ ...aParkCalendar(), partyNights: [night] }),
    });
    await openFacts(page, 'Mar 14');
    expect(await day('Mar 14').findAllByText('Party nights for 2027 are not announced yet')).toHaveLength(1);
  });

  it('moves an item by Alt and arrows, keeps the focus on it, and takes it back', async () => {
    const page = await openPlanner([ride]);
    const card = () => screen.getByRole('button', { name: /Ride: Space Mountain/ });
    card().focus();
    await page.user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(await screen.findAllByText('Space Mountain: Sun, Mar 14, 10:05 AM')).not.toHaveLength(0);
    await page.user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await waitFor(() => expect(day('Mar 15').getByText('Space Mountain')).toBeInTheDocument());
    expect(card()).toHaveFocus();
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(day('Mar 14').getByText('Space Mountain')).toBeInTheDocument());
    expect(bodies(page, 'PATCH')).toMatchObject([
      { date: '2027-03-14', time: '10:05' },
      { date: '2027-03-15', time: '10:05' },
      { date: '2027-03-14', time: '10:05' },
    ]);
  });

  it('chooses the park of a day in one tap', async () => {
    let days: TripDay[] = trip.days.map((each) => ({ ...each, parks: [] }));
    const page = await openPlanner([], {
      'GET /api/v1/trips/:tripId/days': () => dayPlans([], days),
      'PATCH /api/v1/trips/:tripId/days/:date': ({ params, body }) => {
        const { kind, parks } = UpdateTripDay.parse(body);
        days = days.map((each) =>
          each.date === params['date'] && kind && parks ? { ...each, kind, parks } : each,
        );
        return dayPlans([], days);
      },
    });
    const parks = within(await screen.findByRole('group', { name: 'Park on Sun, Mar 14' }));
    await page.user.click(parks.getByRole('button', { name: 'EPCOT' }));
    expect(await screen.findByRole('button', { name: /Change the day: EPCOT/ })).toBeInTheDocument();
    expect(bodies(page, 'PATCH')).toEqual([{ kind: 'park', parks: ['epcot'], version: 1 }]);
    expect(parks.getByRole('button', { name: 'EPCOT', pressed: true })).toBeInTheDocument();
    expect(screen.getAllByText('Average crowds')).not.toHaveLength(0);
    await page.user.click(screen.getByRole('button', { name: 'Rest day on Sun, Mar 14' }));
    await waitFor(() => expect(bodies(page, 'PATCH')).toHaveLength(2));
    expect(bodies(page, 'PATCH')[1]).toMatchObject({ kind: 'rest', parks: [] });
    expect(screen.getByRole('button', { name: 'Rest day on Sun, Mar 14', pressed: true })).toBeVisible();
  });

  it('takes when the family arrives, and says what is planned before', async () => {
    let days = trip.days;
    const page = await openPlanner([aDayItem({ time: '10:00' })], {
      'PATCH /api/v1/trips/:tripId/days/:date': ({ params, body }) => {
        const { arrivesAt } = UpdateTripDay.parse(body);
        days = days.map((each) => (each.date === params['date'] ? { ...each, arrivesAt, version: 2 } : each));
        return dayPlans([aDayItem({ time: '10:00' })], days);
      },
    });
    await page.user.click(day('Mar 14').getByRole('button', { name: /^Change the day: / }));
    const sheet = within(await screen.findByRole('dialog'));
    fireEvent.change(sheet.getByLabelText('You arrive'), { target: { value: '13:00' } });
    fireEvent.blur(sheet.getByLabelText('You arrive'));
    await waitFor(() => expect(bodies(page, 'PATCH')).toEqual([{ arrivesAt: '13:00', version: 1 }]));
    await page.user.keyboard('{Escape}');
    await openFacts(page, 'Mar 14');
    expect(await screen.findAllByText('You arrive at 1:00 PM')).not.toHaveLength(0);
    expect(screen.getByText('Space Mountain is at 10:00 AM, and you arrive at 1:00 PM.')).toBeInTheDocument();
  });

  it('adds a first ride from the catalog, which finds it in spite of a typo', async () => {
    const page = await openPlanner([], {
      'GET /api/v1/catalogue/search': () => ({
        hits: [
          {
            kind: 'attractions',
            id: 'space-mountain',
            name: 'Space Mountain',
            where: 'Tomorrowland',
            park: 'magic-kingdom',
          },
        ],
      }),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Add your first ride' }));
    await page.user.type(await screen.findByRole('searchbox'), 'spase');
    await page.user.click(await screen.findByRole('button', { name: /Space Mountain.*Tomorrowland/ }));
    await waitFor(() => expect(day('Mar 14').getByText('Space Mountain')).toBeInTheDocument());
    expect(bodies(page, 'POST')).toMatchObject([
      { title: 'Space Mountain', date: '2027-03-14', catalogueId: 'space-mountain', park: 'magic-kingdom' },
    ]);
  });

  it('suggests what everybody wants, the longest line first, and shows as such', async () => {
    const waits = { worstPosted: { low: 60, typical: 100, peak: 140 }, actualShare: 0.7 };
    const parade = {
      id: 'parade',
      name: 'The Parade',
      type: 'parade',
      heightInches: null,
      waits: null,
    } as const;
    const page = await openPlanner([wish], {
      'GET /api/v1/catalogue/attractions': () => ({
        entries: [anAttraction(parade), anAttraction(), anAttraction({ id: 'tron', name: 'TRON', waits })],
      }),
    });
    await page.user.click(await day('Mar 14').findByRole('button', { name: 'Add' }));
    const list = within(await screen.findByRole('dialog'));
    const rows = (await list.findAllByRole('button', { name: /TRON|Space Mountain|Parade/ })).map(
      ({ textContent }) => textContent,
    );
    expect(rows).toEqual([
      expect.stringMatching(/^TRON.*Up to 70 min in line/),
      expect.stringMatching(/^Space Mountain.*44 inches/),
      expect.stringMatching(/^The Parade/),
    ]);
  });

  it('saves an item while it is typed, and keeps what was refused', async () => {
    let isRefused = false;
    const { 'PATCH /api/v1/trips/:tripId/items/:itemId': patch, ...others } = plannerService([ride]);
    const page = await openPlanner([ride], {
      ...others,
      'PATCH /api/v1/trips/:tripId/items/:itemId': (request) =>
        isRefused
          ? answer(400, {
              code: 'VALIDATION_FAILED',
              message: 'Check it.',
              fields: [{ path: 'note', message: 'Too long' }],
            })
          : patch(request),
    });
    await page.user.click(screen.getByRole('button', { name: /Ride: Space Mountain/ }));
    await page.user.click(await screen.findByRole('button', { name: /^Name and note/ }));
    const title = screen.getByLabelText('What');
    await page.user.clear(title);
    await page.user.type(title, 'Space again');
    expect(await screen.findByRole('button', { name: /Ride: Space again/ })).toBeInTheDocument();
    isRefused = true;
    await page.user.type(screen.getByLabelText('Note'), 'Front row');
    expect(await screen.findByText('Too long')).toBeInTheDocument();
    expect(screen.getByLabelText('Note')).toHaveValue('Front row');
  });

  it('offers the showtimes of the day, sets one in one tap, and says of another time that it is none', async () => {
    const fireworks = aDayItem({
      title: 'Happily Ever After',
      time: '15:00',
      catalogueId: 'happily-ever-after',
      details: { kind: 'show' },
    });
    const page = await openPlanner([fireworks], {
      'GET /api/v1/catalogue/shows': () => ({
        entries: [aShow({ times: ['21:00', '22:00'], arriveBeforeMinutes: 45 })],
      }),
    });
    const conflict = /but the fireworks usually start at 9:00 PM or 10:00 PM/;
    await openFacts(page, 'Mar 14');
    expect(await screen.findAllByText(conflict)).not.toHaveLength(0);
    await page.user.click(screen.getByRole('button', { name: /Show: Happily Ever After/ }));
    const times = within(await screen.findByRole('group', { name: 'Usual showtimes that day' }));
    expect(times.getAllByRole('radio')).toHaveLength(2);
    expect(times.getByText(/Be there about 45 minutes before/)).toBeInTheDocument();
    await page.user.click(times.getByRole('radio', { name: '9:00 PM' }));
    await waitFor(() => expect(bodies(page, 'PATCH')).toMatchObject([{ time: '21:00' }]));
    await waitFor(() => expect(screen.queryByText(conflict)).not.toBeInTheDocument());
    expect(times.getByRole('radio', { name: '9:00 PM' })).toBeChecked();
  });

  it('mounts the cards of the days on the screen only, and keeps the day that has the focus', async () => {
    const screenOf: ((shown: Record<string, boolean>) => void)[] = [];
    class FakeObserver {
      private readonly columns: Element[] = [];
      constructor(notify: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        screenOf.push((shown) =>
          act(() =>
            notify(
              this.columns.map((target) => ({
                target,
                isIntersecting: shown[target.getAttribute('data-near') ?? ''] ?? false,
              })),
            ),
          ),
        );
      }
      observe(column: Element) {
        this.columns.push(column);
      }
      disconnect() {
        this.columns.length = 0;
      }
    }
    Object.assign(globalThis, { IntersectionObserver: FakeObserver });
    onTestEnd = () => Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    await openPlanner([ride, aDayItem({ id: lineId(4), title: 'Swimming', date: '2027-03-15' })]);
    const card = (name: RegExp) => screen.queryByRole('button', { name });
    await screen.findByRole('button', { name: /Ride: Space Mountain/ });
    screenOf.at(-1)?.({ '2027-03-15': true });
    await waitFor(() => expect(card(/^Ride: Space Mountain/)).not.toBeInTheDocument());
    expect(card(/^Ride: Swimming/)).toBeInTheDocument();
    expect(day('Mar 14').getByRole('button', { name: 'Add' })).toBeInTheDocument();
    card(/^Ride: Swimming/)?.focus();
    screenOf.at(-1)?.({ '2027-03-14': true });
    expect(await screen.findByRole('button', { name: /Ride: Space Mountain/ })).toBeInTheDocument();
    expect(card(/^Ride: Swimming/)).toHaveFocus();
  });

  it('shows the way to another park as a step of the day, and that it takes other tickets', async () => {
    const seas = aDayItem({
      id: lineId(5),
      title: 'The Seas',
      time: '14:00',
      catalogueId: null,
      park: 'epcot',
      place: null,
    });
    const monorail = { from: 'magic-kingdom', to: 'epcot', kind: 'monorail', low: 25, typical: 35, high: 55 };
    const days = aTrip().days.map((each) =>
      each.date === '2027-03-14' ? { ...each, parks: ['magic-kingdom', 'epcot'] } : each,
    );
    const page = await openPlanner([ride, seas], {
      'GET /api/v1/trips/:tripId/days': () => ({ ...dayPlans([ride, seas]), days }),
      'GET /api/v1/catalogue/travel': () => ({ ...aTravel(), between: [monorail] }),
    });
    expect(await screen.findByText(/^Monorail to EPCOT, \d+ min$/)).toBeInTheDocument();
    await openFacts(page, 'Mar 14');
    await openFacts(page, 'Mar 15');
    expect(day('Mar 14').getByText('Needs Park Hopper tickets')).toBeInTheDocument();
    expect(day('Mar 15').queryByText('Needs Park Hopper tickets')).not.toBeInTheDocument();
  });
});
