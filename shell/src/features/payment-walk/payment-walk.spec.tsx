import { aUser } from '@landsea/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { anOverview, aPayment, prices, TRIP_ID } from '../../testing/billing-fixtures';
import { aTrip, renderShell } from '../../testing/render-shell';

const access = { canView: true, canEdit: false, accessType: 'free', isActive: false, message: '' };
const detail = {
  ...aTrip,
  stays: [],
  sailing: null,
  party: [],
  days: [],
  version: 1,
};

test('every step is a real call, and the one after it waits for the answer', async () => {
  let isPaid = false;
  let calls = 0;
  const { user, requests } = renderShell('/payment-workflow-testing', {
    user: aUser(),
    handlers: {
      'GET /api/billing/prices': () => ({ ...prices, emulated: true }),
      'POST /api/trips': () => detail,
      'GET /api/user/access': () =>
        isPaid ? { ...access, canEdit: true, accessType: 'trip', isActive: true } : access,
      'POST /api/create-trip-checkout': () => ({ url: 'http://localhost:4304/c/pay/cs_test_9' }),
      'POST /api/verify-payment': () => {
        calls += 1;
        isPaid = calls > 1;
        return {
          success: isPaid,
          message: 'It has not been paid yet.',
          state: isPaid ? 'unlocked' : 'unpaid',
        };
      },
      'GET /api/billing/overview': () => anOverview({ trips: [aPayment()] }),
      'PATCH /api/trips/:tripId': () => ({ ...detail, archived: true }),
    },
  });
  const take = async (title: string, again = false) => {
    const name = `${again ? 'Try this step again' : 'Take this step'} (${title})`;
    await user.click(await screen.findByRole('button', { name }));
  };
  for (const title of ['What is on sale', 'A trip to pay for', 'Before: view only', 'Checkout'])
    await take(title);
  expect(await screen.findByRole('link', { name: /Open the payment page/ })).toHaveAttribute(
    'href',
    'http://localhost:4304/c/pay/cs_test_9',
  );
  await take('Verify');
  expect(await screen.findByText('It has not been paid yet.')).toBeInTheDocument();
  await take('Verify', true);
  expect(requests.findLast(({ path }) => path === '/api/verify-payment')?.body).toEqual({
    sessionId: 'cs_test_9',
    tripId: TRIP_ID,
  });
  for (const title of ['After: unlocked', 'In the books', 'Put it away']) await take(title);
  const done = (await screen.findByText('Every step worked')).closest('[role=status]');
  if (!(done instanceof HTMLElement)) throw new Error('the end is not announced');
  expect(screen.getAllByText('As expected')).toHaveLength(8);
  await user.click(within(done).getByRole('button', { name: 'Walk it again' }));
  expect(await screen.findByRole('button', { name: 'Take this step (What is on sale)' })).toBeInTheDocument();
});

test('it does not exist where billing speaks to Stripe itself', async () => {
  renderShell('/payment-workflow-testing', {
    user: aUser(),
    handlers: { 'GET /api/billing/prices': () => prices },
  });
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeInTheDocument();
});
