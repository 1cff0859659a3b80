import type { DayItem } from '@landsea/contracts/planning';
import { Button } from '@landsea/ui/button';
import { Ship } from 'lucide-react';
import { EditorOnly } from '../../../trip-frame/access/read-only';
import { formatNames, type Guest } from '../who-can-go';
import { isOuting, listWithoutPlan } from './outing-draft';

interface SplitUpProps {
  items: readonly DayItem[];
  guests: readonly Guest[];
  onAboard: (people: Guest[]) => void;
}

export function SplitUp({ items, guests, onAboard }: SplitUpProps) {
  const idle = listWithoutPlan(items.filter(isOuting), guests);
  if (idle.length === 0 || idle.length === guests.length) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-sea-soft px-4 py-2">
      <p className="grow text-base">
        <strong className="font-semibold">{formatNames(idle)}</strong> {idle.length === 1 ? 'has' : 'have'} no
        plan here yet.
      </p>
      <EditorOnly>
        <Button
          size="sm"
          variant="quiet"
          icon={<Ship aria-hidden className="size-4" strokeWidth={1.75} />}
          onClick={() => onAboard(idle)}
        >
          Stay aboard<span className="sr-only">: {formatNames(idle)}</span>
        </Button>
      </EditorOnly>
    </div>
  );
}
