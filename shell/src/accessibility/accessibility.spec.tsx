import { notify } from '@landsea/web-kit';
import type { RemoteModule } from '@landsea/web-kit/pages';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderShell } from '../testing/render-shell';

const marketing: RemoteModule = {
  nav: [],
  routes: [
    {
      path: '/pricing',
      handle: { access: 'public', title: 'Pricing', description: 'Prices.', help: 'What a trip costs.' },
      element: (
        <section data-help="One payment opens one trip.">
          <button type="button">Buy</button>
        </section>
      ),
    },
  ],
};
const show = () => renderShell('/pricing', { remotes: { marketing: () => Promise.resolve(marketing) } });
const root = document.documentElement;

const openPanel = async () => {
  const rendered = show();
  await screen.findByRole('button', { name: 'Buy' });
  const header = screen.getByRole('banner');
  await rendered.user.click(within(header).getByRole('button', { name: 'Accessibility' }));
  await screen.findByRole('dialog', { name: 'Accessibility' });
  return rendered;
};
const toggle = (name: string) => screen.getByRole('switch', { name });

beforeEach(() => {
  localStorage.clear();
});

test('the five toggles stand at their defaults, and each change is kept', async () => {
  const { user } = await openPanel();
  expect(screen.getAllByRole<HTMLInputElement>('switch').map(({ checked }) => checked)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  for (const name of ['Tooltips', 'Sound effects', 'Reduced motion', 'High contrast', 'Help mode']) {
    await user.click(toggle(name));
  }
  expect(JSON.parse(localStorage.getItem('accessibilitySettings') ?? '')).toEqual({
    tooltipsEnabled: false,
    soundEnabled: true,
    reducedMotion: true,
    highContrast: true,
    helpMode: true,
  });
});

test('tooltips, motion and contrast take effect on the whole page, there and back', async () => {
  const { user } = await openPanel();
  expect(root).toHaveAttribute('data-tooltips', 'on');
  expect(root).not.toHaveAttribute('data-reduced-motion');
  expect(root).toHaveAttribute('data-contrast', 'normal');
  await user.click(toggle('Tooltips'));
  await user.click(toggle('Reduced motion'));
  await user.click(toggle('High contrast'));
  expect(root).toHaveAttribute('data-tooltips', 'off');
  expect(root).toHaveAttribute('data-reduced-motion');
  expect(root).toHaveAttribute('data-contrast', 'high');
  await user.click(toggle('Reduced motion'));
  expect(root).not.toHaveAttribute('data-reduced-motion');
});

test('the panel is reached, worked and left by keyboard, and gives the focus back', async () => {
  const { user } = show();
  await screen.findByRole('button', { name: 'Buy' });
  const opener = within(screen.getByRole('banner')).getByRole('button', { name: 'Accessibility' });
  act(() => {
    opener.focus();
  });
  await user.keyboard('{Enter}');
  await waitFor(() => {
    expect(toggle('Tooltips')).toHaveFocus();
  });
  await user.keyboard(' ');
  expect(toggle('Tooltips')).not.toBeChecked();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => {
    expect(opener).toHaveFocus();
  });
});

describe('sound effects', () => {
  const heard: number[] = [];
  const silent = { connect: (next: unknown) => next, start: () => undefined, stop: () => undefined };
  class FakeAudio {
    currentTime = 0;
    state = 'running';
    destination = {};
    createOscillator() {
      return {
        ...silent,
        frequency: {
          set value(hertz: number) {
            heard.push(hertz);
          },
        },
      };
    }
    createGain() {
      const ramp = () => undefined;
      return { ...silent, gain: { setValueAtTime: ramp, exponentialRampToValueAtTime: ramp } };
    }
  }
  const during = (action: () => void) => {
    heard.length = 0;
    act(action);
    return [...heard];
  };

  test('a tone of its own for success, failure and a switch; none when switched off', async () => {
    Object.assign(globalThis, { AudioContext: FakeAudio });
    const { user } = await openPanel();
    expect(
      during(() => {
        notify({ title: 'Saved', tone: 'success' });
      }),
    ).toEqual([]);
    await user.click(toggle('Sound effects'));
    const success = during(() => {
      notify({ title: 'Saved', tone: 'success' });
    });
    const failure = during(() => {
      notify({ title: 'Failed', tone: 'error' });
    });
    expect(
      during(() => {
        notify({ title: 'By the way', tone: 'info' });
      }),
    ).toEqual([]);
    heard.length = 0;
    await user.click(toggle('High contrast'));
    expect([success, failure, [...heard]].map((tones) => tones.length)).toEqual([2, 2, 1]);
    expect(success).not.toEqual(failure);
    await user.click(toggle('Sound effects'));
    expect(
      during(() => {
        notify({ title: 'Saved', tone: 'success' });
      }),
    ).toEqual([]);
  });
});

describe('help mode', () => {
  afterEach(() => jest.useRealTimers());
  const said = () => screen.queryByText('One payment opens one trip.');

  test('explains the page on arrival and an area when it is reached, for 5 seconds each', async () => {
    localStorage.setItem('accessibilitySettings', JSON.stringify({ helpMode: true }));
    show();
    const button = await screen.findByRole('button', { name: 'Buy' });
    expect(await screen.findByText('What a trip costs.')).toBeInTheDocument();
    expect(root).toHaveAttribute('data-help-mode');
    jest.useFakeTimers();
    act(() => {
      button.focus();
    });
    expect(said()).toBeInTheDocument();
    expect(screen.queryByText('What a trip costs.')).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(4999));
    expect(said()).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(said()).not.toBeInTheDocument();
  });

  test('says nothing while it is off', async () => {
    show();
    const button = await screen.findByRole('button', { name: 'Buy' });
    act(() => {
      button.focus();
    });
    expect(said()).not.toBeInTheDocument();
    expect(screen.queryByText('What a trip costs.')).not.toBeInTheDocument();
  });
});
