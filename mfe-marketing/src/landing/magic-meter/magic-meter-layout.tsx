import type { TripIdea } from '@landsea/contracts/trip';
import { useState } from 'react';
import type { MagicMeterContent } from '../content/landing-content-schema';
import { firstIdea, readMagicMeter } from '../meter/magic-meter';
import { StartLink } from '../meter/start-link';
import { DemoVideo } from '../parts/demo-video';
import { FinalCall } from '../parts/final-call';
import { CruiseCategories } from './cruise-categories';
import { FeatureCards } from './feature-cards';
import { Hero } from './hero';
import { ItineraryStrip } from './itinerary-strip';
import { StickyHeader } from './sticky-header';

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
