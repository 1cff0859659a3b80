import { useDroppable } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { taskStatusNames } from '@landsea/contracts/planning';
import type { Task, TaskStatus } from '@landsea/contracts/planning';
import type { ReactNode } from 'react';
import { useReadOnly } from '../../trip/page/read-only';
import { texts } from './checklist-texts';

function SortableCard({ id, disabled, children }: { id: string; disabled: boolean; children: ReactNode }) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id, disabled });
  const style = transform
    ? { transform: `translate3d(0, ${String(transform.y)}px, 0)`, ...(transition && { transition }) }
    : undefined;
  return (
    <li
      ref={setNodeRef}
      style={style}
      {...listeners}
      className={`[-webkit-touch-callout:none] motion-reduce:transition-none! print:break-inside-avoid ${isDragging ? 'opacity-40' : ''}`}
    >
      {children}
    </li>
  );
}

interface BoardColumnProps {
  status: TaskStatus;
  tasks: readonly Task[];
  isFiltering: boolean;
  /** On a phone one column at a time is shown; on paper all are. */
  isShown: boolean;
  fixedId: string | undefined;
  children: (task: Task) => ReactNode;
}

export function BoardColumn(props: BoardColumnProps) {
  const { status, tasks, isFiltering, isShown, fixedId, children } = props;
  const isReadOnly = useReadOnly();
  const { setNodeRef, isOver } = useDroppable({ id: status });
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
      <SortableContext items={tasks.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ul className="grid gap-2 print:gap-0">
          {tasks.map((task) => (
            <SortableCard key={task.id} id={task.id} disabled={isReadOnly || task.id === fixedId}>
              {children(task)}
            </SortableCard>
          ))}
        </ul>
      </SortableContext>
    </section>
  );
}
