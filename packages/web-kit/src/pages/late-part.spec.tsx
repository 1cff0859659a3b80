/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { loadLatePart } from './late-part';

const Sheet = () => <p>The sheet</p>;

/** A browser that is idle when the test says so. */
const idleOnCall = () => {
  let run: () => void = () => undefined;
  window.requestIdleCallback = (callback) => {
    run = () => callback({ didTimeout: false, timeRemaining: () => 50 });
    return 1;
  };
  return () => run();
};

describe('a part that its page does not need at first', () => {
  it('is fetched when the browser is idle, before anybody opens it', async () => {
    const beIdle = idleOnCall();
    const load = jest.fn(() => Promise.resolve({ Sheet }));
    loadLatePart(load, 'Sheet');
    await Promise.resolve();
    expect(load).not.toHaveBeenCalled();
    beIdle();
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  });

  it('is asked for again when it is shown after that failed', async () => {
    const beIdle = idleOnCall();
    const load = jest.fn(() => Promise.resolve({ Sheet })).mockRejectedValueOnce(new Error('no signal'));
    const Part = loadLatePart(load, 'Sheet');
    await Promise.resolve();
    beIdle();
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    render(
      <Suspense fallback={null}>
        <Part />
      </Suspense>,
    );
    expect(await screen.findByText('The sheet')).toBeInTheDocument();
  });

  it('leaves the rest of the page alone when it cannot be fetched', async () => {
    const failure = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
    const Part = loadLatePart<object, 'Sheet'>(() => Promise.reject(failure), 'Sheet');
    render(
      <>
        <p>The page</p>
        <Suspense fallback={null}>
          <Part />
        </Suspense>
      </>,
    );
    expect(await screen.findByText(/needs a signal/)).toBeInTheDocument();
    expect(screen.getByText('The page')).toBeInTheDocument();
  });
});
