import { renderRoute } from '@landsea/web-kit/testing';
import { screen } from '@testing-library/react';
import { routes } from '../../routes';
import { pricesForFamilies } from '../../testing/prices';

const open = (sold: object = pricesForFamilies) =>
  renderRoute(routes, '/family', { handlers: { 'GET /api/billing/prices': () => sold } });

describe('the page for families', () => {
  it('leads to the trial and to the sign-in', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('The trip everyone');
    for (const link of screen.getAllByRole('link', { name: 'Start Free Trial' }))
      expect(link).toHaveAttribute('href', '/auth/signup');
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  });

  it('fills in figures of the product', async () => {
    open();
    expect(await screen.findByText(/One budget in 11 categories/)).toBeInTheDocument();
  });

  it('names what is on sale, and nothing else', async () => {
    const { unmount } = open();
    expect(await screen.findByText(/One trip: \$39, once/)).toBeInTheDocument();
    expect(screen.getByText(/\$9\.99 a month\. The first 7 days are free/)).toBeInTheDocument();
    unmount();
    open({ ...pricesForFamilies, proMonthly: null });
    expect(await screen.findByText(/One trip: \$39/)).toBeInTheDocument();
    expect(screen.queryByText(/a month/)).not.toBeInTheDocument();
  });
});
