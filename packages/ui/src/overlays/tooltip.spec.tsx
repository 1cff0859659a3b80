import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from './tooltip';

const show = () => {
  render(
    <Tooltip text="Ends your session here">
      <button type="button">Log out</button>
    </Tooltip>,
  );
  return screen.getByRole('button', { name: 'Log out' });
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  delete document.documentElement.dataset['tooltips'];
});

const hover = (element: HTMLElement) => {
  fireEvent.pointerEnter(element, { pointerType: 'mouse' });
  fireEvent.pointerOver(element, { pointerType: 'mouse' });
};

it('comes 0.3 s after the pointer, and goes with it', () => {
  const button = show();
  hover(button);
  act(() => jest.advanceTimersByTime(299));
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('tooltip')).toHaveTextContent('Ends your session here');
  expect(button).toHaveAccessibleDescription('Ends your session here');
  fireEvent.pointerOut(button, { pointerType: 'mouse' });
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

it('comes with the keyboard focus, and Escape hides it', () => {
  const button = show();
  act(() => button.focus());
  act(() => jest.advanceTimersByTime(0));
  expect(screen.getByRole('tooltip')).toBeInTheDocument();
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

it('does not follow the focus of a press', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const button = show();
  await user.pointer({ keys: '[MouseLeft>]', target: button });
  act(() => jest.advanceTimersByTime(1000));
  expect(button).toHaveFocus();
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

it('stays away while tooltips are switched off', () => {
  document.documentElement.dataset['tooltips'] = 'off';
  hover(show());
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});
