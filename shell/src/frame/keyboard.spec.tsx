import { act, renderHook } from '@testing-library/react';
import { useKeyboardOpen } from './use-keyboard-open';

class FakeViewport extends EventTarget {
  width = 390;
  height = 800;
  scale = 1;
}

let viewport: FakeViewport;
const resize = (size: Partial<Pick<FakeViewport, 'width' | 'height' | 'scale'>>) => {
  act(() => {
    Object.assign(viewport, size);
    viewport.dispatchEvent(new Event('resize'));
  });
};

beforeEach(() => {
  viewport = new FakeViewport();
  viewport.width = 390 + Math.random() * 1000;
  Object.defineProperty(window, 'visualViewport', { value: viewport, configurable: true });
});
afterEach(() => {
  Object.defineProperty(window, 'visualViewport', { value: null, configurable: true });
});

/** The window is measured in the frame after the first drawing. */
const open = async () => {
  const { result } = renderHook(useKeyboardOpen);
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  return result;
};

test('a drawing does not measure the window, which would force a layout', () => {
  const width = jest.fn(() => 390);
  Object.defineProperty(viewport, 'width', { get: width });
  renderHook(useKeyboardOpen);
  expect(width).not.toHaveBeenCalled();
});

test('a keyboard is what takes more than 150 px', async () => {
  const result = await open();
  resize({ height: 650 });
  expect(result.current).toBe(false);
  resize({ height: 649 });
  expect(result.current).toBe(true);
  resize({ height: 800 });
  expect(result.current).toBe(false);
});

test('turning the phone and zooming in are no keyboard', async () => {
  const result = await open();
  resize({ width: viewport.width / 2, height: 400, scale: 2 });
  expect(result.current).toBe(false);
  resize({ width: 844, height: 390, scale: 1 });
  expect(result.current).toBe(false);
  resize({ height: 200 });
  expect(result.current).toBe(true);
});
