import {
  closestCorners,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type CollisionDetection,
  type DragEndEvent,
  type DragMoveEvent,
  type DragStartEvent,
} from '@dnd-kit/core';
import { TaskStatus, taskStatusNames, type MoveTask, type Task } from '@landsea/contracts/planning';
import { useState } from 'react';
import { groupColumns, placeAmong, findBoardPlace } from './board-order';

/** The gap is above the `index`th of the other cards. */
export interface Gap {
  status: TaskStatus;
  index: number;
}

export const getCardElementId = (taskId: string): string => `card-${taskId}`;

/** A short column does not reach as far down as its neighbors, so the nearest one counts. */
const columnUnder: CollisionDetection = (args) => {
  const found = pointerWithin(args);
  return found.length > 0 ? found : closestCorners(args);
};

// These are constants because new options at each render would draw every card again.
const byMouse = { activationConstraint: { distance: 8 } };
const byFinger = { activationConstraint: { delay: 250, tolerance: 8 } };

const middleOf = ({ id }: Task): number => {
  const box = document.getElementById(getCardElementId(id))?.getBoundingClientRect();
  return box ? box.top + box.height / 2 : 0;
};

interface CardDrag {
  tasks: readonly Task[];
  shown: readonly Task[];
  move: (task: Task, place: MoveTask) => void;
  /** Announces that the card is read-only; undefined for editors. */
  onBlocked: (() => void) | undefined;
}

export const useCardDrag = ({ tasks, shown, move, onBlocked }: CardDrag) => {
  const [drag, setDrag] = useState<{ id: string; gap: Gap | undefined }>();
  const sensors = useSensors(useSensor(MouseSensor, byMouse), useSensor(TouchSensor, byFinger));
  const titleOf = (id: string | number) => tasks.find((task) => task.id === id)?.title ?? 'the card';

  const gapUnder = ({ active, over }: Pick<DragMoveEvent, 'active' | 'over'>): Gap | undefined => {
    const status = TaskStatus.safeParse(over?.id).data;
    const box = active.rect.current.translated;
    if (!status || !box) return undefined;
    const others = groupColumns(shown)[status].filter(({ id }) => id !== active.id);
    const below = others.findIndex((task) => middleOf(task) > box.top + box.height / 2);
    return { status, index: below < 0 ? others.length : below };
  };

  const onDragStart = ({ active }: DragStartEvent) => {
    if (onBlocked) return onBlocked();
    setDrag({ id: String(active.id), gap: undefined });
  };
  const onDragMove = (event: DragMoveEvent) => {
    const gap = gapUnder(event);
    setDrag((now) => {
      if (!now) return now;
      return now.gap?.status === gap?.status && now.gap?.index === gap?.index ? now : { ...now, gap };
    });
  };
  const onDragEnd = (event: DragEndEvent) => {
    const gap = gapUnder(event);
    const task = tasks.find(({ id }) => id === event.active.id);
    setDrag(undefined);
    if (!drag || !gap || !task) return;
    const place = placeAmong(tasks, shown, task.id, gap.status, gap.index);
    const before = findBoardPlace(tasks, task);
    if (place.status !== before.status || place.afterId !== before.afterId) move(task, place);
  };

  const overText = (over: DragEndEvent['over']): string => {
    const status = TaskStatus.safeParse(over?.id).data;
    return status ? ` over ${taskStatusNames[status]}` : '';
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Holding ${titleOf(active.id)}.`,
    onDragOver: ({ active, over }) => `${titleOf(active.id)}${overText(over)}.`,
    onDragEnd: ({ active, over }) => `${titleOf(active.id)} let go${overText(over)}.`,
    onDragCancel: ({ active }) => `${titleOf(active.id)} is back where it was.`,
  };

  return {
    gap: drag?.gap,
    dragged: drag && tasks.find(({ id }) => id === drag.id),
    context: {
      sensors,
      collisionDetection: columnUnder,
      onDragStart,
      onDragMove,
      onDragOver: onDragMove,
      onDragEnd,
      onDragCancel: () => setDrag(undefined),
      accessibility: { announcements },
    },
  };
};
