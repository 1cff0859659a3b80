import { getDueDates, getTaskDueOn } from '@landsea/rules/planning';
import { taskTopicNames, type Task } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { ConflictDialog } from '@landsea/ui/overlays/conflict-dialog';
import { formatDate } from '@landsea/web-kit';
import { conflictTexts, type RowConflict } from '@landsea/web-kit/rows';
import type { TaskChange } from '../trip-frame/api/tasks-api';
import type { TaskPeople } from './task-people';

interface TaskConflictDialogProps {
  conflict: RowConflict<Task, TaskChange>;
  trip: TripDetail;
  people: TaskPeople;
  onSettle: (keep: 'mine' | 'theirs') => void;
}

const labels: Record<keyof TaskChange, string> = {
  title: 'Task',
  notes: 'Notes',
  topic: 'Kind',
  person: 'Who does it',
  due: 'Due',
};

const dueText = ({ due, window }: Task, trip: TripDetail): string => {
  const dueOn = getTaskDueOn(due, getDueDates(trip), window?.opensOn ?? null);
  return dueOn === null ? 'No date' : formatDate(dueOn);
};

export function TaskConflictDialog({ conflict, trip, people, onSettle }: TaskConflictDialogProps) {
  const textOf = (task: Task, field: keyof TaskChange): string => {
    switch (field) {
      case 'due':
        return dueText(task, trip);
      case 'person':
        return task.person === null ? 'Anybody' : people.nameOf(task.person);
      case 'topic':
        return task.topic === null ? '' : taskTopicNames[task.topic];
      default:
        return task[field] ?? '';
    }
  };
  return (
    <ConflictDialog
      subject={`“${conflict.seen.title}”`}
      {...conflictTexts(conflict, labels, textOf)}
      onSettle={onSettle}
    />
  );
}
