import { timings } from '@landsea/web-kit';
import { useEffect, useRef, useState } from 'react';
import { useOutlet } from 'react-router';

const prefersStillness = (): boolean => {
  const setting = document.documentElement.dataset['reducedMotion'];
  if (setting !== undefined && setting !== 'false') return true;
  return typeof window.matchMedia === 'function' && window.matchMedia('(prefers-reduced-motion: reduce)').matches;
};

/** The page, faded out before the next one fades in; the focus goes to the new one. */
export function PageFade({ pageKey }: { pageKey: string }) {
  const outlet = useOutlet();
  const [shown, setShown] = useState({ key: pageKey, outlet });
  const isFirst = useRef(true);
  const isLeaving = shown.key !== pageKey;

  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(
      () => {
        setShown({ key: pageKey, outlet });
      },
      prefersStillness() ? 0 : timings.pageFade,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [isLeaving, pageKey, outlet]);

  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else document.getElementById('content')?.focus({ preventScroll: true });
  }, [shown.key]);

  return (
    <div
      className={`flex grow flex-col transition-opacity duration-150 ease-in-out ${isLeaving ? 'opacity-0' : 'opacity-100'}`}
    >
      {isLeaving ? shown.outlet : outlet}
    </div>
  );
}
