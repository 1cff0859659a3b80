import type { TripDetail } from '@landsea/contracts/trip';
import type { ConflictField } from '@landsea/ui/overlays/conflict-dialog';
import { toApiError, getFieldErrors, notify } from '@landsea/web-kit';
import { useState } from 'react';
import type { useUndo } from '../../trip-frame/undo/undo-bar';
import { fieldNames, describeField } from './details-labels';
import {
  listConflictingFields,
  useChangeTripMutation,
  useUndoChangeMutation,
} from '../../trip-frame/api/trip-change-api';
import type { TripEdit } from '../../trip-frame/api/trip-change-api';
import { usePlanChangeMutation } from './trip-details-api';

interface TripConflict {
  theirs: TripDetail;
  edit: TripEdit;
  fields: ConflictField[];
}

/** By field, when the service named one. */
export interface Refusal {
  message: string;
  fields: Record<string, string>;
}

const refusalOf = (error: unknown): Refusal => ({
  message: toApiError(error).message,
  fields: getFieldErrors(error),
});

export const useTripEdits = (offerUndo: ReturnType<typeof useUndo>['offerUndo']) => {
  const [planChange, planning] = usePlanChangeMutation();
  const [changeTrip, changing] = useChangeTripMutation();
  const [undoChange] = useUndoChangeMutation();
  const [conflict, setConflict] = useState<TripConflict>();

  const save = async (seen: TripDetail, edit: TripEdit, done: string): Promise<Refusal | undefined> => {
    const answer = await changeTrip({ seen, edit });
    if (answer.error) return refusalOf(answer.error);
    if (answer.data.kind === 'conflict') {
      const { theirs } = answer.data;
      const fields = listConflictingFields(seen, theirs, edit).map((field) => ({
        label: fieldNames[field],
        theirs: describeField(theirs, field),
        mine: describeField(edit, field),
      }));
      setConflict({ theirs, edit, fields });
      return undefined;
    }
    const { id, version } = answer.data.trip;
    offerUndo({ text: done, undo: () => void undoChange({ tripId: id, version }) });
    return undefined;
  };

  return {
    conflict,
    isBusy: planning.isLoading || changing.isLoading,
    plan: async (seen: TripDetail, edit: TripEdit) => {
      const answer = await planChange({ tripId: seen.id, change: { version: seen.version, ...edit } });
      return answer.error ? { refusal: refusalOf(answer.error) } : { effects: answer.data.effects };
    },
    save,
    settleConflict: async (keep: 'mine' | 'theirs') => {
      setConflict(undefined);
      if (!conflict || keep === 'theirs') return;
      const refusal = await save(conflict.theirs, conflict.edit, 'Your change kept');
      if (refusal)
        notify({ tone: 'error', title: 'Your change was not saved', description: refusal.message });
    },
  };
};

export type TripEdits = ReturnType<typeof useTripEdits>;
