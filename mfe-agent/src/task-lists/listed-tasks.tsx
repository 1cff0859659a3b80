import { MOST_LISTED_TASKS, type ListedTask } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { formatListedTask } from './list-labels';
import { startTask } from './list-draft';
import { TaskFields } from './task-fields';

interface ListedTasksProps {
  tasks: readonly ListedTask[];
  error: string | undefined;
  onChange: (tasks: ListedTask[]) => void;
}

/** One task is open at a time; the day of a trip decides where it stands there. */
export function ListedTasks({ tasks, error, onChange }: ListedTasksProps) {
  const [open, setOpen] = useState<ListedTask>();
  const close = () => setOpen(undefined);
  const keep = (task: ListedTask) => {
    const isNew = !tasks.some(({ key }) => key === task.key);
    onChange(isNew ? [...tasks, task] : tasks.map((each) => (each.key === task.key ? task : each)));
    close();
  };
  const isAdding = open !== undefined && !tasks.some(({ key }) => key === open.key);
  return (
    <section aria-labelledby="listed-tasks" className="grid gap-3">
      <h3 id="listed-tasks" className="font-semibold text-ink">
        Tasks
      </h3>
      {error ? (
        <p role="alert" className="text-sm font-medium text-berry">
          {error}
        </p>
      ) : null}
      <ul className="grid divide-y divide-hairline">
        {tasks.map((task) => (
          <li key={task.key} className="py-2">
            {open?.key === task.key ? (
              <TaskFields task={task} onDone={keep} onCancel={close} />
            ) : (
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <div className="min-w-0 flex-1 basis-48">
                  <p className="wrap-anywhere text-ink">{task.title}</p>
                  <p className="text-sm text-muted">{formatListedTask(task)}</p>
                </div>
                <div className="flex gap-1">
                  <Button size="sm" variant="quiet" onClick={() => setOpen(task)}>
                    Change<span className="sr-only"> {task.title}</span>
                  </Button>
                  <Button
                    size="sm"
                    variant="quiet"
                    onClick={() => onChange(tasks.filter(({ key }) => key !== task.key))}
                  >
                    Remove<span className="sr-only"> {task.title}</span>
                  </Button>
                </div>
              </div>
            )}
          </li>
        ))}
      </ul>
      {isAdding ? (
        <TaskFields key={open.key} task={open} onDone={keep} onCancel={close} />
      ) : tasks.length < MOST_LISTED_TASKS ? (
        <div>
          <Button
            size="sm"
            icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}
            onClick={() => setOpen(startTask())}
          >
            Add a task
          </Button>
        </div>
      ) : null}
    </section>
  );
}
