import {
  closestCorners,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type {
  Announcements,
  CollisionDetection,
  DragEndEvent,
  DragMoveEvent,
  DragStartEvent,
} from '@dnd-kit/core';
import { TaskStatus, taskStatusNames } from '@landsea/contracts/planning';
import type { MoveTask, Task } from '@landsea/contracts/planning';
import { useState } from 'react';
import { columnsOf, placeAmong, placeOf } from './board-order';

/** Between which cards of a column the dragged one would go: above the `index`th of the others. */
export interface Gap {
  status: TaskStatus;
  index: number;
}

/** The id of a card's element on the board. */
export const cardElementId = (taskId: string): string => `card-${taskId}`;

/** The column under the pointer, else the nearest one: a short column does not reach as far down as its neighbors. */
const columnUnder: CollisionDetection = (args) => {
  const found = pointerWithin(args);
  return found.length > 0 ? found : closestCorners(args);
};

// Constants: with new options at each render every card would be drawn again.
const byMouse = { activationConstraint: { distance: 8 } };
const byFinger = { activationConstraint: { delay: 250, tolerance: 8 } };

const middleOf = ({ id }: Task): number => {
  const box = document.getElementById(cardElementId(id))?.getBoundingClientRect();
  return box ? box.top + box.height / 2 : 0;
};

interface CardDrag {
  tasks: readonly Task[];
  shown: readonly Task[];
  move: (task: Task, place: MoveTask) => void;
  /** Says that a card cannot be moved now; undefined when it can. */
  onBlocked: (() => void) | undefined;
}

/** Cards dragged by mouse or, after a moment's press, by finger: which one, and the gap where it would go. */
export const useCardDrag = ({ tasks, shown, move, onBlocked }: CardDrag) => {
  const [drag, setDrag] = useState<{ id: string; gap: Gap | undefined }>();
  const sensors = useSensors(useSensor(MouseSensor, byMouse), useSensor(TouchSensor, byFinger));
  const titleOf = (id: string | number) => tasks.find((task) => task.id === id)?.title ?? 'the card';

  const gapUnder = ({ active, over }: Pick<DragMoveEvent, 'active' | 'over'>): Gap | undefined => {
    const status = TaskStatus.safeParse(over?.id).data;
    const box = active.rect.current.translated;
    if (!status || !box) return undefined;
    const others = columnsOf(shown)[status].filter(({ id }) => id !== active.id);
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
    const before = placeOf(tasks, task);
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
