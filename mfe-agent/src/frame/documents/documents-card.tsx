import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { ErrorState } from '@landsea/ui/error-state';
import { toApiError } from '@landsea/web-kit';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { DocumentDialog } from './document-dialog';
import { DocumentRows } from './document-rows';
import { useListDocumentsQuery } from './documents-api';

export function DocumentsCard({ clientId, tripId }: { clientId: string; tripId?: string }) {
  const { data, error, refetch } = useListDocumentsQuery({ clientId, ...(tripId && { tripId }) });
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Card aria-labelledby="documents" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <CardTitle id="documents">Documents</CardTitle>
        <Button
          size="sm"
          icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}
          onClick={() => setIsAdding(true)}
        >
          Add a document
        </Button>
      </div>
      {error && !data ? <ErrorState text={toApiError(error).message} onRetry={() => void refetch()} /> : null}
      {data && data.documents.length === 0 ? (
        <p className="text-muted">Insurance, confirmations and certificates go here. Nothing yet.</p>
      ) : null}
      {data ? <DocumentRows documents={data.documents} /> : null}
      {isAdding ? (
        <DocumentDialog clientId={clientId} {...(tripId && { tripId })} onClose={() => setIsAdding(false)} />
      ) : null}
    </Card>
  );
}
