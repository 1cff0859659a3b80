import { answerMeasurement } from '@landsea/web-kit';
import { act, renderHook, screen, within } from '@testing-library/react';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { renderShell } from '../../testing/render-shell';
import { useAnalyticsScript } from './use-analytics-script';

const url = 'https://stats.example/s.js';
const script = () => document.head.querySelector(`script[src="${url}"]`);
const line = () => screen.queryByRole('region', { name: 'Measurement' });

beforeEach(() => {
  window.landseaSite = { analyticsScriptUrl: url };
});
afterEach(() => {
  delete window.landseaSite;
  document.cookie = 'landsea_consent=; Max-Age=0; Path=/';
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  script()?.remove();
});

/** Renders the routes at this address. */
const at = (path: string) =>
  function AtPath({ children }: { children: ReactNode }) {
    const [router] = useState(() =>
      createMemoryRouter([{ path: '*', element: <Shown /> }], { initialEntries: [path] }),
    );
    return (
      <Content value={children}>
        <RouterProvider router={router} />
      </Content>
    );
  };
const Content = createContext<ReactNode>(null);
const Shown = () => useContext(Content);

const open = async (path = '/nowhere') => {
  const rendered = renderShell(path);
  await screen.findByRole('contentinfo');
  return rendered;
};

test('nothing is asked or loaded while no script is configured', async () => {
  delete window.landseaSite;
  await open();
  act(() => answerMeasurement(true));
  expect(line()).not.toBeInTheDocument();
  expect(script()).toBeNull();
});

test('the script is loaded after a yes, once, and not before', async () => {
  const { user } = await open();
  const asked = line();
  if (!asked) throw new Error('nothing was asked');
  expect(script()).toBeNull();
  await user.click(within(asked).getByRole('button', { name: 'Yes' }));
  expect(line()).not.toBeInTheDocument();
  expect(document.head.querySelectorAll(`script[src="${url}"]`)).toHaveLength(1);
});

test('a no is remembered', async () => {
  const { user, unmount } = await open();
  await user.click(screen.getByRole('button', { name: 'No' }));
  unmount();
  await open();
  expect(line()).not.toBeInTheDocument();
  expect(script()).toBeNull();
});

test('a browser that asks for privacy is neither asked nor measured', async () => {
  document.cookie = 'landsea_consent=yes; Path=/';
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  await open();
  expect(line()).not.toBeInTheDocument();
  expect(script()).toBeNull();
});

test.each(['/reset-password?token=secret', '/billing/success?session_id=cs_1'])(
  'nothing is loaded at %s, whose address holds a secret',
  (path) => {
    renderHook(() => useAnalyticsScript('yes'), {
      wrapper: at(path),
    });
    expect(script()).toBeNull();
  },
);

test('taking a yes back loads the page anew', () => {
  const reload = jest.fn();
  const { rerender } = renderHook(({ answer }) => useAnalyticsScript(answer, reload), {
    wrapper: at('/'),
    initialProps: { answer: 'yes' as 'yes' | 'no' },
  });
  expect(reload).not.toHaveBeenCalled();
  rerender({ answer: 'no' });
  expect(reload).toHaveBeenCalledTimes(1);
});
