import type { PaymentVerification } from '@landsea/contracts/billing';
import { Horizon } from '@landsea/ui/horizon/horizon';
import { Notice } from '@landsea/ui/notice';
import { toApiError, notify, timings } from '@landsea/web-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { placeAfterPayment } from '../../billing-data/after-payment';
import { verificationTexts } from '../../billing-data/verification-texts';
import { AccessGranted } from './access-granted';
import { PaymentEnd } from './payment-end';
import { isKnownStanding, PaymentStanding, type KnownStanding } from './payment-standing';

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
