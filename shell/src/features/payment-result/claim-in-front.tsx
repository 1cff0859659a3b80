import { lazy, Suspense, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CheckoutAway } from './checkout-away';
import { PageSkeleton } from '../../frame/page-skeleton';

const PreviewClaimPage = lazy(async () => ({
  default: (await import('./preview-claim-page')).PreviewClaimPage,
}));

/** A buyer of a preview may have no account yet, so sign-in is not asked for at once. */
export function ClaimInFront({ children }: { children: ReactNode }) {
  const [query] = useSearchParams();
  const sessionId = query.get('session_id');
  const tripId = query.get('trip_id');
  if (query.get('preview') !== '1') return children;
  if (query.get('checkout') === 'unavailable') return <CheckoutAway />;
  if (!sessionId || !tripId) return children;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <PreviewClaimPage sessionId={sessionId} tripId={tripId} token={query.get('claim') ?? undefined} />
    </Suspense>
  );
}
