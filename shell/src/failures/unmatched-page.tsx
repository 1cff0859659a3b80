import { Button } from '@landsea/ui/button';
import { ErrorState } from '@landsea/ui/error-state';
import { Link, useLocation, useNavigate } from 'react-router';
import { PageGuard } from '../guard/page-guard';
import { ownershipOf } from '../path-ownership';
import type { RemoteRegistry } from '../remote-registry';
import { NotFoundPage } from './not-found-page';
import { PendingPage } from './pending-page';

/** No route holds this path: its remote is down, its page is still to come, or it does not exist. */
export function UnmatchedPage({ registry }: { registry: RemoteRegistry }) {
  const location = useLocation();
  const navigate = useNavigate();
  const ownership = ownershipOf(location.pathname);
  if (!ownership) return <NotFoundPage />;
  const { owner, access } = ownership;
  if (owner !== 'shell' && registry.status(owner) === 'failed') {
    return (
      <ErrorState
        title="This part of Landsea did not load"
        text="The rest works: use the navigation, or try this page again in a moment."
        onRetry={() => void navigate(location, { replace: true })}
        secondary={
          <Button asChild>
            <Link to="/">Home</Link>
          </Button>
        }
      />
    );
  }
  return (
    <PageGuard access={access === 'trip' ? 'signed-in' : access} tripId={undefined}>
      <PendingPage />
    </PageGuard>
  );
}
