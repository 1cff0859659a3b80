import { ErrorState } from '@landsea/ui/error-state';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import { useGetPricesQuery } from './pricing-api';
import { PlanCard } from './plan-card';
import { pricePlans } from './price-plans';
import { pricingQuestions } from './pricing-content';

export function PricingPage() {
  return (
    <div className="mx-auto w-full max-w-page px-5">
      <PageHeader
        title="Pay by the trip, or by the month"
        lead="Start free. Unlock a single trip once, or let a monthly plan cover them all."
      />
      <Plans />
      <section aria-labelledby="questions" className="grid gap-x-14 gap-y-4 pt-16 lg:grid-cols-[1fr_2fr]">
        <h2 id="questions" className="text-2xl text-ink">
          Before you ask
        </h2>
        <div>
          {pricingQuestions.map(({ question, answer }) => (
            <details key={question} className="group border-t border-hairline">
              <summary className="flex min-h-13 cursor-pointer items-center justify-between gap-4 py-2 text-lg font-semibold text-ink">
                {question}
                <span aria-hidden className="text-2xl leading-none font-normal text-sea group-open:rotate-45">
                  +
                </span>
              </summary>
              <p className="max-w-[65ch] pb-5 text-base text-muted">{answer}</p>
            </details>
          ))}
        </div>
      </section>
    </div>
  );
}

function Plans() {
  const { data: prices, isError, refetch } = useGetPricesQuery();
  if (prices) {
    return (
      <ul className="grid gap-5 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {pricePlans(prices).map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </ul>
    );
  }
  if (isError) {
    return (
      <ErrorState
        title="The prices did not load"
        text="Check your connection and try again."
        onRetry={refetch}
      />
    );
  }
  return (
    <div aria-busy="true" aria-label="Loading prices" className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
      {['free', 'trip', 'pro', 'agent'].map((id) => (
        <Skeleton key={id} className="h-105 rounded-card" />
      ))}
    </div>
  );
}
