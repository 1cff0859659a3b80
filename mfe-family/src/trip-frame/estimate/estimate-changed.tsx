import {
  estimateChange,
  readBudgetChoices,
  type ChangedPart,
  type EstimateChange,
} from '@landsea/rules/estimate';
import type { Budget, ChangeBudget } from '@landsea/contracts/money';
import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { localMemory, toApiError } from '@landsea/web-kit';
import { useMemo, useState } from 'react';
import { useChangeBudgetMutation, useGetEstimateQuery } from '../api/estimate-api';
import { EditorOnly } from '../access/read-only';
import { useEditGate } from '../access/use-edit-gate';
import { makeBudgetUndo } from '../money/budget-undo';
import { makeEstimatedLine } from '../money/estimated-line';
import { formatWholeMoney } from '../money/whole-money';
import { useUndo } from '../undo/undo-bar';

const partNames: Record<ChangedPart, string> = {
  family: 'Your family changed',
  dates: 'Your dates changed',
  hotel: 'Your hotel changed',
  ship: 'Your cruise changed',
  trip: 'Your trip changed',
};

/** `Your family changed: about $17,810 now, $1,455 less.` */
const changeWords = ({ part, nowCents, differenceCents }: EstimateChange): string => {
  const difference =
    differenceCents === 0
      ? 'the same in all'
      : `${formatWholeMoney(Math.abs(differenceCents))} ${differenceCents < 0 ? 'less' : 'more'}`;
  return `${partNames[part]}: about ${formatWholeMoney(nowCents)} now, ${difference}.`;
};

/** A line of a person who left is removed, unless it is booked or paid. */
const makeEstimateUpdate = (
  { changed, added }: EstimateChange,
  { expenses }: Pick<Budget, 'expenses'>,
  newId: () => string,
): ChangeBudget => {
  const isOnlyPlanned = ({ line, note }: EstimateChange['changed'][number]) =>
    note === null &&
    line.bookedCents === 0 &&
    line.spentCents === 0 &&
    expenses.every(({ lineId }) => lineId !== line.id);
  return {
    add: added.map(({ line, plannedCents }) => makeEstimatedLine(line, plannedCents, newId())),
    plan: changed
      .filter((each) => !isOnlyPlanned(each))
      .map(({ line: { id, version }, plannedCents, note }) => ({ id, version, plannedCents, note })),
    remove: changed.filter(isOnlyPlanned).map(({ line: { id, version } }) => ({ id, version })),
  };
};

/** Amounts stay, and notes name today's party instead of people who left. */
const makeEstimateKeep = ({ changed }: EstimateChange): ChangeBudget => ({
  add: [],
  plan: changed.map(({ line: { id, version, plannedCents }, note }) => ({ id, version, plannedCents, note })),
  remove: [],
});

/** The remainder is remembered as declined. */
const formatDeclined = ({ added }: EstimateChange): string =>
  added
    .map(({ line }) => `${line.label} ${line.basis}`)
    .sort()
    .join('\n');

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
