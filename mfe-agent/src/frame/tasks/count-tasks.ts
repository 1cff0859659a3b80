import type { ListedTask } from '@landsea/contracts/agents';

/** `12 tasks, 4 of them for the client`. */
export const countTasks = (tasks: readonly Pick<ListedTask, 'who'>[]): string => {
  const clients = tasks.filter(({ who }) => who === 'client').length;
  const all = tasks.length === 1 ? '1 task' : `${String(tasks.length)} tasks`;
  if (clients === 0) return all;
  return clients === tasks.length
    ? `${all} for the client`
    : `${all}, ${String(clients)} of them for the client`;
};
