import { formatCount } from '@landsea/contracts/core';
import { notify } from '@landsea/web-kit';
import { useUndoHandOverMutation } from './team-api';

const counted = (count: number): string => formatCount(count, 'client');

export const useHandOverUndo = () => {
  const [run, { isLoading, originalArgs }] = useUndoHandOverMutation();
  const undo = async (id: string): Promise<void> => {
    const { data } = await run(id);
    if (!data) return;
    notify({
      title: data.undone > 0 ? `${counted(data.undone)} back with you` : 'Nobody could come back',
      ...(data.kept > 0 && { description: `${counted(data.kept)} moved on since and stayed.` }),
      tone: data.undone > 0 ? 'success' : 'info',
    });
  };
  return { undo, undoing: isLoading ? originalArgs : undefined };
};
