import type { OwnTaskList, TripWorkflow, WorkflowTemplateKey } from '@landsea/contracts/agents';
import { workflowTemplates } from '@landsea/rules/agents';
import { countTasks } from '../frame/tasks/count-tasks';

export interface TaskChoice {
  id: string;
  title: string;
  text: string;
  tasks: string;
  /** The one of ours that an own list stands in for, else the one of the kind of trip. */
  template: WorkflowTemplateKey;
  listId?: string;
}

const keys = Object.keys(workflowTemplates) as WorkflowTemplateKey[];

/** Some tasks wait for a condition that not every trip meets. */
const count = (tasks: Parameters<typeof countTasks>[0]): string =>
  `${tasks.length === 1 ? '' : 'Up to '}${countTasks(tasks)}.`;

/** One of ours that the agent made theirs is left out. */
export const listTaskChoices = (lists: readonly OwnTaskList[], mode: TripWorkflow['mode']): TaskChoice[] => {
  const own = lists.map(({ id, title, tasks, isOwn, authorName, replaces }) => ({
    id,
    listId: id,
    title,
    text: isOwn ? 'Your own list.' : `From ${authorName}.`,
    tasks: count(tasks),
    template: replaces ?? mode,
  }));
  const replaced = lists.flatMap(({ isOwn, replaces }) => (isOwn && replaces ? [replaces] : []));
  const ours = keys
    .filter((key) => !replaced.includes(key))
    .sort((one, other) => Number(other === mode) - Number(one === mode))
    .map((key) => {
      const { title, text, tasks } = workflowTemplates[key];
      return { id: key, title, text, tasks: count(tasks), template: key };
    });
  return [...own, ...ours];
};
