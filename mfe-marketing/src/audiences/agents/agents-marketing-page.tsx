import { demoAgentAccount } from '@landsea/contracts/account';
import { formatPrice } from '@landsea/contracts/billing';
import { Button } from '@landsea/ui/button';
import { forgetDestination, notify, toApiError, useLoginMutation } from '@landsea/web-kit';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useGetPricesQuery } from '../../frame/prices/prices-api';
import { agentsMarketingContent as content } from './agents-marketing-content';
import { MorningFilm } from './film/morning-film';

/** Agents begin at their clients, not at a trip that they chose as a visitor. */
function AgentTrialLink(props: Omit<ComponentProps<typeof Link>, 'to' | 'onClick'>) {
  return <Link {...props} to="/auth/signup?type=agent" onClick={forgetDestination} />;
}

/** The page promises nothing before it knows how the pass is sold. */
function AgentPass() {
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

const { email, password } = demoAgentAccount;

function DemoAgentButton() {
  const [login, { isLoading }] = useLoginMutation();
  const navigate = useNavigate();
  const open = async () => {
    forgetDestination();
    const { data: user, error } = await login({ email, password });
    if (user) return navigate('/app/agents/clients');
    const { message } = toApiError(error);
    notify({ title: content.agentDemoFailed, description: message, tone: 'error' });
    return undefined;
  };
  return (
    <div className="grid justify-items-start gap-1">
      <Button
        variant="quiet"
        className="-ml-3"
        busy={isLoading}
        busyLabel={content.agentDemoOpens}
        onClick={() => void open()}
      >
        {content.agentDemo}
      </Button>
      <p className="max-w-[48ch] text-sm text-muted">{content.agentDemoText}</p>
    </div>
  );
}

/** The film begins just below the first screen, so that the heading stays its largest paint. */
export function AgentsMarketingPage() {
  return (
    <>
      <section
        aria-labelledby="agents-title"
        className="mx-auto grid min-h-[min(100svh-11rem,48rem)] w-full max-w-page content-center gap-x-14 gap-y-5 px-5 pt-6 lg:grid-cols-[1.5fr_1fr] lg:items-end"
      >
        <div className="grid gap-5">
          <h1
            id="agents-title"
            className="max-w-[17ch] text-[clamp(1.85rem,7.4vw,3.5rem)] leading-[1.06] text-ink"
          >
            {content.title}
          </h1>
          <p className="max-w-[48ch] text-base text-muted sm:text-lg">{content.lead}</p>
          <div className="flex flex-wrap gap-3">
            <Button asChild variant="primary" size="lg" className="grow sm:grow-0">
              <AgentTrialLink>{content.trial}</AgentTrialLink>
            </Button>
            <Button asChild size="lg" className="grow sm:grow-0">
              <Link to="/contact?about=demo">{content.demo}</Link>
            </Button>
          </div>
        </div>
        <DemoAgentButton />
      </section>
      <MorningFilm />
      <div className="mx-auto grid w-full max-w-page items-start gap-x-14 gap-y-10 px-5 pt-16 sm:pt-24 lg:grid-cols-[1.5fr_1fr]">
        <section aria-labelledby="abilities" className="grid gap-4">
          <h2 id="abilities" className="text-2xl text-ink sm:text-3xl">
            {content.dayTitle}
          </h2>
          <ul className="grid sm:grid-cols-2 sm:gap-x-8">
            {content.abilities.map(({ title, text, path }) => (
              <li key={title} className="grid content-start gap-1 border-t border-hairline py-4">
                <h3 className="text-xl leading-tight text-ink">
                  <Link to={path} className="text-ink underline-offset-4 hover:underline">
                    {title}
                  </Link>
                </h3>
                <p className="text-base text-muted">{text}</p>
              </li>
            ))}
          </ul>
          <p className="border-t border-hairline pt-4 text-base text-muted">
            <strong className="block font-display text-lg text-ink">{content.clientsTitle}</strong>
            {content.clientsText}{' '}
            <Link to="/clients" className="inline-flex min-h-11 items-center text-sea">
              {content.clientsLink}
            </Link>
          </p>
        </section>
        <AgentPass />
      </div>
    </>
  );
}
