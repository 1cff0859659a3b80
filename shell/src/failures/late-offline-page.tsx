import { ErrorState } from '@landsea/ui/error-state';
import { lazy, Suspense } from 'react';

interface OfflineProps {
  onRetry: () => void;
}

const load = () => import('./offline-page');

/** Fetches the page while there is a signal, so that it is on the device when there is none. */
export const keepOfflinePage = (): Promise<unknown> => load().catch(() => undefined);

/** Where not even this page was kept. */
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
