import type { Budget, ChangeBudget } from '@landsea/contracts/money';
import { toApiError } from '@landsea/web-kit';
import { useState } from 'react';
import { useChangeBudgetMutation } from '../../trip-frame/api/estimate-api';
import { makeBudgetUndo } from '../../trip-frame/money/budget-undo';

export interface WrittenStep {
  kind: 'written' | 'undone';
  lines: number;
  undo: ChangeBudget | undefined;
}

export const useWritePlan = (tripId: string) => {
  const [change, { isLoading }] = useChangeBudgetMutation();
  const [step, setStep] = useState<WrittenStep>();
  const [failure, setFailure] = useState<string>();

  const run = async (changes: ChangeBudget): Promise<Budget | undefined> => {
    setFailure(undefined);
    const answer = await change({ tripId, changes });
    if (answer.error) setFailure(toApiError(answer.error).message);
    return answer.data;
  };

  return {
    busy: isLoading,
    step,
    failure,
    write: async (changes: ChangeBudget, before: Budget) => {
      const after = await run(changes);
      if (after) {
        setStep({ kind: 'written', lines: changes.add.length, undo: makeBudgetUndo(changes, before, after) });
      }
    },
    takeBack: async () => {
      if (!step?.undo) return;
      if (await run(step.undo)) setStep({ kind: 'undone', lines: step.lines, undo: undefined });
    },
  };
};
