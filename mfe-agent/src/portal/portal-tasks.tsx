import type { Task } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { formatDate } from '@landsea/web-kit';
import { Check } from 'lucide-react';
import { useFinishTaskMutation } from './portal-api';
import { openTasks } from './portal-labels';
import { PortalLink } from './portal-link';
import { usePortalPreview } from './portal-preview-context';
import type { PortalTrip } from './portal-trips';

interface PortalTasksProps {
  tasks: readonly Task[];
  trip: Pick<PortalTrip, 'tripId' | 'isMade'>;
  party: TripDetail['party'];
  canEdit: boolean;
  today: string;
}

const MOST_SHOWN = 6;

export function PortalTasks({ tasks, trip: { tripId, isMade }, party, canEdit, today }: PortalTasksProps) {
  const open = openTasks(tasks);
  const isPreview = usePortalPreview() !== undefined;
  const [finish, { isLoading, originalArgs }] = useFinishTaskMutation();
  const nameOf = (person: string | null) => party.find(({ id, name }) => person === (id ?? name))?.name;
  if (open.length === 0) return null;
  return (
    <Card aria-labelledby="portal-tasks" className="grid gap-3">
      <CardTitle id="portal-tasks">On your own list</CardTitle>
      <ol className="divide-y divide-hairline">
        {open.slice(0, MOST_SHOWN).map((task) => (
          <li key={task.id} className="flex items-center justify-between gap-3 py-2">
            <div className="min-w-0">
              <p className="wrap-anywhere text-ink">{task.title}</p>
              <p className="text-sm text-muted tabular-nums">
                {[
                  task.dueOn
                    ? `${task.dueOn < today ? 'Was due' : 'Due'} ${formatDate(task.dueOn)}`
                    : undefined,
                  nameOf(task.person),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </p>
            </div>
            {canEdit ? (
              <Button
                size="sm"
                variant="quiet"
                disabled={isPreview}
                icon={<Check aria-hidden className="size-4" strokeWidth={1.75} />}
                busy={isLoading && originalArgs?.taskId === task.id}
                busyLabel="Saving…"
                onClick={() => void finish({ tripId, taskId: task.id })}
              >
                Done<span className="sr-only">: {task.title}</span>
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
      <PortalLink
        madeTripId={isMade ? tripId : undefined}
        to={`/trip/${tripId}/checklist-board`}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-sea underline"
      >
        {open.length > MOST_SHOWN
          ? `Open the checklist, ${open.length - MOST_SHOWN} more`
          : 'Open the checklist'}
      </PortalLink>
    </Card>
  );
}
