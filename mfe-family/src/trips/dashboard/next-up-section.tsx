import { dateIn } from '@landsea/contracts/core';
import type { BookingWindow, Task } from '@landsea/contracts/planning';
import { Badge } from '@landsea/ui/badge';
import { Button } from '@landsea/ui/button';
import { Skeleton } from '@landsea/ui/skeleton';
import { apiErrorOf, formatDate, useAppDispatch } from '@landsea/web-kit';
import { Check, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EditorOnly } from '../../trip-page/page/read-only';
import { isPending } from '../../trip-page/page/visible-data';
import { dueTone, dueLabel } from '../../trip-page/rules/task-due-labels';
import { tasksApi, useGetTasksQuery, useMoveTaskMutation } from '../../trip-page/api/tasks-api';
import { useGetBudgetQuery, useGetWindowsQuery } from '../../trip-page/api/trip-api';
import { useEditGate } from '../../trip-page/page/use-edit-gate';
import { WindowBadge } from '../../trip-page/windows/window-badge';
import { WindowTaskAction } from '../../trip-page/windows/window-task-action';
import { dashboardHelp } from './dashboard-help';
import { FinalPaymentQuestion, openPayment } from './final-payment-question';
import { isAllBooked, nextUp, opensOn } from './next-up';
import { Section, SectionFailure } from './section';
import { readerWindowTime, WindowClock } from '../../trip-page/windows/window-clock';

interface EntryProps {
  tripId: string;
  tasks: readonly Task[];
  now: Date;
  onBlocked: (() => void) | undefined;
}

interface DatedProps {
  dateTime: string;
  weekday: string | undefined;
  monthDay: string | undefined;
  children: ReactNode;
}

function Entry({ dateTime, weekday, monthDay, children }: DatedProps) {
  return (
    <li className="grid grid-cols-1 gap-x-4 border-t border-hairline py-4 first:border-t-0 @min-[15rem]:grid-cols-[4.5rem_minmax(0,1fr)] @min-[36rem]:grid-cols-[5.5rem_minmax(0,1fr)]">
      <time dateTime={dateTime} className="grid content-start">
        <span className="text-sm text-muted">{weekday}</span>
        <span className="font-display text-lg whitespace-nowrap tabular-nums sm:text-xl">{monthDay}</span>
      </time>
      <div className="grid min-w-0 grid-cols-1 gap-1">{children}</div>
    </li>
  );
}

/** The reason, at a tap. */
function Why({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="text-sm wrap-anywhere text-muted">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center underline">
        Why?<span className="sr-only"> {title}</span>
      </summary>
      {children}
    </details>
  );
}

function TaskEntry({ task, dueOn, tripId, now, onBlocked }: EntryProps & { task: Task; dueOn: string }) {
  const [moveTask, { isLoading }] = useMoveTaskMutation();
  const dispatch = useAppDispatch();
  const today = dateIn(now);
  const [weekday, monthDay] = formatDate(dueOn).split(', ');
  const finish = async () => {
    if (onBlocked) return onBlocked();
    await moveTask({ tripId, taskId: task.id, place: { status: 'done', afterId: null } });
    dispatch(tasksApi.util.invalidateTags([{ type: 'Tasks', id: tripId }]));
  };
  return (
    <Entry dateTime={dueOn} weekday={weekday} monthDay={monthDay}>
      <h3 className="font-sans text-base font-semibold tracking-normal wrap-anywhere">{task.title}</h3>
      <p>
        <Badge tone={dueTone(dueOn, today)}>{dueLabel(dueOn, today)}</Badge>
      </p>
      {task.notes ? <Why title={task.title}>{task.notes}</Why> : null}
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
    </Entry>
  );
}

function WindowEntry({ window, tripId, tasks, now, onBlocked }: EntryProps & { window: BookingWindow }) {
  const time = readerWindowTime(window);
  const [weekday, monthDay] = time.day.split(', ');
  return (
    <Entry dateTime={window.opensAt} weekday={weekday} monthDay={monthDay}>
      <h3 className="font-sans text-base font-semibold tracking-normal wrap-anywhere">{window.title}</h3>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm tabular-nums">
        <WindowClock time={time} />
        <WindowBadge window={window} now={now} />
      </p>
      {opensOn(window, dateIn(now)) ? (
        <p className="w-fit rounded-2xl bg-sun-soft px-3 py-1 font-display text-lg">Today’s the day!</p>
      ) : null}
      {window.warning ? <p className="rounded-lg bg-sun-soft px-3 py-2 text-sm">{window.warning}</p> : null}
      <Why title={window.title}>
        <p>{window.rule}</p>
        <p className="flex items-center gap-1.5">
          <ShieldCheck aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
          {window.verify}
        </p>
      </Why>
      <div className="-ml-3 empty:hidden">
        {window.kind === 'payment' ? (
          <Button asChild size="sm" variant="quiet">
            <Link to={`/trip/${tripId}/budget-center`}>Open the budget</Link>
          </Button>
        ) : (
          <WindowTaskAction {...{ tripId, window, tasks, onBlocked }} />
        )}
      </div>
    </Entry>
  );
}

/** At most five windows and tasks: when each opens or is due on the person's own clock, why then, and what to do. */
export function NextUpSection({ tripId, now }: { tripId: string; now: Date }) {
  const { data, isError, error, refetch } = useGetWindowsQuery(tripId);
  const board = useGetTasksQuery(tripId);
  const budget = useGetBudgetQuery(tripId);
  const onBlocked = useEditGate(tripId);
  const tasks = board.data?.tasks ?? [];
  // Tasks, and what is due first, would push the windows down if they came later.
  const isReady = data !== undefined && !isPending(board) && !isPending(budget);
  const shown = isReady ? nextUp(data.windows, tasks, now) : [];
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
        <SectionFailure text={apiErrorOf(error).message} onRetry={() => void refetch()} />
      ) : null}
      {!isReady && !isError
        ? Array.from({ length: 4 }, (_, row) => (
            <div key={row} className="grid grid-cols-[5.5rem_1fr] gap-4 py-4">
              <Skeleton className="h-12 w-16" />
              <div className="grid gap-2">
                <Skeleton className="h-5 w-3/5" />
                <Skeleton className="h-4 w-full" />
                <Skeleton className="h-4 w-4/5" />
              </div>
            </div>
          ))
        : null}
      {payment ? <FinalPaymentQuestion window={payment} {...{ tripId, now, onBlocked }} /> : null}
      {isBooked ? (
        <p className="my-3 w-fit rounded-2xl bg-sun-soft px-4 py-2 font-display text-lg">
          All booked! Now you just get to look forward to it.
        </p>
      ) : null}
      {isReady && shown.length === 0 && !payment && !isBooked ? (
        <p className="py-4 text-muted">
          Nothing else opens for this trip. Everything you can book ahead is open now.
        </p>
      ) : null}
      <ol className="@container">
        {shown.map((item) =>
          item.kind === 'window' ? (
            <WindowEntry key={item.window.id} window={item.window} {...entry} />
          ) : (
            <TaskEntry key={item.task.id} task={item.task} dueOn={item.dueOn} {...entry} />
          ),
        )}
      </ol>
    </Section>
  );
}
