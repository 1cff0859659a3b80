import { fireEvent, screen, waitFor } from '@testing-library/react';
import { bodies, lunch, openPlanner, plannerService, ride } from '../../../testing/open-planner';

describe('best order', () => {
  afterEach(() => localStorage.clear());

  const totals = (waiting: number) => ({ waiting, walking: 20, idle: 0, riding: 10, end: 900, leftOut: 0 });
  const range = (waiting: number) => ({
    expected: totals(waiting),
    low: totals(waiting - 20),
    typical: totals(waiting),
    peak: totals(waiting + 30),
  });

  it('gives times to an order that is as good as it gets', async () => {
    const untimed = { ...ride, time: null };
    const page = await openPlanner([untimed, lunch], {
      'POST /api/v1/trips/:tripId/days/:date/best-order': () => ({
        date: '2027-03-14',
        crowd: 'typical',
        proven: true,
        isBetter: false,
        stops: [],
        current: range(90),
        best: range(90),
        dropped: [],
        changes: [{ itemId: ride.id, title: ride.title, before: null, after: '09:00' }],
      }),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Best order' }));
    expect(await screen.findByText('Your order already works best')).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Use these times' }));
    await waitFor(() =>
      expect(bodies(page, 'POST').at(-1)).toMatchObject({ change: [{ id: ride.id, time: '09:00' }] }),
    );
  });

  it('shows what the best order saves and why something is dropped, and applies it as one step', async () => {
    const proposed = { ...lunch, time: '12:00', proposedTime: '12:00', dayPart: null };
    const page = await openPlanner([ride, proposed], {
      'POST /api/v1/trips/:tripId/days/:date/best-order': () => ({
        date: '2027-03-14',
        crowd: 'typical',
        proven: true,
        isBetter: true,
        stops: [],
        current: range(90),
        best: { ...range(60), peak: totals(70) },
        leftOutNow: [],
        dropped: [{ itemIds: [lunch.id], title: 'Lunch', reason: 'The park closes at 10:00 PM' }],
        changes: [{ itemId: ride.id, title: ride.title, before: '10:00', after: '09:00' }],
      }),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Best order' }));
    expect(await screen.findByText('Saves about 30 min of waiting and walking')).toBeInTheDocument();
    expect(screen.getByText('Best for time on foot, then in line · proven')).toBeInTheDocument();
    expect(screen.getByText('give or take 10 min, as crowds vary')).toBeInTheDocument();
    expect(screen.getByText('The park closes at 10:00 PM')).toBeInTheDocument();
    expect(screen.getByText('We’ll keep it without a time.')).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Use this order' }));
    await waitFor(() =>
      expect(bodies(page, 'POST')).toContainEqual({
        title: 'Best order for Sun, Mar 14',
        add: [],
        change: [
          { id: ride.id, time: '09:00', proposedTime: '09:00', dayPart: null, version: 1 },
          { id: lunch.id, time: null, version: 1 },
        ],
        remove: [],
      }),
    );
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(bodies(page, 'POST').at(-1)).toMatchObject({
        change: [
          { id: ride.id, time: '10:00' },
          { id: lunch.id, time: '12:00' },
        ],
      }),
    );
  });

  it('lets the best order move only what the family releases', async () => {
    const page = await openPlanner([ride, lunch], {
      'POST /api/v1/trips/:tripId/days/:date/best-order': () => ({
        date: '2027-03-14',
        crowd: 'typical',
        proven: true,
        isBetter: true,
        stops: [],
        current: range(90),
        best: range(60),
        dropped: [{ itemIds: [ride.id], title: ride.title, reason: 'Dinner leaves no time for it' }],
        leftOutNow: [{ itemIds: [lunch.id], title: 'Lunch' }],
        changes: [{ itemId: lunch.id, title: lunch.title, before: null, after: '12:00' }],
      }),
    });
    const requests = () => bodies(page, 'POST').filter((body) => 'goal' in Object(body));
    await page.user.click(await screen.findByRole('button', { name: 'Best order' }));
    expect(await screen.findByText('Fits in Lunch')).toBeInTheDocument();
    expect(requests().at(-1)).toMatchObject({ released: [] });
    expect(screen.getByText('It stays at 10:00 AM, the time you set.')).toBeInTheDocument();
    expect(screen.queryByText('We’ll keep it without a time.')).not.toBeInTheDocument();
    await page.user.click(screen.getByText('Also move these'));
    await page.user.click(screen.getByLabelText('Space Mountain, 10:00 AM'));
    await waitFor(() => expect(requests().at(-1)).toMatchObject({ released: [ride.id] }));
    expect(screen.getByText('We’ll keep it without a time.')).toBeInTheDocument();
    await page.user.click(screen.getByLabelText('Space Mountain, 10:00 AM'));
    await waitFor(() => expect(requests().at(-1)).toMatchObject({ released: [] }));
    await page.user.click(screen.getByRole('button', { name: 'Use this order' }));
    await waitFor(() =>
      expect(bodies(page, 'POST').at(-1)).toMatchObject({ change: [{ id: lunch.id, time: '12:00' }] }),
    );
  });

  it('asks for the best order again when what is on the day is saved', async () => {
    let save = (): void => undefined;
    const saved = new Promise<void>((resolve) => {
      save = resolve;
    });
    const kept = plannerService([ride, lunch]);
    const page = await openPlanner([ride, lunch], {
      ...kept,
      'PATCH /api/v1/trips/:tripId/items/:itemId': async (request) => {
        await saved;
        return kept['PATCH /api/v1/trips/:tripId/items/:itemId'](request);
      },
      'POST /api/v1/trips/:tripId/days/:date/best-order': () => ({
        date: '2027-03-14',
        crowd: 'typical',
        proven: true,
        isBetter: false,
        stops: [],
        current: range(90),
        best: range(90),
        dropped: [],
        changes: [],
      }),
    });
    const asked = () => bodies(page, 'POST').filter((body) => 'goal' in Object(body));
    fireEvent.keyDown(screen.getByRole('button', { name: /Ride: Space Mountain/ }), {
      key: 'ArrowDown',
      altKey: true,
    });
    await page.user.click(await screen.findByRole('button', { name: 'Best order' }));
    await waitFor(() => expect(asked()).toHaveLength(1));
    save();
    await waitFor(() => expect(asked()).toHaveLength(2));
  });
});
