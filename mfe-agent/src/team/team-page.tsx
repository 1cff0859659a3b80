import { ErrorState } from '@landsea/ui/error-state';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError } from '@landsea/web-kit';
import { OpenAgency } from './open-agency';
import { Team } from './team';
import { useGetAgencyQuery } from '../frame/team/team-api';

export function TeamPage() {
  const {
    data: agency,
    error,
    isLoading,
    refetch,
  } = useGetAgencyQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (agency) return <Team agency={agency} />;
  return (
    <>
      <PageHeader
        title="Your team"
        lead="Work with colleagues: share the load, hand off clients, and keep every trip in one place."
      />
      {isLoading ? (
        <div role="status" aria-busy="true" aria-label="Loading your team" className="grid gap-4">
          <Skeleton className="h-24" />
          <Skeleton className="h-48" />
        </div>
      ) : error ? (
        <ErrorState text={toApiError(error).message} onRetry={() => void refetch()} />
      ) : (
        <OpenAgency />
      )}
    </>
  );
}
