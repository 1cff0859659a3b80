import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { MainNav } from './main-nav';

const snacks = {
  id: 'snacks',
  label: 'Snacks',
  icon: 'soup',
  to: '/snacks',
  priority: 2,
  bottom: false,
} as const;

const show = (entries: ComponentProps<typeof MainNav>['entries']) =>
  render(
    <RouterProvider router={createMemoryRouter([{ path: '/', element: <MainNav entries={entries} /> }])} />,
  );

test('More, pressed while the menu loads, opens with it', async () => {
  show([snacks]);
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'Snacks' })).toHaveAttribute('href', '/snacks');
});

test('there is no More, not even for a moment, where nothing is behind it', () => {
  show([{ ...snacks, priority: 1 }]);
  expect(screen.getByRole('link', { name: 'Snacks' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
});
