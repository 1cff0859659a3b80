import type { WorkflowTask } from '@landsea/contracts/agents';
import { describeSending } from '@landsea/rules/agents';
import { getWriteLink } from '../frame/tasks/write-link';
import type { CalendarDate } from '@landsea/contracts/core';
import { Badge } from '@landsea/ui/badge';
import { Button } from '@landsea/ui/button';
import { Checkbox } from '@landsea/ui/fields/checkbox';
import { formatDate, formatDayOf } from '@landsea/web-kit';
import { Link } from 'react-router-dom';
import { repeatText } from './repeat-labels';
import { formatDue } from '../frame/tasks/task-due-text';

interface TaskMessageLineProps {
  task: WorkflowTask;
  isPaused: boolean;
}

/** The message of an open task: when it leaves, or why it did not. */
function TaskMessageLine({ task: { message, dueOn, doneAt }, isPaused }: TaskMessageLineProps) {
  if (!message || doneAt || message.sentAt) return null;
  if (message.problem) return <span className="text-ink">Not sent by itself: {message.problem}</span>;
  const text = describeSending(message.way, dueOn);
  if (!text) return null;
  return (
    <span className="font-medium text-sea">
      {message.way === 'auto' && isPaused ? 'Paused: it waits for your review' : text}
    </span>
  );
}

export interface TaskRowProps {
  task: WorkflowTask;
  today: CalendarDate;
  /** True also while the tick is being saved. */
  isDone: boolean;
  onTick: (task: WorkflowTask, done: boolean) => void;
  onChange: (task: WorkflowTask) => void;
  onMessage: (task: WorkflowTask) => void;
  /** Nothing of this trip is sent by itself. */
  isPaused: boolean;
  trip: { tripId: string; clientId: string };
}

const whyOf = ({ rule, reason, hasOwnDate, isOfTemplate }: WorkflowTask): string =>
  [rule ?? (hasOwnDate && isOfTemplate ? 'Your own date' : null), reason].filter(Boolean).join('. ');

const doneText = ({ doneAt, doneBy, skipped, message }: WorkflowTask): string => {
  if (message?.sentAt) return `Sent ${formatDayOf(message.sentAt)}`;
  if (skipped) return 'Skipped: it was due before this list began';
  return `Done ${doneAt ? formatDayOf(doneAt) : ''}${doneBy ? ` by ${doneBy}` : ''}`;
};

export function TaskRow({ task, today, isDone, onTick, onChange, onMessage, isPaused, trip }: TaskRowProps) {
  const { id, title, dueOn, who, movedFrom, assigneeName, doneAt, note, repeat, message } = task;
  const isLate = !doneAt && dueOn !== null && dueOn < today;
  const why = whyOf(task);
  return (
    <li className="flex items-start gap-2 px-4 py-2 sm:px-5">
      <Checkbox
        label={<span className={doneAt ? 'text-muted line-through' : 'font-medium'}>{title}</span>}
        checked={isDone}
        onCheckedChange={(done) => onTick(task, done)}
        className="min-w-0 grow wrap-anywhere"
        id={`task-${id}`}
        hint={
          <span className="grid gap-1">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1 tabular-nums">
              {doneAt ? (
                <span>{doneText(task)}</span>
              ) : (
                <span className={isLate ? 'font-semibold text-berry' : 'font-semibold text-ink'}>
                  {formatDue(dueOn, today)}
                </span>
              )}
              {who === 'client' ? <Badge tone="sea">The client does this</Badge> : null}
              {repeat && !doneAt ? <Badge>{repeatText(repeat)}</Badge> : null}
              {assigneeName ? <Badge>{assigneeName}</Badge> : null}
              {!doneAt && message?.sentAt ? <Badge>Sent {formatDayOf(message.sentAt)}</Badge> : null}
            </span>
            <TaskMessageLine task={task} isPaused={isPaused} />
            {!doneAt && movedFrom ? <span>The trip moved: it was due {formatDate(movedFrom)}.</span> : null}
            {!doneAt && why ? <span>{why}</span> : null}
            {note ? <span className="whitespace-pre-line text-ink">{note}</span> : null}
          </span>
        }
      />
      {message && !doneAt && !message.sentAt ? (
        message.way === 'self' ? (
          <Button asChild size="sm" variant="quiet">
            <Link to={getWriteLink({ ...trip, templateId: message.templateId })}>
              Send<span className="sr-only"> the message of {title}</span>
            </Link>
          </Button>
        ) : (
          <Button size="sm" variant="quiet" onClick={() => onMessage(task)}>
            Message<span className="sr-only"> of {title}</span>
          </Button>
        )
      ) : null}
      <Button size="sm" variant="quiet" onClick={() => onChange(task)}>
        Change<span className="sr-only"> {title}</span>
      </Button>
    </li>
  );
}
