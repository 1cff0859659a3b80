import { renderRoute } from '@landsea/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes';

describe('the page about phones', () => {
  it('says what the product does on a phone, and what it does not', async () => {
    renderRoute(routes, '/mobile-features');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('In line, in one hand');
    const abilities = within(screen.getByRole('region', { name: 'What it does on a phone' }));
    expect(abilities.getAllByRole('listitem')).toHaveLength(8);
    expect(screen.getByRole('heading', { name: 'What it does not do' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start Planning FREE' })).toHaveAttribute('href', '/auth/signup');
  });

  it('shows a day of the demo trip, in its order', async () => {
    renderRoute(routes, '/mobile-features');
    const phone = within(await screen.findByRole('figure', { name: 'A day of the demo trip on a phone' }));
    const plans = phone.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(plans[0]).toBe('9:00 AMPeter Pan’s Flight');
    expect(plans.at(-1)).toBe('6:00 PMLiberty Tree Tavern');
  });
});
