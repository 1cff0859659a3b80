import { aUser } from '@landsea/web-kit/testing';
import { act, screen } from '@testing-library/react';
import { anOverview, aSubscription, inDays } from '../../testing/billing-fixtures';
import { renderShell } from '../../testing/render-shell';

const show = (status: 'active' | 'past_due') =>
  renderShell('/nowhere', {
    user: aUser(),
    handlers: {
      'GET /api/billing/overview': () =>
        anOverview({
          subscriptions: [aSubscription({ status, accessEndsAt: status === 'past_due' ? inDays(4) : null })],
        }),
    },
  });

test('a failed payment is said on every page', async () => {
  show('past_due');
  expect(await screen.findByText('The last payment for Pro failed')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Change card' })).toBeInTheDocument();
});

test('it lies over a page that stood before it, and goes above those that come after', async () => {
  const { router } = show('past_due');
  const place = async () =>
    (await screen.findByText('The last payment for Pro failed')).closest('main > div');
  expect(await place()).toHaveClass('fixed');
  await act(() => router.navigate('/nowhere-else'));
  expect(await place()).not.toHaveClass('fixed');
});

test('who has paid is not disturbed', async () => {
  const { requests } = show('active');
  await screen.findByRole('heading', { name: '404 Page Not Found' });
  expect(requests.some(({ path }) => path === '/api/billing/overview')).toBe(true);
  expect(screen.queryByText(/^The last payment/)).not.toBeInTheDocument();
});
