import { taskStatuses, taskStatusNames, type Task, type TaskStatus } from '@landsea/contracts/planning';
import { Menu, MenuItem, MenuSeparator } from '@landsea/ui/overlays/menu';
import { ArrowRight, Pencil, Trash2 } from 'lucide-react';
import { MoreButton } from '../trip-frame/page/more-button';
import type { CardStep } from './board-order';

const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.75 } as const;

export interface CardActions {
  onToggle: (task: Task) => void;
  onEdit: (task: Task) => void;
  onRemove: (task: Task) => void;
  onStep: (task: Task, step: CardStep) => void;
  onColumn: (task: Task, status: TaskStatus) => void;
}

export function CardMenu({ task, actions }: { task: Task; actions: CardActions }) {
  return (
    <Menu defaultOpen trigger={<MoreButton name={task.title} className="print:hidden" />}>
      <MenuItem icon={<Pencil {...icon} />} onSelect={() => actions.onEdit(task)}>
        Edit
      </MenuItem>
      {taskStatuses
        .filter((status) => status !== task.status)
        .map((status) => (
          <MenuItem
            key={status}
            icon={<ArrowRight {...icon} />}
            onSelect={() => actions.onColumn(task, status)}
          >
            Move to {taskStatusNames[status]}
          </MenuItem>
        ))}
      <MenuSeparator />
      <MenuItem tone="danger" icon={<Trash2 {...icon} />} onSelect={() => actions.onRemove(task)}>
        Delete
      </MenuItem>
    </Menu>
  );
}
