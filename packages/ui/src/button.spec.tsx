import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type SyntheticEvent } from 'react';
import { Button } from './button';
import { Menu, MenuItem } from './overlays/menu';

function Form({ onSend }: { onSend: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    onSend();
    setIsBusy(true);
  };
  return (
    <form onSubmit={send}>
      <Button type="submit" busy={isBusy} busyLabel="Sending…">
        Send
      </Button>
    </form>
  );
}

it('keeps the focus while it is busy, and sends once', async () => {
  const onSend = jest.fn();
  render(<Form onSend={onSend} />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const busy = screen.getByRole('button', { name: 'Sending…' });
  expect(busy).toHaveFocus();
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(busy);
  await userEvent.keyboard('{Enter} ');
  expect(onSend).toHaveBeenCalledTimes(1);
});

it('opens no menu while it is busy', async () => {
  const show = (busy: boolean) => (
    <Menu trigger={<Button busy={busy}>Stage</Button>}>
      <MenuItem>Booked</MenuItem>
    </Menu>
  );
  const { rerender } = render(show(true));
  const trigger = screen.getByRole('button', { name: 'Stage' });
  await userEvent.click(trigger);
  trigger.focus();
  await userEvent.keyboard('{Enter}{ArrowDown}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  rerender(show(false));
  await userEvent.click(trigger);
  expect(await screen.findByRole('menu')).toBeVisible();
});

it('hands a press on to nobody while it is busy', async () => {
  const [press, around] = [jest.fn(), jest.fn()];
  const show = (busy: boolean) => (
    <div onClick={around}>
      <Button busy={busy} onClick={press}>
        Delete
      </Button>
    </div>
  );
  const { rerender } = render(show(true));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect([press.mock.calls, around.mock.calls]).toEqual([[], []]);
  rerender(show(false));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect([press.mock.calls.length, around.mock.calls.length]).toEqual([1, 1]);
});
