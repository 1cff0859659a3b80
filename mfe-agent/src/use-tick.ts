import type { WorkflowTask } from '@landsea/contracts/agents';
import { useState } from 'react';
import type { LastDone } from './undo-bar';
import { useChangeWorkflowTaskMutation } from './workflows-api';

/** What a version of a task was ticked to. */
interface Pending {
  version: number;
  done: boolean;
}

/** Ticks tasks; `offer` gets the way back from what was ticked. */
export const useTick = (offer: (done: LastDone | undefined) => void) => {
  const [change] = useChangeWorkflowTaskMutation();
  const [pending, setPending] = useState<Readonly<Record<string, Pending>>>({});
  const tick = async (
    tripId: string,
    { id, version }: Pick<WorkflowTask, 'id' | 'version'>,
    done: boolean,
  ) => {
    setPending((before) => ({ ...before, [id]: { version, done } }));
    const { data } = await change({ tripId, taskId: id, version, done });
    if (!data) return setPending(({ [id]: _refused, ...others }) => others);
    const undo = () => void tick(tripId, data, false);
    offer(done ? { text: `“${data.title}” is done.`, undo } : undefined);
  };
  /** As it was ticked, until the answer of the service shows. */
  const isDone = ({ id, version, doneAt }: Pick<WorkflowTask, 'id' | 'version' | 'doneAt'>): boolean => {
    const ticked = pending[id];
    return ticked?.version === version ? ticked.done : doneAt !== null;
  };
  return { tick, isDone };
};
