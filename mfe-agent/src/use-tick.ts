import type { WorkflowTask } from '@landsea/contracts/agents';
import { useState } from 'react';
import { useChangeWorkflowTaskMutation } from './workflows-api';

interface Ticked {
  tripId: string;
  id: string;
  title: string;
  version: number;
}

/** What a version of a task was ticked to. */
interface Pending {
  version: number;
  done: boolean;
}

/** Ticks tasks, and takes the last tick back. */
export const useTick = () => {
  const [change] = useChangeWorkflowTaskMutation();
  const [pending, setPending] = useState<Readonly<Record<string, Pending>>>({});
  const [last, setLast] = useState<Ticked>();
  const tick = async (
    tripId: string,
    { id, version }: Pick<WorkflowTask, 'id' | 'version'>,
    done: boolean,
  ) => {
    setPending((before) => ({ ...before, [id]: { version, done } }));
    const { data } = await change({ tripId, taskId: id, version, done });
    if (!data) setPending(({ [id]: _refused, ...others }) => others);
    if (data) setLast(done ? { tripId, id, title: data.title, version: data.version } : undefined);
  };
  /** As it was ticked, until the answer of the service shows. */
  const isDone = ({ id, version, doneAt }: Pick<WorkflowTask, 'id' | 'version' | 'doneAt'>): boolean => {
    const ticked = pending[id];
    return ticked?.version === version ? ticked.done : doneAt !== null;
  };
  const undo = async () => {
    if (last) await tick(last.tripId, last, false);
  };
  return { tick, isDone, last, undo };
};
