import type { DueTask } from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import { Badge } from '@landsea/ui/badge';
import { Button } from '@landsea/ui/button';
import { Checkbox } from '@landsea/ui/fields/checkbox';
import { useSession } from '@landsea/web-kit';
import { describeSending } from '@landsea/rules/agents';
import { loadLatePart } from '@landsea/web-kit/pages';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { FirstRows } from '../frame/first-rows';
import { getWriteLink } from '../frame/tasks/write-link';
import { formatDue } from '../frame/tasks/task-due-text';
import type { LastDone } from '../frame/undo-bar';
import { useTick } from '../frame/tasks/use-tick';

const MessageToSend = loadLatePart(() => import('../frame/tasks/message-to-send'), 'MessageToSend');

interface DueTasksProps {
  tasks: readonly DueTask[];
  total: number;
  now: Date;
  offer: (done: LastDone | undefined) => void;
}

export function DueTasks({ tasks, total, now, offer }: DueTasksProps) {
  const { tick, isDone } = useTick(offer);
  const today = getDateIn(now);
  return (
    <FirstRows id="due-tasks" title="Tasks due" total={total} rows={tasks} most={5}>
      {(task) => (
        <DueTaskRow
          key={task.id}
          task={task}
          today={today}
          isDone={isDone(task)}
          onTick={() => void tick(task.tripId, task, true)}
        />
      )}
    </FirstRows>
  );
}

/** On its day a message stands here filled in, and so does one that could not leave by itself. */
const isToSend = ({ message, dueOn, doneAt }: DueTask, today: string): boolean =>
  Boolean(message && !message.sentAt && !doneAt) &&
  (Boolean(message?.problem) || (message?.way === 'look' && dueOn !== null && dueOn <= today));

const leavesText = ({ message, dueOn }: DueTask): string | undefined =>
  message?.way === 'auto' && message.problem === null && !message.sentAt
    ? describeSending('auto', dueOn)
    : undefined;

interface DueTaskRowProps {
  task: DueTask;
  today: string;
  isDone: boolean;
  onTick: () => void;
}

function DueTaskRow({ task, today, isDone, onTick }: DueTaskRowProps) {
  const { id, title, clientName, clientId, tripId, tripName, dueOn, who, assigneeId, assigneeName } = task;
  const { message } = task;
  const leaves = leavesText(task);
  const { user } = useSession();
  const isLate = dueOn !== null && dueOn < today;
  return (
    <li className="flex flex-wrap items-center gap-x-3 px-4 py-1 sm:px-5">
      <Checkbox
        id={`due-${id}`}
        label={
          <>
            <span className="font-medium">{title}</span>
            <span className="sr-only"> for {clientName}</span>
          </>
        }
        checked={isDone}
        onCheckedChange={onTick}
        className="min-w-0 grow basis-64 wrap-anywhere"
        hint={
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 tabular-nums">
            <span className={isLate ? 'font-semibold text-berry' : undefined}>{formatDue(dueOn, today)}</span>
            {leaves ? <span className="text-sea">{leaves}</span> : null}
            {who === 'client' ? <Badge tone="sea">The client does this</Badge> : null}
            {assigneeName ? <Badge>{assigneeId === user?.id ? 'For you' : assigneeName}</Badge> : null}
          </span>
        }
      />
      <Link
        to={`/app/agents/trips/${tripId}/tasks`}
        className="inline-flex min-h-11 items-center text-sm wrap-anywhere text-sea underline-offset-4 hover:underline max-sm:pl-8"
      >
        {clientName}
        <span className="sr-only">: tasks of {tripName}</span>
      </Link>
      {message?.way === 'self' && !message.sentAt && !isDone ? (
        <Button asChild size="sm" variant="quiet">
          <Link to={getWriteLink({ clientId, tripId, templateId: message.templateId })}>
            Send<span className="sr-only"> the message of {title}</span>
          </Link>
        </Button>
      ) : null}
      {isToSend(task, today) && !isDone ? (
        <div className="w-full pb-3 sm:pl-8">
          <Suspense>
            <MessageToSend {...{ task, tripId }} />
          </Suspense>
        </div>
      ) : null}
    </li>
  );
}
