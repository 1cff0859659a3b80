import { act, fireEvent, render, screen } from '@testing-library/react';
import { GenieButton, genieMessages } from './genie-button';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const rub = (times: number) => {
  for (let time = 0; time < times; time += 1) fireEvent.click(screen.getByRole('button'));
};
const said = () => screen.getByRole('status').textContent;

test('the third rub brings a message for 4 seconds, said politely', () => {
  render(<GenieButton />);
  rub(2);
  expect(said()).toBe('');
  rub(1);
  expect(genieMessages).toContain(said());
  act(() => jest.advanceTimersByTime(3999));
  expect(said()).not.toBe('');
  act(() => jest.advanceTimersByTime(1));
  expect(said()).toBe('');
});

test('three more rubs bring another message, with 4 seconds of its own', () => {
  render(<GenieButton />);
  rub(3);
  const first = said();
  act(() => jest.advanceTimersByTime(3000));
  rub(3);
  expect(genieMessages).toContain(said());
  expect(said()).not.toBe(first);
  act(() => jest.advanceTimersByTime(3999));
  expect(said()).not.toBe('');
});

test('every message can come', () => {
  const random = jest.spyOn(Math, 'random');
  const heard = genieMessages.map((_message, index) => {
    random.mockReturnValue((index + 0.5) / genieMessages.length);
    const { unmount } = render(<GenieButton />);
    rub(3);
    const message = said();
    unmount();
    return message;
  });
  random.mockRestore();
  expect(heard).toEqual(genieMessages);
});
