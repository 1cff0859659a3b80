import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AppScope } from '../app-scope';
import { Button } from '../button';
import { Dialog } from './dialog';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <AppScope name="family">
      <Button onClick={() => setOpen(true)}>Reset password</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Reset Your Password"
        description="We send you a link."
      >
        <input aria-label="Email" />
      </Dialog>
    </AppScope>
  );
}

describe('Dialog', () => {
  it('takes the focus, keeps it, and gives it back on Escape', async () => {
    render(<Page />);
    const opener = screen.getByRole('button', { name: 'Reset password' });
    await userEvent.click(opener);
    const dialog = screen.getByRole('dialog', { name: 'Reset Your Password' });
    expect(dialog).toHaveAccessibleDescription('We send you a link.');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    for (let press = 0; press < 5; press += 1) {
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
      await userEvent.tab();
    }
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('renders inside its app, where the scoped styles reach it', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Reset password' }));
    expect(screen.getByRole('dialog').closest('[data-app="family"]')).not.toBeNull();
  });

  describe('on Back of a desktop browser', () => {
    const navigation = Object.assign(new EventTarget(), { currentEntry: { index: 1 } });
    beforeEach(() => {
      Object.defineProperty(window, 'navigation', { value: navigation, configurable: true });
    });
    afterEach(() => {
      Reflect.deleteProperty(window, 'navigation');
    });
    const goBack = (fields: object = {}) => {
      const event = new Event('navigate', { cancelable: true });
      const back = { navigationType: 'traverse', userInitiated: true, destination: { index: 0 } };
      Object.assign(event, { ...back, ...fields });
      act(() => void navigation.dispatchEvent(event));
      return event.defaultPrevented ? 'stays' : 'leaves';
    };

    it('closes instead of leaving the page, once', async () => {
      render(<Page />);
      expect(goBack()).toBe('leaves');
      await userEvent.click(screen.getByRole('button', { name: 'Reset password' }));
      expect(goBack()).toBe('stays');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(goBack()).toBe('leaves');
    });

    it('closes the dialog on top alone', () => {
      const [below, above] = [jest.fn(), jest.fn()];
      const both = (isAsking: boolean) => (
        <>
          <Dialog open onOpenChange={below} title="Edit the stay" />
          <Dialog open={isAsking} onOpenChange={above} title="Delete it?" />
        </>
      );
      const { rerender } = render(both(false));
      rerender(both(true));
      expect(goBack()).toBe('stays');
      expect([below.mock.calls, above.mock.calls]).toEqual([[], [[false]]]);
      rerender(both(false));
      expect(goBack()).toBe('stays');
      expect(below.mock.calls).toEqual([[false]]);
    });

    it('lets the page itself go back or on', async () => {
      render(<Page />);
      await userEvent.click(screen.getByRole('button', { name: 'Reset password' }));
      expect(goBack({ userInitiated: false })).toBe('leaves');
      expect(goBack({ navigationType: 'push' })).toBe('leaves');
      expect(goBack({ destination: { index: 2 } })).toBe('leaves');
      expect(screen.getByRole('dialog')).toBeInTheDocument();
    });
  });

  describe('on a close request of the device, such as Back on a phone', () => {
    const watching = new Set<EventTarget>();
    beforeEach(() => {
      window.CloseWatcher = class extends EventTarget {
        constructor() {
          super();
          watching.add(this);
        }
        destroy() {
          watching.delete(this);
        }
      };
    });
    afterEach(() => {
      delete window.CloseWatcher;
    });
    const ask = () => {
      const [last] = [...watching].slice(-1);
      act(() => void last?.dispatchEvent(new Event('close')));
    };

    it('closes, and stops listening once it is closed', async () => {
      render(<Page />);
      expect(watching.size).toBe(0);
      await userEvent.click(screen.getByRole('button', { name: 'Reset password' }));
      expect(watching.size).toBe(1);
      ask();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(watching.size).toBe(0);
    });

    it('listens again where it stayed open', () => {
      const onOpenChange = jest.fn();
      render(<Dialog open onOpenChange={onOpenChange} title="Saving" />);
      ask();
      ask();
      expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
      expect(watching.size).toBe(1);
    });
  });
});
