import { prefersStillness, timings } from '@landsea/web-kit';
import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { UNSAFE_LocationContext as LocationContext, useOutlet } from 'react-router-dom';

/** A page on its way out keeps its own location; otherwise it would act upon the next page's address. */
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

  // For public/after-paint.js, which held back early input.
  useEffect(() => {
    dispatchEvent(new Event('landsea-hydrated'));
  }, []);

  // Later, the focus would be taken from a person who is already in the new page.
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
