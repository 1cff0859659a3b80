import { getDateIn } from '@landsea/contracts/core';
import type { BookingWindow, Task } from '@landsea/contracts/planning';
import { Badge } from '@landsea/ui/badge';
import { Button } from '@landsea/ui/button';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError, formatDate, useAppDispatch } from '@landsea/web-kit';
import { Check, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useGetDaysQuery } from '../../items/queue/items-api';
import { EditorOnly } from '../../trip-frame/access/read-only';
import { isPending } from '../../trip-frame/access/visible-data';
import { getDueTone, formatDue } from '../../trip-frame/rules/task-due-labels';
import { tasksApi, useGetTasksQuery, useMoveTaskMutation } from '../../trip-frame/api/tasks-api';
import { useGetBudgetQuery, useGetWindowsQuery } from '../../trip-frame/api/trip-api';
import { useEditGate } from '../../trip-frame/access/use-edit-gate';
import { WindowBadge } from '../../trip-bookings/windows/window-badge';
import { WindowTaskAction } from '../../trip-bookings/windows/window-task-action';
import { dashboardHelp } from './dashboard-help';
import { FinalPaymentQuestion, openPayment } from './final-payment-question';
import { isAllBooked, listNextUp, opensOn } from './next-up';
import { NextUpRow } from './next-up-row';
import { Section, SectionFailure } from './section';
import { getReaderWindowTime, WindowClock } from '../../trip-bookings/windows/window-clock';

interface EntryProps {
  tripId: string;
  tasks: readonly Task[];
  now: Date;
  onBlocked: (() => void) | undefined;
}

function TaskEntry({ task, dueOn, tripId, now, onBlocked }: EntryProps & { task: Task; dueOn: string }) {
  const [moveTask, { isLoading }] = useMoveTaskMutation();
  const dispatch = useAppDispatch();
  const today = getDateIn(now);
  const finish = async () => {
    if (onBlocked) return onBlocked();
    await moveTask({ tripId, taskId: task.id, place: { status: 'done', afterId: null } });
    dispatch(tasksApi.util.invalidateTags([{ type: 'Tasks', id: tripId }]));
  };
  return (
    <NextUpRow
      dateTime={dueOn}
      day={formatDate(dueOn)}
      title={task.title}
      state={<Badge tone={getDueTone(dueOn, today)}>{formatDue(dueOn, today)}</Badge>}
    >
      {task.notes ? <p>{task.notes}</p> : null}
      <div className="-ml-3 flex flex-wrap">
        <EditorOnly>
          <Button
            size="sm"
            variant="quiet"
            busy={isLoading}
            busyLabel="Saving…"
            icon={<Check aria-hidden className="size-4" strokeWidth={1.75} />}
            onClick={() => void finish()}
          >
            Done<span className="sr-only">: {task.title}</span>
          </Button>
        </EditorOnly>
        <Button asChild size="sm" variant="quiet">
          <Link to={`/trip/${tripId}/checklist-board`}>
            On the checklist<span className="sr-only">: {task.title}</span>
          </Link>
        </Button>
      </div>
    </NextUpRow>
  );
}

interface WindowEntryProps extends EntryProps {
  window: BookingWindow;
  until: BookingWindow | undefined;
}

function WindowEntry({ window, until, tripId, tasks, now, onBlocked }: WindowEntryProps) {
  const time = getReaderWindowTime(window);
  return (
    <NextUpRow
      dateTime={window.opensAt}
      day={time.day}
      title={window.title}
      state={
        opensOn(window, getDateIn(now)) ? (
          <Badge tone="sun">Today’s the day!</Badge>
        ) : (
          <WindowBadge window={window} now={now} />
        )
      }
      detail={<WindowClock time={time} />}
    >
      {window.warning ? <p className="rounded-lg bg-sun-soft px-3 py-2 text-ink">{window.warning}</p> : null}
      {until ? (
        <p className="text-ink">
          Then one more day each morning, until {formatDate(getDateIn(new Date(until.opensAt)))}.
        </p>
      ) : null}
      <p>{window.rule}</p>
      <p className="flex items-center gap-1.5">
        <ShieldCheck aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
        {window.verify}
      </p>
      <div className="-ml-3 empty:hidden">
        {window.kind === 'payment' ? (
          <Button asChild size="sm" variant="quiet">
            <Link to={`/trip/${tripId}/budget-center`}>Open the budget</Link>
          </Button>
        ) : (
          <WindowTaskAction {...{ tripId, window, tasks, onBlocked }} />
        )}
      </div>
    </NextUpRow>
  );
}

export function NextUpSection({ tripId, now }: { tripId: string; now: Date }) {
  const { data, isError, error, refetch } = useGetWindowsQuery(tripId);
  const board = useGetTasksQuery(tripId);
  const budget = useGetBudgetQuery(tripId);
  const days = useGetDaysQuery(tripId);
  const onBlocked = useEditGate(tripId);
  const tasks = board.data?.tasks ?? [];
  // Late tasks would push the windows down.
  const isReady = data !== undefined && ![board, budget, days].some(isPending);
  const shown = isReady ? listNextUp(data.windows, tasks, now, days.data?.items) : [];
  const entry = { tripId, tasks, now, onBlocked };
  const isBooked = isReady && isAllBooked(data.windows, tasks);
  const payment = isReady ? openPayment(data.windows, tasks, budget.data, now) : undefined;
  return (
    <Section
      title="Next up"
      help={dashboardHelp.nextUp}
      busy={!isReady && !isError}
      aside={
        <Link
          to={`/trip/${tripId}/timeline`}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-sea"
        >
          The whole timeline
        </Link>
      }
    >
      {isError && !data ? (
        <SectionFailure text={toApiError(error).message} onRetry={() => void refetch()} />
      ) : null}
      {!isReady && !isError
        ? Array.from({ length: 4 }, (_, row) => (
            <div key={row} className="grid grid-cols-[4.5rem_1fr] gap-3 py-2.5">
              <Skeleton className="h-11 w-14" />
              <div className="grid content-center gap-2">
                <Skeleton className="h-5 w-4/5" />
                <Skeleton className="h-4 w-1/2" />
              </div>
            </div>
          ))
        : null}
      {payment ? <FinalPaymentQuestion window={payment} {...{ tripId, now, onBlocked }} /> : null}
      {isReady && shown.length === 0 && !payment ? (
        <p className="py-4 text-muted">
          {isBooked
            ? 'Everything that opens is booked.'
            : 'Nothing else opens for this trip. Everything you can book ahead is open now.'}
        </p>
      ) : null}
      <ol className="@container">
        {shown.map((item) =>
          item.kind === 'window' ? (
            <WindowEntry key={item.window.id} window={item.window} until={item.until} {...entry} />
          ) : (
            <TaskEntry key={item.task.id} task={item.task} dueOn={item.dueOn} {...entry} />
          ),
        )}
      </ol>
    </Section>
  );
}
