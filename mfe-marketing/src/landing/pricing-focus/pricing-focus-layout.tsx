import type { TripIdea } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
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
import { ProblemCards } from './problem-cards';
import { Steps } from './steps';
import { TripBesidePlan } from './trip-beside-plan';
import { useGetPricesQuery } from '../../frame/prices/prices-api';

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
