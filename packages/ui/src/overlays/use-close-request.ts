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

/** The overlays that are open, the topmost last. */
const openOverlays: object[] = [];

/**
 * A device's close gesture, such as Android's Back, closes the overlay instead of leaving the page, and so does
 * Back of a desktop browser.
 */
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
  const stay = useEffectEvent((event: NavigateEvent, overlay: object) => {
    const isByHand = event.navigationType === 'traverse' && event.userInitiated && event.cancelable;
    const isBack = event.destination.index < (window.navigation.currentEntry?.index ?? 0);
    if (!isByHand || !isBack || openOverlays.at(-1) !== overlay) return;
    event.preventDefault();
    onClose();
  });
  useEffect(() => {
    // Some browsers lack it: Back then leaves the page.
    if (!open || !('navigation' in window)) return;
    const overlay = {};
    openOverlays.push(overlay);
    const onNavigate = (event: NavigateEvent) => stay(event, overlay);
    const { navigation } = window;
    navigation.addEventListener('navigate', onNavigate);
    return () => {
      openOverlays.splice(openOverlays.indexOf(overlay), 1);
      navigation.removeEventListener('navigate', onNavigate);
    };
  }, [open]);
}
