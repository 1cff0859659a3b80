import { useDroppable } from '@dnd-kit/core';
import type { DayItem } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Plus } from 'lucide-react';
import { ToEdit } from '../../trip/page/looking-on';
import { ItemCard } from './grid/item-card';
import type { CardActions } from './grid/item-card';
import { dropIds } from './grid/use-item-drag';

interface WishStripProps {
  wishes: readonly DayItem[];
  party: TripDetail['party'];
  actions: CardActions;
  keysHelp: string;
  onAdd: () => void;
}

/** What somebody would like and no day has yet, in one row to drag from. */
export function WishStrip({ wishes, party, actions, keysHelp, onAdd }: WishStripProps) {
  const { setNodeRef, isOver } = useDroppable({ id: dropIds.wishes });
  return (
    <section
      ref={setNodeRef}
      aria-labelledby="wishes"
      className={`grid gap-2 rounded-card border border-dashed px-3 py-2 print:hidden ${isOver ? 'border-sea bg-sea-soft' : 'border-edge'}`}
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id="wishes" className="font-display text-lg">
          Wishes{' '}
          <span className="font-sans text-sm font-normal text-muted tabular-nums">{wishes.length}</span>
        </h2>
        <ToEdit>
          <Button
            size="sm"
            variant="quiet"
            icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}
            onClick={onAdd}
          >
            Add a wish
          </Button>
        </ToEdit>
      </div>
      {wishes.length === 0 ? (
        <p className="pb-1 text-sm text-muted">Things you’d like to do, before they have a day.</p>
      ) : (
        <ul className="flex gap-2 overflow-x-auto pb-1">
          {wishes.map((item) => (
            <li key={item.id} className="w-52 shrink-0">
              <ItemCard {...{ item, party, actions, keysHelp }} className="min-h-14 w-full" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
