import { ErrorState } from '@landsea/ui/error-state';
import { lazy, Suspense } from 'react';

interface OfflineProps {
  onRetry: () => void;
}

const load = () => import('./offline-page');

/** The page is fetched while there is a signal, so that it is on the device without one. */
export const keepOfflinePage = (): Promise<unknown> => load().catch(() => undefined);

const PlainOffline = ({ onRetry }: OfflineProps) => (
  <ErrorState isPage title="You’re offline" text="This page needs a signal." onRetry={onRetry} />
);

const OfflinePage = lazy(() =>
  load().then(
    ({ OfflinePage: Page }) => ({ default: Page }),
    () => ({ default: PlainOffline }),
  ),
);

export const LateOfflinePage = (props: OfflineProps) => (
  <Suspense>
    <OfflinePage {...props} />
  </Suspense>
);
