import { formatPrice, type Plan } from '@landsea/contracts/billing';
import { Button } from '@landsea/ui/button';
import { planNames } from '../../billing-data/billing-labels';
import { offerMessages, offers } from './billing-messages';
import type { PlanOnSale } from './plans-on-sale';

export interface PlanOfferProps {
  offer: PlanOnSale;
  trialAvailable: boolean;
  inFront: boolean;
  busy: boolean;
  onStart: (plan: Plan) => void;
}

const termsOf = ({ trialDays, amountCents }: PlanOnSale, trialAvailable: boolean): string => {
  const price = formatPrice(amountCents);
  if (trialDays === 0) return offerMessages.withoutTrial(price);
  return trialAvailable ? offerMessages.afterTrial(trialDays, price) : offerMessages.noTrial(price);
};

export function PlanOffer({ offer, trialAvailable, inFront, busy, onStart }: PlanOfferProps) {
  const { plan, trialDays } = offer;
  const hasTrial = trialAvailable && trialDays > 0;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-hairline py-4 first:border-t-0 first:pt-0 last:pb-0">
      <div className="grid min-w-0 grow basis-72 gap-1">
        <h3 className="font-display text-lg">{planNames[plan]}</h3>
        <p>{offers[plan].points}</p>
        <p className="text-muted tabular-nums">{termsOf(offer, trialAvailable)}</p>
      </div>
      <Button
        variant={inFront ? 'primary' : 'secondary'}
        busy={busy}
        busyLabel={offerMessages.opening}
        onClick={() => {
          onStart(plan);
        }}
      >
        {hasTrial ? offerMessages.startTrial(trialDays) : offers[plan].start}
      </Button>
    </li>
  );
}
