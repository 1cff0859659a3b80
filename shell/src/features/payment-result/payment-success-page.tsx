import { Button } from '@landsea/ui/button';
import { Horizon } from '@landsea/ui/horizon';
import { Notice } from '@landsea/ui/notice';
import { apiErrorOf, notify, timings } from '@landsea/web-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useVerifyPaymentMutation } from './payment-api';

const texts = {
  failed: 'Payment verification failed',
  errorTitle: 'Verification Error',
  errorAdvice: 'Please refresh the page or contact support.',
  successTitle: 'Payment Successful!',
  success: 'You now have full access to all planning tools.',
};

function Processing() {
  return (
    <>
      <Horizon progress={0.25} size="md" className="w-full" />
      <h1 className="text-3xl">Processing your payment</h1>
      <p role="status" className="text-lg text-muted">
        We are confirming it with the payment provider. This takes a moment.
      </p>
    </>
  );
}

function Granted({ to }: { to: string }) {
  return (
    <>
      <Horizon progress={0.5} size="md" className="w-full" />
      <h1 className="text-3xl">Access Granted</h1>
      <p role="status" className="text-lg text-muted">
        {texts.success} Taking you to your trip.
      </p>
      <Button asChild>
        <Link to={to}>Go to the trip</Link>
      </Button>
    </>
  );
}

function Unverified({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <>
      <Horizon progress={0.85} size="md" className="w-full" />
      <h1 className="text-3xl">Your payment is not confirmed yet</h1>
      <Notice tone="error" title={texts.errorTitle} className="text-left">
        {message} {texts.errorAdvice}
      </Notice>
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="primary" onClick={onRetry}>
          Try Again
        </Button>
        <Button asChild>
          <Link to="/dashboard">Go to Dashboard</Link>
        </Button>
      </div>
    </>
  );
}

function Verification({ sessionId, tripId }: { sessionId: string; tripId: string }) {
  const navigate = useNavigate();
  const [verify] = useVerifyPaymentMutation();
  const [outcome, setOutcome] = useState<'processing' | 'granted' | { failure: string }>('processing');
  const asked = useRef(false);
  const dashboard = `/trip/${encodeURIComponent(tripId)}/dashboard`;

  const check = useCallback(async () => {
    setOutcome('processing');
    const { data, error } = await verify({ sessionId, tripId });
    if (data?.success) {
      setOutcome('granted');
      const seconds = timings.toast.paymentSeconds;
      notify({ title: texts.successTitle, description: texts.success, tone: 'success', seconds });
      return;
    }
    const said = data ? data.message : apiErrorOf(error).message;
    setOutcome({ failure: said || texts.failed });
    notify({ title: texts.errorTitle, description: texts.errorAdvice, tone: 'error' });
  }, [verify, sessionId, tripId]);

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void check();
  }, [check]);

  useEffect(() => {
    if (outcome !== 'granted') return undefined;
    const timer = setTimeout(
      () => void navigate(dashboard, { replace: true }),
      timings.redirect.afterPayment,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [outcome, dashboard, navigate]);

  if (outcome === 'processing') return <Processing />;
  if (outcome === 'granted') return <Granted to={dashboard} />;
  return <Unverified message={outcome.failure} onRetry={() => void check()} />;
}

/** The return from the payment page: verified with the service before anything is said. */
export function PaymentSuccessPage() {
  const [query] = useSearchParams();
  const sessionId = query.get('session_id');
  const tripId = query.get('trip_id');
  if (!sessionId || !tripId) return <Navigate to="/dashboard" replace />;
  return (
    <section className="mx-auto grid w-full max-w-xl justify-items-center gap-4 px-5 py-16 text-center">
      <Verification sessionId={sessionId} tripId={tripId} />
    </section>
  );
}
