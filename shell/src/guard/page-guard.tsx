import type { User } from '@landsea/contracts/account';
import { toApiError, rememberDestination, useGetAccessQuery, useSession } from '@landsea/web-kit';
import type { PageHandle } from '@landsea/web-kit/pages';
import { ErrorState } from '@landsea/ui/error-state';
import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { NotFoundPage } from '../failures/not-found-page';
import { PageSkeleton } from '../frame/page-skeleton';
import { isHomePath } from '../session/home-paths';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function LeadAway() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (isHomePath(pathname)) {
      void navigate({ pathname: '/', search, hash }, { replace: true });
      return;
    }
    rememberDestination(`${pathname}${search}${hash}`);
    void navigate('/auth', { replace: true });
  }, [pathname, search, hash, navigate]);
  return null;
}

/**
 * Another person's trip and a missing one look alike; an access that cannot be fetched counts as view only.
 */
function TripAccess({ tripId, children }: { tripId: string; children: ReactNode }) {
  const { data, error, isLoading } = useGetAccessQuery({ tripId });
  // Unmounting a page that retries would make it retry forever.
  if (isLoading && !error) return <PageSkeleton />;
  if (error && toApiError(error).code === 'NOT_FOUND') return <NotFoundPage />;
  return data && !data.canView ? <NotFoundPage /> : children;
}

/** An accepted invitation makes any account a client. */
const mayEnter = (user: User, access: PageHandle['access'], role: PageHandle['role']): boolean => {
  if (role && !user.roles?.includes(role)) return false;
  return access === 'client' ? user.isClient : access !== 'agent' || user.userType === access;
};

export function PageGuard({
  access,
  role,
  tripId,
  children,
}: {
  access: PageHandle['access'];
  role?: PageHandle['role'];
  tripId: string | undefined;
  children: ReactNode;
}) {
  const { status, user, refresh } = useSession();
  if (access === 'public') return children;
  if (status === 'loading') return null;
  if (status === 'unreachable') {
    return (
      <ErrorState
        isPage
        title="We cannot reach Landsea right now"
        text="Nobody was signed out. Check your connection, then try again."
        onRetry={refresh}
      />
    );
  }
  if (!user) return <LeadAway />;
  if (!mayEnter(user, access, role)) return <NotFoundPage />;
  if (access !== 'trip') return children;
  if (tripId === undefined || !uuid.test(tripId)) return <NotFoundPage />;
  return <TripAccess tripId={tripId}>{children}</TripAccess>;
}
