import type { ClientDocument } from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import { Notice } from '@landsea/ui/notice';
import { ConfirmDialog } from '@landsea/ui/overlays/confirm-dialog';
import { toApiError } from '@landsea/web-kit';
import { useState } from 'react';
import { useNow } from '../use-now';
import { DocumentDialog } from './document-dialog';
import { DocumentRow } from './document-row';
import { useRemoveDocumentMutation } from './documents-api';

interface DocumentRowsProps {
  documents: readonly ClientDocument[];
  namesClient?: boolean;
}

export function DocumentRows({ documents, namesClient = false }: DocumentRowsProps) {
  const today = getDateIn(useNow());
  const [changing, setChanging] = useState<ClientDocument>();
  const [removing, setRemoving] = useState<ClientDocument>();
  return (
    <>
      <ul className="divide-y divide-hairline">
        {documents.map((document) => (
          <DocumentRow
            key={document.id}
            document={document}
            today={today}
            namesClient={namesClient}
            onChange={() => setChanging(document)}
            onRemove={() => setRemoving(document)}
          />
        ))}
      </ul>
      {changing ? (
        <DocumentDialog
          clientId={changing.clientId}
          document={changing}
          onClose={() => setChanging(undefined)}
        />
      ) : null}
      {removing ? <RemoveDialog document={removing} onClose={() => setRemoving(undefined)} /> : null}
    </>
  );
}

function RemoveDialog({ document, onClose }: { document: ClientDocument; onClose: () => void }) {
  const [remove, { isLoading, error }] = useRemoveDocumentMutation();
  const confirm = async () => {
    const done = await remove(document.id);
    if (!done.error) onClose();
  };
  return (
    <ConfirmDialog
      title="Remove this document?"
      confirmLabel="Remove for good"
      busyLabel="Removing…"
      variant="primary"
      isBusy={isLoading}
      onConfirm={confirm}
      onClose={onClose}
    >
      {error ? <Notice tone="error">{toApiError(error).message}</Notice> : null}
      <p className="wrap-anywhere">
        “{document.title}” and all its versions are gone for you, your team and the client.
      </p>
    </ConfirmDialog>
  );
}
