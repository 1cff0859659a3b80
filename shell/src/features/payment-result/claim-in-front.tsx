import { Button } from '@landsea/ui/button';
import { Horizon } from '@landsea/ui/horizon/horizon';
import { lazy, Suspense, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageSkeleton } from '../../frame/page-skeleton';
import { PaymentSection } from './payment-section';
import { previewClaimMessages as messages } from './preview-claim-messages';

/** The gateway redirects here while billing is away, and knows no trip. */
function CheckoutAway() {
  const navigate = useNavigate();
  return (
    <PaymentSection>
      <Horizon progress={0.85} size="md" className="w-full" />
      <h1 className="text-3xl">{messages.awayTitle}</h1>
      <p role="alert" className="text-lg text-muted">
        {messages.away}
      </p>
      <Button variant="primary" onClick={() => void navigate(-1)}>
        {messages.back}
      </Button>
    </PaymentSection>
  );
}

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
