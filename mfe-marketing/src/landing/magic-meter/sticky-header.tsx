import type { TripIdea } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { formatMoney } from '@landsea/web-kit';
import type { MagicMeterContent } from '../content/landing-content-schema';
import type { MeterReading } from '../meter/magic-meter';
import { StartLink } from '../meter/start-link';
import { useScrolledPast } from './use-scrolled-past';

const APPEARS_AFTER_PX = 320;

interface StickyHeaderProps {
  words: MagicMeterContent['sticky'];
  reading: MeterReading;
  idea: TripIdea;
}

export function StickyHeader({ words, reading, idea }: StickyHeaderProps) {
  const shown = useScrolledPast({ pixels: APPEARS_AFTER_PX });
  if (!shown) return null;
  return (
    <aside
      aria-label="Start planning"
      className="fixed inset-x-0 top-0 z-30 border-b border-hairline bg-surface transition-[translate] duration-200 starting:-translate-y-full"
    >
      <div className="mx-auto flex max-w-page items-center justify-between gap-4 px-5 py-2">
        <div className="min-w-0">
          <p className="truncate font-display text-lg font-semibold text-ink">{words.title}</p>
          <p className="truncate text-sm text-muted tabular-nums">
            Save {formatMoney(reading.savingsCents, { whole: true })} and {reading.minutesSaved} minutes
          </p>
        </div>
        <Button asChild variant="primary" size="sm" className="shrink-0">
          <StartLink idea={idea} totalCents={reading.totalCents}>
            {words.button}
          </StartLink>
        </Button>
      </div>
    </aside>
  );
}
