import { MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { Announcements, DragEndEvent, DragOverEvent, DragStartEvent } from '@dnd-kit/core';
import { TaskStatus, taskStatusNames } from '@landsea/contracts/planning';
import type { MoveTask, Task } from '@landsea/contracts/planning';
import { useState } from 'react';
import { columnsOf, movedTo, placeAmong, placeOf } from './board-order';

interface CardDrag {
  tasks: readonly Task[];
  shown: readonly Task[];
  move: (task: Task, place: MoveTask) => void;
  /** Says that a card cannot be moved now; undefined when it can. */
  onBlocked: (() => void) | undefined;
}

/** Cards drawn by mouse or, after a moment's press, by finger: what the board shows meanwhile, and where the card is let go. */
export const useCardDrag = ({ tasks, shown, move, onBlocked }: CardDrag) => {
  const [drag, setDrag] = useState<{ id: string; shown: readonly Task[] }>();
  const board = drag?.shown ?? shown;
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 8 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  const titleOf = (id: string | number) => tasks.find((task) => task.id === id)?.title ?? 'the card';

  /** The column that lies under the card, and how many cards of it are above. */
  const under = ({ active, over }: DragOverEvent | DragEndEvent) => {
    if (!over) return undefined;
    const overTask = board.find(({ id }) => id === over.id);
    const status = overTask?.status ?? TaskStatus.safeParse(over.id).data;
    if (!status) return undefined;
    const column = columnsOf(board)[status];
    const index = overTask ? column.indexOf(overTask) : column.filter(({ id }) => id !== active.id).length;
    return { status, index };
  };

  const onDragStart = ({ active }: DragStartEvent) => {
    if (onBlocked) return onBlocked();
    setDrag({ id: String(active.id), shown });
  };
  const onDragOver = (event: DragOverEvent) => {
    const target = under(event);
    const dragged = board.find(({ id }) => id === event.active.id);
    if (!drag || !target || !dragged || dragged.status === target.status) return;
    const place = placeAmong(board, board, dragged.id, target.status, target.index);
    setDrag({ id: drag.id, shown: movedTo(board, dragged.id, place) });
  };
  const onDragEnd = (event: DragEndEvent) => {
    const target = under(event);
    const task = tasks.find(({ id }) => id === event.active.id);
    setDrag(undefined);
    if (!drag || !target || !task) return;
    const place = placeAmong(tasks, board, task.id, target.status, target.index);
    const before = placeOf(tasks, task);
    if (place.status !== before.status || place.afterId !== before.afterId) move(task, place);
  };

  const columnUnder = (over: { id: string | number } | null): string => {
    const status = board.find(({ id }) => id === over?.id)?.status ?? TaskStatus.safeParse(over?.id).data;
    return status ? ` over ${taskStatusNames[status]}` : '';
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Holding ${titleOf(active.id)}.`,
    onDragOver: ({ active, over }) => `${titleOf(active.id)}${columnUnder(over)}.`,
    onDragEnd: ({ active, over }) => `${titleOf(active.id)} let go${columnUnder(over)}.`,
    onDragCancel: ({ active }) => `${titleOf(active.id)} is back where it was.`,
  };

  return {
    board,
    dragged: drag && tasks.find(({ id }) => id === drag.id),
    context: {
      sensors,
      onDragStart,
      onDragOver,
      onDragEnd,
      onDragCancel: () => setDrag(undefined),
      accessibility: { announcements },
    },
  };
};
