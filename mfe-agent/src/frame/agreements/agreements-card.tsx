import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { ErrorState } from '@landsea/ui/error-state';
import { toApiError } from '@landsea/web-kit';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { AgreementRows } from './agreement-rows';
import { useListAgreementsQuery } from './agreements-api';

export function AgreementsCard({ clientId, tripId }: { clientId: string; tripId?: string }) {
  const query = { clientId, ...(tripId && { tripId }) };
  const { data, error, refetch } = useListAgreementsQuery(query, { refetchOnMountOrArgChange: true });
  return (
    <Card aria-labelledby="agreements" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <CardTitle id="agreements">Agreements</CardTitle>
        <Button asChild size="sm" icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}>
          <Link to={`/app/agents/agreements/new?client=${clientId}${tripId ? `&trip=${tripId}` : ''}`}>
            Send an agreement
          </Link>
        </Button>
      </div>
      {error && !data ? <ErrorState text={toApiError(error).message} onRetry={() => void refetch()} /> : null}
      {data && data.agreements.length === 0 ? (
        <p className="text-muted">Terms, protection and permissions to book. Nothing yet.</p>
      ) : null}
      {data ? <AgreementRows agreements={data.agreements} /> : null}
    </Card>
  );
}
