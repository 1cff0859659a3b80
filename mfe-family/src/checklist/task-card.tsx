import { getDueState } from '@landsea/rules/planning';
import { taskTopicNames, type Task } from '@landsea/contracts/planning';
import type { CalendarDate } from '@landsea/contracts/core';
import { Badge } from '@landsea/ui/badge';
import { formatDate } from '@landsea/web-kit';
import { loadLatePart } from '@landsea/web-kit/pages';
import { CalendarClock, GripVertical } from 'lucide-react';
import { memo, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { EditorOnly, useReadOnly } from '../trip-frame/access/read-only';
import { LateMenu } from '../trip-frame/page/late-menu';
import { MoreButton } from '../trip-frame/page/more-button';
import { getDueTone, formatDue, getLastDay } from '../trip-frame/rules/task-due-labels';
import type { CardStep } from './board-order';
import type { CardActions } from './card-menu';
import { getInitials } from './task-people';

const CardMenu = loadLatePart(() => import('./card-menu'), 'CardMenu');

const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.75 } as const;
const square =
  'grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-muted hover:bg-sea-soft hover:text-ink print:hidden';
const stepKeys: Partial<Record<string, CardStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

interface TaskCardProps {
  task: Task;
  tripId: string;
  today: CalendarDate;
  nameOf: (ref: string) => string;
  actions: CardActions;
  gripHelp: string;
}

function DueBadge({ task, today }: { task: Task; today: CalendarDate }) {
  if (!task.dueOn)
    return task.due?.from === 'window' ? <span>Its booking window is no longer on the timeline</span> : null;
  const stands = [task.dueOn, today, getLastDay(task)] as const;
  const isOpenWindow = getDueState(...stands).state === 'open';
  return (
    <span className="flex flex-wrap items-center gap-x-2 tabular-nums">
      {isOpenWindow && task.status !== 'done' ? null : formatDate(task.dueOn)}
      {task.status === 'done' ? null : <Badge tone={getDueTone(...stands)}>{formatDue(...stands)}</Badge>}
    </span>
  );
}

/** Memoized: a drag of another card does not draw it again. */
export const TaskCard = memo(function TaskCard(props: TaskCardProps) {
  const { task, tripId, today, nameOf, actions, gripHelp } = props;
  const isReadOnly = useReadOnly();
  const isDone = task.status === 'done';
  const person = task.person === null ? undefined : nameOf(task.person);
  const step = (event: KeyboardEvent) => {
    const direction = stepKeys[event.key];
    if (!direction) return;
    event.preventDefault();
    actions.onStep(task, direction);
  };
  return (
    <div className="grid grid-cols-[2.75rem_minmax(0,1fr)_2.75rem] rounded-card border border-hairline bg-surface p-1 print:grid-cols-[2rem_minmax(0,1fr)] print:border-0 print:p-0">
      <label className="grid size-11 cursor-pointer place-items-center print:size-8">
        <input
          type="checkbox"
          id={`check-${task.id}`}
          checked={isDone}
          disabled={isReadOnly}
          aria-label={isDone ? `Not done after all: ${task.title}` : `Done: ${task.title}`}
          onChange={() => actions.onToggle(task)}
          className="size-5 cursor-pointer accent-sea"
        />
      </label>
      <button
        type="button"
        id={`task-${task.id}`}
        disabled={isReadOnly}
        onClick={() => actions.onEdit(task)}
        className={`min-h-11 cursor-pointer rounded-lg py-2.5 text-left leading-snug wrap-anywhere enabled:hover:text-sea disabled:cursor-auto print:min-h-0 print:py-1 ${isDone ? 'text-muted line-through' : ''}`}
      >
        {task.title}
      </button>
      <EditorOnly>
        <LateMenu button={(closed) => <MoreButton {...closed} name={task.title} className="print:hidden" />}>
          <CardMenu {...{ task, actions }} />
        </LateMenu>
      </EditorOnly>
      <div className="col-start-2 grid content-start gap-1 pb-2 text-sm text-muted print:pb-1">
        {task.notes && !isDone ? (
          <p className="line-clamp-2 wrap-anywhere whitespace-pre-line print:line-clamp-none">{task.notes}</p>
        ) : null}
        <DueBadge task={task} today={today} />
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 empty:hidden">
          {person ? (
            <span className="flex min-w-0 items-center gap-1.5">
              <span
                aria-hidden
                className="grid size-7 shrink-0 place-items-center rounded-full bg-sea-soft text-xs font-semibold text-ink print:hidden"
              >
                {getInitials(person)}
              </span>
              <span className="min-w-0 wrap-anywhere">{person}</span>
            </span>
          ) : null}
          {task.topic ? <span>{taskTopicNames[task.topic]}</span> : null}
          {task.windowId && task.window ? (
            <Link
              to={`/trip/${tripId}/timeline#entry-${task.windowId}`}
              className="inline-flex min-h-6 items-center gap-1 text-sea underline print:hidden"
            >
              <CalendarClock aria-hidden className="size-4" strokeWidth={1.75} />
              Booking date<span className="sr-only">: {task.title}</span>
            </Link>
          ) : null}
        </p>
      </div>
      <EditorOnly>
        <button
          type="button"
          id={`grip-${task.id}`}
          aria-label={`Move ${task.title}`}
          aria-describedby={gripHelp}
          onKeyDown={step}
          className={`${square} cursor-grab touch-none self-end active:cursor-grabbing`}
        >
          <GripVertical {...icon} />
        </button>
      </EditorOnly>
    </div>
  );
});
