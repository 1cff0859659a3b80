import { act, render, screen } from '@testing-library/react';
import { ChartFrame } from './chart-frame';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  jest.restoreAllMocks();
});

it('measures a chart once it comes into sight, and not while the page is drawn', async () => {
  let tell: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  class FakeObserver {
    constructor(callback: typeof tell) {
      tell = callback;
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
  const measured = jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(320);
  const draw = jest.fn(() => <p>The drawing</p>);
  render(<ChartFrame title="Spend by day" height={300} of={[1]} draw={draw} />);
  expect(measured).not.toHaveBeenCalled();
  act(() => tell([{ isIntersecting: true }]));
  expect(await screen.findByText('The drawing', undefined, { timeout: 10_000 })).toBeInTheDocument();
  expect(measured).toHaveBeenCalled();
});
