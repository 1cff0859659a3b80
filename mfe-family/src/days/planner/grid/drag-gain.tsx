import type { DayItem } from '@landsea/contracts/planning';
import { useDeferredValue, useMemo } from 'react';
import type { PlannerDay } from '../planner-days';
import { placeText, type ItemPlace } from './item-place';
import { formatGain, compareMinutesGained } from './minutes-gained';

interface DragGainProps {
  days: readonly PlannerDay[];
  item: DayItem;
  place: ItemPlace;
}

export function DragGain({ days, item, place }: DragGainProps) {
  const gainAt = useMemo(() => compareMinutesGained(days, item), [days, item]);
  // The card follows the pointer first; the minutes come after it.
  const counted = useDeferredValue(place);
  const gain = useMemo(() => gainAt(counted), [gainAt, counted]);
  return (
    <p
      className={`mt-1 grid rounded-lg px-2 py-1 text-sm ${gain && gain.waiting + gain.walking < 0 ? 'bg-palm-soft text-palm' : 'bg-surface text-ink'}`}
    >
      <strong className="tabular-nums">{placeText(place)}</strong>
      {gain ? formatGain(gain) : null}
    </p>
  );
}
