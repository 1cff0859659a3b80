import { Button } from '@landsea/ui/button';
import { Link } from 'react-router-dom';
import { AgentPass } from './agent-pass';
import { AgentTrialLink } from './agent-trial-link';
import { agentsMarketingContent as content } from './agents-marketing-content';
import { DemoAgentButton } from './demo-agent-button';
import { MorningFilm } from './film/morning-film';

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
