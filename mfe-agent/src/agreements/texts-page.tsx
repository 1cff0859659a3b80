import { agreementKindNames, agreementKinds, type AgreementKind } from '@landsea/contracts/agents';
import { ErrorState } from '@landsea/ui/error-state';
import { Segmented } from '@landsea/ui/fields/segmented';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError } from '@landsea/web-kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useListAgreementTextsQuery } from '../frame/agreements/agreements-api';
import { TextEditor } from './text-editor';

const options = agreementKinds.map((value) => ({ value, label: agreementKindNames[value] }));

export function TextsPage() {
  const { data, error, refetch } = useListAgreementTextsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [kind, setKind] = useState<AgreementKind>('terms');
  const text = data?.texts.find((each) => each.kind === kind);
  return (
    <>
      <PageHeader
        title="Texts of your agreements"
        lead="Yours for all clients. Each save is a new version; what was signed stays as it was."
        breadcrumb={
          <Link to="/app/agents/agreements" className="text-sea underline-offset-4 hover:underline">
            Agreements
          </Link>
        }
      />
      <div className="grid max-w-3xl gap-6">
        <Segmented label="Which text" options={options} value={kind} onValueChange={setKind} />
        {error && !data ? (
          <ErrorState text={toApiError(error).message} onRetry={() => void refetch()} />
        ) : text ? (
          <TextEditor key={`${kind}${String(text.version)}`} text={text} />
        ) : (
          <div role="status" aria-busy="true" aria-label="Loading your texts">
            <Skeleton className="h-72" />
          </div>
        )}
      </div>
    </>
  );
}
