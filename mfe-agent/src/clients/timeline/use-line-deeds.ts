import type { ClientCall, TimelineLine } from '@landsea/contracts/agents';
import { notify } from '@landsea/web-kit';
import type { LastDone } from '../../frame/undo-bar';
import { useUndoClientChangeMutation } from '../clients-api';
import { useMergeUndo } from '../duplicates/use-merge-undo';
import { useDeleteCallMutation, useLogCallMutation, useSaveCallMutation } from './timeline-api';

const toChangeId = ({ key }: TimelineLine): string => key.slice(key.indexOf(':') + 1);

export const useLineDeeds = (clientId: string, onDone: (done: LastDone) => void) => {
  const [undoChange, undoing] = useUndoClientChangeMutation();
  const merges = useMergeUndo();
  const [log] = useLogCallMutation();
  const [save] = useSaveCallMutation();
  const [remove] = useDeleteCallMutation();
  return {
    isUndoing: (line: TimelineLine): boolean =>
      merges.undoing === toChangeId(line) ||
      (undoing.isLoading && undoing.originalArgs?.changeId === toChangeId(line)),
    undo: async (line: TimelineLine): Promise<void> => {
      if (line.kind === 'merge') return merges.undo(toChangeId(line));
      const { error } = await undoChange({ clientId, changeId: toChangeId(line) });
      if (!error) notify({ title: `Undone: ${line.what}`, tone: 'success' });
    },
    deleteCall: async ({ id, text, withName, at }: ClientCall): Promise<void> => {
      const { error } = await remove(id);
      if (error) return;
      const call = { id, text, withName, at };
      onDone({ text: 'Call deleted', undo: () => void log({ clientId, call }) });
    },
    /** @returns the failure. */
    changeCall: async (
      { id, version, text, withName, at }: ClientCall,
      values: Pick<ClientCall, 'text' | 'withName' | 'at'>,
    ): Promise<unknown> => {
      const { data, error } = await save({ id, call: { ...values, version } });
      if (data) {
        const before = { text, withName, at, version: data.version };
        onDone({ text: 'Call changed', undo: () => void save({ id, call: before }) });
      }
      return error;
    },
  };
};
