import { answer, renderRoute } from '@landsea/web-kit/testing';
import { screen } from '@testing-library/react';
import { routes } from '../../routes';
import { shippedPriceBook } from '../../testing/shipped-price-book';

const path = 'GET /api/v1/catalogue/price-book';

describe('the guide to resorts', () => {
  it('says so when the prices cannot be had, and asks again', async () => {
    renderRoute(routes, '/resorts', {
      handlers: { [path]: () => answer(404, { code: 'NOT_FOUND', message: 'No', requestId: 'r' }) },
    });
    expect(await screen.findByText('The hotels did not load')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeInTheDocument();
  });

  it('keeps the kind of hotel and the people in the address', async () => {
    const { router, user } = renderRoute(routes, '/resorts', { handlers: { [path]: () => answer(404, {}) } });
    await user.click(await screen.findByRole('radio', { name: 'Moderate' }));
    await user.selectOptions(screen.getByLabelText('Guests age 3+'), '5');
    expect(router.state.location.search).toBe('?tier=moderate&people=5');
  });

  it('shows the cheapest hotels of each tier, and all of a tier that was chosen', async () => {
    const { user } = renderRoute(routes, '/resorts', { handlers: { [path]: shippedPriceBook } });
    const more = await screen.findByText(/^Deluxe: \d+ more$/);
    expect(more.closest('details')).not.toHaveAttribute('open');
    await user.click(screen.getByRole('radio', { name: 'Deluxe' }));
    expect(await screen.findByRole('link', { name: 'Grand Floridian Resort & Spa' })).toBeVisible();
    expect(screen.queryByText(/^Deluxe: \d+ more$/)).toBeNull();
  });

  it('shows the next seasons of a hotel and keeps the others closed', async () => {
    renderRoute(routes, '/resorts?hotel=pop-century-resort', { handlers: { [path]: shippedPriceBook } });
    const more = await screen.findByText(/^\d+ more seasons$/);
    expect(more.closest('details')).not.toHaveAttribute('open');
  });
});
