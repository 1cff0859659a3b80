import { type TravelAgent } from '@landsea/contracts/agents';
import { TripTasks } from '@landsea/contracts/planning';
import { answer, aUser, renderRoute, type Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aBooking } from '../bookings/testing/desk-bookings';
import { routes } from '../routes';
import { access, consent, dana, handlers, item, plans, sam, spring, task, tripId } from './testing/a-portal';

const client = aUser({ userType: 'client', isClient: true, firstName: 'Sam' });

const open = (agents: TravelAgent[], change?: Handlers, path = '/client-portal') =>
  renderRoute(routes, path, { user: client, handlers: handlers(agents, change) });

const brand: TravelAgent['brand'] = {
  name: 'Magic Miles Travel',
  logo: null,
  photo: '/api/v1/brand-pictures/1',
  colors: null,
  agentName: 'Dana W.',
  phone: '(407) 555-0100',
  hours: 'Weekdays, 9 to 5',
  signature: null,
  replyTo: 'hello@magic-miles.example',
  legalLines: [],
  poweredBy: false,
};
const policy = {
  id: 'd0000000-0000-4000-8000-000000000001',
  kind: 'insurance',
  title: 'Policy of the whole family',
  personName: null,
  tripId: null,
  expiresOn: '2031-02-03',
  file: { name: 'policy.pdf', type: 'application/pdf', bytes: 900 },
};

describe('the client portal', () => {
  it('shows what is to pay, how and by when, and tells the agent what is paid', async () => {
    const said: unknown[] = [];
    const payment = {
      ...{ tripId, bookingId: policy.id, paymentId: task.id, title: 'Disney Wish', kind: 'final' },
      ...{ cents: 7_296_35, currency: 'USD', dueOn: '2020-01-08', paidOn: null, state: 'open' },
      howToPay: 'On the cruise line’s page',
    };
    const { user } = open([dana([{ ...spring, ...consent }])], {
      'GET /api/v1/travel-agents/:clientId/payments': () => ({
        payments: [{ ...payment, state: said.length > 0 ? 'told' : 'open' }],
      }),
      'PUT /api/v1/travel-agents/:clientId/payments/:bookingId/:paymentId': ({ body }: { body: unknown }) => {
        said.push(body);
        return { ...payment, state: 'told' };
      },
    });
    const card = await screen.findByRole('region', { name: 'Payments' });
    expect(within(card).getByText('Was due Wed, Jan 8, 2020')).toBeVisible();
    expect(within(card).getByText('On the cruise line’s page')).toBeVisible();
    await user.click(within(card).getByRole('button', { name: /^I paid this/ }));
    expect(await within(card).findByText('You said it’s paid. Your agent will confirm it.')).toBeVisible();
    expect(said).toEqual([{ isPaid: true }]);
  });

  it('shows the agent’s brand, and the papers that they share', async () => {
    const agent = { ...dana([{ ...spring, ...consent }]), brand };
    open([agent], { 'GET /api/v1/travel-agents/:clientId/documents': () => ({ documents: [policy] }) });
    const card = await screen.findByRole('region', { name: 'Your travel agent' });
    expect(card).toHaveTextContent('Dana W.Magic Miles Travel');
    expect(within(card).getByRole('link', { name: '(407) 555-0100' })).toHaveAttribute(
      'href',
      'tel:(407) 555-0100',
    );
    expect(within(card).getByText('Weekdays, 9 to 5')).toBeVisible();
    const papers = await screen.findByRole('region', { name: 'Your papers' });
    expect(within(papers).getByRole('link', { name: policy.title })).toHaveAttribute(
      'href',
      `/api/v1/travel-agents/${agent.clientId}/documents/${policy.id}/file`,
    );
    expect(papers).toHaveTextContent(/valid until .*2031/);
  });

  it('shows the next trip: how long still, its first day, tasks, and the agent', async () => {
    open([dana([{ ...spring, ...consent }])]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Castles and coral' })).toBeVisible();
    const first = await screen.findByRole('region', { name: 'First day' });
    expect(within(first).getByText('Breakfast with friends')).toBeVisible();
    expect(within(first).getByText('8:10 AM')).toBeVisible();
    expect(await screen.findByText('Renew the passports')).toBeVisible();
    expect(screen.getByText(/Due Sun, Jan 10, Sam/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'dana@agents.example' })).toHaveAttribute(
      'href',
      'mailto:dana@agents.example',
    );
  });

  it('shows what is booked on a day between its plans', async () => {
    const start = { date: spring.startDate, time: '15:40', zone: 'America/New_York' };
    const { booking } = aBooking({
      kind: 'flight',
      title: 'Harbor Air 210',
      start,
      end: null,
      status: 'booked',
    });
    open([dana([{ ...spring, ...consent }])], {
      'GET /api/v1/trips/:tripId/days': () => ({ ...plans, bookings: [booking] }),
    });
    const first = within(await screen.findByRole('region', { name: 'First day' }));
    const rows = (await first.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(rows).toEqual([
      expect.stringMatching(/^8:10 AM\s*Breakfast with friends/),
      expect.stringMatching(/^3:40 PM.*Harbor Air.*Booked$/),
    ]);
  });

  it('leads a client who may wish to the place for it', async () => {
    open([dana([{ ...spring, ...consent }])], {
      'GET /api/v1/trips/:tripId/days': () => ({ ...plans, items: [] }),
    });
    const wishes = within(await screen.findByRole('region', { name: 'Wishes' }));
    expect(await wishes.findByRole('link', { name: 'Choose wishes' })).toHaveAttribute(
      'href',
      `/trip/${tripId}/wishes`,
    );
  });

  it('casts the vote of the person who is chosen, and takes it back when it is refused', async () => {
    let isRefused = false;
    const { user, requests } = open([dana([{ ...spring, ...consent }])], {
      'PUT /api/v1/trips/:tripId/items/:itemId/votes/:personId': () =>
        isRefused
          ? answer(409, { code: 'EDIT_CONFLICT', message: 'Changed elsewhere.' })
          : item({ votes: { [sam]: 'must' } }),
      'GET /api/v1/trips/:tripId/days': () => plans,
    });
    await user.selectOptions(await screen.findByLabelText('Who votes'), 'Sam');
    const group = screen.getByRole('group', { name: 'Vote on Dinner under the stars' });
    await user.click(within(group).getByRole('button', { name: 'Must do' }));
    const votes = () => requests.filter(({ method }) => method === 'PUT');
    await waitFor(() => expect(votes()).toHaveLength(1));
    expect(votes()[0]).toMatchObject({ body: { vote: 'must' }, params: { personId: sam } });
    isRefused = true;
    await user.click(within(group).getByRole('button', { name: 'Skip it' }));
    await waitFor(() =>
      expect(within(group).getByRole('button', { name: 'Skip it' })).toHaveAttribute('aria-pressed', 'false'),
    );
  });

  it('has what the agent asks for, and lets the client check it off and open it again', async () => {
    const asked = {
      id: 'f0000000-0000-4000-8000-000000000009',
      tripId,
      title: 'Pay the deposit',
      reason: 'An unpaid hold drops.',
      dueOn: '2026-11-01',
      doneAt: null,
    };
    const elsewhere = { ...asked, id: 'f0000000-0000-4000-8000-00000000000a', tripId: sam, title: 'Pack' };
    let isRefused = false;
    const { user, requests } = open([dana([{ ...spring, ...consent }])], {
      'GET /api/v1/travel-agents/:clientId/tasks': () => ({ tasks: [asked, elsewhere] }),
      'PUT /api/v1/travel-agents/:clientId/tasks/:taskId': ({ body }) =>
        isRefused
          ? answer(500, { code: 'INTERNAL', message: 'That did not work.' })
          : { ...asked, doneAt: (body as { done: boolean }).done ? '2026-11-27T10:00:00.000Z' : null },
    });
    const card = within(await screen.findByRole('region', { name: 'For you to do' }));
    expect(card.getByText('Was due Sun, Nov 1')).toBeVisible();
    expect(card.queryByText('Pack')).not.toBeInTheDocument();
    await user.click(card.getByLabelText('Pay the deposit'));
    await waitFor(() => expect(card.getByLabelText('Pay the deposit')).toBeChecked());
    expect(card.getByText('All done for now. Dana can see that.')).toBeVisible();
    isRefused = true;
    await user.click(card.getByLabelText('Pay the deposit'));
    await waitFor(() => expect(requests.filter(({ method }) => method === 'PUT')).toHaveLength(2));
    await waitFor(() => expect(card.getByLabelText('Pay the deposit')).toBeChecked());
  });

  it('names what is to pay, to whom and until when, and whom to ask how', async () => {
    const payment = (id: string, payments: object[]) => ({
      id: `f0000000-0000-4000-8000-0000000000${id}`,
      tripId,
      title: `Pay ${id}`,
      reason: null,
      dueOn: '2027-01-02',
      doneAt: null,
      payments,
    });
    const due = { label: 'Room', vendor: 'Walt Disney World', cents: 20_050, dueOn: '2027-01-04' };
    const { container } = open([dana([{ ...spring, ...consent }])], {
      'GET /api/v1/travel-agents/:clientId/tasks': () => ({
        tasks: [payment('11', [due]), payment('12', [])],
      }),
    });
    const card = within(await screen.findByRole('region', { name: 'For you to do' }));
    expect(card.getByText('$200.50').parentElement).toHaveTextContent(
      '$200.50 to Walt Disney World for Room, by Mon, Jan 4',
    );
    expect(card.getByRole('link', { name: 'Ask Dana how to pay' })).toHaveAttribute(
      'href',
      expect.stringContaining('/client-portal/messages?client='),
    );
    expect(card.getByRole('link', { name: 'Ask Dana how much, and how to pay' })).toBeVisible();
    expect(container).not.toHaveTextContent('$0');
  });

  it('keeps the family’s own list apart, and hides it while it is empty', async () => {
    let tasks = [task];
    const page = open([dana([{ ...spring, ...consent }])], {
      'GET /api/v1/trips/:tripId/tasks': () => TripTasks.parse({ tripId, tasks }),
    });
    const own = await screen.findByRole('region', { name: 'On your own list' });
    expect(own).toHaveTextContent('Renew the passports');
    page.unmount();
    tasks = [];
    open([dana([{ ...spring, ...consent }])], {
      'GET /api/v1/trips/:tripId/tasks': () => TripTasks.parse({ tripId, tasks }),
    });
    expect(await screen.findByRole('region', { name: 'Wishes' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'On your own list' })).not.toBeInTheDocument();
    expect(screen.queryByText(/Nothing to do/)).not.toBeInTheDocument();
  });

  it('begins with the agent’s greeting and the wishes while nothing is planned', async () => {
    open([dana([{ ...spring, ...consent }])], {
      'GET /api/v1/trips/:tripId/days': () => ({ ...plans, items: [item({})] }),
      'GET /api/v1/trips/:tripId/tasks': () => TripTasks.parse({ tripId, tasks: [] }),
    });
    const greeting = await screen.findByRole('region', { name: 'From Dana Whitfield' });
    expect(greeting).toHaveTextContent('Welcome aboard, Sam!');
    const regions = (await screen.findAllByRole('region')).map((each) =>
      each.getAttribute('aria-labelledby'),
    );
    expect(regions.indexOf('portal-wishes')).toBe(1);
    expect(screen.queryByRole('region', { name: 'First day' })).not.toBeInTheDocument();
  });

  it('calls a wish without votes the wish of the client who made it', async () => {
    const addedBy = { userId: client.id, name: 'Sam' };
    open([dana([{ ...spring, ...consent }])], {
      'GET /api/v1/trips/:tripId/days': () => ({ ...plans, items: [item({ addedBy })] }),
    });
    expect(await screen.findByText('Your wish')).toBeVisible();
    expect(screen.getByLabelText('Who votes')).toHaveDisplayValue('Sam');
    expect(screen.queryByText('No votes yet')).not.toBeInTheDocument();
  });

  it('offers no vote and no task to somebody who may only look', async () => {
    open([dana([{ ...spring, ...consent }])], {
      'GET /api/user/access': () => ({ ...access, canEdit: false }),
    });
    expect(await screen.findByText('Renew the passports')).toBeVisible();
    expect(await screen.findByText('Dinner under the stars')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Must do|Done/ })).not.toBeInTheDocument();
  });

  it('shows what an agent plans, and keeps own trips one tap away', async () => {
    const own = { ...spring, tripId: 'b0000000-0000-4000-8000-000000000009', name: 'Ours alone' };
    const summer = { ...spring, tripId: 'b0000000-0000-4000-8000-000000000002', name: 'Summer' };
    const { user } = open([
      dana([
        { ...spring, ...consent },
        { ...summer, ...consent, startDate: '2027-07-01', endDate: '2027-07-04' },
        { ...own, ...consent, shared: false },
      ]),
    ]);
    expect(await screen.findByRole('link', { name: 'One more trip of your own' })).toHaveAttribute(
      'href',
      '/my-trips',
    );
    expect(screen.queryByText('Ours alone')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Summer/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Summer' })).toBeVisible();
  });

  it('says what to do while nothing is planned together', async () => {
    open([dana([])]);
    expect(await screen.findByText('No trip here yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start a trip' })).toHaveAttribute('href', '/create-trip');
    expect(screen.getByText('Dana Whitfield')).toBeVisible();
  });

  it('says so to a person whose agent is gone', async () => {
    open([]);
    expect(await screen.findByRole('heading', { level: 1, name: 'No travel agent yet' })).toBeVisible();
  });

  it('keeps everything else when one part cannot be read', async () => {
    let isBroken = true;
    const { user } = open([dana([{ ...spring, ...consent }])], {
      'GET /api/v1/trips/:tripId/tasks': () =>
        isBroken
          ? answer(500, { code: 'INTERNAL', message: 'That did not work. Please try again.' })
          : TripTasks.parse({ tripId, tasks: [task] }),
    });
    expect(await screen.findByText('That did not work. Please try again.')).toBeVisible();
    expect(screen.getByText('Dinner under the stars')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Renew the passports')).toBeVisible();
  });
});
