import { readTripIdea } from '@landsea/rules/trip';
import { takeDestination } from '@landsea/web-kit';
import { renderRoute } from '@landsea/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes';
import { pricesForFamilies, usd } from '../../testing/prices';
import { shippedPriceBook } from '../../testing/shipped-price-book';

const open = (sold: object = pricesForFamilies) =>
  renderRoute([...routes, { path: '/auth', element: <h1>Sign in</h1> }], '/home-v2', {
    handlers: {
      'GET /api/billing/prices': () => sold,
      'GET /api/v1/catalogue/price-book': shippedPriceBook,
    },
  });
const priceCard = () => screen.findByRole('region', { name: 'Unlock a trip' });

describe('the landing page with the price first', () => {
  it('has problems, price, six features, four steps and figures', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('One trip. One price.');
    const items = (region: string) =>
      within(screen.getByRole('region', { name: region })).getAllByRole('listitem');
    expect(items('How most of these trips get planned')).toHaveLength(4);
    expect(items('What you unlock')).toHaveLength(6);
    expect(items('How it works')).toHaveLength(4);
    expect(await priceCard()).toHaveTextContent('$39');
    expect(screen.getByText('rides and attractions')).toBeInTheDocument();
    expect(screen.queryByText('15,000+')).not.toBeInTheDocument();
  });

  it('shows what is charged, from the configuration', async () => {
    open({ ...pricesForFamilies, tripUnlock: usd(4250) });
    expect(await within(await priceCard()).findByText('$42.50')).toBeInTheDocument();
  });

  it('shows the plan by the month where trips are not sold one by one', async () => {
    open({ ...pricesForFamilies, tripUnlock: null });
    expect(await within(await priceCard()).findByText('$9.99')).toBeInTheDocument();
    expect(screen.getByText('7-day free trial, then by the month. Cancel anytime.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('One plan. One price.');
    expect(screen.getByText(/^\$9\.99 a month, and everything/)).toBeInTheDocument();
    expect(screen.queryByText(/\$39|once, for one/)).not.toBeInTheDocument();
  });

  it('reads the parks’ fixed costs flat, and the plan’s price as a share of the trip', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: 'Parks' }));
    expect(screen.getByRole('heading', { name: 'Your estimate' }).parentElement).toHaveTextContent('$6,510');
    expect(
      await screen.findByText(/is 0\.6% of what the trip itself costs, \$6,510 for 3 days/),
    ).toBeInTheDocument();
  });

  it('loads nothing of the film before its thumbnail is clicked', async () => {
    const { user, container } = open();
    const play = await screen.findByRole('button', { name: 'Play the demo' });
    expect(container.querySelector('iframe, video')).toBeNull();
    await user.click(play);
    expect(screen.getByLabelText('Watch a trip come together', { selector: 'video' })).toBeInTheDocument();
  });

  it('ends at the sign-in, with what was chosen', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: 'Cruise' }));
    const last = within(screen.getByRole('region', { name: 'Put the fourteen tabs away' })).getByRole('link');
    expect(last).toHaveAttribute('href', '/auth');
    await user.click(last);
    const destination = new URL(takeDestination('/auth') ?? '', location.origin);
    expect(readTripIdea(destination.searchParams)?.mode).toBe('cruise');
  });
});
