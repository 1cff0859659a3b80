import { renderRoute } from '@landsea/web-kit/testing';
import { screen } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { routes } from '../../routes';

const redeemPage: RouteObject = { path: '/invite/redeem', element: <h1>Redeem page</h1> };
const open = () => renderRoute([...routes, redeemPage], '/clients');

describe('the page for clients', () => {
  it('says what a client can do', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Your agent plans it.');
    for (const name of ['See the plan', 'Keep your wishes', 'Message your agent', 'Count down together']) {
      expect(screen.getByRole('heading', { name })).toBeInTheDocument();
    }
  });

  it('takes the code along to the redeem page, by its link', async () => {
    const { user, router } = open();
    await user.type(await screen.findByLabelText('Invitation code'), ' abcde-23456 ');
    const link = screen.getByRole('link', { name: 'Redeem' });
    expect(link).toHaveAttribute('href', '/invite/redeem?code=abcde-23456');
    await user.click(link);
    expect(await screen.findByRole('heading', { name: 'Redeem page' })).toBeVisible();
    expect(router.state.location.search).toBe('?code=abcde-23456');
  });

  it('takes it by the Enter key too, with odd signs escaped', async () => {
    const { user, router } = open();
    await user.type(await screen.findByLabelText('Invitation code'), 'a&b=c#d{Enter}');
    expect(await screen.findByRole('heading', { name: 'Redeem page' })).toBeVisible();
    expect(new URLSearchParams(router.state.location.search).get('code')).toBe('a&b=c#d');
  });

  it('leads to the box of the redeem page when there is no code', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Redeem' })).toHaveAttribute('href', '/invite/redeem');
  });
});
