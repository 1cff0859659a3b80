import type { TripIdea } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { formatMoney } from '@landsea/web-kit';
import type { MagicMeterContent } from '../content/landing-content-schema';
import type { MeterReading } from '../meter/magic-meter';
import { StartLink } from '../meter/start-link';
import { PlanPrice } from '../parts/plan-price';
import { useEffect, useState } from 'react';

function useScrolledPast(limit: { pixels: number } | { viewports: number }): boolean {
  const [past, setPast] = useState(false);
  const pixels = 'pixels' in limit ? limit.pixels : undefined;
  const viewports = 'viewports' in limit ? limit.viewports : 0;
  useEffect(() => {
    const look = () => setPast(window.scrollY > (pixels ?? viewports * window.innerHeight));
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [pixels, viewports]);
  return past;
}

const APPEARS_AFTER_PX = 320;

interface StickyHeaderProps {
  words: MagicMeterContent['sticky'];
  promise: string;
  reading: MeterReading;
  idea: TripIdea;
}

/** The offer replaces the estimate's hints on a phone past half a screen. */
export function StickyHeader({ words, promise, reading, idea }: StickyHeaderProps) {
  const shown = useScrolledPast({ pixels: APPEARS_AFTER_PX });
  const offers = useScrolledPast({ viewports: 0.5 });
  if (!shown && !offers) return null;
  return (
    <aside
      aria-label="Start planning"
      className="fixed inset-x-0 top-0 z-30 border-b border-hairline bg-surface transition-[translate] duration-200 starting:-translate-y-full"
    >
      <div className="mx-auto flex max-w-page items-center justify-between gap-4 px-5 py-2">
        <div className="min-w-0">
          <p className="truncate font-display text-lg font-semibold text-ink">{words.title}</p>
          <p className={`truncate text-sm text-muted tabular-nums ${offers ? 'max-sm:hidden' : ''}`}>
            Example: save {formatMoney(reading.savingsCents, { whole: true })} and {reading.minutesSaved}{' '}
            minutes
          </p>
          {offers ? (
            <p className="truncate text-sm text-muted sm:hidden">
              <PlanPrice />
            </p>
          ) : null}
        </div>
        {offers ? (
          <p className="hidden min-w-0 truncate text-sm text-muted sm:block">
            {promise} <PlanPrice />
          </p>
        ) : null}
        <Button asChild variant="primary" size="sm" className="shrink-0">
          <StartLink idea={idea} totalCents={reading.totalCents}>
            {words.button}
          </StartLink>
        </Button>
      </div>
    </aside>
  );
}
