import { screen, within } from '@testing-library/react';
import { renderShell } from '../../testing/render-shell';

const url = 'https://blog.example/';

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  delete window.landseaSite;
});

test('a banner and a header link lead to the blog; the banner can be closed for good', async () => {
  window.landseaSite = { planningBlog: { name: 'Landsea planning blog', url } };
  const { user, unmount } = renderShell('/nowhere');
  const header = await screen.findByRole('banner');
  const links = within(header).getAllByRole('link', { name: /blog/i });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([url, url]);
  expect(links.map((link) => link.getAttribute('target'))).toEqual(['_blank', '_blank']);
  await user.click(within(header).getByRole('button', { name: 'Close banner' }));
  expect(within(header).getAllByRole('link', { name: /blog/i })).toHaveLength(1);
  unmount();
  renderShell('/nowhere');
  expect(within(await screen.findByRole('banner')).getAllByRole('link', { name: /blog/i })).toHaveLength(1);
});

test('without one configured neither shows', async () => {
  renderShell('/nowhere');
  const header = await screen.findByRole('banner');
  expect(within(header).queryByRole('link', { name: /blog/i })).not.toBeInTheDocument();
  expect(within(header).queryByRole('button', { name: 'Open menu' })).not.toBeInTheDocument();
});
