import type { Plan } from '@landsea/contracts/billing';
import { Button } from '@landsea/ui/button';
import { Horizon } from '@landsea/ui/horizon/horizon';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { planFeatures, planResultMessages as texts } from './plan-result-messages';

export function PlanWelcome({ plan, terms }: { plan: Plan; terms: string }) {
  return (
    <>
      <Horizon progress={0.5} size="md" className="w-full" />
      <h1 className="text-3xl">{texts.welcome[plan]}</h1>
      <p role="status" className="text-lg text-muted">
        {terms}
      </p>
      <section aria-labelledby="opened" className="w-full rounded-card bg-surface px-6 py-5 text-left">
        <h2 id="opened" className="font-display text-lg">
          {texts.open}
        </h2>
        <ul className="mt-3 grid gap-2.5 sm:grid-cols-2">
          {planFeatures[plan].map(({ text, path }) => (
            <li key={text} className="flex gap-2.5">
              <Check aria-hidden className="mt-1 size-4 shrink-0 text-palm" strokeWidth={2.25} />
              <Link to={path} className="text-sea">
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <div className="flex flex-wrap justify-center gap-3">
        {plan === 'agent' ? (
          <Button asChild variant="primary">
            <Link to="/app/agents/clients">{texts.clients}</Link>
          </Button>
        ) : (
          <Button asChild variant="primary">
            <Link to="/dashboard">{texts.dashboard}</Link>
          </Button>
        )}
        <Button asChild>
          <Link to="/pricing">{texts.pricing}</Link>
        </Button>
      </div>
      <Link to="/billing" className="inline-flex min-h-11 items-center text-sea">
        {texts.manage}
      </Link>
    </>
  );
}
