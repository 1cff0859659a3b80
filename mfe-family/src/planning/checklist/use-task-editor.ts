import type { CreateTask, Task, TripTasks } from '@landsea/contracts/planning';
import { notify } from '@landsea/web-kit';
import { failureText } from '@landsea/web-kit/rows';
import type { useRows } from '@landsea/web-kit/rows';
import { useState } from 'react';
import { createdFrom } from '../../trip/api/task-rows';
import type { TaskChange } from '../../trip/api/tasks-api';
import { changeOf, draftOf, dueOf } from './task-draft';
import type { TaskDraft } from './task-draft';

type TaskEdits = ReturnType<typeof useRows<Task, CreateTask, TaskChange, string, TripTasks>>;

interface Editing {
  base: Task;
  draft: TaskDraft;
}

const problemsOf = (draft: TaskDraft): Record<string, string> => {
  const due = dueOf(draft);
  return {
    ...(draft.title.trim() === '' && { title: 'Write what is to be done' }),
    ...('problem' in due && { due: due.problem }),
  };
};

/**
 * One task being written. The words are kept here, beside the board, so that nothing that becomes of its card meanwhile
 * takes them away. `onClosed` leads the focus back.
 */
export const useTaskEditor = (
  { create, save }: Pick<TaskEdits, 'create' | 'save'>,
  onClosed: (taskId: string) => void,
) => {
  const [editing, setEditing] = useState<Editing>();
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  const forgetProblems = () => {
    setProblems({});
    setFailure(undefined);
  };
  const open = (task: Task) => {
    const isOther = editing && editing.base.id !== task.id;
    if (isOther && Object.keys(changeOf(editing.base, editing.draft)).length > 0) {
      const title = `“${editing.base.title}” is not saved yet`;
      return notify({ tone: 'info', title, description: 'Save what you wrote there, or cancel it, first.' });
    }
    setEditing({ base: task, draft: draftOf(task) });
    forgetProblems();
  };
  const close = () => {
    setEditing(undefined);
    forgetProblems();
    if (editing) onClosed(editing.base.id);
  };

  /** Without `isThere` the task was deleted meanwhile and is created again. A conflict closes the editor: its dialog asks. */
  const submit = async (isThere: boolean) => {
    if (!editing || busy) return;
    const { base, draft } = editing;
    const found = problemsOf(draft);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const change = changeOf(base, draft);
    setBusy(true);
    const result = await (isThere ? save(base, change) : create({ ...createdFrom(base), ...change }));
    setBusy(false);
    const failed = failureText(result);
    if (failed === undefined) return close();
    if (result.kind === 'rejected') setProblems(result.fields);
    setFailure(failed);
  };

  return {
    id: editing?.base.id,
    title: editing?.base.title ?? '',
    hasWindow: typeof editing?.base.windowId === 'string',
    draft: editing?.draft,
    setDraft: (draft: TaskDraft) => setEditing((now) => now && { ...now, draft }),
    problems,
    failure,
    busy,
    open,
    close,
    submit,
  };
};
