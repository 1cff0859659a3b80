import { formatPrice, type Prices, type SubscriptionVerification } from '@landsea/contracts/billing';
import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { toApiError } from '@landsea/web-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { useGetPricesQuery, useVerifySubscriptionMutation } from '../../billing-data/billing-api';
import { formatDay } from '../../billing-data/billing-labels';
import { PlanProcessing } from './plan-processing';
import { planResultMessages as texts } from './plan-result-messages';
import { PlanWelcome } from './plan-welcome';

const termsOf = ({ plan, trialEndsAt }: SubscriptionVerification, prices: Prices | undefined): string => {
  const sold = plan === 'pro' ? prices?.proMonthly : prices?.agentMonthly;
  const price = sold ? formatPrice(sold.amountCents) : undefined;
  return trialEndsAt ? texts.trialUntil(formatDay(trialEndsAt), price) : texts.billedMonthly(price);
};

function Unverified({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <>
      <h1 className="text-3xl">{texts.failedTitle}</h1>
      <Notice tone="error" title={texts.errorTitle} className="text-left">
        {message} {texts.errorAdvice}
      </Notice>
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="primary" onClick={onRetry}>
          {texts.retry}
        </Button>
        <Button asChild>
          <Link to="/billing">{texts.manage}</Link>
        </Button>
      </div>
    </>
  );
}

type Outcome = 'processing' | { verified: SubscriptionVerification } | { failure: string };

function Verification({ sessionId }: { sessionId: string }) {
  const [verify] = useVerifySubscriptionMutation();
  const { data: prices } = useGetPricesQuery();
  const [outcome, setOutcome] = useState<Outcome>('processing');
  const asked = useRef(false);

  const check = useCallback(async () => {
    setOutcome('processing');
    const { data, error } = await verify({ sessionId });
    if (data?.success) setOutcome({ verified: data });
    else setOutcome({ failure: (data ? data.message : toApiError(error).message) || texts.failed });
  }, [verify, sessionId]);

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void check();
  }, [check]);

  if (outcome === 'processing') return <PlanProcessing text={texts.confirmingText} />;
  if ('failure' in outcome) return <Unverified message={outcome.failure} onRetry={() => void check()} />;
  return <PlanWelcome plan={outcome.verified.plan} terms={termsOf(outcome.verified, prices)} />;
}

/** The service verifies the plan before the page says anything. */
export function BillingSuccessPage() {
  const [query] = useSearchParams();
  const sessionId = query.get('session_id');
  if (!sessionId) return <Navigate to="/billing" replace />;
  return (
    <section className="mx-auto grid w-full max-w-2xl justify-items-center gap-4 px-5 py-16 text-center">
      <Verification sessionId={sessionId} />
    </section>
  );
}
