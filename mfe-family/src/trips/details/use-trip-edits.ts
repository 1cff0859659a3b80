import type { TripDetail } from '@landsea/contracts/trip';
import { apiErrorOf, fieldErrorsOf, notify } from '@landsea/web-kit';
import { useState } from 'react';
import type { useUndo } from '../../trip/undo/undo-bar';
import { clashingFields } from './trip-change';
import type { TripEdit } from './trip-change';
import { useChangeTripMutation, usePlanChangeMutation, useUndoChangeMutation } from './trip-details-api';

export interface TripClash {
  theirs: TripDetail;
  edit: TripEdit;
  fields: (keyof TripEdit)[];
}

/** What kept a change from being made, by field where the service named one. */
export interface Refusal {
  message: string;
  fields: Record<string, string>;
}

const refusalOf = (error: unknown): Refusal => ({
  message: apiErrorOf(error).message,
  fields: fieldErrorsOf(error),
});

/** Every way to change a trip. Each answers what went wrong, or undefined once it is done. */
export const useTripEdits = (offerUndo: ReturnType<typeof useUndo>['offerUndo']) => {
  const [planChange, planning] = usePlanChangeMutation();
  const [changeTrip, changing] = useChangeTripMutation();
  const [undoChange] = useUndoChangeMutation();
  const [clash, setClash] = useState<TripClash>();

  const save = async (seen: TripDetail, edit: TripEdit, done: string): Promise<Refusal | undefined> => {
    const answer = await changeTrip({ seen, edit });
    if (answer.error) return refusalOf(answer.error);
    if (answer.data.kind === 'clash') {
      const { theirs } = answer.data;
      setClash({ theirs, edit, fields: clashingFields(seen, theirs, edit) });
      return undefined;
    }
    const { id, version } = answer.data.trip;
    offerUndo({ text: done, undo: () => void undoChange({ tripId: id, version }) });
    return undefined;
  };

  return {
    clash,
    isBusy: planning.isLoading || changing.isLoading,
    plan: async (seen: TripDetail, edit: TripEdit) => {
      const answer = await planChange({ tripId: seen.id, change: { version: seen.version, ...edit } });
      return answer.error ? { refusal: refusalOf(answer.error) } : { effects: answer.data.effects };
    },
    save,
    settleClash: async (keep: 'mine' | 'theirs') => {
      setClash(undefined);
      if (!clash || keep === 'theirs') return;
      const refusal = await save(clash.theirs, clash.edit, 'Your change kept');
      if (refusal)
        notify({ tone: 'error', title: 'Your change was not saved', description: refusal.message });
    },
  };
};

export type TripEdits = ReturnType<typeof useTripEdits>;
