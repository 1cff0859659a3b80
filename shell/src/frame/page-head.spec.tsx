import type { PageHandle } from '@landsea/web-kit/pages';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { PageHead } from './page-head';

const show = (pattern: string, path: string, handle: Partial<PageHandle>) =>
  render(
    <RouterProvider
      router={createMemoryRouter(
        [
          {
            path: pattern,
            element: (
              <PageHead
                handle={{ access: 'public', title: 'Budget', description: 'All of it.', ...handle }}
              />
            ),
          },
        ],
        { initialEntries: [path] },
      )}
    />,
  );
const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');

test('title, description, search words, canonical address and picture of the page', () => {
  show('/budget', '/budget', { keywords: 'money', canonical: '/budget-center', ogImage: '/og/pricing.png' });
  expect(document.title).toBe('Budget | Landsea');
  expect(content('meta[name="description"]')).toBe('All of it.');
  expect(content('meta[name="keywords"]')).toMatch(/^money, vacation planner/);
  expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'http://localhost/budget-center',
  );
  expect(content('meta[property="og:title"]')).toBe('Budget | Landsea');
  expect(content('meta[property="og:description"]')).toBe('All of it.');
  expect(content('meta[property="og:url"]')).toBe('http://localhost/budget-center');
  expect(content('meta[property="og:image"]')).toBe('http://localhost/og/pricing.png');
});

test('a page without its own takes those of the product, and leaves nothing of the page before', () => {
  show('/trip/:tripId', '/trip/7', { canonical: '/trip/:tripId/dashboard' });
  expect(content('meta[name="keywords"]')).toMatch(/^vacation planner/);
  expect(content('meta[property="og:image"]')).toBe('http://localhost/og/landsea.png');
  expect(content('meta[property="og:url"]')).toBe('http://localhost/trip/7/dashboard');
  expect(document.head.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
});
