import type { TripIdea } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Horizon } from '@landsea/ui/horizon/horizon';
import { useState } from 'react';
import type { PricingFocusContent } from '../content/landing-content-schema';
import { firstIdea } from '../meter/magic-meter';
import { StartLink } from '../meter/start-link';
import { DemoVideo } from '../parts/demo-video';
import { FinalCall } from '../parts/final-call';
import { SeeDemoLink } from '../parts/see-demo-link';
import { FeatureGrid } from './feature-grid';
import { HallwayPicture } from './hallway-picture';
import { PriceCard } from './price-card';
import { TripBesidePlan } from './trip-beside-plan';
import { useGetPricesQuery } from '../../frame/prices/prices-api';

const tilts = ['sm:-rotate-1', 'sm:rotate-1', 'sm:rotate-[0.6deg]', 'sm:-rotate-[0.8deg]'];

function ProblemCards({ title, cards }: PricingFocusContent['problems']) {
  return (
    <section
      aria-labelledby="problems"
      className="mx-auto grid max-w-page gap-4 px-5 pt-12 sm:gap-8 sm:pt-24"
    >
      <h2 id="problems" className="text-2xl text-ink sm:text-3xl">
        {title}
      </h2>
      <ul
        tabIndex={0}
        aria-label={title}
        className="-mx-5 flex snap-x snap-mandatory gap-4 overflow-x-auto px-5 pt-4 pb-3 sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-x-6 sm:gap-y-8 sm:overflow-visible sm:px-0 lg:grid-cols-4"
      >
        {cards.map((card, index) => (
          <li
            key={card.title}
            className={`relative grid w-72 shrink-0 snap-center content-start gap-3 border sm:w-auto border-hairline bg-surface px-5 pt-8 pb-6 ${tilts[index % tilts.length] ?? ''}`}
          >
            <span
              aria-hidden
              className={`absolute -top-3 left-1/2 h-6 w-16 -translate-x-1/2 ${index % 2 ? 'bg-sea-soft' : 'bg-sun-soft'}`}
            />
            <p className="border-b border-dashed border-edge pb-2 text-sm font-semibold text-berry tabular-nums">
              {card.scrap}
            </p>
            <h3 className="text-xl leading-tight text-ink">{card.title}</h3>
            <p className="text-base text-muted">{card.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Steps({ title, items }: PricingFocusContent['steps']) {
  return (
    <section aria-labelledby="steps" className="mx-auto max-w-page px-5 pt-12 sm:pt-24">
      <h2 id="steps" className="text-2xl text-ink sm:text-3xl">
        {title}
      </h2>
      <Horizon size="slim" landDays={2} seaDays={2} progress={0.62} className="mt-4" />
      <ol className="grid gap-x-5 gap-y-4 pt-2 sm:grid-cols-2 sm:gap-y-6 lg:grid-cols-4">
        {items.map((step, index) => (
          <li key={step.title} className="grid grid-cols-[2rem_1fr] content-start sm:grid-cols-1 sm:gap-1">
            <span
              aria-hidden
              className="row-span-2 font-display text-2xl font-semibold text-sea tabular-nums"
            >
              {index + 1}
            </span>
            <h3 className="text-xl text-ink">{step.title}</h3>
            <p className="text-base text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The second of four steps is the payment, and this fact names the price. */
const UNLOCK_STEP = 2;
const PRICE_FACT = 0;

function useSoldContent(content: PricingFocusContent): PricingFocusContent {
  const { data } = useGetPricesQuery();
  if (!data || data.tripUnlock || !data.proMonthly) return content;
  const { hero, steps, facts, byTheMonth } = content;
  return {
    ...content,
    hero: { ...hero, ...byTheMonth.hero },
    steps: { ...steps, items: steps.items.with(UNLOCK_STEP, byTheMonth.unlockStep) },
    facts: facts.with(PRICE_FACT, byTheMonth.fact),
  };
}

export function PricingFocusLayout({ content: written }: { content: PricingFocusContent }) {
  const content = useSoldContent(written);
  const [idea, setIdea] = useState<TripIdea>(firstIdea);
  const { hero } = content;
  return (
    <>
      <section
        aria-labelledby="hero-title"
        className="mx-auto grid max-w-page items-center gap-x-14 gap-y-8 px-5 pt-6 sm:pt-12 lg:grid-cols-[1.1fr_1fr]"
      >
        <div className="grid gap-5">
          <h1 id="hero-title" className="max-w-[15ch] text-[clamp(2rem,8vw,4rem)] leading-[1.04] text-ink">
            {hero.title}
          </h1>
          <p className="max-w-[48ch] text-base text-muted sm:text-lg">{hero.text}</p>
          <div className="flex flex-wrap gap-3">
            <Button asChild variant="primary" size="lg" className="grow sm:grow-0">
              <StartLink idea={idea}>{hero.button}</StartLink>
            </Button>
            <Button asChild size="lg" className="grow sm:grow-0">
              <SeeDemoLink>{hero.second}</SeeDemoLink>
            </Button>
          </div>
        </div>
        <HallwayPicture />
      </section>
      <ProblemCards {...content.problems} />
      <div className="mx-auto max-w-xl px-5 pt-14 sm:pt-28">
        <PriceCard {...content.price} />
      </div>
      <TripBesidePlan
        words={content.meter}
        button={content.price.button}
        idea={idea}
        onChange={(change) => setIdea((now) => ({ ...now, ...change }))}
      />
      <FeatureGrid {...content.features} />
      <DemoVideo words={content.demo} thumbnail />
      <Steps {...content.steps} />
      <FinalCall
        {...content}
        start={(words) => (
          <StartLink idea={idea} to="/auth">
            {words}
          </StartLink>
        )}
      />
    </>
  );
}
