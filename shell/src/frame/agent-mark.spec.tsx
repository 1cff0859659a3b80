import type { Brand } from '@landsea/contracts/agents';
import type { RemoteModule } from '@landsea/web-kit/pages';
import { usePageBrand } from '@landsea/web-kit';
import { aUser } from '@landsea/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { renderShell } from '../testing/render-shell';

const brand: Brand = {
  name: 'Magic Miles Travel',
  logo: null,
  photo: null,
  colors: {
    light: { main: '#8a1538', deep: '#650020', soft: '#ffeef0', on: '#ffffff' },
    dark: { main: '#e7799b', deep: '#ff9bbd', soft: '#3a1a24', on: '#08202a' },
  },
  agentName: 'Dana Whitlock',
  phone: null,
  hours: null,
  signature: null,
  replyTo: null,
  legalLines: ['Fla. Seller of Travel Ref. No. ST12345'],
  poweredBy: false,
};
function Portal({ shown }: { shown: Brand }) {
  usePageBrand(shown);
  return (
    <h1>
      Your trips <Link to="/my-trips">Elsewhere</Link>
    </h1>
  );
}
const page = (path: string, element: React.ReactNode) => ({
  path,
  handle: { access: 'signed-in' as const, title: 'Your trips', description: 'With your agent.' },
  element,
});
const open = (shown: Brand) => {
  const module: RemoteModule = {
    nav: [],
    routes: [page('/client-portal', <Portal shown={shown} />), page('/my-trips', <h1>My trips</h1>)],
  };
  const remotes = { family: () => Promise.resolve(module), agent: () => Promise.resolve(module) };
  return renderShell('/client-portal', { remotes, user: aUser({ userType: 'client', isClient: true }) });
};

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg" type="image/svg+xml">';
});

test('a page for clients has the agent’s name, color and icon in its frame, and no word of ours', async () => {
  open(brand);
  await screen.findByRole('heading', { name: /Your trips/ });
  expect(await screen.findByRole('link', { name: 'Magic Miles Travel, home' })).toBeVisible();
  const { style } = document.documentElement;
  await waitFor(() => expect(style.getPropertyValue('--sea')).toBe('light-dark(#8a1538, #e7799b)'));
  const icon = document.head.querySelector<HTMLLinkElement>('link[rel="icon"]');
  expect(decodeURIComponent(icon?.href ?? '')).toContain('>M</text>');
  expect(document.title).toBe('Your trips | Magic Miles Travel');
  expect(
    within(screen.getByRole('contentinfo')).getByText('Fla. Seller of Travel Ref. No. ST12345'),
  ).toBeVisible();
  expect(document.body).not.toHaveTextContent(/landsea/i);
});

test('other pages are the product’s own again', async () => {
  open({ ...brand, poweredBy: true });
  expect(await screen.findByText(/Made with Landsea/)).toBeVisible();
  await waitFor(() => expect(document.documentElement.style.getPropertyValue('--sea')).not.toBe(''));
  const link = screen.getByRole('link', { name: 'Elsewhere' });
  act(() => link.click());
  await screen.findByRole('heading', { name: 'My trips' });
  expect(screen.getByRole('link', { name: 'Landsea, home' })).toBeVisible();
  expect(document.documentElement.style.getPropertyValue('--sea')).toBe('');
  expect(document.head.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href).toMatch(/\/favicon.svg$/);
});
