import { addDays, getDateIn } from '@landsea/contracts/core';
import type { TripIdea } from '@landsea/contracts/trip';
import { DateField } from '@landsea/ui/fields/date-field';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { firstIdea } from './magic-meter';

const NoPrices = () => <p className="text-sm text-muted">Prices by date could not be loaded just now.</p>;

/** A line that cannot be fetched takes nothing else from the page. */
const TypicalCostLine = lazy<ComponentType<{ idea: TripIdea; firstDay: string }>>(() =>
  import('./typical-cost-line').then(
    ({ TypicalCostLine: line }) => ({ default: line }),
    () => ({ default: NoPrices }),
  ),
);

/** Far enough ahead that everything can still be booked. */
const USUAL_LEAD_DAYS = 90;
/** Any of them ends the measure of the first paint, in which a late line would be the largest text of a phone. */
const FIRST_TOUCHES = ['scroll', 'pointerdown', 'keydown'] as const;

/** Undefined until the visitor touches the meter or the page. */
const useToday = (isTouched: boolean): string | undefined => {
  const [today, setToday] = useState<string>();
  useEffect(() => {
    const wake = () => setToday(getDateIn(new Date()));
    if (isTouched) return wake();
    const touched = new AbortController();
    const { signal } = touched;
    // A date must not appear in the field while somebody picks one there.
    const onTouch = ({ target }: Event) => target instanceof HTMLInputElement || wake();
    for (const name of FIRST_TOUCHES) window.addEventListener(name, onTouch, { passive: true, signal });
    return () => touched.abort();
  }, [isTouched]);
  return today;
};

interface TypicalCostSlotProps {
  idea: TripIdea;
  onChange: (change: Partial<TripIdea>) => void;
}

/** Engine and prices load when the meter is used. */
export function TypicalCostSlot({ idea, onChange }: TypicalCostSlotProps) {
  const today = useToday(idea !== firstIdea);
  const usual = today && addDays(today, USUAL_LEAD_DAYS);
  const firstDay = idea.firstDay ?? usual;
  return (
    <div className="grid gap-3">
      <div className="flex items-center justify-between gap-4">
        <p aria-hidden className="text-sm font-semibold text-ink">
          First day
        </p>
        <DateField
          label="First day"
          hideLabel
          min={today}
          value={firstDay ?? ''}
          onChange={(date) => onChange({ firstDay: date || undefined })}
        />
      </div>
      <div className="min-h-30 sm:min-h-18">
        {firstDay ? (
          <Suspense fallback={<p className="text-sm text-muted">Looking up prices for your dates…</p>}>
            <TypicalCostLine idea={idea} firstDay={firstDay} />
          </Suspense>
        ) : (
          <p className="text-sm text-muted">Pick a first day and see what is typical for those dates.</p>
        )}
      </div>
    </div>
  );
}
