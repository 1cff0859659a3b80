import type { Activity } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { ErrorState } from '@landsea/ui/error-state';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError, formatDayOf, notify } from '@landsea/web-kit';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useMergeUndo } from '../duplicates/use-merge-undo';
import { useGetClientActivityQuery, useUndoClientChangeMutation } from '../clients-api';

const FIRST = 6;

const deedOf = ({ kind, action, noun, what }: Activity): string => {
  if (kind !== 'client-merge') return `${action} ${noun ?? kind} “${what}”`;
  return action === 'added'
    ? `merged “${what}” into this client`
    : `made “${what}” a client of their own again`;
};

function Entry({ entry, onUndo, busy }: { entry: Activity; onUndo: () => void; busy: boolean }) {
  return (
    <li className="flex items-start justify-between gap-3 border-t border-hairline py-3 first:border-t-0">
      <div className="min-w-0 wrap-anywhere">
        <p>
          <strong className="font-semibold">{entry.isYou ? 'You' : entry.by}</strong> {deedOf(entry)}
        </p>
        {entry.details.length > 0 ? <p className="text-sm">{entry.details.join(' · ')}</p> : null}
        <p className="text-sm text-muted">
          {formatDayOf(entry.at)}
          {entry.undo === 'done' ? ' · taken back' : ''}
        </p>
      </div>
      {entry.undo === 'open' ? (
        <Button
          size="sm"
          variant="quiet"
          busy={busy}
          busyLabel="Undoing…"
          icon={<Undo2 aria-hidden size={18} strokeWidth={1.75} />}
          onClick={onUndo}
        >
          Undo<span className="sr-only"> the change of {entry.what}</span>
        </Button>
      ) : null}
    </li>
  );
}

export function ActivityCard({ clientId }: { clientId: string }) {
  const { data, error, refetch } = useGetClientActivityQuery(clientId, { refetchOnMountOrArgChange: true });
  const [undo, undoing] = useUndoClientChangeMutation();
  const merges = useMergeUndo();
  const [showsAll, setShowsAll] = useState(false);
  const all = data?.activities ?? [];
  const run = async ({ id, kind, what }: Activity) => {
    if (kind === 'client-merge') return merges.undo(id);
    const answer = await undo({ clientId, changeId: id });
    if (!answer.error) notify({ title: `Undone: ${what}`, tone: 'success' });
  };
  return (
    <Card aria-labelledby="activity" className="grid content-start gap-2">
      <CardTitle id="activity">Activity</CardTitle>
      {!data && error ? <ErrorState text={toApiError(error).message} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton className="h-32" /> : null}
      {data && all.length === 0 ? (
        <p className="text-muted">Changes to this client show up here, and you can undo them.</p>
      ) : null}
      <ul>
        {(showsAll ? all : all.slice(0, FIRST)).map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            busy={
              merges.undoing === entry.id ||
              (undoing.isLoading && undoing.originalArgs?.changeId === entry.id)
            }
            onUndo={() => void run(entry)}
          />
        ))}
      </ul>
      {all.length > FIRST && !showsAll ? (
        <Button size="sm" onClick={() => setShowsAll(true)}>
          Show all {all.length} changes
        </Button>
      ) : null}
    </Card>
  );
}
