import { createElement, lazy, type ComponentType, type LazyExoticComponent } from 'react';

const loaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));

const LATEST_MS = 10_000;
/** Milliseconds, for browsers without `requestIdleCallback`. */
const USUALLY_IDLE_MS = 2000;

const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: LATEST_MS });
    else setTimeout(resolve, USUALLY_IDLE_MS);
  });

export const waitUntilIdle = async (): Promise<void> => {
  await loaded();
  await idle();
};

/** False for a defect of the code itself. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /ChunkLoadError|ScriptNetworkError|Loading (CSS )?chunk/.test(`${error.name} ${error.message}`);

const NeedsSignal = () => createElement('p', { role: 'status' }, 'This part needs a signal.');

/**
 * Fetched when the browser is idle, so that it also opens once the signal is gone; a failed part leaves the
 * rest of the page.
 */
export const loadLatePart = <P, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<P>>>,
  name: Name,
): LazyExoticComponent<ComponentType<P>> => {
  // A failed part is fetched again when it is shown.
  void waitUntilIdle()
    .then(load)
    .catch(() => undefined);
  return lazy(async () => {
    try {
      return { default: (await load())[name] };
    } catch (error) {
      if (isLoadFailure(error)) return { default: NeedsSignal };
      throw error;
    }
  });
};
