import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** The longest time for the target and the content above it to render. */
const PATIENCE_MS = 5000;
const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the `#` target once it has rendered, and keeps it in view while the page above it grows. It
 * stops as soon as the person scrolls, presses or types.
 */
export function HashTarget() {
  const location = useLocation();
  const [first] = useState(location);
  const { hash, key } = location;
  // Back and forward restore the scroll position.
  const isReturn = useNavigationType() === 'POP' && location !== first;
  useEffect(() => {
    if (hash === '' || isReturn) return;
    const show = () => {
      const target = document.getElementById(decodeURIComponent(hash.slice(1)));
      target?.closest('details')?.setAttribute('open', '');
      target?.scrollIntoView();
    };
    const changes = new MutationObserver(show);
    const stop = () => {
      changes.disconnect();
      clearTimeout(timer);
      for (const act of acts) removeEventListener(act, stop);
    };
    const timer = setTimeout(stop, PATIENCE_MS);
    changes.observe(document.body, { childList: true, subtree: true });
    for (const act of acts) addEventListener(act, stop, { passive: true });
    show();
    return stop;
  }, [hash, key, isReturn]);
  return null;
}
