import type { ClientTask, TravelAgent } from '@landsea/contracts/agents';
import { Card, CardTitle } from '@landsea/ui/card';
import { Checkbox } from '@landsea/ui/fields/checkbox';
import { formatDate, formatMoney } from '@landsea/web-kit';
import { useState } from 'react';
import { useClientTasksQuery, useTickClientTaskMutation } from './portal-api';
import { writeShortName } from './portal-face';
import { PortalLink } from './portal-link';
import { usePortalPreview } from './portal-preview-context';
import type { PortalTrip } from './portal-trips';

interface TaskPaymentsProps {
  payments: NonNullable<ClientTask['payments']>;
  agent: string;
  clientId: string;
}

/** Amounts and days; the agent says how to pay, because the money never goes through this product. */
function TaskPayments({ payments, agent, clientId }: TaskPaymentsProps) {
  return (
    <span className="grid justify-items-start gap-1 text-ink">
      {payments.map(({ label, vendor, cents, dueOn }) => (
        <span key={`${label} ${dueOn} ${String(cents)}`} className="tabular-nums">
          <strong>{formatMoney(cents)}</strong>
          {vendor ? ` to ${vendor}` : ''} for {label}, by {formatDate(dueOn)}
        </span>
      ))}
      <PortalLink
        to={`/client-portal/messages?client=${clientId}`}
        className="inline-flex min-h-11 items-center font-semibold text-sea underline"
      >
        {payments.length > 0 ? `Ask ${agent} how to pay` : `Ask ${agent} how much, and how to pay`}
      </PortalLink>
    </span>
  );
}

const MOST_SHOWN = 5;

export function AgentTasks({ trip: { tripId, agents }, today }: { trip: PortalTrip; today: string }) {
  return agents.map((agent) => (
    <TasksOfAgent key={agent.clientId} agent={agent} tripId={tripId} today={today} />
  ));
}

const dueLabel = ({ dueOn }: ClientTask, today: string): string | undefined => {
  if (dueOn === null) return undefined;
  if (dueOn === today) return 'Due today';
  return `${dueOn < today ? 'Was due' : 'Due'} ${formatDate(dueOn)}`;
};

/** A failure shows no card instead of an error. */
function TasksOfAgent({ agent, tripId, today }: { agent: TravelAgent; tripId: string; today: string }) {
  const { clientId } = agent;
  const preview = usePortalPreview();
  const { data = [] } = useClientTasksQuery(clientId, {
    refetchOnMountOrArgChange: true,
    skip: preview !== undefined,
  });
  const [showsAll, setShowsAll] = useState(false);
  const tasks = (preview?.tasks ?? data).filter((task) => task.tripId === tripId);
  if (tasks.length === 0) return null;
  const open = tasks.filter(({ doneAt }) => doneAt === null);
  const done = tasks.filter(({ doneAt }) => doneAt !== null);
  const shown = [...(showsAll ? open : open.slice(0, MOST_SHOWN)), ...done];
  const name = writeShortName(agent);
  return (
    <Card aria-labelledby={`agent-tasks-${clientId}`} className="grid gap-3">
      <CardTitle id={`agent-tasks-${clientId}`}>For you to do</CardTitle>
      <p className="text-base text-muted first-letter:uppercase">
        {open.length === 0
          ? `All done for now. ${name} can see that.`
          : `${name} keeps this list and sees what you check off.`}
      </p>
      <ul className="divide-y divide-hairline">
        {shown.map((task) => (
          <TaskEntry key={task.id} task={task} agent={agent} today={today} />
        ))}
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

function TaskEntry({ task, agent, today }: { task: ClientTask; agent: TravelAgent; today: string }) {
  const { id, title, reason, doneAt, dueOn, payments } = task;
  const { clientId } = agent;
  const isPreview = usePortalPreview() !== undefined;
  const [tick] = useTickClientTaskMutation();
  const when = dueLabel(task, today);
  const isLate = dueOn !== null && dueOn < today;
  return (
    <li className="py-1">
      <Checkbox
        id={`agent-task-${id}`}
        label={<span className={doneAt ? 'text-muted line-through' : 'font-medium'}>{title}</span>}
        checked={doneAt !== null}
        disabled={isPreview}
        onCheckedChange={(isDone) => void tick({ clientId, taskId: id, done: isDone })}
        className="wrap-anywhere"
        hint={
          doneAt ? undefined : (
            <span className="grid gap-1">
              {when ? (
                <span className={`font-semibold tabular-nums ${isLate ? 'text-berry' : 'text-ink'}`}>
                  {when}
                </span>
              ) : null}
              {reason}
              {payments ? (
                <TaskPayments payments={payments} agent={writeShortName(agent)} clientId={clientId} />
              ) : null}
            </span>
          )
        }
      />
    </li>
  );
}
