import { MERGE_UNDO_DAYS } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { formatDayOf } from '@landsea/web-kit';
import { Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useGetMergesQuery } from './duplicates-api';
import { useMergeUndo } from './use-merge-undo';

export function MergedLately() {
  const { data: merges = [] } = useGetMergesQuery(undefined, { refetchOnMountOrArgChange: true });
  const { undo, undoing } = useMergeUndo();
  if (merges.length === 0) return null;
  return (
    <Card aria-labelledby="merged-lately" className="grid gap-2">
      <CardTitle id="merged-lately">Merged in the last {MERGE_UNDO_DAYS} days</CardTitle>
      <ul>
        {merges.map(({ id, at, by, isYou, keptId, keptName, mergedName, undo: way }) => (
          <li
            key={id}
            className="flex items-start justify-between gap-3 border-t border-hairline py-3 first:border-t-0"
          >
            <div className="min-w-0 wrap-anywhere">
              <p>
                {mergedName} into{' '}
                <Link
                  to={`/app/agents/clients/${keptId}`}
                  className="font-semibold text-sea underline-offset-4 hover:underline"
                >
                  {keptName}
                </Link>
              </p>
              <p className="text-sm text-muted">
                {isYou ? 'You' : by}, {formatDayOf(at)}
                {way === 'done' ? ' · taken back' : ''}
              </p>
            </div>
            {way === 'open' ? (
              <Button
                size="sm"
                variant="quiet"
                busy={undoing === id}
                busyLabel="Undoing…"
                icon={<Undo2 aria-hidden size={18} strokeWidth={1.75} />}
                onClick={() => void undo(id)}
              >
                Undo<span className="sr-only"> the merge of {mergedName}</span>
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
