import { taskTopicNames } from '@landsea/contracts/planning';
import type { Task, UpdateTask } from '@landsea/contracts/planning';
import { apiErrorOf, fieldErrorsOf, formatDate, notify, useAppDispatch } from '@landsea/web-kit';
import { useState } from 'react';
import { tasksApi, useAddTaskMutation, useChangeTaskMutation } from '../../trip/api/tasks-api';
import { changeOf, clashesOf, draftOf, dueOf } from './task-draft';
import type { TaskDraft } from './task-draft';
import type { TaskPeople } from './task-people';

type Field = keyof Omit<UpdateTask, 'version'>;

const fieldNames: Record<Field, string> = {
  title: 'Task',
  notes: 'Notes',
  topic: 'Kind',
  person: 'Who does it',
  due: 'Due',
};

const wordsOf = (task: Task, field: Field, { nameOf }: TaskPeople): string => {
  if (field === 'due') return task.dueOn ? formatDate(task.dueOn) : 'no date';
  if (field === 'person') return task.person === null ? 'anybody' : nameOf(task.person);
  if (field === 'topic') return task.topic === null ? 'none' : taskTopicNames[task.topic];
  return task[field] ?? 'nothing';
};

interface Editing {
  base: Task;
  draft: TaskDraft;
}

/**
 * One task being written. The words are kept here, beside the board, so that nothing that becomes of its card meanwhile
 * takes them away. `onClosed` leads the focus back.
 */
export const useTaskEditor = (tripId: string, people: TaskPeople, onClosed: (taskId: string) => void) => {
  const dispatch = useAppDispatch();
  const [changeTask, changing] = useChangeTaskMutation();
  const [addTask, adding] = useAddTaskMutation();
  const [editing, setEditing] = useState<Editing>();
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();

  const tidy = () => {
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
    tidy();
  };
  const close = () => {
    setEditing(undefined);
    tidy();
    if (editing) onClosed(editing.base.id);
  };

  const clashesWith = (latest: Task | undefined) => {
    if (!editing || !latest) return [];
    return clashesOf(editing.base, latest, changeOf(editing.base, editing.draft)).map((field) => ({
      field: fieldNames[field],
      theirs: wordsOf(latest, field, people),
    }));
  };

  const write = ({ base, draft }: Editing, latest: Task | undefined) => {
    const { id: taskId, version } = latest ?? base;
    const change = { ...changeOf(base, draft), version };
    if (latest) return changeTask({ tripId, taskId, change });
    const { status, topic, person, due, windowId } = base;
    const { version: _seen, ...written } = change;
    const kept = { title: base.title, notes: base.notes, status, topic, person, due, windowId };
    return addTask({ tripId, task: { ...kept, ...written, id: taskId } });
  };

  const save = async (latest: Task | undefined) => {
    if (!editing || changing.isLoading || adding.isLoading) return;
    const { base, draft } = editing;
    const due = dueOf(draft);
    const found = {
      ...(draft.title.trim() === '' && { title: 'Write what is to be done' }),
      ...('problem' in due && { due: due.problem }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    if (latest && Object.keys(changeOf(base, draft)).length === 0) return close();
    const answer = await write(editing, latest);
    if (!answer.error) return close();
    const error = apiErrorOf(answer.error);
    setProblems(fieldErrorsOf(answer.error));
    setFailure(`Not saved. ${error.message}`);
    if (error.code === 'EDIT_CONFLICT' || error.code === 'NOT_FOUND')
      dispatch(tasksApi.util.invalidateTags([{ type: 'Tasks', id: tripId }]));
  };

  return {
    id: editing?.base.id,
    title: editing?.base.title ?? '',
    hasWindow: typeof editing?.base.windowId === 'string',
    draft: editing?.draft,
    setDraft: (draft: TaskDraft) => setEditing((now) => now && { ...now, draft }),
    problems,
    failure,
    busy: changing.isLoading || adding.isLoading,
    open,
    close,
    save,
    clashesWith,
  };
};
