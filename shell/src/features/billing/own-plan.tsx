import { formatPrice, type OwnSubscription } from '@landsea/contracts/billing';
import { Badge } from '@landsea/ui/badge';
import { planNames } from '../../billing-data/billing-labels';
import { planStanding } from './plan-standing';

export function OwnPlan({ plan, now }: { plan: OwnSubscription; now: Date }) {
  const { badge, text } = planStanding(plan, now);
  return (
    <li className="grid gap-1 border-t border-hairline py-4 first:border-t-0 first:pt-0 last:pb-0">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-display text-lg">
        {planNames[plan.plan]}
        <Badge tone={badge.tone} className="font-sans">
          {badge.text}
        </Badge>
      </h3>
      <p className="tabular-nums">
        {formatPrice(plan.amountCents)} a month. <span className="text-muted">{text}</span>
      </p>
    </li>
  );
}
