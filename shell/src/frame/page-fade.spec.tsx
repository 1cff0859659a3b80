import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { PageFade } from './page-fade';

function Layout() {
  const { pathname } = useLocation();
  return (
    <main id="content" tabIndex={-1}>
      <PageFade pageKey={pathname} />
    </main>
  );
}

const show = () => {
  const router = createMemoryRouter(
    [
      {
        element: <Layout />,
        children: [
          { path: '/one', element: <h1>One</h1> },
          { path: '/two', element: <h1>Two</h1> },
        ],
      },
    ],
    { initialEntries: ['/one'] },
  );
  render(<RouterProvider router={router} />);
  return router;
};
const fade = (name: string) => screen.getByRole('heading', { name }).parentElement;
const pass = (ms: number) => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.documentElement.removeAttribute('data-reduced-motion');
});

test('the page that leaves fades out for 0.15 s before the next one comes in', async () => {
  const router = show();
  expect(fade('One')).toHaveClass('opacity-100', 'duration-150', 'ease-[ease-in-out]');
  await act(() => router.navigate('/two'));
  expect(fade('One')).toHaveClass('opacity-0');
  pass(149);
  expect(screen.queryByRole('heading', { name: 'Two' })).not.toBeInTheDocument();
  pass(1);
  expect(screen.queryByRole('heading', { name: 'One' })).not.toBeInTheDocument();
  expect(fade('Two')).toHaveClass('opacity-100');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('under reduced motion the next page is there at once', async () => {
  document.documentElement.toggleAttribute('data-reduced-motion', true);
  const router = show();
  await act(() => router.navigate('/two'));
  pass(0);
  expect(fade('Two')).toBeInTheDocument();
});
