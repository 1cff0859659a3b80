import type { TripIdea } from '@landsea/contracts/trip';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ProductShot } from '../../frame/product/product-shot';
import type { MagicMeterContent } from '../content/landing-content-schema';
import { firstIdea, readMagicMeter } from '../meter/magic-meter';
import { StartLink } from '../meter/start-link';
import { DemoVideo } from '../parts/demo-video';
import { FinalCall } from '../parts/final-call';
import { Hero } from './hero';
import { ItineraryStrip } from './itinerary-strip';
import { StickyHeader } from './sticky-header';

function FeatureCards({ title, note, cards }: MagicMeterContent['features']) {
  return (
    <section aria-labelledby="features" className="mx-auto grid max-w-page gap-6 px-5 pt-16 sm:pt-24">
      <div className="grid gap-1">
        <h2 id="features" className="text-2xl text-ink sm:text-3xl">
          {title}
        </h2>
        <p className="text-base text-muted">{note}</p>
      </div>
      <div className="grid gap-5 md:grid-cols-3">
        {cards.map((card) => (
          <article
            key={card.shot}
            className="grid grid-rows-[auto_1fr] overflow-hidden rounded-card border border-hairline bg-surface"
          >
            <ProductShot
              shot={card.shot}
              alt={`${card.title} on a phone`}
              className="aspect-square w-full border-b border-hairline object-cover object-[50%_22%]"
            />
            <div className="grid content-start gap-1 p-6">
              <h3 className="text-xl text-ink">{card.title}</h3>
              <p className="text-base text-muted">{card.text}</p>
            </div>
          </article>
        ))}
      </div>
      <p>
        <Link to="/tools" className="inline-flex min-h-11 items-center text-base font-semibold text-sea">
          Try the free tools: Lightning Lane, tickets, dining plan, heights
        </Link>
      </p>
    </section>
  );
}

function CruiseCategories({ title, note, items }: MagicMeterContent['cruiseCategories']) {
  return (
    <section
      aria-labelledby="aboard"
      className="mx-auto grid max-w-page gap-x-14 gap-y-5 px-5 pt-12 sm:pt-16 lg:grid-cols-[1fr_1.6fr]"
    >
      <div className="grid content-start gap-2">
        <h2 id="aboard" className="text-2xl text-ink">
          {title}
        </h2>
        <p className="text-base text-muted">{note}</p>
      </div>
      <dl className="grid sm:grid-cols-2 sm:gap-x-8">
        {items.map((item) => (
          <div key={item.name} className="border-t border-hairline py-3.5">
            <dt className="font-display text-lg font-semibold text-ink">{item.name}</dt>
            <dd className="text-base text-muted">{item.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function MagicMeterLayout({ content }: { content: MagicMeterContent }) {
  const [idea, setIdea] = useState<TripIdea>(firstIdea);
  const reading = readMagicMeter(idea);
  return (
    <>
      <StickyHeader words={content.sticky} promise={content.promise} reading={reading} idea={idea} />
      <Hero
        content={content}
        idea={idea}
        reading={reading}
        onChange={(change) => setIdea((now) => ({ ...now, ...change }))}
      />
      <ItineraryStrip idea={idea} figures={content.itinerary} />
      {idea.mode === 'parks' ? null : <CruiseCategories {...content.cruiseCategories} />}
      <DemoVideo words={content.demo} />
      <FeatureCards {...content.features} />
      <FinalCall
        {...content}
        start={(words) => (
          <StartLink idea={idea} totalCents={reading.totalCents}>
            {words}
          </StartLink>
        )}
      />
    </>
  );
}
