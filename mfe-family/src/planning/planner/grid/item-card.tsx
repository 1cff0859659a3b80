import { useDraggable } from '@dnd-kit/core';
import type { DayItem } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { Check, Pin, TriangleAlert } from 'lucide-react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { ItemIcon } from '../../../trip/items/item-icon';
import { kindLabels, statusLabels, whenText } from '../../../trip/items/item-labels';
import { peopleText } from '../../../trip/items/people-chips';
import { votesText } from '../../../trip/items/votes-control';
import { useReadOnly } from '../../../trip/page/read-only';
import type { Nudge } from './item-place';

const nudgeKeys: Partial<Record<string, Nudge>> = {
  ArrowUp: 'earlier',
  ArrowDown: 'later',
  ArrowLeft: 'day before',
  ArrowRight: 'day after',
};

export interface ItemCardActions {
  onOpen: (item: DayItem) => void;
  onNudge: (item: DayItem, nudge: Nudge) => void;
}

/** What stays where it is: pinned by somebody, or booked. */
export const isHeld = ({ isFixed, status }: DayItem): boolean => isFixed || status === 'booked';

const looks = (item: DayItem, hasProblem: boolean): string => {
  if (hasProblem) return 'border-berry bg-surface';
  if (item.status === 'done') return 'border-hairline bg-palm-soft text-muted';
  if (item.status === 'booked') return 'border-sea bg-sea-soft';
  if (item.details.kind === 'break' || item.details.kind === 'note')
    return 'border-dashed border-edge bg-paper';
  return 'border-hairline bg-surface';
};

interface ItemCardProps {
  item: DayItem;
  party: TripDetail['party'];
  actions: ItemCardActions;
  /** The id of the words that explain the keys. */
  keysHelp: string;
  hasProblem?: boolean;
  /** Little room: the time and the people are left out. */
  isSmall?: boolean;
  isDimmed?: boolean;
  className?: string;
  style?: CSSProperties;
}

/** One item: a press opens it, a drag or Alt with the arrows moves it. */
export function ItemCard(props: ItemCardProps) {
  const { item, party, actions, keysHelp, hasProblem = false, isSmall = false, isDimmed = false } = props;
  const isReadOnly = useReadOnly();
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: item.id,
    disabled: isReadOnly || isHeld(item),
  });
  const people = peopleText(party, item.people);
  const votes = item.date === null ? votesText(item) : '';
  const facts = [
    item.time === null ? '' : whenText(item),
    people,
    item.date === null ? item.place : '',
    votes,
  ];
  const onKeyDown = (event: KeyboardEvent) => {
    const nudge = event.altKey ? nudgeKeys[event.key] : undefined;
    if (!nudge || isReadOnly) return;
    event.preventDefault();
    actions.onNudge(item, nudge);
  };
  return (
    <button
      ref={setNodeRef}
      type="button"
      id={`item-${item.id}`}
      {...listeners}
      onClick={() => actions.onOpen(item)}
      onKeyDown={onKeyDown}
      aria-describedby={keysHelp}
      style={props.style}
      className={`flex min-w-0 cursor-pointer touch-manipulation items-start gap-2 overflow-hidden rounded-lg border px-2 py-1 text-left text-sm leading-[1.2] select-none [-webkit-touch-callout:none] hover:border-sea ${looks(item, hasProblem)} ${isDragging ? 'opacity-40' : ''} ${isDimmed ? 'opacity-35' : ''} ${props.className ?? ''}`}
    >
      <ItemIcon kind={item.details.kind} className="mt-px size-4 text-sea" />
      <span className="min-w-0 grow">
        <span className={`block font-semibold wrap-anywhere ${isSmall ? 'line-clamp-1' : 'line-clamp-2'}`}>
          <span className="sr-only">{kindLabels[item.details.kind]}: </span>
          {item.title}
        </span>
        {isSmall ? null : (
          <span className="line-clamp-1 text-muted tabular-nums">{facts.filter(Boolean).join(' · ')}</span>
        )}
        {isSmall && item.time !== null ? <span className="sr-only">{whenText(item)}</span> : null}
      </span>
      {hasProblem ? <Mark Icon={TriangleAlert} text="Does not fit" className="text-berry" /> : null}
      {item.status === 'done' || item.status === 'booked' ? (
        <Mark Icon={Check} text={statusLabels[item.status]} className="text-palm" />
      ) : item.isFixed ? (
        <Mark Icon={Pin} text="Keeps its time" className="text-muted" />
      ) : null}
    </button>
  );
}

function Mark({ Icon, text, className }: { Icon: typeof Check; text: string; className: string }) {
  return (
    <span title={text} className={`shrink-0 ${className}`}>
      <Icon aria-hidden className="size-4" strokeWidth={2} />
      <span className="sr-only">{text}</span>
    </span>
  );
}
