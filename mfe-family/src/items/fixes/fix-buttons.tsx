import type { DayConflict } from '@landsea/rules/day-plans';
import { Button } from '@landsea/ui/button';
import { useEffect, useEffectEvent, useState } from 'react';
import { useReadOnly } from '../../trip-frame/access/read-only';
import { listConflictFixes, type Fix, type Fixing } from './conflict-fixes';

interface FixButtonsProps {
  conflict: DayConflict;
  fixing: Fixing;
  most: number;
}

/** Fixes are computed after the first paint, as many combinations are tried. */
export function FixButtons({ conflict, fixing, most }: FixButtonsProps) {
  const isReadOnly = useReadOnly();
  const [fixes, setFixes] = useState<Fix[]>([]);
  const look = useEffectEvent(() => {
    const now = fixing.plans();
    setFixes(now ? listConflictFixes(conflict, now) : []);
  });
  const { kind, itemIds, sentence } = conflict;
  const key = `${kind} ${itemIds.join()} ${sentence}`;
  useEffect(() => {
    const timer = setTimeout(look);
    return () => clearTimeout(timer);
  }, [key]);
  if (isReadOnly || fixes.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2 pb-1.5">
      {fixes.slice(0, most).map((fix) => (
        <Button
          key={fix.label}
          size="sm"
          className="h-auto min-h-11 text-left whitespace-normal md:min-h-9"
          onClick={() => void fixing.change(fix.item, fix.change, { undo: fix.done })}
        >
          {fix.label}
        </Button>
      ))}
    </div>
  );
}
