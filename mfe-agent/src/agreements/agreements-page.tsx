import { Button } from '@landsea/ui/button';
import { Card } from '@landsea/ui/card';
import { EmptyState } from '@landsea/ui/empty-state';
import { ErrorState } from '@landsea/ui/error-state';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError } from '@landsea/web-kit';
import { Link } from 'react-router-dom';
import { AgreementAlerts } from '../frame/agreements/agreement-alerts';
import { AgreementRows } from '../frame/agreements/agreement-rows';
import { useListAgreementsQuery } from '../frame/agreements/agreements-api';

export function AgreementsPage() {
  const { data, error, refetch } = useListAgreementsQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageHeader
        title="Agreements"
        lead="What your clients were asked to sign, the newest on top. Send one from a client’s page."
        actions={
          <Button asChild size="sm">
            <Link to="/app/agents/agreements/texts">Your texts</Link>
          </Button>
        }
      />
      <AgreementAlerts />
      {error && !data ? (
        <ErrorState text={toApiError(error).message} onRetry={() => void refetch()} />
      ) : !data ? (
        <div role="status" aria-busy="true" aria-label="Loading the agreements">
          <Skeleton className="h-48" />
        </div>
      ) : data.agreements.length === 0 ? (
        <EmptyState
          title="Nothing to sign yet"
          text="Look over your texts first. Then open a client and send them your terms."
        />
      ) : (
        <Card aria-label="Agreements">
          <AgreementRows agreements={data.agreements} namesClient />
        </Card>
      )}
    </>
  );
}
