import type { ClientHandOver } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { ErrorState } from '@landsea/ui/error-state';
import { toApiError, formatDayOf } from '@landsea/web-kit';
import { Undo2 } from 'lucide-react';
import { useHandOverUndo } from '../frame/team/use-hand-over-undo';
import { useGetHandOversQuery } from '../frame/team/team-api';

const whoOf = ({ names, clients }: ClientHandOver): string => {
  const others = clients - names.length;
  if (names.length === 0) return `${clients} ${clients === 1 ? 'client' : 'clients'}`;
  return others > 0 ? `${names.join(', ')} and ${others} more` : names.join(', ');
};

export function HandOversCard() {
  const { data, error, refetch } = useGetHandOversQuery(undefined, { refetchOnMountOrArgChange: true });
  const { undo, undoing } = useHandOverUndo();
  return (
    <Card aria-labelledby="handed-over" className="grid content-start gap-2">
      <CardTitle id="handed-over">Handed over by you</CardTitle>
      {error && !data ? <ErrorState text={toApiError(error).message} onRetry={() => void refetch()} /> : null}
      {data?.length === 0 ? (
        <p className="text-muted">
          To pass a client on to a colleague, open the client, or choose several in your list. You can undo
          that for 30 days.
        </p>
      ) : null}
      <ul>
        {data?.map((each) => (
          <li
            key={each.id}
            className="flex items-start justify-between gap-3 border-t border-hairline py-3 first:border-t-0"
          >
            <div className="min-w-0 wrap-anywhere">
              <p>
                <strong className="font-semibold">{whoOf(each)}</strong> to {each.toName}
              </p>
              <p className="text-sm text-muted">
                {formatDayOf(each.at)}
                {each.undo === 'done' ? ' · back with you' : ''}
              </p>
            </div>
            {each.undo === 'open' ? (
              <Button
                size="sm"
                variant="quiet"
                busy={undoing === each.id}
                busyLabel="One moment…"
                icon={<Undo2 aria-hidden size={18} strokeWidth={1.75} />}
                onClick={() => void undo(each.id)}
              >
                Undo<span className="sr-only"> the hand-over of {whoOf(each)}</span>
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
