import { renderRoute } from '@landsea/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes';
import { privacy } from './privacy';
import { refunds } from './refunds';
import { terms } from './terms';

const documents = [
  ['/privacy', privacy],
  ['/terms', terms],
  ['/refunds', refunds],
] as const;

afterEach(() => {
  delete window.landseaSite;
  document.cookie = 'landsea_consent=; Max-Age=0; Path=/';
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

describe.each(documents)('%s', (path, { title, sections, about }) => {
  it('shows each section, with an anchor in its table of contents', async () => {
    renderRoute(routes, path);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
    const [contents] = screen.getAllByRole('navigation', { name: 'On this page' });
    if (!contents) throw new Error('no table of contents');
    const anchors = within(contents).getAllByRole('link');
    expect(anchors.map((link) => link.getAttribute('href'))).toEqual(sections.map(({ id }) => `#${id}`));
    for (const { title: heading } of sections)
      expect(screen.getByRole('heading', { level: 2, name: heading })).toBeInTheDocument();
  });

  it('says that it is a draft, when it changed, and where to ask', async () => {
    renderRoute(routes, path);
    expect(await screen.findByText(/Last changed .* Draft, not yet reviewed/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      `/contact?about=${about}`,
    );
  });

  it('names each anchor once and leaves no block empty', () => {
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    for (const { blocks } of sections) {
      expect(blocks.length).toBeGreaterThan(0);
      for (const line of blocks.flat()) expect(line).toMatch(/^\S.*[.?]$/);
    }
  });
});

describe('the choice about measurement', () => {
  const show = async () => {
    const rendered = renderRoute(routes, '/privacy');
    await screen.findByRole('heading', { level: 1 });
    return rendered;
  };
  const heading = () => screen.queryByRole('heading', { name: 'Your choice about measurement' });

  it('is not there while no script is configured', async () => {
    await show();
    expect(heading()).not.toBeInTheDocument();
  });

  it('is remembered and can be changed', async () => {
    window.landseaSite = { analyticsScriptUrl: 'https://stats.example/s.js' };
    const { user } = await show();
    expect(screen.getByText(/You have not answered yet/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Allow measuring' }));
    expect(document.cookie).toContain('landsea_consent=yes');
    await user.click(screen.getByRole('button', { name: 'Do not measure' }));
    expect(document.cookie).toContain('landsea_consent=no');
    expect(screen.getByText(/You asked us not to/)).toBeInTheDocument();
  });

  it('is made already by a browser that asks for privacy', async () => {
    window.landseaSite = { analyticsScriptUrl: 'https://stats.example/s.js' };
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    await show();
    expect(screen.getByText(/Global Privacy Control, so we do not/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Allow measuring' })).not.toBeInTheDocument();
  });
});
