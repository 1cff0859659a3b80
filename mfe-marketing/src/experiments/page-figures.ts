import type { RecordPageFigures } from '@landsea/contracts/experiments';

const PAINT = 'largest-contentful-paint';
const MOST_ERRORS = 99;

/** A page that a link inside the tab opened has no paint that a browser measures. */
const isFirstOfDocument = (pathname: string): boolean => {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && new URL(navigation.name).pathname === pathname;
};

/** Sends, once the tab is left, when the largest paint of this page was and how many errors scripts met since this call. */
export const watchPage = (
  exposure: Pick<RecordPageFigures, 'experiment' | 'version' | 'build'>,
  pathname: string,
): void => {
  let largestPaintMs: number | undefined;
  let scriptErrors = 0;
  if (PerformanceObserver.supportedEntryTypes.includes(PAINT) && isFirstOfDocument(pathname))
    new PerformanceObserver((list) => {
      largestPaintMs = Math.round(list.getEntries().at(-1)?.startTime ?? 0);
    }).observe({ type: PAINT, buffered: true });
  const count = () => {
    scriptErrors = Math.min(MOST_ERRORS, scriptErrors + 1);
  };
  window.addEventListener('error', count);
  window.addEventListener('unhandledrejection', count);
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    window.removeEventListener('error', count);
    window.removeEventListener('unhandledrejection', count);
    const figures: RecordPageFigures = { ...exposure, largestPaintMs, scriptErrors };
    void fetch('/api/v1/experiments/page-figures', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(figures),
      keepalive: true, // the page may be on its way out
    }).catch(() => undefined);
  };
  document.addEventListener('visibilitychange', send);
};
