import { Button } from '@landsea/ui/button';
import { Card } from '@landsea/ui/card';
import { ErrorState } from '@landsea/ui/error-state';
import { Notice } from '@landsea/ui/notice';
import { PageHeader } from '@landsea/ui/page-header';
import { toApiError } from '@landsea/web-kit';
import { useGetPricesQuery } from '../../billing-data/billing-api';
import { NotFoundPage } from '../../failures/not-found-page';
import { PageSkeleton } from '../../frame/page-skeleton';
import { usePaymentWalk } from './use-payment-walk';
import { walkSteps } from './walk-steps';
import { WalkStepView } from './walk-step-view';

const CARD = '4242 4242 4242 4242';

function Walk() {
  const { state, results, next, take, again, isBusy } = usePaymentWalk();
  return (
    <div className="mx-auto w-full max-w-3xl px-4 sm:px-6">
      <PageHeader
        title="The payment, step by step"
        lead={`Every step is the real call against the payment emulator. The card ${CARD} pays; no money moves.`}
      />
      {next ? null : (
        <Notice
          tone="success"
          title="Every step worked"
          action={
            <Button size="sm" onClick={again}>
              Walk it again
            </Button>
          }
          className="mb-5"
        >
          We priced, paid for, unlocked, listed and archived a trip.
        </Notice>
      )}
      <Card>
        <ol>
          {walkSteps.map((step) => (
            <WalkStepView
              key={step.id}
              step={step}
              result={results[step.id]}
              isNext={step === next}
              busy={isBusy}
              checkoutUrl={step.id === 'verify' ? state.checkoutUrl : undefined}
              onTake={() => void take(step)}
            />
          ))}
        </ol>
      </Card>
    </div>
  );
}

export function PaymentWalkPage() {
  const { data, error, refetch } = useGetPricesQuery();
  if (data) return data.emulated ? <Walk /> : <NotFoundPage />;
  if (error) return <ErrorState text={toApiError(error).message} onRetry={() => void refetch()} />;
  return <PageSkeleton />;
}
