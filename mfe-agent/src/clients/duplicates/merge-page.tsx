import { MERGE_UNDO_DAYS } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { ErrorState } from '@landsea/ui/error-state';
import { Notice } from '@landsea/ui/notice';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError } from '@landsea/web-kit';
import { Link, useParams } from 'react-router-dom';
import { useGetMergePreviewQuery } from './duplicates-api';
import { MergeForm } from './merge-form';

const toPairs = (
  <Link to="/app/agents/clients/duplicates" className="text-sea underline-offset-4 hover:underline">
    Possible duplicates
  </Link>
);

export function MergePage() {
  const { clientId = '', otherId = '' } = useParams();
  const { currentData, error, refetch } = useGetMergePreviewQuery(
    { clientId, otherId },
    { refetchOnMountOrArgChange: true },
  );
  if (error && !currentData) {
    const { code, message } = toApiError(error);
    return code === 'NOT_FOUND' ? (
      <ErrorState
        isPage
        title="No such clients"
        text="One of the two isn’t in your list."
        secondary={toPairs}
      />
    ) : (
      <ErrorState isPage text={message} onRetry={() => void refetch()} secondary={toPairs} />
    );
  }
  return (
    <>
      <PageHeader
        title="Merge two clients"
        lead={`Look at both sides first. Nothing is lost, and you can undo it for ${MERGE_UNDO_DAYS} days.`}
        breadcrumb={toPairs}
      />
      {!currentData ? (
        <div
          role="status"
          aria-busy="true"
          aria-label="Loading both clients"
          className="grid gap-4 lg:grid-cols-2"
        >
          <Skeleton className="h-64" />
          <Skeleton className="h-64" />
        </div>
      ) : currentData.refusal ? (
        <Notice
          tone="warning"
          title="Not this way"
          action={
            currentData.canSwap ? (
              <Button asChild size="sm">
                <Link to={`/app/agents/clients/${otherId}/merge/${clientId}`} replace>
                  Keep {currentData.merge.client.firstName} {currentData.merge.client.lastName} instead
                </Link>
              </Button>
            ) : undefined
          }
        >
          {currentData.refusal}
        </Notice>
      ) : (
        <MergeForm key={`${clientId} ${otherId}`} preview={currentData} onStale={() => void refetch()} />
      )}
    </>
  );
}
