import { taskStatusNames, type Task } from '@landsea/contracts/planning';
import { DomainError } from '@landsea/nest-kit';

export const makeTaskConflict = ({ title, status }: Pick<Task, 'title' | 'status'>): DomainError =>
  new DomainError({
    code: 'EDIT_CONFLICT',
    message: `This task was changed while you were editing it. It now says “${title}”, under ${taskStatusNames[status]}.`,
  });
