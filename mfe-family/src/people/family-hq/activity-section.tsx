import type { Activity } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { ErrorState } from '@landsea/ui/error-state';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError, notify } from '@landsea/web-kit';
import { ChevronDown, Undo2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useGetActivityQuery, useUndoActivityMutation } from '../../trip-frame/api/activity-api';
import { activityVerbs, formatActivityTime, ActivityLabel } from '../../trip-frame/api/activity-labels';
import { groupActivities, groupText, type ActivityGroup } from './activity-groups';

const FIRST = 12;

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
      <ActivityLabel entry={entry} />
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

function Group({ group, children }: { group: ActivityGroup; children: ReactNode }) {
  const [{ isYou, by, action, at }] = group.entries;
  return (
    <li className="border-t border-hairline">
      <details className="group">
        <summary className="flex min-h-13 cursor-pointer items-start gap-3 py-3">
          <span className="min-w-0 grow wrap-anywhere">
            <strong className="font-semibold">{isYou ? 'You' : by}</strong> {activityVerbs[action]}{' '}
            {groupText(group)}
            <time dateTime={at} className="block text-sm text-muted tabular-nums">
              {formatActivityTime(at)}
            </time>
          </span>
          <ChevronDown
            aria-hidden
            className="mt-1 size-5 shrink-0 text-muted group-open:rotate-180"
            strokeWidth={1.75}
          />
        </summary>
        <ul className="pl-4">{children}</ul>
      </details>
    </li>
  );
}

export function ActivitySection({ tripId, canEdit }: { tripId: string; canEdit: boolean }) {
  const { data, isError, error, refetch } = useGetActivityQuery(tripId);
  const [undo, undoing] = useUndoActivityMutation();
  const [showsAll, setShowsAll] = useState(false);
  const all = groupActivities(data?.activities ?? []);
  const run = async (entry: Activity) => {
    const answer = await undo({ tripId, activityId: entry.id });
    if (!answer.error) notify({ title: `Taken back: ${entry.what}`, tone: 'success' });
  };
  return (
    <section
      aria-labelledby="activity"
      className="print:hidden"
      data-help="Who changed what, and how to undo it."
    >
      <h2 id="activity" className="pb-3 font-display text-2xl">
        Recent activity
      </h2>
      {!data && isError ? (
        <ErrorState
          title="The list of changes could not be loaded"
          text={toApiError(error).message}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!data && !isError ? <Skeleton className="h-40 w-full" /> : null}
      {data && all.length === 0 ? (
        <p className="text-muted">Nothing yet. Changes show up here, and you can undo them.</p>
      ) : null}
      <ul>
        {(showsAll ? all : all.slice(0, FIRST)).map((group) => {
          const rows = group.entries.map((entry) => (
            <Entry
              key={entry.id}
              entry={entry}
              busy={undoing.isLoading && undoing.originalArgs?.activityId === entry.id}
              onUndo={canEdit ? () => void run(entry) : undefined}
            />
          ));
          return rows.length === 1 ? (
            rows
          ) : (
            <Group key={group.entries[0].id} group={group}>
              {rows}
            </Group>
          );
        })}
      </ul>
      {all.length > FIRST && !showsAll ? (
        <Button size="sm" onClick={() => setShowsAll(true)}>
          Show all changes
        </Button>
      ) : null}
    </section>
  );
}
