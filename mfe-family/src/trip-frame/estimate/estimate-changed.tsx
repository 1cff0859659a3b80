import { readBudgetChoices, estimateChange } from '@landsea/rules/estimate';
import type { Budget, ChangeBudget } from '@landsea/contracts/money';
import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { toApiError, localMemory } from '@landsea/web-kit';
import { useMemo, useState } from 'react';
import { useChangeBudgetMutation, useGetEstimateQuery } from '../api/estimate-api';
import { EditorOnly } from '../access/read-only';
import { useEditGate } from '../access/use-edit-gate';
import { makeBudgetUndo } from '../money/budget-undo';
import { useUndo } from '../undo/undo-bar';
import { changeWords, formatDeclined, makeEstimateKeep, makeEstimateUpdate } from './change-labels';

const keyOf = (tripId: string): string => `budget_kept_${tripId}`;

export function EstimateChanged({ tripId, budget }: { tripId: string; budget: Budget }) {
  const asked = useMemo(() => readBudgetChoices(budget), [budget]);
  const isEstimated = budget.lines.some(({ isEstimate }) => isEstimate === true);
  const { data: today } = useGetEstimateQuery({ tripId, asked }, { skip: !isEstimated });
  const [write, { isLoading, error }] = useChangeBudgetMutation();
  const onBlocked = useEditGate(tripId);
  const { offerUndo, undoBar } = useUndo();
  const [kept, setKept] = useState(() => localMemory.read(keyOf(tripId)));
  const change = useMemo(() => today && estimateChange(budget, today), [budget, today]);

  const run = async (changes: ChangeBudget, text: string): Promise<boolean> => {
    const answer = await write({ tripId, changes });
    if (!answer.data) return false;
    const undo = makeBudgetUndo(changes, budget, answer.data);
    offerUndo({ text, undo: () => void write({ tripId, changes: undo }) });
    return true;
  };
  const isDeclined = change?.changed.length === 0 && formatDeclined(change) === kept;
  if (!change || isDeclined) return undoBar;
  const update = () =>
    onBlocked
      ? onBlocked()
      : void run(
          makeEstimateUpdate(change, budget, () => crypto.randomUUID()),
          'Budget updated',
        );
  const keep = async () => {
    if (onBlocked) return onBlocked();
    const changes = makeEstimateKeep(change);
    if (changes.plan.length > 0 && !(await run(changes, 'Your amounts stay'))) return;
    localMemory.write(keyOf(tripId), formatDeclined(change));
    setKept(formatDeclined(change));
  };
  return (
    <>
      <Notice
        tone="info"
        title={changeWords(change)}
        action={
          <EditorOnly>
            <div className="flex flex-wrap gap-2">
              <Button size="sm" variant="primary" busy={isLoading} busyLabel="Updating…" onClick={update}>
                Update
              </Button>
              <Button size="sm" variant="quiet" disabled={isLoading} onClick={() => void keep()}>
                Keep mine
              </Button>
            </div>
          </EditorOnly>
        }
      >
        {error ? toApiError(error).message : null}
      </Notice>
      {undoBar}
    </>
  );
}
