import { useDraggable, useDroppable } from '@dnd-kit/core';
import { taskStatusNames, type Task, type TaskStatus } from '@landsea/contracts/planning';
import { Button } from '@landsea/ui/button';
import type { ReactNode } from 'react';
import { useReadOnly } from '../trip-frame/access/read-only';
import { findGap } from './board-order';
import { texts } from './checklist-texts';
import { getCardElementId, type Gap } from './use-card-drag';

interface DraggableCardProps {
  id: string;
  disabled: boolean;
  /** A folded column is still printed. */
  isFolded: boolean;
  gap: 'above' | 'below' | undefined;
  children: ReactNode;
}

const gapLines = { above: '-top-1.5', below: '-bottom-1.5' };

function DraggableCard({ id, disabled, isFolded, gap, children }: DraggableCardProps) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id, disabled });
  return (
    <li
      ref={setNodeRef}
      id={getCardElementId(id)}
      {...listeners}
      className={`relative [-webkit-touch-callout:none] print:break-inside-avoid ${isDragging ? 'opacity-40' : ''} ${isFolded ? 'hidden print:list-item' : ''}`}
    >
      {gap ? (
        <div
          aria-hidden
          className={`absolute inset-x-0 h-1 rounded-full bg-sea print:hidden ${gapLines[gap]}`}
        />
      ) : null}
      {children}
    </li>
  );
}

const SHOWN_AT_FIRST = 15;

interface BoardColumnProps {
  status: TaskStatus;
  tasks: readonly Task[];
  isFiltering: boolean;
  /** On a phone one column at a time is shown; on paper all are. */
  isShown: boolean;
  isWhole: boolean;
  onWhole: () => void;
  fixedId: string | undefined;
  draggedId: string | undefined;
  gap: Gap | undefined;
  children: (task: Task) => ReactNode;
}

export function BoardColumn(props: BoardColumnProps) {
  const { status, tasks, isFiltering, isShown, isWhole, onWhole, fixedId, draggedId, gap, children } = props;
  const isReadOnly = useReadOnly();
  const { setNodeRef, isOver } = useDroppable({ id: status });
  const gapOf = findGap(tasks, draggedId, gap?.index);
  const shown =
    isWhole || tasks.findIndex(({ id }) => id === fixedId) >= SHOWN_AT_FIRST ? tasks.length : SHOWN_AT_FIRST;
  const empty = isFiltering ? texts.nothingMatches : texts.columnEmpty[status];
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={`column-${status}`}
      className={`min-w-0 content-start gap-2 md:grid print:grid ${isShown ? 'grid' : 'hidden'} ${isOver ? 'rounded-card outline-2 outline-offset-4 outline-sea' : ''}`}
    >
      <h2
        id={`column-${status}`}
        className="flex items-baseline gap-2 pb-1 font-display text-xl max-md:sr-only print:not-sr-only"
      >
        {taskStatusNames[status]}
        <span className="font-sans text-sm font-normal text-muted tabular-nums">{tasks.length}</span>
      </h2>
      {tasks.length === 0 ? (
        <p className="rounded-card border border-dashed border-edge p-4 text-muted print:hidden">{empty}</p>
      ) : null}
      <ul className="grid gap-2 print:gap-0">
        {tasks.map((task, index) => (
          <DraggableCard
            key={task.id}
            id={task.id}
            disabled={isReadOnly || task.id === fixedId}
            isFolded={index >= shown}
            gap={gapOf(task)}
          >
            {children(task)}
          </DraggableCard>
        ))}
      </ul>
      {tasks.length > shown ? (
        <Button variant="quiet" className="print:hidden" onClick={onWhole}>
          Show {tasks.length - shown} more
        </Button>
      ) : null}
    </section>
  );
}
