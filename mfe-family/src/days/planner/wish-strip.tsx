import { useDroppable } from '@dnd-kit/core';
import type { DayItem } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { DisclosureButton } from '@landsea/ui/disclosure-button';
import { Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { EditorOnly, useSpeaksToAgent } from '../../trip-frame/access/read-only';
import { ItemCard } from './grid/item-card';
import type { PlannerActions } from './grid/planner-actions';
import { dropIds } from './grid/use-item-drag';
import { useNear } from './grid/use-near';
import { isTallScreen, isWideScreen } from './grid/wide-screen';

interface WishStripProps {
  tripId: string;
  wishes: readonly DayItem[];
  party: TripDetail['party'];
  person: string | undefined;
  actions: PlannerActions;
  draggedId: string | undefined;
}

/** Wishes within this margin keep their cards. */
const A_SCREEN = '0px 100%';

export function WishStrip({ tripId, wishes, party, person, actions, draggedId }: WishStripProps) {
  const { setNodeRef, isOver } = useDroppable({ id: dropIds.wishes });
  // On a small screen the day itself comes first.
  const [open, setOpen] = useState(() => isWideScreen() && isTallScreen());
  const isForClient = useSpeaksToAgent();
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const isNear = useNear(list, wishes.map(({ id }) => id).join(), A_SCREEN);
  return (
    <section
      ref={setNodeRef}
      aria-labelledby="wishes"
      className={`grid gap-2 rounded-card border border-dashed px-3 print:hidden ${isOver ? 'border-sea bg-sea-soft' : 'border-edge'}`}
    >
      <div className="flex flex-wrap items-center justify-between sm:gap-x-3">
        <h2 id="wishes" className="grow font-display text-lg">
          <DisclosureButton open={open} controls={listId} onToggle={() => setOpen(!open)}>
            Wishes{' '}
            <span className="font-sans text-sm font-normal text-muted tabular-nums">{wishes.length}</span>
          </DisclosureButton>
        </h2>
        <EditorOnly>
          <Link
            to={`/trip/${tripId}/wishes`}
            className="inline-flex min-h-11 items-center px-3 text-right text-sm font-semibold text-sea"
          >
            {wishes.length === 0 ? 'Choose wishes' : isForClient ? 'Plan their days' : 'Plan my days'}
          </Link>
          <Button
            size="sm"
            variant="quiet"
            icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}
            onClick={() => actions.onAdd(null)}
          >
            <span className="max-sm:sr-only">Add a wish</span>
          </Button>
        </EditorOnly>
      </div>
      {wishes.length === 0 ? (
        <p id={listId} hidden={!open} className="pb-1 text-sm text-muted">
          {isForClient ? 'Things they’d' : 'Things you’d'} like to do, before they have a day.
        </p>
      ) : (
        <ul
          ref={list}
          id={listId}
          className={`relative gap-2 overflow-x-auto pb-1 ${open ? 'flex' : 'hidden'}`}
        >
          {wishes.map((item) => (
            <li key={item.id} data-near={item.id} className="min-h-14 w-52 shrink-0">
              {isNear(item.id) || item.id === draggedId ? (
                <ItemCard {...{ item, party, person, actions }} className="min-h-14 w-full" />
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
