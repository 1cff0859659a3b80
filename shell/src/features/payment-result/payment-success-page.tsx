import { useCallback } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useVerifyPaymentMutation } from './payment-api';
import { PaymentOutcome } from './payment-outcome';
import { PaymentSection } from './payment-section';

function Verification({ sessionId, tripId }: { sessionId: string; tripId: string }) {
  const [verify] = useVerifyPaymentMutation();
  const ask = useCallback(() => verify({ sessionId, tripId }), [verify, sessionId, tripId]);
  return <PaymentOutcome ask={ask} tripId={tripId} />;
}

/** The service verifies the payment before the page says anything. */
export function PaymentSuccessPage() {
  const [query] = useSearchParams();
  const sessionId = query.get('session_id');
  const tripId = query.get('trip_id');
  if (!sessionId || !tripId) return <Navigate to="/dashboard" replace />;
  return (
    <PaymentSection>
      <Verification sessionId={sessionId} tripId={tripId} />
    </PaymentSection>
  );
}
