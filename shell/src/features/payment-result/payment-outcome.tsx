import type { PaymentVerification } from '@landsea/contracts/billing';
import { getAccessEnd } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Horizon } from '@landsea/ui/horizon/horizon';
import { Notice } from '@landsea/ui/notice';
import { notify, timings, toApiError, useListTripsQuery } from '@landsea/web-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { placeAfterPayment } from '../../billing-data/after-payment';
import { getLastDay } from '../../billing-data/billing-labels';
import { verificationTexts } from '../../billing-data/verification-texts';
import { FirstSteps } from './first-steps';
import { PaymentEnd } from './payment-end';

function AccessGranted({ tripId, to, onReach }: { tripId: string; to: string; onReach: () => void }) {
  const { data: trips } = useListTripsQuery();
  const trip = trips?.find(({ id }) => id === tripId);
  return (
    <>
      <Horizon progress={0.5} size="md" className="w-full" />
      <h1 className="text-3xl">Access Granted</h1>
      <div role="status" className="grid gap-1 text-lg">
        <p>You’re all set! Let’s plan your days.</p>
        {trip ? (
          <p className="text-muted">
            It’s yours until {getLastDay(getAccessEnd(trip.endDate).toISOString())}.
          </p>
        ) : null}
      </div>
      <FirstSteps tripId={tripId} onReach={onReach} />
      <Button asChild variant="primary" size="lg">
        <Link to={to}>{to.endsWith('/dashboard') ? 'Open your trip' : 'Back to where you were'}</Link>
      </Button>
    </>
  );
}

const standings = {
  processing: { heading: 'Almost there', progress: 0.35, asksAgain: true },
  held: { heading: 'Your payment arrived', progress: 0.5, asksAgain: false },
  refunded: { heading: 'This payment does not stay', progress: 0.85, asksAgain: false },
} as const;

type KnownStanding = keyof typeof standings;

const isKnownStanding = (state: PaymentVerification['state'] | undefined): state is KnownStanding =>
  state !== undefined && state in standings;

interface PaymentStandingProps {
  state: KnownStanding;
  message: string;
  onRetry: () => void;
}

/** Money that is safe and opens nothing yet is no error. */
function PaymentStanding({ state, message, onRetry }: PaymentStandingProps) {
  const { heading, progress, asksAgain } = standings[state];
  return (
    <PaymentEnd heading={heading} progress={progress} onRetry={asksAgain ? onRetry : undefined}>
      <Notice className="text-left">{message}</Notice>
    </PaymentEnd>
  );
}

const texts = {
  ...verificationTexts,
  successTitle: 'Payment Successful!',
  success: 'You now have full access to all planning tools.',
};

export function Processing() {
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

function Unverified({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <PaymentEnd heading="Your payment is not confirmed yet" progress={0.85} onRetry={onRetry}>
      <Notice tone="error" title={texts.errorTitle} className="text-left">
        {message} {texts.errorAdvice}
      </Notice>
    </PaymentEnd>
  );
}

type Outcome = 'processing' | 'granted' | { failure: string } | { state: KnownStanding; message: string };

interface PaymentOutcomeProps {
  ask: () => Promise<{
    data?: Pick<PaymentVerification, 'success' | 'message'> & Partial<PaymentVerification>;
    error?: unknown;
  }>;
  tripId: string;
}

/** The page leads on by itself unless somebody reaches for a first step. */
export function PaymentOutcome({ ask, tripId }: PaymentOutcomeProps) {
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<Outcome>('processing');
  const asked = useRef(false);
  const [staysHere, setStaysHere] = useState(false);
  const [next] = useState(() => placeAfterPayment(tripId));

  const check = useCallback(async () => {
    setOutcome('processing');
    const { data, error } = await ask();
    if (data?.success) {
      setOutcome('granted');
      const seconds = timings.toast.paymentSeconds;
      notify({
        title: texts.successTitle,
        description: texts.success,
        tone: 'success',
        place: 'top',
        seconds,
      });
      return;
    }
    if (data && isKnownStanding(data.state)) {
      setOutcome({ state: data.state, message: data.message });
      return;
    }
    const said = data ? data.message : toApiError(error).message;
    setOutcome({ failure: said || texts.failed });
    notify({ title: texts.errorTitle, description: texts.errorAdvice, tone: 'error' });
  }, [ask]);

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void check();
  }, [check]);

  useEffect(() => {
    if (outcome !== 'granted' || staysHere) return undefined;
    const timer = setTimeout(() => void navigate(next, { replace: true }), timings.redirect.afterPayment);
    return () => {
      clearTimeout(timer);
    };
  }, [outcome, staysHere, next, navigate]);

  if (outcome === 'processing') return <Processing />;
  if (outcome === 'granted')
    return <AccessGranted tripId={tripId} to={next} onReach={() => setStaysHere(true)} />;
  if ('state' in outcome) return <PaymentStanding {...outcome} onRetry={() => void check()} />;
  return <Unverified message={outcome.failure} onRetry={() => void check()} />;
}
