import { lazy, Suspense } from 'react';

const space = <span aria-hidden className="size-5 shrink-0" />;

/** Loaded lazily; labels work without it. */
const LateIcon = lazy(() =>
  import('./nav-icons').then(
    ({ KnownIcon }) => ({ default: KnownIcon }),
    () => ({ default: () => space }),
  ),
);

export function NavIcon({ name }: { name: string }) {
  return (
    <Suspense fallback={space}>
      <LateIcon name={name} />
    </Suspense>
  );
}
