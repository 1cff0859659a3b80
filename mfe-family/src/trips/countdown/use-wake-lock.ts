import { useEffect } from 'react';

/** The browser releases the lock of a hidden page, so it is requested again. */
export const useWakeLock = (active: boolean): void => {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let ended = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      // A low battery may refuse the lock; no error is needed.
      const granted = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (ended) await granted?.release();
      else lock = granted;
    };
    const onVisible = () => void ask();
    void ask();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      ended = true;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release();
    };
  }, [active]);
};
