import { aUser } from '@landsea/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { renderShell } from '../testing/render-shell';
import { learnPages } from '../known-pages';
import { remotesManifest } from '../testing/remotes-manifest';
import { hasWholeFooter } from './foot';

const social = ['Instagram', 'Facebook', 'Pinterest', 'YouTube'].map((name) => ({
  name,
  url: `https://${name.toLowerCase()}.example/landsea`,
}));

beforeEach(() => {
  learnPages(remotesManifest);
  localStorage.clear();
  window.landseaSite = { feedbackFormUrl: 'https://forms.example/landsea', social };
});
afterEach(() => {
  delete window.landseaSite;
});

test.each([
  ['/', true],
  ['/welcome', true],
  ['/pricing', true],
  ['/share/abc', true],
  ['/nowhere', true],
  ['/auth', false],
  ['/auth/signup', false],
  ['/login', false],
  ['/reset-password', false],
  ['/dashboard', false],
  ['/app/agents/clients', false],
])('the whole footer at %s: %s', (path, isWhole) => {
  expect(hasWholeFooter(path)).toBe(isWhole);
});

test('a public page ends in the links whose pages exist, the social ones, the feedback card and the two lines', async () => {
  renderShell('/nowhere');
  const nav = await screen.findByRole('navigation', { name: 'Footer' });
  const foot = screen.getByRole('contentinfo');
  const links = within(nav).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/trip-builder',
    '/pricing',
    '/newsletter',
  ]);
  const elsewhere = within(foot).getByRole('list', { name: 'Landsea elsewhere' });
  expect(
    within(elsewhere)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(social.map(({ url }) => url));
  expect(
    within(foot).getByText("Have suggestions or spot a bug? We'd love your feedback"),
  ).toBeInTheDocument();
  const feedback = within(foot).getByRole('link', { name: /^Submit Feedback/ });
  expect(feedback).toHaveAttribute('href', 'https://forms.example/landsea');
  expect(feedback).toHaveAttribute('target', '_blank');
  expect(feedback).toHaveAttribute('rel', 'noopener noreferrer');
  expect(foot).toHaveTextContent(`© ${new Date().getFullYear()} Landsea`);
  expect(foot).toHaveTextContent('not affiliated with any park or cruise operator');
});

test('without another form the feedback card leads to our own page, in the same tab', async () => {
  delete window.landseaSite;
  renderShell('/nowhere');
  const feedback = await screen.findByRole('link', { name: 'Submit Feedback' });
  expect(feedback).toHaveAttribute('href', '/suggestions');
  expect(feedback).not.toHaveAttribute('target');
});

test("a person's own page ends in the last line alone", async () => {
  renderShell('/dashboard', { user: aUser() });
  const foot = await screen.findByRole('contentinfo');
  expect(foot).toHaveTextContent('not affiliated');
  expect(within(foot).queryByRole('navigation')).not.toBeInTheDocument();
  const legal = within(foot).getByRole('list', { name: 'Contact and legal' });
  expect(
    within(legal)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/contact', '/privacy', '/terms', '/refunds']);
  expect(within(foot).getByRole('button', { name: 'Accessibility' })).toBeInTheDocument();
});
