import { prefersStillness } from '@landsea/web-kit';
import type { PageHandle } from '@landsea/web-kit/pages';
import { useRef, useState } from 'react';
import { useMatches } from 'react-router-dom';
import { CruiseCategories } from './cruise-categories';
import { DemoVideo } from './demo-video';
import { FeatureCards } from './feature-cards';
import { FinalCall } from './final-call';
import { Hero } from './hero';
import { ItineraryStrip } from './itinerary-strip';
import { LandingTopBar } from './landing-top-bar';
import { meterBounds, readMagicMeter } from './magic-meter';
import { PromoBar } from './promo-bar';
import { StickyHeader } from './sticky-header';
import type { TripShape } from './trip-shape';

/** Landing variant 1: the Magic Meter. */
export function LandingPage() {
  const [trip, setTrip] = useState<TripShape>({
    mode: 'combined',
    parkDays: meterBounds.parkDays.initial,
    seaNights: meterBounds.seaNights.initial,
    people: meterBounds.people.initial,
  });
  const demo = useRef<HTMLElement>(null);
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  const reading = readMagicMeter(trip);

  return (
    <>
      {handle?.frame === 'bare' ? <LandingTopBar /> : null}
      <StickyHeader reading={reading} />
      <div>
        <Hero
          trip={trip}
          reading={reading}
          onChange={(change) => setTrip((now) => ({ ...now, ...change }))}
          onSeeHow={() => {
            demo.current?.scrollIntoView({ behavior: prefersStillness() ? 'instant' : 'smooth' });
            demo.current?.focus({ preventScroll: true });
          }}
        />
        <ItineraryStrip trip={trip} />
        {trip.mode === 'parks' ? null : <CruiseCategories />}
        <DemoVideo ref={demo} />
        <FeatureCards />
        <FinalCall />
      </div>
      <PromoBar />
    </>
  );
}
