import type { BillingOverview } from '@landsea/contracts/billing';
import { answer, aUser, renderRoute, type Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  aHeldPayment,
  anOverview,
  aPayment,
  aSubscription,
  inDays,
  prices,
  SECOND_TRIP_ID,
  TRIP_ID,
} from '../../testing/billing-fixtures';
import { away } from '../../testing/open-settings';
import { BillingPage } from './billing-page';

const url = 'https://checkout.example/c/pay/1';

const open = (overview: BillingOverview, handlers: Handlers = {}, user = aUser()) => {
  const left: string[] = [];
  const element = <BillingPage leaveTo={(address) => left.push(address)} />;
  const page = renderRoute([{ path: '*', element }], '/billing', {
    user,
    handlers: {
      'GET /api/billing/prices': () => prices,
      'GET /api/billing/overview': () => overview,
      'GET /api/billing/documents': () => ({ documents: [], missing: [] }),
      ...handlers,
    },
  });
  const posted = (path: string) =>
    page.requests.filter((request) => request.method !== 'GET' && request.path === path);
  return { ...page, left, posted };
};

test('who bought nothing reads what there is and begins a trial with one button', async () => {
  const { user, left, posted } = open(anOverview(), {
    'POST /api/billing/subscription-checkout': () => ({ url }),
  });
  expect(await screen.findByRole('heading', { name: 'Nothing bought yet' })).toBeInTheDocument();
  expect(
    await screen.findByText(
      'Look around as long as you like; plan one trip to the last detail for $39, once; or all of them with Pro, 7 days free, then $9.99 a month.',
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing');
  await user.click(screen.getByRole('button', { name: 'Start 7-day free trial' }));
  expect(left).toEqual([url]);
  expect(posted('/api/billing/subscription-checkout')[0]?.body).toEqual({ plan: 'pro' });
});

test('an agent is offered the agent plan, and no second trial', async () => {
  const { user, posted } = open(
    anOverview({ trialAvailable: false }),
    { 'POST /api/billing/subscription-checkout': () => ({ url }) },
    aUser({ userType: 'agent' }),
  );
  expect(await screen.findByText(/^One client with one trip is free; the Agent plan/)).toHaveTextContent(
    'opens the trips of all your clients, $29 a month.',
  );
  await user.click(screen.getByRole('button', { name: 'Subscribe to Agent' }));
  expect(posted('/api/billing/subscription-checkout')[0]?.body).toEqual({ plan: 'agent' });
});

test('a refused checkout is said in the service’s words', async () => {
  const { user } = open(anOverview(), {
    'POST /api/billing/subscription-checkout': () =>
      answer(409, { code: 'ALREADY_SUBSCRIBED', message: 'You have Pro already.' }),
  });
  const said: string[] = [];
  const { listenToAnnouncement: onAnnouncement } = await import('@landsea/web-kit');
  onAnnouncement('toast', ({ title, description }) => said.push(`${title}: ${description ?? ''}`));
  await user.click(await screen.findByRole('button', { name: 'Start 7-day free trial' }));
  await waitFor(() => {
    expect(said).toEqual(['Checkout Failed: You have Pro already.']);
  });
});

test('what is active, what comes next, and the way to the portal', async () => {
  const { user, left } = open(
    anOverview({ subscriptions: [aSubscription()], trips: [aPayment()], hasPortal: true }),
    { 'POST /api/billing/portal': () => ({ url: 'https://portal.example/p/1' }) },
  );
  const plans = await screen.findByRole('region', { name: 'Plans' });
  expect(within(plans).getByText(/^\$9\.99 a month\./)).toHaveTextContent(/Next charge: \$9\.99 on/);
  expect(within(plans).queryByRole('button')).not.toBeInTheDocument();
  const trips = screen.getByRole('region', { name: 'Unlocked trips' });
  expect(within(trips).getByRole('link', { name: 'Land and sea' })).toHaveAttribute(
    'href',
    `/trip/${TRIP_ID}/dashboard`,
  );
  expect(within(trips).getByText('Unlocked')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Change card or cancel' }));
  expect(left).toEqual(['https://portal.example/p/1']);
});

test('a failed payment says until when access lasts, and what to do', async () => {
  const late = aSubscription({ status: 'past_due', accessEndsAt: inDays(5) });
  open(anOverview({ subscriptions: [late], hasPortal: true }));
  const banner = await screen.findByRole('alert');
  expect(banner).toHaveTextContent('The last payment for Pro failed');
  expect(banner).toHaveTextContent(/Your access lasts until .* Change your card before then/);
  expect(within(banner).getByRole('button', { name: 'Change card' })).toBeInTheDocument();
});

test('a plan that has ended is offered anew, without a second trial', async () => {
  const over = aSubscription({
    status: 'canceled',
    cancelsAt: inDays(-3),
    nextCharge: null,
    givesAccess: false,
  });
  open(anOverview({ subscriptions: [over], trialAvailable: false, hasPortal: true }));
  expect(await screen.findByText('Ended')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Subscribe to Pro' })).toBeInTheDocument();
  expect(screen.getByText(/from today; your free trial has been used/)).toBeInTheDocument();
});

const heldPage = (handlers: Handlers = {}) => {
  const overview = anOverview({ held: [aHeldPayment()], trips: [aPayment()] });
  return open(overview, handlers);
};

test('the held payment: archiving the first is confirmed, then asked of trips', async () => {
  const { user, posted } = heldPage({
    'PATCH /api/trips/:tripId': () => answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'Trips is away.' }),
  });
  const card = await screen.findByRole('region', { name: 'Two trips are paid for' });
  expect(card).toHaveTextContent(
    'You paid $39.00 for Second summer while Land and sea is your active paid trip',
  );
  await user.click(
    within(card).getByRole('button', { name: 'Archive Land and sea and unlock Second summer' }),
  );
  const path = `/api/trips/${TRIP_ID}`;
  expect(posted(path)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Archive and unlock' }));
  expect(posted(path)[0]?.body).toEqual({ archived: true });
  // a failure keeps the choice open
  expect(await screen.findByRole('button', { name: 'Archive and unlock' })).toBeEnabled();
});

test('the held payment: the refund is confirmed, then asked of billing', async () => {
  let isRefunded = false;
  const refundPath = `/api/billing/held-payments/${aHeldPayment().entitlementId}/refund`;
  const { user, posted } = heldPage({
    'GET /api/billing/overview': () =>
      isRefunded
        ? anOverview({
            trips: [
              aPayment({
                tripId: SECOND_TRIP_ID,
                tripName: 'Second summer',
                state: 'revoked',
                refund: { state: 'requested', amountCents: 3900 },
              }),
            ],
          })
        : anOverview({ held: [aHeldPayment()] }),
    [`POST ${refundPath}`]: () => {
      isRefunded = true;
      return {};
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Take the refund' }));
  expect(posted(refundPath)).toEqual([]);
  expect(screen.getByText(/goes back to the card you paid with, which takes/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Refund $39.00' }));
  expect(await screen.findByText('Refund on its way')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Two trips are paid for' })).not.toBeInTheDocument();
  expect(posted(refundPath)).toHaveLength(1);
});

test('papers are listed to open and to download; they fail and come back by themselves', async () => {
  let isAway = true;
  const { user } = open(anOverview({ trips: [aPayment()] }), {
    'GET /api/billing/documents': () =>
      isAway
        ? away()
        : {
            documents: [
              {
                id: 'in_1',
                kind: 'invoice',
                description: 'Pro, a month',
                amountCents: 999,
                currency: 'usd',
                issuedAt: '2026-11-02T17:00:00Z',
                url: 'https://invoice.example/i/1',
                pdfUrl: 'https://invoice.example/i/1/pdf',
              },
            ],
            missing: ['receipt'],
          },
  });
  expect(await screen.findByText('Your invoices and receipts could not be loaded.')).toBeInTheDocument();
  expect(screen.getByText('Unlocked')).toBeInTheDocument();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Pro, a month')).toBeInTheDocument();
  expect(screen.getByText(/^We couldn’t get trip receipts/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Open invoice of/ })).toHaveAttribute(
    'href',
    'https://invoice.example/i/1',
  );
  expect(screen.getByRole('link', { name: /^PDF of the invoice/ })).toHaveAttribute(
    'href',
    'https://invoice.example/i/1/pdf',
  );
});

test('a visitor of the demo sees the billing page and cannot pay', async () => {
  open(anOverview({ trips: [aPayment()] }), {}, aUser({ isDemo: true }));
  expect(await screen.findByText(/Payments are turned off in the demo/)).toBeInTheDocument();
  expect(await screen.findByText('Unlocked')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('it says so when it cannot be loaded, and asks again', async () => {
  let isAway = true;
  const { user } = open(anOverview(), {
    'GET /api/billing/overview': () => (isAway ? away() : anOverview()),
  });
  expect(await screen.findByText('Your billing could not be loaded')).toBeInTheDocument();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Nothing bought yet')).toBeInTheDocument();
});
