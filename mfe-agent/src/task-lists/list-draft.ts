import type { ListedTask, OwnTaskList, SaveTaskList, WorkflowTemplateKey } from '@landsea/contracts/agents';
import { workflowTemplates } from '@landsea/rules/agents';

export interface ListDraft {
  id: string;
  values: SaveTaskList;
}

const start: SaveTaskList = { version: 0, title: '', tasks: [], isShared: false, replaces: null };

export const startList = (): ListDraft => ({ id: crypto.randomUUID(), values: start });

/** One of ours, to be changed; it then stands in for ours. Its keys stay, so windows and payments know its tasks. */
export const startFromOurs = (key: WorkflowTemplateKey): ListDraft => {
  const { title, tasks } = workflowTemplates[key];
  return { id: crypto.randomUUID(), values: { ...start, title, tasks: [...tasks], replaces: key } };
};

/** A colleague's becomes a copy. */
export const startFromList = ({
  id,
  isOwn,
  version,
  title,
  tasks,
  isShared,
  replaces,
}: OwnTaskList): ListDraft =>
  isOwn
    ? { id, values: { version, title, tasks, isShared, replaces } }
    : { id: crypto.randomUUID(), values: { ...start, title, tasks } };

export const startTask = (): ListedTask => ({
  key: crypto.randomUUID(),
  title: '',
  reason: '',
  anchor: 'departure',
  days: -10,
});
