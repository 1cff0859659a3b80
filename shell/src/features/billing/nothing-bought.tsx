import { formatPrice, type Plan, type Prices } from '@landsea/contracts/billing';
import { Button } from '@landsea/ui/button';
import { EmptyState } from '@landsea/ui/empty-state';
import { Horizon } from '@landsea/ui/horizon/horizon';
import { LegalNote } from '@landsea/ui/legal-note';
import { Link } from 'react-router-dom';
import { billingMessages, offerMessages, offers } from './billing-messages';
import type { PlanOnSale } from './plans-on-sale';

const monthly = (price: { amountCents: number } | null | undefined) =>
  price && formatPrice(price.amountCents);

const saleOf = (prices: Prices | undefined, isAgent: boolean, trialDays: number): string => {
  const { tripUnlock, proMonthly, agentMonthly, agentPlan } = prices ?? {};
  return isAgent
    ? billingMessages.nothingAgent(
        agentPlan === 'coming-soon' ? undefined : (monthly(agentMonthly) ?? undefined),
        trialDays,
      )
    : billingMessages.nothingFamily(
        monthly(tripUnlock) ?? undefined,
        monthly(proMonthly) ?? undefined,
        trialDays,
      );
};

export function NothingBought({
  prices,
  isAgent,
  offer,
  trialAvailable,
  busy,
  onStart,
}: {
  prices: Prices | undefined;
  isAgent: boolean;
  offer: PlanOnSale | undefined;
  trialAvailable: boolean;
  busy: boolean;
  onStart: (plan: Plan) => void;
}) {
  const trialDays = trialAvailable ? (prices?.trialDays ?? 0) : 0;
  return (
    <EmptyState
      art={<Horizon size="slim" progress={0.2} className="w-full max-w-md" />}
      title={billingMessages.nothingTitle}
      text={saleOf(prices, isAgent, trialDays)}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {offer ? (
            <Button
              variant="primary"
              busy={busy}
              busyLabel={offerMessages.opening}
              onClick={() => {
                onStart(offer.plan);
              }}
            >
              {trialDays > 0 ? offerMessages.startTrial(trialDays) : offers[offer.plan].start}
            </Button>
          ) : null}
          <Button asChild variant={offer ? 'secondary' : 'primary'}>
            <Link to="/pricing">{billingMessages.seePlans}</Link>
          </Button>
          {offer ? <LegalNote about="payment" className="basis-full" /> : null}
        </div>
      }
    />
  );
}
