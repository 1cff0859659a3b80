import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu, MenuItem } from './menu';

const open = async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(
    <Menu trigger={<button type="button">More</button>}>
      <MenuItem>Dining</MenuItem>
      <MenuItem>Savings</MenuItem>
      <MenuItem>Snacks</MenuItem>
      <MenuItem>Timeline</MenuItem>
    </Menu>,
  );
  screen.getByRole('button', { name: 'More' }).focus();
  await user.keyboard('{Enter}');
  return user;
};
const item = (name: string) => screen.getByRole('menuitem', { name });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

afterEach(() => jest.useRealTimers());

it('is reached, walked and left by keyboard alone', async () => {
  const user = await open();
  expect(item('Dining')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(item('Savings')).toHaveFocus();
  await user.keyboard('{End}');
  expect(item('Timeline')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  wait(10);
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
});

it('takes letters typed within a second as one word', async () => {
  const user = await open();
  await user.keyboard('s');
  wait(900);
  await user.keyboard('n');
  wait(10);
  expect(item('Snacks')).toHaveFocus();
});

it('begins a new word after one second', async () => {
  const user = await open();
  await user.keyboard('s');
  wait(1000);
  await user.keyboard('t');
  wait(10);
  expect(item('Timeline')).toHaveFocus();
});
