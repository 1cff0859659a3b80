import type { CreateTask, Task, TripTasks } from '@landsea/contracts/planning';
import { notify } from '@landsea/web-kit';
import { useZodForm } from '@landsea/web-kit/forms';
import { getFormFailure, type useRows } from '@landsea/web-kit/rows';
import { useState } from 'react';
import { toCreateTask } from '../trip-frame/api/task-rows';
import type { TaskChange } from '../trip-frame/api/tasks-api';
import { getTaskChange, toTaskDraft, getDueField, emptyDraft, ValidTaskDraft } from './task-draft';

type TaskEdits = ReturnType<typeof useRows<Task, CreateTask, TaskChange, string, TripTasks>>;

/**
 * The draft lives beside the board, so that changes of its card do not lose it. `onClosed` leads the focus
 * back.
 */
export const useTaskEditor = (
  { create, save }: Pick<TaskEdits, 'create' | 'save'>,
  onClosed: (taskId: string) => void,
) => {
  const [base, setBase] = useState<Task>();
  const fields = useZodForm(ValidTaskDraft, emptyDraft);
  const { form, submit } = fields;

  const open = (task: Task) => {
    const isOther = base && base.id !== task.id;
    if (isOther && Object.keys(getTaskChange(base, form.getValues())).length > 0) {
      const title = `“${base.title}” is not saved yet`;
      return notify({ tone: 'info', title, description: 'Save what you wrote there, or cancel it, first.' });
    }
    setBase(task);
    form.reset(toTaskDraft(task));
  };
  const close = () => {
    setBase(undefined);
    if (base) onClosed(base.id);
  };

  /** A task that was deleted meanwhile is created again. A conflict closes the editor: its dialog asks. */
  const write = (isThere: boolean) =>
    submit(async (draft) => {
      if (!base) return undefined;
      const change = getTaskChange(base, draft);
      const failed = getFormFailure(
        await (isThere ? save(base, change) : create({ ...toCreateTask(base), ...change })),
      );
      if (!failed) return close();
      const { due, ...others } = failed.fields;
      return { ...failed, fields: { ...others, ...(due && { [getDueField(draft)]: due }) } };
    });

  return {
    id: base?.id,
    title: base?.title ?? '',
    hasWindow: typeof base?.windowId === 'string',
    fields,
    open,
    close,
    write,
  };
};
