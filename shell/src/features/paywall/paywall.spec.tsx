import { openPaywall, type PaywallRequest } from '@landsea/web-kit';
import { answer, aUser, renderRoute, type Handlers } from '@landsea/web-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { aTrip, renderShell, TRIP_ID } from '../../testing/render-shell';
import { anOverview } from '../../testing/billing-fixtures';
import { PaywallDialog } from './paywall-dialog';

const prices = {
  tripUnlock: { amountCents: 3900, currency: 'usd' },
  proMonthly: null,
  agentMonthly: null,
  trialDays: 7,
  agentPlan: 'available',
};
const booked = { ...aTrip, id: 'd0000000-0000-4000-8000-0000000000bb', name: 'Booked one', status: 'booked' };
const CURRENT_TRIP_ID = 'd0000000-0000-4000-8000-0000000000cc';
const url = 'https://checkout.example/c/pay/1';

const show = (request: PaywallRequest, handlers: Handlers = {}, user = aUser()) => {
  const left: string[] = [];
  const rendered = renderRoute(
    [
      {
        path: '*',
        element: (
          <PaywallDialog
            request={request}
            onClose={() => undefined}
            leaveTo={(address) => left.push(address)}
          />
        ),
      },
    ],
    '/',
    {
      user,
      handlers: {
        'GET /api/trips': () => [booked, aTrip],
        'GET /api/billing/overview': () => anOverview(),
        'GET /api/billing/prices': () => prices,
        'GET /api/trips/:tripId': () => answer(404, { code: 'NOT_FOUND', message: 'x' }),
        'POST /api/create-trip-checkout': () => ({ url }),
        ...handlers,
      },
    },
  );
  return { ...rendered, left };
};

test('offers the trip in planning for the price on sale, and leads to the checkout', async () => {
  const { user, requests, left } = show({});
  expect(await screen.findByText('Unlock complete planning tools for $39')).toBeInTheDocument();
  expect(await screen.findByText(aTrip.name)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Unlock this trip for $39' }));
  expect(left).toEqual([url]);
  const call = requests.find(({ method }) => method === 'POST');
  expect(call?.body).toEqual({ tripId: TRIP_ID });
  expect(call?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
});

test('offers no payment to a visitor of the demo', async () => {
  show({}, {}, aUser({ isDemo: true }));
  expect(await screen.findByText('Payments are turned off in the demo')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Unlock/ })).not.toBeInTheDocument();
});

test('offers the first trip when none is in planning, and the one it was opened for before any', async () => {
  const first = show({}, { 'GET /api/trips': () => [booked] });
  expect(await screen.findByText('Booked one')).toBeInTheDocument();
  first.unmount();
  show({ tripId: booked.id, message: 'Pay to edit' });
  expect(await screen.findByText('Booked one')).toBeInTheDocument();
  expect(screen.getByText('Pay to edit')).toBeInTheDocument();
});

test('offers no payment for a trip that is over, which the checkout refuses', async () => {
  const over = { ...aTrip, startDate: '2024-03-14', endDate: '2024-03-17' };
  const request = { tripId: over.id, message: 'This trip is over.', accessType: 'expired' } as const;
  show(request, { 'GET /api/trips': () => [over] });
  expect(await screen.findByText(over.name)).toBeInTheDocument();
  expect(screen.getByText('This trip is over.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Unlock/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/^Yours until/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Not now' })).toBeInTheDocument();
});

test('Pro stands beside the unlock where both are sold, and alone where only plans are', async () => {
  const both = { ...prices, proMonthly: { amountCents: 999, currency: 'usd' } };
  const checkout = { 'POST /api/billing/subscription-checkout': () => ({ url }) };
  const { user, left, unmount, requests } = show({}, { 'GET /api/billing/prices': () => both, ...checkout });
  expect(await screen.findByRole('button', { name: 'Unlock this trip for $39' })).toBeInTheDocument();
  expect(await screen.findByText(/7 days free, then \$9\.99 a month/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Start 7-day free trial' }));
  expect(left).toEqual([url]);
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ plan: 'pro' });
  unmount();

  const spent = () => anOverview({ trialAvailable: false });
  show(
    {},
    { 'GET /api/billing/prices': () => ({ ...both, tripUnlock: null }), 'GET /api/billing/overview': spent },
  );
  expect(await screen.findByRole('button', { name: 'Start Pro' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Unlock/ })).not.toBeInTheDocument();
});

test('without a trip it leads to making one', async () => {
  show({}, { 'GET /api/trips': () => [] });
  expect(await screen.findByRole('link', { name: 'Create a trip first' })).toHaveAttribute(
    'href',
    '/create-trip',
  );
});

test('says that another trip is unlocked before it offers this one', async () => {
  const both = { ...prices, proMonthly: { amountCents: 999, currency: 'usd' } };
  const paid = { ...booked, isPaid: true };
  show({ tripId: TRIP_ID }, { 'GET /api/trips': () => [aTrip, paid], 'GET /api/billing/prices': () => both });
  expect(await screen.findByText('You already have an unlocked trip')).toBeInTheDocument();
  expect(
    await screen.findByText(
      'Booked one is open now, and one paid trip is open at a time. Unlock this one and archive that one, or plan both with Pro.',
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Unlock this trip for $39' })).toBeInTheDocument();
});

test('is silent about a paid trip that is archived or somebody else’s', async () => {
  const others = [
    { ...booked, isPaid: true, archived: true },
    { ...booked, id: CURRENT_TRIP_ID, isPaid: true, role: 'editor' },
  ];
  show({ tripId: TRIP_ID }, { 'GET /api/trips': () => [aTrip, ...others] });
  expect(await screen.findByRole('button', { name: 'Unlock this trip for $39' })).toBeInTheDocument();
  expect(screen.queryByText('You already have an unlocked trip')).not.toBeInTheDocument();
});

test('an agent is led to the plans', async () => {
  show({ message: 'More clients need the agent plan' }, {}, aUser({ userType: 'agent' }));
  expect(await screen.findByText('More clients need the agent plan')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing');
  expect(screen.queryByRole('button', { name: /^Unlock/ })).not.toBeInTheDocument();
});

const inShell = async (checkout: () => Response) => {
  const rendered = renderShell('/nowhere', {
    user: aUser(),
    handlers: {
      'GET /api/billing/prices': () => prices,
      'GET /api/trips/:tripId': () => answer(404, { code: 'NOT_FOUND', message: 'x' }),
      'POST /api/create-trip-checkout': checkout,
    },
  });
  await screen.findByRole('heading', { name: '404 Page Not Found' });
  act(() => {
    openPaywall();
  });
  await rendered.user.click(await screen.findByRole('button', { name: 'Unlock this trip for $39' }));
  return rendered;
};

test.each([
  [
    answer(409, { code: 'ALREADY_UNLOCKED', message: 'This trip is unlocked already' }),
    'This trip is unlocked already',
  ],
  [answer(500, { code: 'INTERNAL', message: '' }), 'Failed to create checkout'],
])('a failed checkout is said', async (response, message) => {
  await inShell(() => response.clone());
  expect(await screen.findByText('Checkout Failed')).toBeInTheDocument();
  expect(screen.getByText(message)).toBeInTheDocument();
});

test('an active paid trip has its own dialog with three ways on', async () => {
  const { user, router } = await inShell(() =>
    answer(403, {
      code: 'ACTIVE_TRIP_EXISTS',
      error: 'Active paid trip exists',
      message: 'Your spring trip is active.',
      currentTripId: CURRENT_TRIP_ID,
      accessExpiresAt: '2027-03-17T12:00:00Z',
      options: ['view-current-trip', 'archive-and-pay', 'cancel'],
    }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Active trip exists' });
  expect(dialog).toHaveTextContent(
    'You have already paid for a trip. Each trip requires a separate $39 payment.',
  );
  expect(dialog).toHaveTextContent('Your access to it lasts until Tue, Mar 16, 2027.');
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'View My Current Trip' })).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Go to My Trips (Archive & Pay for New)' }));
  expect(router.state.location).toMatchObject({
    pathname: '/my-trips',
    search: `?archive=${CURRENT_TRIP_ID}&pay=${TRIP_ID}`,
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('asks nobody to pay for a trip that is shared with them', async () => {
  const shared = { ...booked, role: 'viewer' };
  show(
    { tripId: shared.id, message: 'You were invited to look at this trip.' },
    { 'GET /api/trips': () => [shared, aTrip] },
  );
  expect(await screen.findByRole('dialog', { name: 'This trip is shared with you' })).toBeInTheDocument();
  expect(screen.getByText('You were invited to look at this trip.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Unlock/ })).not.toBeInTheDocument();
});
