import type { TripWorkflow, WorkflowTask } from '@landsea/contracts/agents';
import { addDays, type CalendarDate } from '@landsea/contracts/core';
import { DisclosureButton } from '@landsea/ui/disclosure-button';
import { loadLatePart } from '@landsea/web-kit/pages';
import { Suspense, useState } from 'react';
import { ChangeTaskDialog } from './change-task-dialog';
import { TaskRow } from './task-row';
import { useUndoBar } from '../frame/undo-bar';
import { useTick } from '../frame/tasks/use-tick';

const groupNames = {
  overdue: 'Overdue',
  week: 'This week',
  next: 'Next 30 days',
  later: 'Later',
  done: 'Done',
} as const;
type TaskGroup = keyof typeof groupNames;

const WEEK_DAYS = 6;
const NEXT_DAYS = 30;

const groupOf = ({ doneAt, dueOn }: WorkflowTask, today: CalendarDate): TaskGroup => {
  if (doneAt) return 'done';
  if (dueOn === null || dueOn > addDays(today, NEXT_DAYS)) return 'later';
  if (dueOn < today) return 'overdue';
  return dueOn <= addDays(today, WEEK_DAYS) ? 'week' : 'next';
};

/** Empty groups are left out; the last done task comes first. */
const groupTasks = (
  tasks: readonly WorkflowTask[],
  today: CalendarDate,
): { group: TaskGroup; tasks: WorkflowTask[] }[] =>
  (Object.keys(groupNames) as TaskGroup[])
    .map((group) => ({ group, tasks: tasks.filter((task) => groupOf(task, today) === group) }))
    .filter(({ tasks: found }) => found.length > 0)
    .map(({ group, tasks: found }) =>
      group === 'done'
        ? { group, tasks: found.sort((a, b) => (b.doneAt ?? '').localeCompare(a.doneAt ?? '')) }
        : { group, tasks: found },
    );

const TaskMessageDialog = loadLatePart(() => import('./task-message-dialog'), 'TaskMessageDialog');

const isFolded = (group: TaskGroup): boolean => group === 'later' || group === 'done';

export function TaskList({ workflow, today }: { workflow: TripWorkflow; today: CalendarDate }) {
  const { tripId, clientId, tasks, isSendingPaused = false } = workflow;
  const groups = groupTasks(tasks, today);
  const [toggled, setToggled] = useState<ReadonlySet<TaskGroup>>(new Set());
  const [changing, setChanging] = useState<WorkflowTask>();
  const [sending, setSending] = useState<WorkflowTask>();
  const { offer, undoBar } = useUndoBar();
  const { tick, isDone } = useTick(offer);
  const onlyFolded = groups.every(({ group }) => isFolded(group));
  const isOpen = (group: TaskGroup): boolean =>
    (!isFolded(group) || (group === 'later' && onlyFolded)) !== toggled.has(group);
  const toggle = (group: TaskGroup) => {
    const next = new Set(toggled);
    if (!next.delete(group)) next.add(group);
    setToggled(next);
  };
  return (
    <div className="grid gap-6">
      {undoBar}
      {groups.map(({ group, tasks: ofGroup }) => (
        <section key={group} aria-labelledby={`tasks-${group}`}>
          <h2 id={`tasks-${group}`} className="font-display text-xl">
            <DisclosureButton
              open={isOpen(group)}
              controls={`tasks-of-${group}`}
              onToggle={() => toggle(group)}
            >
              <span className="flex items-baseline gap-2">
                {groupNames[group]}{' '}
                <span className="font-sans text-sm font-normal text-muted tabular-nums">
                  {ofGroup.length}
                </span>
              </span>
            </DisclosureButton>
          </h2>
          <ul
            id={`tasks-of-${group}`}
            hidden={!isOpen(group)}
            className="divide-y divide-hairline rounded-card border border-hairline bg-surface"
          >
            {isOpen(group)
              ? ofGroup.map((task) => (
                  <TaskRow
                    key={task.id}
                    task={task}
                    today={today}
                    isDone={isDone(task)}
                    onTick={(ticked, done) => void tick(tripId, ticked, done)}
                    onChange={setChanging}
                    onMessage={setSending}
                    isPaused={isSendingPaused}
                    trip={{ tripId, clientId }}
                  />
                ))
              : null}
          </ul>
        </section>
      ))}
      {sending ? (
        <Suspense>
          <TaskMessageDialog
            key={sending.id}
            tripId={tripId}
            task={tasks.find(({ id }) => id === sending.id) ?? sending}
            onClose={() => setSending(undefined)}
          />
        </Suspense>
      ) : null}
      {changing ? (
        <ChangeTaskDialog
          key={changing.id}
          tripId={tripId}
          task={tasks.find(({ id }) => id === changing.id) ?? changing}
          onRemoved={offer}
          onClose={() => setChanging(undefined)}
        />
      ) : null}
    </div>
  );
}
