import { formatPrice, type Prices } from '@landsea/contracts/billing';
import { Button } from '@landsea/ui/button';
import { useGetOverviewQuery } from '../../billing-data/billing-api';
import type { LeaveSite } from '../../billing-data/leave-site';
import { useStartPlan } from '../../billing-data/use-start-plan';
import { paywallMessages } from './paywall-messages';

/** A trial is promised only to people who never had one. */
export function ProOffer({
  monthly,
  trialDays,
  inFront,
  leaveTo,
}: {
  monthly: NonNullable<Prices['proMonthly']>;
  trialDays: number;
  inFront: boolean;
  leaveTo: LeaveSite;
}) {
  const { data } = useGetOverviewQuery(undefined, { refetchOnMountOrArgChange: true });
  const { start, starting } = useStartPlan(leaveTo);
  const days = data?.trialAvailable ? trialDays : 0;
  return (
    <section
      aria-labelledby="pro-offer"
      className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-hairline pt-4"
    >
      <div className="min-w-0 grow basis-56">
        <h3 id="pro-offer" className="text-base font-semibold">
          {inFront ? paywallMessages.proAlone : paywallMessages.proBeside}
        </h3>
        <p className="text-sm text-muted tabular-nums">
          {paywallMessages.proTerms(formatPrice(monthly.amountCents), days)}
        </p>
      </div>
      <Button
        variant={inFront ? 'primary' : 'secondary'}
        busy={starting === 'pro'}
        busyLabel={paywallMessages.opening}
        onClick={() => void start('pro')}
      >
        {days > 0 ? paywallMessages.proTrial(days) : paywallMessages.proStart}
      </Button>
    </section>
  );
}
