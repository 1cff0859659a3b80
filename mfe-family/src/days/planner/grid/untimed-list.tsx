import { useDroppable } from '@dnd-kit/core';
import { dayParts, type DayItem, type DayPart } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { dayPartLabels } from '../../../items/cards/item-labels';
import { ItemCard, type Troubles } from './item-card';
import type { PlannerActions } from './planner-actions';
import { dropIds } from './use-item-drag';

interface UntimedListProps {
  date: string;
  items: readonly DayItem[];
  party: TripDetail['party'];
  person: string | undefined;
  actions: PlannerActions;
  /** All parts of the day are drop targets during a drag. */
  isDragging: boolean;
  troubles: Troubles;
  notes: ReadonlyMap<string, string>;
}

interface PartProps extends Omit<UntimedListProps, 'isDragging'> {
  part: DayPart | null;
}

function Part({ part, date, items, troubles, notes, ...card }: PartProps) {
  const { setNodeRef, isOver } = useDroppable({ id: dropIds.part(date, part) });
  return (
    <section
      ref={setNodeRef}
      className={`grid gap-1 rounded-lg border border-dashed p-1.5 ${isOver ? 'border-sea bg-sea-soft' : 'border-edge/50'}`}
    >
      <h4 className="px-1 font-sans text-sm font-normal tracking-normal text-muted">
        {part ? dayPartLabels[part] : 'Any time'}
      </h4>
      {items.map((item) => (
        <ItemCard
          key={item.id}
          item={item}
          {...card}
          trouble={troubles.get(item.id)}
          note={notes.get(item.id)}
          className="min-h-11"
        />
      ))}
    </section>
  );
}

export function UntimedList({ items, isDragging, ...rest }: UntimedListProps) {
  const shown = [...dayParts, null].filter(
    (part) => isDragging || items.some(({ dayPart }) => dayPart === part),
  );
  if (shown.length === 0) return null;
  return (
    <div className="grid gap-1.5 pb-2">
      {shown.map((part) => (
        <Part
          key={part ?? 'any'}
          part={part}
          items={items.filter(({ dayPart }) => dayPart === part)}
          {...rest}
        />
      ))}
    </div>
  );
}
