import type { Budget } from '@landsea/contracts/money';
import { isBudgetOpen, sumBudget } from '@landsea/rules/money';
import { Button } from '@landsea/ui/button';
import { Skeleton } from '@landsea/ui/skeleton';
import { formatMoney, sessionMemory, toApiError, useGetAccessQuery } from '@landsea/web-kit';
import { useCallback, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useChangeBudgetMutation, useGetEstimateQuery } from '../api/estimate-api';
import { EditorOnly } from '../access/read-only';
import { useEditGate } from '../access/use-edit-gate';
import { describeRooms } from '../rules/room-labels';
import { makeEstimatedLine } from '../money/estimated-line';

/** The paywall interrupted the use of this trip's estimate. */
const WANTED = 'budget_wanted';

const about = (cents: number): string => formatMoney(Math.round(cents / 10_000) * 10_000, { whole: true });

/** Payment resumes a use that the paywall interrupted. */
export function UseEstimate({ tripId, budget }: { tripId: string; budget: Budget }) {
  const { data: estimate, error } = useGetEstimateQuery({ tripId, asked: {} });
  const { data: access } = useGetAccessQuery({ tripId });
  const [change, writing] = useChangeBudgetMutation();
  const onBlocked = useEditGate(tripId);
  const isBegun = useRef(false);

  const write = useCallback(async () => {
    if (!estimate || isBegun.current) return;
    isBegun.current = true;
    const lines = estimate.lines.filter(({ typicalCents }) => typicalCents > 0);
    const add = lines.map((line) => makeEstimatedLine(line, line.typicalCents, crypto.randomUUID()));
    const answer = await change({ tripId, changes: { add, plan: [], remove: [] } });
    if (answer.error) isBegun.current = false;
  }, [change, estimate, tripId]);

  const isOpen = isBudgetOpen(budget.lines);
  useEffect(() => {
    if (!estimate || !access?.canEdit || sessionMemory.read(WANTED) !== tripId) return;
    sessionMemory.write(WANTED, undefined);
    if (isOpen) void write();
  }, [access, estimate, isOpen, tripId, write]);

  const use = () => {
    if (!onBlocked) return void write();
    sessionMemory.write(WANTED, tripId);
    onBlocked();
  };

  if (error && !estimate) return <p className="text-muted">No budget yet. Start with our estimate.</p>;
  if (!estimate) return <Skeleton className="h-32 w-full" />;
  const { adults, children, infants } = estimate.guests;
  const people = adults + children + infants;
  const rooms = describeRooms(estimate);
  const { lowCents, typicalCents, highCents } = estimate.total;
  const who = people === 1 ? 'one person' : `${people} people`;
  const inRooms = rooms.length > 0 ? `, in ${rooms.join(' and ')}` : '';
  const added = estimate.lines.map((line) => makeEstimatedLine(line, line.typicalCents, line.category));
  const withBooked = sumBudget([...budget.lines, ...added.map((line) => ({ ...line, bookedCents: 0 }))]);
  return (
    <div className="grid min-h-32 content-start gap-2">
      <p className="font-display text-2xl font-semibold tabular-nums">
        About {about(budget.lines.length > 0 ? withBooked.total.plannedCents : typicalCents)}
      </p>
      <p className="text-muted">
        {budget.lines.length > 0
          ? `What you booked and chose, and what is typical for ${who} for the rest. Change anything later.`
          : `Typical for ${who} on these dates${inRooms}: ${about(lowCents)} to ${about(highCents)}. Change anything later.`}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <EditorOnly>
          <Button variant="primary" busy={writing.isLoading} busyLabel="Saving…" onClick={use}>
            Use this budget
          </Button>
        </EditorOnly>
        <Link
          to={`/trip/${tripId}/budget-setup`}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-sea"
        >
          See what’s in it
        </Link>
      </div>
      {writing.error ? (
        <p role="alert" className="text-sm text-berry">
          {toApiError(writing.error).message}
        </p>
      ) : null}
    </div>
  );
}
