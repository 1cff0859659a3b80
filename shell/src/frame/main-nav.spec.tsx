import { fireEvent, render, screen } from '@testing-library/react';
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

test('More, pressed while the menu loads, opens with it', async () => {
  render(
    <RouterProvider router={createMemoryRouter([{ path: '/', element: <MainNav entries={[snacks]} /> }])} />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'Snacks' })).toHaveAttribute('href', '/snacks');
});
