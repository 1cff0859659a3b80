import { renderRoute } from '@landsea/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes';

describe('the page about phones', () => {
  it('says what the product does on a phone, and what it does not', async () => {
    renderRoute(routes, '/mobile-features');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('In line, in one hand');
    const abilities = within(screen.getByRole('region', { name: 'What it does on a phone' }));
    expect(abilities.getAllByRole('listitem')).toHaveLength(8);
    expect(screen.getByRole('heading', { name: 'What it doesn’t do' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start Planning FREE' })).toHaveAttribute('href', '/auth/signup');
  });

  it('shows a day of the demo trip, as light or dark as the device', async () => {
    renderRoute(routes, '/mobile-features');
    const shot = await screen.findByRole('img', { name: 'A day of the demo trip on a phone' });
    expect(shot.parentElement?.querySelector('source')).toHaveAttribute(
      'media',
      '(prefers-color-scheme: dark)',
    );
  });
});
