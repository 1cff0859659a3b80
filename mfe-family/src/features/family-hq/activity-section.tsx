import type { Activity } from '@landsea/contracts';
import { Button } from '@landsea/ui/button';
import { ErrorState } from '@landsea/ui/error-state';
import { Skeleton } from '@landsea/ui/skeleton';
import { apiErrorOf, notify } from '@landsea/web-kit';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useGetActivityQuery, useUndoActivityMutation } from '../../trip-data/activity-api';

const verbs: Record<Activity['action'], string> = { added: 'added', changed: 'changed', removed: 'removed' };
const kinds: Record<Activity['kind'], string> = {
  trip: 'the trip',
  'budget-line': 'budget line',
  expense: 'expense',
  expenses: 'expenses',
  settlement: 'a payment',
  'savings-plan': 'savings',
  'savings-jar': 'jar',
  contribution: 'savings',
  'booked-meal': 'table',
  'final-payment': 'final payment',
  person: 'traveler',
  collaborator: 'guest',
  'share-link': 'share link',
  task: 'task',
  checklist: 'to the checklist',
};
const FIRST = 12;

const when = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

function Entry({
  entry,
  busy,
  onUndo,
}: {
  entry: Activity;
  busy: boolean;
  onUndo: (() => void) | undefined;
}) {
  return (
    <li className="flex items-start gap-3 border-t border-hairline py-3">
      <div className="min-w-0 grow wrap-anywhere">
        <p>
          <strong className="font-semibold">{entry.isYou ? 'You' : entry.by}</strong> {verbs[entry.action]}{' '}
          {kinds[entry.kind]} “{entry.what}”
        </p>
        {entry.details.length > 0 ? <p className="text-sm">{entry.details.join(' · ')}</p> : null}
        <p className="text-sm text-muted tabular-nums">
          <time dateTime={entry.at}>{when.format(new Date(entry.at))}</time>
          {entry.undo === 'done' ? ' · taken back' : ''}
        </p>
      </div>
      {onUndo && entry.undo === 'open' ? (
        <Button
          size="sm"
          variant="quiet"
          busy={busy}
          busyLabel="Undoing…"
          icon={<Undo2 aria-hidden className="size-4" strokeWidth={1.75} />}
          onClick={onUndo}
        >
          Undo<span className="sr-only"> the change of {entry.what}</span>
        </Button>
      ) : null}
    </li>
  );
}

/** Who changed what, the newest first, each of the last 50 with the way back. */
export function ActivitySection({ tripId, canEdit }: { tripId: string; canEdit: boolean }) {
  const { data, isError, error, refetch } = useGetActivityQuery(tripId);
  const [undo, undoing] = useUndoActivityMutation();
  const [showsAll, setShowsAll] = useState(false);
  const all = data?.activities ?? [];
  const run = async (entry: Activity) => {
    const answer = await undo({ tripId, activityId: entry.id });
    if (!answer.error) notify({ title: `Taken back: ${entry.what}`, tone: 'success' });
  };
  return (
    <section
      aria-labelledby="activity"
      className="print:hidden"
      data-help="Who changed what, and the way back."
    >
      <h2 id="activity" className="pb-3 font-display text-2xl">
        What happened
      </h2>
      {!data && isError ? (
        <ErrorState
          title="The list of changes could not be loaded"
          text={apiErrorOf(error).message}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!data && !isError ? <Skeleton className="h-40 w-full" /> : null}
      {data && all.length === 0 ? (
        <p className="text-muted">
          Nothing yet. Whatever somebody changes shows here, and can be taken back.
        </p>
      ) : null}
      <ul>
        {(showsAll ? all : all.slice(0, FIRST)).map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            busy={undoing.isLoading && undoing.originalArgs?.activityId === entry.id}
            onUndo={canEdit ? () => void run(entry) : undefined}
          />
        ))}
      </ul>
      {all.length > FIRST && !showsAll ? (
        <Button size="sm" onClick={() => setShowsAll(true)}>
          Show all {all.length} changes
        </Button>
      ) : null}
    </section>
  );
}
