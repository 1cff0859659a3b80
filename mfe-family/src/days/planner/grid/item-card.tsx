import { useDraggable } from '@dnd-kit/core';
import { isTimeHeld, itemLife, type DayConflict } from '@landsea/rules/day-plans';
import { toMinute } from '@landsea/rules/trip';
import type { DayItem } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { Check, Pin, TriangleAlert } from 'lucide-react';
import { memo, type CSSProperties, type KeyboardEvent } from 'react';
import { ItemIcon } from '../../../catalogue/cards/item-icon';
import { formatShortClock, statusLabels, formatWhen } from '../../../items/cards/item-labels';
import { formatPeople } from '../../../items/controls/people-chips';
import { VoteFaces } from '../../../items/controls/vote-faces';
import { useReadOnly } from '../../../trip-frame/access/read-only';
import type { Nudge } from './item-place';
import type { PlannerActions } from './planner-actions';

const nudgeKeys: Partial<Record<string, Nudge>> = {
  ArrowUp: 'earlier',
  ArrowDown: 'later',
  ArrowLeft: 'day before',
  ArrowRight: 'day after',
};

export const KEYS_HELP = 'item-keys';

const looks = (item: DayItem, trouble: Trouble | undefined): string => {
  if (trouble === 'problem') return 'border-berry bg-surface';
  if (item.status === 'done') return 'border-hairline bg-palm-soft text-muted';
  if (item.status === 'booked') return 'border-sea bg-sea-soft';
  if (itemLife[item.details.kind].isQuiet) return 'border-dashed border-edge bg-paper';
  return 'border-hairline bg-surface';
};

type Trouble = Exclude<DayConflict['severity'], 'plan'>;
export type Troubles = ReadonlyMap<string, Trouble>;

interface ItemFaceProps {
  item: DayItem;
  party: TripDetail['party'];
  trouble?: Trouble | undefined;
  note?: string | undefined;
  /** Typical minutes in line at its time. */
  wait?: number | null;
  /** With room for one line it begins with the time, so that a long title does not push it out. */
  isSmall?: boolean;
  /** A low card has one, so that the time below it is not cut. */
  titleLines?: 1 | 2;
}

interface ItemCardProps extends ItemFaceProps {
  /** Items of others are dimmed. */
  person: string | undefined;
  actions: PlannerActions;
  className?: string;
  style?: CSSProperties;
}

const cardClass =
  'flex min-w-0 items-start gap-2 overflow-hidden rounded-lg border px-2 py-1 text-left text-sm leading-[1.2] md:py-0.5';

/** Memoized apart from the card, which a drag draws again. */
const ItemFace = memo(function ItemFace(props: ItemFaceProps) {
  const { item, party, trouble, note, wait, isSmall = false, titleLines = 2 } = props;
  const facts = [
    item.time === null ? '' : formatWhen(item),
    wait ? `${wait} min wait` : '',
    formatPeople(party, item.people),
    item.date === null ? item.place : '',
  ];
  return (
    <>
      <ItemIcon kind={item.details.kind} className="mt-px size-4 text-sea" />
      <span className="min-w-0 grow">
        <span className={`font-semibold wrap-anywhere ${titleLines === 1 ? 'line-clamp-1' : 'line-clamp-2'}`}>
          <span className="sr-only">{itemLife[item.details.kind].label}: </span>
          {isSmall && item.time !== null ? (
            <span aria-hidden className="font-normal text-muted tabular-nums">
              {formatShortClock(toMinute(item.time))}{' '}
            </span>
          ) : null}
          {item.title}
        </span>
        {note ? <span className="line-clamp-1 text-sea">{note}</span> : null}
        <span className={isSmall ? 'sr-only' : 'line-clamp-1 text-muted tabular-nums'}>
          {facts.filter(Boolean).join(' · ')}
        </span>
      </span>
      {isSmall ? null : <VoteFaces {...{ item, party }} />}
      {trouble ? (
        <Mark
          Icon={TriangleAlert}
          text={trouble === 'problem' ? 'Does not fit' : 'Have a look'}
          className={trouble === 'problem' ? 'text-berry' : 'text-muted'}
        />
      ) : null}
      {item.status === 'done' || item.status === 'booked' ? (
        <Mark Icon={Check} text={statusLabels[item.status]} className="text-palm" />
      ) : item.isFixed ? (
        <Mark Icon={Pin} text="Keeps its time" className="text-muted" />
      ) : null}
    </>
  );
});

export function DraggedCard({ item, party }: Pick<ItemFaceProps, 'item' | 'party'>) {
  return (
    <div className={`min-h-14 w-full ${cardClass} ${looks(item, undefined)}`}>
      <ItemFace item={item} party={party} />
    </div>
  );
}

type Draggable = ReturnType<typeof useDraggable>;

interface CardButtonProps extends ItemCardProps, Pick<Draggable, 'setNodeRef' | 'listeners' | 'isDragging'> {
  isReadOnly: boolean;
}

/** Memoized: a drag of another card does not draw it again. */
const CardButton = memo(function CardButton(props: CardButtonProps) {
  const { item, party, person, actions, trouble, note, wait, isSmall, titleLines, isReadOnly } = props;
  const isDimmed = person !== undefined && item.people !== null && !item.people.includes(person);
  const onKeyDown = (event: KeyboardEvent) => {
    const nudge = event.altKey ? nudgeKeys[event.key] : undefined;
    if (!nudge || isReadOnly) return;
    event.preventDefault();
    actions.onNudge(item, nudge);
  };
  return (
    <button
      ref={props.setNodeRef}
      type="button"
      id={`item-${item.id}`}
      {...props.listeners}
      onClick={() => actions.onOpen(item.id)}
      onKeyDown={onKeyDown}
      aria-describedby={KEYS_HELP}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
      style={props.style}
      className={`cursor-pointer touch-manipulation select-none [-webkit-touch-callout:none] hover:border-sea ${cardClass} ${looks(item, trouble)} ${props.isDragging ? 'opacity-40' : ''} ${isDimmed ? 'opacity-35' : ''} ${props.className ?? ''}`}
    >
      <ItemFace {...{ item, party, trouble, note, wait, isSmall, titleLines }} />
    </button>
  );
});

export function ItemCard(props: ItemCardProps) {
  const isReadOnly = useReadOnly();
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: props.item.id,
    disabled: isReadOnly || isTimeHeld(props.item),
  });
  return <CardButton {...props} {...{ setNodeRef, listeners, isDragging, isReadOnly }} />;
}

function Mark({ Icon, text, className }: { Icon: typeof Check; text: string; className: string }) {
  return (
    <span title={text} className={`shrink-0 ${className}`}>
      <Icon aria-hidden className="size-4" strokeWidth={2} />
      <span className="sr-only">{text}</span>
    </span>
  );
}
