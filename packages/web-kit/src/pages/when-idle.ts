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
