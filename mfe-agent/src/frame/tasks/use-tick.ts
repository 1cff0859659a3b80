import type { WorkflowTask } from '@landsea/contracts/agents';
import { useState } from 'react';
import type { LastDone } from '../undo-bar';
import { useChangeWorkflowTaskMutation } from './workflows-api';

/** The version guards against a change by somebody else. */
interface Pending {
  version: number;
  done: boolean;
}

/** `offer` gets the undo of the last tick. */
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
  /** The tick shows until the service's answer does. */
  const isDone = ({ id, version, doneAt }: Pick<WorkflowTask, 'id' | 'version' | 'doneAt'>): boolean => {
    const ticked = pending[id];
    return ticked?.version === version ? ticked.done : doneAt !== null;
  };
  return { tick, isDone };
};
