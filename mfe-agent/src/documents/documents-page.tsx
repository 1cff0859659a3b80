import {
  documentKindNames,
  documentKinds,
  type DocumentList,
  type PassportDate,
} from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import { Button } from '@landsea/ui/button';
import { Card } from '@landsea/ui/card';
import { EmptyState } from '@landsea/ui/empty-state';
import { ErrorState } from '@landsea/ui/error-state';
import { SelectField } from '@landsea/ui/fields/select-field';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError } from '@landsea/web-kit';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DocumentDialog } from '../frame/documents/document-dialog';
import { formatWithYear } from '../frame/documents/document-labels';
import { DocumentRows } from '../frame/documents/document-rows';
import { useListDocumentsQuery } from '../frame/documents/documents-api';
import { PaperAlerts } from '../frame/documents/paper-alerts';
import { useNow } from '../frame/use-now';

const choices = [
  { value: '', label: 'All documents' },
  { value: 'passport', label: 'Passport dates' },
  ...documentKinds.map((value) => ({ value, label: documentKindNames[value] })),
];

export function DocumentsPage() {
  const { data, error, refetch } = useListDocumentsQuery({}, { refetchOnMountOrArgChange: true });
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <PageHeader
        title="Documents"
        lead="Your clients’ papers, the first to expire on top. You choose who sees each."
        actions={
          <Button
            size="sm"
            variant="primary"
            icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}
            onClick={() => setIsAdding(true)}
          >
            Add a document
          </Button>
        }
      />
      <PaperAlerts />
      {error && !data ? (
        <ErrorState text={toApiError(error).message} onRetry={() => void refetch()} />
      ) : !data ? (
        <div role="status" aria-busy="true" aria-label="Loading the documents" className="grid gap-4">
          <Skeleton className="h-24" />
          <Skeleton className="h-48" />
        </div>
      ) : data.documents.length + data.passports.length === 0 ? (
        <EmptyState
          title="No documents yet"
          text="Keep insurance policies, confirmations and certificates here, and share them with one person or the household."
        />
      ) : (
        <Papers list={data} />
      )}
      {isAdding ? <DocumentDialog clientId="" onClose={() => setIsAdding(false)} /> : null}
    </>
  );
}

function Papers({ list: { documents, passports } }: { list: DocumentList }) {
  const [kind, setKind] = useState('');
  const shown = documents.filter((document) => kind === '' || document.kind === kind);
  const showsPassports = passports.length > 0 && (kind === '' || kind === 'passport');
  return (
    <div className="grid gap-6">
      <SelectField label="Show" value={kind} options={choices} onValueChange={setKind} className="max-w-xs" />
      {shown.length > 0 ? (
        <Card aria-label="Documents">
          <DocumentRows documents={shown} namesClient />
        </Card>
      ) : null}
      {showsPassports ? <Passports passports={passports} /> : null}
      {shown.length === 0 && !showsPassports ? (
        <p className="text-muted">None of your clients has one of these.</p>
      ) : null}
    </div>
  );
}

function Passports({ passports }: { passports: readonly PassportDate[] }) {
  const today = getDateIn(useNow());
  return (
    <Card aria-labelledby="passports" className="grid gap-2">
      <h2 id="passports" className="font-display text-xl">
        Passport dates
      </h2>
      <p className="text-sm text-muted">The dates only: we keep no picture of a passport.</p>
      <ul className="divide-y divide-hairline">
        {passports.map(({ clientId, clientName, personId, personName, expiresOn }) => (
          <li key={personId} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
            <span className="min-w-0 wrap-anywhere">
              {personName}
              <span
                className={`block text-sm tabular-nums ${expiresOn < today ? 'font-semibold text-berry' : 'text-muted'}`}
              >
                {expiresOn < today ? 'Ran out' : 'Valid until'} {formatWithYear(expiresOn)}
              </span>
            </span>
            <Link
              to={`/app/agents/clients/${clientId}`}
              className="inline-flex min-h-11 items-center text-sm wrap-anywhere text-sea underline-offset-4 hover:underline"
            >
              {clientName}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
