const loaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));

/** The longest that a busy page puts it off. */
const LATEST_MS = 10_000;
/** Where the browser does not tell when it is idle. */
const USUALLY_IDLE_MS = 2000;

const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: LATEST_MS });
    else setTimeout(resolve, USUALLY_IDLE_MS);
  });

/** Resolves once everything of the first load is there and the browser has nothing better to do. */
export const whenIdle = async (): Promise<void> => {
  await loaded();
  await idle();
};
