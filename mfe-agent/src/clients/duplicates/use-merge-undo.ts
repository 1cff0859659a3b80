import { notify } from '@landsea/web-kit';
import { useUndoMergeMutation } from './duplicates-api';

export const useMergeUndo = () => {
  const [run, { isLoading, originalArgs }] = useUndoMergeMutation();
  const undo = async (id: string): Promise<void> => {
    const { data } = await run(id);
    if (!data) return;
    notify({
      title: 'Two clients again',
      ...(data.kept.length > 0 && { description: data.kept.join(' ') }),
      tone: data.kept.length > 0 ? 'info' : 'success',
    });
  };
  return { undo, undoing: isLoading ? originalArgs : undefined };
};
