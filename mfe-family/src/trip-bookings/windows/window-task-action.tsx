import type { BookingWindow, Task } from '@landsea/contracts/planning';
import { Button } from '@landsea/ui/button';
import { ListChecks, ListPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EditorOnly } from '../../trip-frame/access/read-only';
import { useAddWindowTaskMutation } from '../../trip-frame/api/tasks-api';

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

interface WindowTaskActionProps {
  tripId: string;
  window: BookingWindow;
  tasks: readonly Task[];
  onBlocked: (() => void) | undefined;
}

/** The second press leads to the checklist. A payment is kept in the budget. */
export function WindowTaskAction({ tripId, window, tasks, onBlocked }: WindowTaskActionProps) {
  const [addWindowTask, { isLoading }] = useAddWindowTaskMutation();
  if (window.kind === 'payment') return null;
  const task = tasks.find(({ windowId }) => windowId === window.id);
  if (task)
    return (
      <Button asChild size="sm" variant="quiet" icon={<ListChecks {...icon} />}>
        <Link to={`/trip/${tripId}/checklist-board`}>
          {task.status === 'done' ? 'Done on the checklist' : 'On the checklist'}
          <span className="sr-only">: {window.title}</span>
        </Link>
      </Button>
    );
  return (
    <EditorOnly>
      <Button
        size="sm"
        variant="quiet"
        busy={isLoading}
        busyLabel="Adding…"
        icon={<ListPlus {...icon} />}
        onClick={() => (onBlocked ? onBlocked() : void addWindowTask({ tripId, windowId: window.id }))}
      >
        Make it a task<span className="sr-only">: {window.title}</span>
      </Button>
    </EditorOnly>
  );
}
