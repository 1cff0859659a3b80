import type { RemoteModule } from '@landsea/web-kit/pages';
import { aUser } from '@landsea/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { renderShell } from '../../testing/render-shell';

const family: RemoteModule = {
  nav: [],
  routes: [
    {
      path: '/share/:token',
      handle: { access: 'public', title: 'A trip', description: 'Shared.', frame: 'slim' },
      element: <h1>A shared trip</h1>,
    },
  ],
};
const open = (user = undefined as ReturnType<typeof aUser> | undefined) =>
  renderShell('/share/abc', { remotes: { family: () => Promise.resolve(family) }, user: user ?? null });

test('a shared page names the product and the way in, and prints without it', async () => {
  open();
  await screen.findByRole('heading', { name: 'A shared trip' });
  const bar = screen.getByRole('banner');
  expect(await within(bar).findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth');
  expect(within(bar).getByRole('link', { name: 'Landsea, home' })).toHaveAttribute('href', '/');
  expect(bar).toHaveClass('print:hidden');
  expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
});

test('it leads who is signed in home', async () => {
  open(aUser());
  expect(await screen.findByRole('link', { name: 'Open my trips' })).toHaveAttribute('href', '/dashboard');
});
