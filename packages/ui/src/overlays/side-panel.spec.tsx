import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SidePanel } from './side-panel';

function Page({ autoCloseMs }: { autoCloseMs?: number }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button">Behind</button>
      <SidePanel open={open} onOpenChange={setOpen} title="Dinner" {...(autoCloseMs ? { autoCloseMs } : {})}>
        <input aria-label="Name" />
      </SidePanel>
    </>
  );
}

describe('SidePanel', () => {
  afterEach(() => jest.useRealTimers());

  it('closes on Escape', async () => {
    render(<Page />);
    await userEvent.click(screen.getByLabelText('Name'));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('gives the focus back to what opened it', async () => {
    const Opener = () => {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Edit dinner
          </button>
          <SidePanel open={open} onOpenChange={setOpen} title="Dinner">
            <input aria-label="Name" />
          </SidePanel>
        </>
      );
    };
    render(<Opener />);
    await userEvent.click(screen.getByRole('button', { name: 'Edit dinner' }));
    expect(screen.getByLabelText('Name')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit dinner' })).toHaveFocus());
  });

  it('keeps the focus off its fields where it starts at the top', async () => {
    render(
      <SidePanel open startsAtTop onOpenChange={() => undefined} title="Dinner">
        <input aria-label="Name" />
      </SidePanel>,
    );
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Dinner' })).toHaveFocus());
    await userEvent.keyboard('k');
    expect(screen.getByLabelText('Name')).toHaveValue('');
  });

  it('leaves what is behind it usable', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Behind' }));
    expect(screen.getByRole('dialog', { name: 'Dinner' })).toBeInTheDocument();
  });

  it('closes by itself after the set delay, not before', () => {
    jest.useFakeTimers();
    render(<Page autoCloseMs={3000} />);
    act(() => jest.advanceTimersByTime(2999));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
