import { useEffect } from 'react';

/** Keeps the screen lit while `active`, where the browser can; it lets go of a page that is out of sight, so ask again. */
export const useWakeLock = (active: boolean): void => {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let ended = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      // A low battery is a reason to refuse, and none to trouble anybody.
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
