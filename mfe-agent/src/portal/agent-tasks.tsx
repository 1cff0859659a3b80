import type { ClientTask } from '@landsea/contracts/agents';
import { Card, CardTitle } from '@landsea/ui/card';
import { Checkbox } from '@landsea/ui/fields/checkbox';
import { formatDate } from '@landsea/web-kit';
import { useState } from 'react';
import { useClientTasksQuery, useTickClientTaskMutation } from './portal-api';
import type { PortalTrip } from './portal-trips';

const MOST_SHOWN = 5;

interface AgentTasksProps {
  trip: PortalTrip;
  today: string;
}

export function AgentTasks({ trip: { tripId, agents }, today }: AgentTasksProps) {
  return agents.map(({ clientId }) => (
    <TasksOfAgent key={clientId} clientId={clientId} tripId={tripId} today={today} />
  ));
}

const dueLabel = ({ dueOn }: ClientTask, today: string): string | undefined => {
  if (dueOn === null) return undefined;
  if (dueOn === today) return 'Due today';
  return `${dueOn < today ? 'Was due' : 'Due'} ${formatDate(dueOn)}`;
};

/** A failure shows no card instead of an error. */
function TasksOfAgent({ clientId, tripId, today }: { clientId: string; tripId: string; today: string }) {
  const { data: all = [] } = useClientTasksQuery(clientId, { refetchOnMountOrArgChange: true });
  const [tick] = useTickClientTaskMutation();
  const [showsAll, setShowsAll] = useState(false);
  const tasks = all.filter((task) => task.tripId === tripId);
  if (tasks.length === 0) return null;
  const open = tasks.filter(({ doneAt }) => doneAt === null);
  const done = tasks.filter(({ doneAt }) => doneAt !== null);
  const shown = [...(showsAll ? open : open.slice(0, MOST_SHOWN)), ...done];
  return (
    <Card aria-labelledby={`agent-tasks-${clientId}`} className="grid gap-3">
      <CardTitle id={`agent-tasks-${clientId}`}>For you to do</CardTitle>
      <p className="text-base text-muted">
        {open.length === 0
          ? 'All done for now. Your agent can see that.'
          : 'Your agent keeps this list and sees what you check off.'}
      </p>
      <ul className="divide-y divide-hairline">
        {shown.map((task) => {
          const { id, title, reason, doneAt } = task;
          const when = dueLabel(task, today);
          return (
            <li key={id} className="py-1">
              <Checkbox
                id={`agent-task-${id}`}
                label={<span className={doneAt ? 'text-muted line-through' : 'font-medium'}>{title}</span>}
                checked={doneAt !== null}
                onCheckedChange={(isDone) => void tick({ clientId, taskId: id, done: isDone })}
                className="wrap-anywhere"
                hint={
                  doneAt ? undefined : (
                    <span className="grid gap-1">
                      {when ? (
                        <span
                          className={`tabular-nums ${task.dueOn && task.dueOn < today ? 'font-semibold text-berry' : 'font-semibold text-ink'}`}
                        >
                          {when}
                        </span>
                      ) : null}
                      {reason}
                    </span>
                  )
                }
              />
            </li>
          );
        })}
      </ul>
      {open.length > MOST_SHOWN && !showsAll ? (
        <button
          type="button"
          className="min-h-11 cursor-pointer justify-self-start font-semibold text-sea underline"
          onClick={() => setShowsAll(true)}
        >
          Show {String(open.length - MOST_SHOWN)} more
        </button>
      ) : null}
    </Card>
  );
}
