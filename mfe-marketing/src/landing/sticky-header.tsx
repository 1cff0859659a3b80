import { Button } from '@landsea/ui/button';
import { formatMoney } from '@landsea/web-kit';
import { Link } from 'react-router-dom';
import { durationText, type MeterReading } from './magic-meter';
import { useScrolledPast } from './use-scrolled-past';

const APPEARS_AFTER_PX = 320;

export function StickyHeader({ reading }: { reading: MeterReading }) {
  const shown = useScrolledPast({ pixels: APPEARS_AFTER_PX });
  if (!shown) return null;
  return (
    <aside
      aria-label="Start planning"
      className="fixed inset-x-0 top-0 z-30 border-b border-hairline bg-surface transition-[translate] duration-200 starting:-translate-y-full"
    >
      <div className="mx-auto flex max-w-page items-center justify-between gap-4 px-5 py-2">
        <div className="min-w-0">
          <p className="truncate font-display text-lg font-semibold text-ink">Plan Your Dream Vacation</p>
          <p className="truncate text-sm text-muted tabular-nums">
            Save {formatMoney(reading.savingsCents, { whole: true })} and {durationText(reading.minutesSaved)}
          </p>
        </div>
        <Button asChild variant="primary" size="sm" className="shrink-0">
          <Link to="/auth/signup">Start Free</Link>
        </Button>
      </div>
    </aside>
  );
}
