import { ErrorState } from '@landsea/ui/error-state';
import { LegalNote } from '@landsea/ui/legal-note';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import { useSession } from '@landsea/web-kit';
import { Check } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { chooseAction, type Choice } from './own-choice';
import { PlanAction } from './plan-action';
import { pricePlans, type PricePlan } from './price-plans';
import { useGetPricesQuery } from '../frame/prices/prices-api';
import { useGetOwnPlansQuery } from './pricing-api';
import { listOnSale, getPricingHeading, listPricingQuestions, type OnSale } from './pricing-content';

function PlanCard({
  plan,
  choice,
  inFront,
  isChosen,
  leaveTo,
}: {
  plan: PricePlan;
  choice: Choice;
  inFront: boolean;
  isChosen: boolean;
  leaveTo: (url: string) => void;
}) {
  return (
    <li
      aria-current={isChosen || undefined}
      className={`flex flex-col gap-4 rounded-card border bg-surface p-6 ${inFront ? 'border-2 border-sea' : 'border-hairline'}`}
    >
      <div className="grid gap-1">
        <h2 className="font-sans text-base font-semibold tracking-normal text-muted">{plan.name}</h2>
        <p className="font-display text-2xl font-semibold text-ink tabular-nums">{plan.price}</p>
        <p className="text-sm text-muted lg:min-h-10">{plan.terms}</p>
      </div>
      <ul className="grid grow content-start gap-2">
        {plan.points.map((point) => (
          <li key={point} className="flex gap-2.5 text-base text-ink">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-palm" strokeWidth={1.75} />
            {point}
          </li>
        ))}
      </ul>
      {plan.note ? <p className="text-sm text-muted">{plan.note}</p> : null}
      <PlanAction
        id={plan.id}
        choice={choice}
        variant={inFront ? 'primary' : 'secondary'}
        chosen={isChosen}
        leaveTo={leaveTo}
      />
    </li>
  );
}

const leaveSite = (url: string) => {
  window.location.assign(url);
};

export function PricingPage({ leaveTo = leaveSite }: { leaveTo?: (url: string) => void }) {
  // A prerendered page has the default prices, which not every operator charges.
  const { data: prices } = useGetPricesQuery(undefined, { refetchOnMountOrArgChange: true });
  const sold = prices && listOnSale(prices);
  return (
    <div className="mx-auto w-full max-w-page px-5">
      <PageHeader {...getPricingHeading(sold)} />
      <Plans leaveTo={leaveTo} />
      <LegalNote about="payment" className="pt-4" />
      {sold ? <Questions sold={sold} /> : null}
    </div>
  );
}

function Questions({ sold }: { sold: OnSale }) {
  return (
    <section aria-labelledby="questions" className="grid gap-x-14 gap-y-4 pt-16 lg:grid-cols-[1fr_2fr]">
      <h2 id="questions" className="text-2xl text-ink">
        FAQ
      </h2>
      <div>
        {listPricingQuestions(sold).map(({ question, answer }) => (
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
  );
}

function Plans({ leaveTo }: { leaveTo: (url: string) => void }) {
  const { user } = useSession();
  const [query] = useSearchParams();
  const { data: prices, isError, refetch } = useGetPricesQuery();
  const own = useGetOwnPlansQuery(undefined, { skip: !user, refetchOnMountOrArgChange: true });
  if (prices) {
    // A trial is promised only to people who never had one.
    const mayTry = !user || own.isLoading || own.data?.trialAvailable;
    const trialDays = mayTry ? prices.trialDays : 0;
    const plans = pricePlans({ ...prices, trialDays });
    const chosen = plans.find(({ id }) => user && id === query.get('plan'))?.id;
    // Most families come for a trip; an earlier choice wins.
    const forFamilies = prices.tripUnlock ? 'trip' : 'pro';
    const inFront = chosen ?? (user?.userType === 'agent' ? 'agent' : forFamilies);
    return (
      <ul className="grid gap-5 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            choice={own.isLoading ? { kind: 'waiting' } : chooseAction(plan, user, own.data, prices)}
            inFront={plan.id === inFront}
            isChosen={plan.id === chosen}
            leaveTo={leaveTo}
          />
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
    <div
      role="status"
      aria-busy="true"
      aria-label="Loading prices"
      className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4"
    >
      {['free', 'trip', 'pro', 'agent'].map((id) => (
        <Skeleton key={id} className="h-105 rounded-card" />
      ))}
    </div>
  );
}
