import { useLocation, useNavigate } from 'react-router-dom';
import { PageGuard } from '../guard/page-guard';
import { isPending, ownershipOf } from '../path-ownership';
import type { RemoteRegistry } from '../remote-registry';
import { NotFoundPage } from './not-found-page';
import { PartUnavailable } from './part-unavailable';
import { PendingPage } from './pending-page';

/** No route holds this path: its remote is down, its page is still to come, or it does not exist. */
export function UnmatchedPage({ registry }: { registry: RemoteRegistry }) {
  const location = useLocation();
  const navigate = useNavigate();
  const ownership = ownershipOf(location.pathname);
  if (!ownership) return <NotFoundPage />;
  const { owner, access } = ownership;
  const status = owner === 'shell' ? undefined : registry.status(owner);
  const isToCome = status === 'not-released' || isPending(location.pathname);
  if (status === 'failed' || !isToCome) {
    return <PartUnavailable onRetry={() => void navigate(location, { replace: true })} />;
  }
  return (
    <PageGuard access={access === 'trip' ? 'signed-in' : access} tripId={undefined}>
      <PendingPage />
    </PageGuard>
  );
}
