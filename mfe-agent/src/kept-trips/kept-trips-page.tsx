import { EmptyState } from '@landsea/ui/empty-state';
import { ErrorState } from '@landsea/ui/error-state';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import { formatDateRange, formatDayOf, toApiError } from '@landsea/web-kit';
import { Link } from 'react-router-dom';
import { useListKeptTripsQuery } from './kept-trips-api';

export function KeptTripsPage() {
  const { data, error, refetch } = useListKeptTripsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error && !data)
    return <ErrorState isPage text={toApiError(error).message} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader title="Your copies" lead="Trips of a travel agent you left, as you last saw them." />
      {!data ? (
        <Skeleton className="h-40" />
      ) : data.length === 0 ? (
        <EmptyState
          title="No copies here"
          text="When you leave a travel agent, a copy of each trip they planned for you stays here."
        />
      ) : (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {data.map(({ id, name, startDate, endDate, agentName, keptAt }) => (
            <li key={id}>
              <Link
                to={`/kept-trips/${id}`}
                className="grid min-h-14 gap-1 px-2 py-3 wrap-anywhere no-underline hover:bg-sea-soft"
              >
                <span className="font-semibold text-ink">{name}</span>
                <span className="text-sm text-muted tabular-nums">
                  {formatDateRange(startDate, endDate)}. By {agentName}, as of {formatDayOf(keptAt)}.
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
