import { formatPrice } from '@landsea/contracts/billing';
import { Button } from '@landsea/ui/button';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useGetPricesQuery } from '../../frame/prices/prices-api';
import { agentsMarketingContent as content } from './agents-marketing-content';
import { AgentTrialLink } from './agent-trial-link';

/** The page promises nothing before it knows how the pass is sold. */
export function AgentPass() {
  const { data: prices } = useGetPricesQuery();
  const isAvailable = prices?.agentPlan === 'available' && prices.agentMonthly !== null;
  const { available, coming, points, comingPoints } = content.pass;
  return (
    <aside
      aria-labelledby="agent-pass"
      className="grid content-start gap-4 rounded-card border-2 border-sea bg-surface p-6 sm:p-8 lg:sticky lg:top-24"
    >
      <h2 id="agent-pass" className="text-2xl text-ink">
        {content.passTitle}
      </h2>
      {isAvailable && prices.agentMonthly ? (
        <p className="flex flex-wrap items-baseline gap-x-2 text-base text-muted">
          <span className="font-display text-3xl font-semibold text-ink tabular-nums">
            {formatPrice(prices.agentMonthly.amountCents)}
          </span>
          a month{prices.trialDays > 0 ? `, after ${prices.trialDays} free days` : ''}
        </p>
      ) : null}
      <p className="min-h-20 text-base text-muted">
        {prices ? (isAvailable ? available : coming) : 'One client with one trip is free to try.'}
      </p>
      <ul className="grid gap-2">
        {(isAvailable ? points : comingPoints).map((point) => (
          <li key={point} className="flex gap-2.5 text-base text-ink">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-palm" strokeWidth={1.75} />
            {point}
          </li>
        ))}
      </ul>
      <Button asChild variant="primary" size="lg">
        <AgentTrialLink>{content.trial}</AgentTrialLink>
      </Button>
      <div className="grid gap-2 border-t border-hairline pt-4">
        <h3 className="text-xl text-ink">{content.demoTitle}</h3>
        <p className="text-base text-muted">{content.demoText}</p>
        <Button asChild>
          <Link to="/contact?about=demo">{content.demo}</Link>
        </Button>
      </div>
    </aside>
  );
}
