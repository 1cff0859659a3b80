import { notify, type Toast } from '@landsea/web-kit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Toaster } from './toaster';

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const show = async (toast: Toast) => {
  act(() => notify(toast));
  await pass(100);
};
const saved: Toast = { title: 'Saved', tone: 'success', seconds: 3 };
const failed: Toast = { title: 'Not saved', tone: 'error', description: 'Try again' };
const close = () => screen.getByRole('button', { name: 'Close message' });
const heard = () => screen.getByRole('status');

beforeEach(async () => {
  jest.useFakeTimers();
  render(<Toaster />);
  await pass(0);
});
afterEach(() => jest.useRealTimers());

describe('toasts', () => {
  it('come one at a time: a new one replaces the one before', async () => {
    act(() => {
      notify(saved);
      notify(failed);
    });
    await pass(100);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    expect(screen.getByRole('listitem')).toHaveTextContent('Not saved Try again');
    await show(saved);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    fireEvent.click(close());
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });

  it('go after their time, but an error stays', async () => {
    await show(saved);
    await pass(2800);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    await pass(200);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    await show(failed);
    await pass(600_000);
    expect(screen.getByText('Not saved')).toBeInTheDocument();
  });

  it('stay under the pointer and while the focus is on them, for the rest of their time', async () => {
    await show(saved);
    fireEvent.pointerMove(screen.getByText('Saved'));
    await pass(60_000);
    fireEvent.pointerLeave(screen.getByRole('region'));
    await pass(1000);
    act(() => close().focus());
    await pass(60_000);
    act(() => close().blur());
    await pass(1700);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    await pass(300);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('go after their time when one before was closed under the pointer', async () => {
    await show(failed);
    fireEvent.pointerMove(close());
    fireEvent.click(close());
    await pass(1000);
    await show(saved);
    await pass(3000);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('are heard at once when they are errors, else when the reader pauses', async () => {
    await show(saved);
    expect(heard()).toHaveAttribute('aria-live', 'polite');
    expect(heard()).toHaveTextContent(/^Message Saved$/);
    await show(failed);
    const errors = screen.getAllByRole('status').filter(({ ariaLive }) => ariaLive === 'assertive');
    expect(errors.map(({ textContent }) => textContent)).toEqual(['Error Not saved Try again']);
  });

  it('are reached by F8 and closed by Escape', async () => {
    await show(failed);
    const messages = screen.getByRole('region', { name: 'Messages (F8)' });
    fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
    expect(messages).toContainElement(document.activeElement as HTMLElement);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });
});
