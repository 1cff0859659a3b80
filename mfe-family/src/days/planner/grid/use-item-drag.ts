import {
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { Announcements, CollisionDetection, DragMoveEvent } from '@dnd-kit/core';
import { toClock } from '@landsea/rules/trip';
import { DayPart, type DayItem } from '@landsea/contracts/planning';
import { useState } from 'react';
import { isSamePlace, placeText, toWishes, type ItemPlace } from './item-place';
import { toMinuteAt, type Ruler } from './ruler';

export const dropIds = {
  wishes: 'wishes',
  grid: (date: string) => `grid/${date}`,
  part: (date: string, part: DayPart | null) => `part/${date}/${part ?? 'any'}`,
};

/** The pointer decides, else the largest overlap: a finger hides the card, a keyboard has no pointer. */
const underPointer: CollisionDetection = (args) => {
  const found = pointerWithin(args);
  return found.length > 0 ? found : rectIntersection(args);
};

type RulerOn = (date: string) => Ruler;

const placeUnder = (
  { active, over }: Pick<DragMoveEvent, 'active' | 'over'>,
  rulerOn: RulerOn,
): ItemPlace | undefined => {
  if (!over) return undefined;
  const [kind, date = '', part] = String(over.id).split('/');
  if (kind === dropIds.wishes) return toWishes;
  if (kind === 'part') return { date, time: null, dayPart: DayPart.safeParse(part).data ?? null };
  const top = active.rect.current.translated?.top;
  if (kind !== 'grid' || top === undefined) return undefined;
  return { date, time: toClock(toMinuteAt(top - over.rect.top, rulerOn(date))), dayPart: null };
};

// These are constants because new options at each render would draw every card and drop target again.
const byMouse = { activationConstraint: { distance: 6 } };
const byFinger = { activationConstraint: { delay: 300, tolerance: 8 } };

interface ItemDrag {
  items: readonly DayItem[];
  rulerOn: RulerOn;
  onMove: (item: DayItem, place: ItemPlace) => void;
  /** Announces that the plan is read-only; undefined for editors. */
  onBlocked: (() => void) | undefined;
}

export const useItemDrag = ({ items, rulerOn, onMove, onBlocked }: ItemDrag) => {
  const [drag, setDrag] = useState<{ item: DayItem; place: ItemPlace | undefined }>();
  const sensors = useSensors(useSensor(MouseSensor, byMouse), useSensor(TouchSensor, byFinger));
  const itemOf = (id: string | number) => items.find((item) => item.id === id);
  const titleOf = (id: string | number) => itemOf(id)?.title ?? 'the item';

  const onDragMove = (event: DragMoveEvent) => {
    const place = placeUnder(event, rulerOn);
    setDrag((now) => {
      if (!now) return now;
      const isSame = place && now.place ? isSamePlace(place, now.place) : place === now.place;
      return isSame ? now : { ...now, place };
    });
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Holding ${titleOf(active.id)}.`,
    onDragOver: ({ active, over }) => {
      const place = placeUnder({ active, over }, rulerOn);
      return place ? `${titleOf(active.id)} over ${placeText(place)}.` : undefined;
    },
    onDragEnd: ({ active, over }) => {
      const place = placeUnder({ active, over }, rulerOn);
      return place
        ? `${titleOf(active.id)}: ${placeText(place)}.`
        : `${titleOf(active.id)} is back where it was.`;
    },
    onDragCancel: ({ active }) => `${titleOf(active.id)} is back where it was.`,
  };

  return {
    drag,
    context: {
      sensors,
      collisionDetection: underPointer,
      accessibility: { announcements },
      onDragStart: ({ active }: Pick<DragMoveEvent, 'active'>) => {
        if (onBlocked) return onBlocked();
        const item = itemOf(active.id);
        if (item) setDrag({ item, place: undefined });
      },
      onDragMove,
      onDragOver: onDragMove,
      onDragEnd: (event: Pick<DragMoveEvent, 'active' | 'over'>) => {
        setDrag(undefined);
        const place = placeUnder(event, rulerOn);
        if (drag && place && !isSamePlace(drag.item, place)) onMove(drag.item, place);
      },
      onDragCancel: () => setDrag(undefined),
    },
  };
};
