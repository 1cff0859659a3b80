import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useInSight } from './use-in-sight';

function Chart() {
  const box = useRef<HTMLElement>(null);
  const isSeen = useInSight(box);
  return <section ref={box}>{isSeen ? 'drawn' : 'not yet'}</section>;
}

afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

it('waits until the element is in sight, and stays', async () => {
  let tell: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  const stop = jest.fn();
  class FakeObserver {
    constructor(callback: typeof tell) {
      tell = callback;
    }
    observe = () => undefined;
    disconnect = stop;
  }
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
  render(<Chart />);
  act(() => tell([{ isIntersecting: false }]));
  expect(screen.getByText('not yet')).toBeInTheDocument();
  act(() => tell([{ isIntersecting: true }]));
  expect(await screen.findByText('drawn')).toBeInTheDocument();
  expect(stop).toHaveBeenCalled();
});

it('draws at once where nothing can be observed', async () => {
  render(<Chart />);
  expect(await screen.findByText('drawn')).toBeInTheDocument();
});
