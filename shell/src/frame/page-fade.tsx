import { prefersStillness, timings } from '@landsea/web-kit';
import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { UNSAFE_LocationContext as LocationContext, useOutlet } from 'react-router-dom';

/**
 * The page, faded out before the next one fades in; the focus goes to the new one. A page on its way out keeps the
 * location it was shown at, or it would act upon an address that is no longer its own.
 */
export function PageFade({ pageKey }: { pageKey: string }) {
  const outlet = useOutlet();
  const location = useContext(LocationContext);
  const [shown, setShown] = useState({ key: pageKey, outlet, location });
  const isFirst = useRef(true);
  const isLeaving = shown.key !== pageKey;
  if (!isLeaving && shown.location !== location) setShown({ key: pageKey, outlet, location });

  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(
      () => {
        setShown({ key: pageKey, outlet, location });
      },
      prefersStillness() ? 0 : timings.pageFade,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [isLeaving, pageKey, outlet, location]);

  // For public/after-paint.js, which held back what was done before this page could answer.
  useEffect(() => {
    dispatchEvent(new Event('landsea-hydrated'));
  }, []);

  // before anybody can reach into the new page: a focus moved later would be taken from them
  useLayoutEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else document.getElementById('content')?.focus({ preventScroll: true });
  }, [shown.key]);

  return (
    <div
      className={`flex grow flex-col transition-opacity duration-150 ease-[ease-in-out] ${isLeaving ? 'opacity-0' : 'opacity-100'}`}
    >
      <LocationContext value={isLeaving ? shown.location : location}>
        {isLeaving ? shown.outlet : outlet}
      </LocationContext>
    </div>
  );
}
