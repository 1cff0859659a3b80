import { useEffect, useEffectEvent, useState } from 'react';

interface CloseWatcher extends EventTarget {
  destroy: () => void;
}

declare global {
  interface Window {
    /** Some browsers lack it: a phone's Back then leaves the page. */
    CloseWatcher?: new () => CloseWatcher;
  }
}

/** Lets a device's close gesture, such as Android's Back, close the overlay instead of leaving the page. */
export function useCloseRequest(open: boolean, onClose: () => void): void {
  const [requests, setRequests] = useState(0);
  const close = useEffectEvent(() => {
    // A watcher ends with its request; an overlay that stays open needs a new one.
    setRequests(requests + 1);
    onClose();
  });
  useEffect(() => {
    if (!open || !window.CloseWatcher) return;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('close', close);
    return () => watcher.destroy();
  }, [open, requests]);
}
