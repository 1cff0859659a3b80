import type { StatementDetail } from '@landsea/contracts/agents';
import { Notice } from '@landsea/ui/notice';
import { PageHeader } from '@landsea/ui/page-header';
import { formatDate, getFieldErrors, toApiError } from '@landsea/web-kit';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { BackLink, UnloadedPage } from '../frame/unloaded-page';
import { useCommissionStatementQuery, useMatchLineMutation } from './commissions-api';
import { LineList } from './line-list';
import { StatementSum } from './statement-sum-card';

const back = { label: 'Commissions', to: '/app/agents/commissions' };
const missing = { title: 'No such statement', text: 'None of your statements is at this address.' };

export function StatementPage() {
  const { statementId = '' } = useParams();
  const { data, error, refetch } = useCommissionStatementQuery(statementId, {
    refetchOnMountOrArgChange: true,
  });
  if (data) return <Statement key={data.statement.id} detail={data} />;
  return (
    <UnloadedPage
      {...{ error, missing, back }}
      loading="Loading the statement"
      onRetry={() => void refetch()}
    />
  );
}

function Statement({ detail }: { detail: StatementDetail }) {
  const { statement, lines, bookings } = detail;
  const { state } = useLocation() as { state: { isKnown?: boolean } | null };
  const [failure, setFailure] = useState<string>();
  const [match, { isLoading }] = useMatchLineMutation();
  const tell = (error: unknown): void =>
    setFailure(error ? (Object.values(getFieldErrors(error))[0] ?? toApiError(error).message) : undefined);
  return (
    <>
      <PageHeader
        title={statement.name}
        breadcrumb={<BackLink {...back} />}
        lead={`${statement.fileName}, paid ${formatDate(statement.paidOn)}${statement.isReversed ? ', signs turned around' : ''}`}
      />
      {state?.isKnown ? (
        <Notice className="mb-4">You added this file before, so nothing changed. Here it is.</Notice>
      ) : null}
      {failure ? (
        <Notice tone="error" className="mb-4">
          {failure}
        </Notice>
      ) : null}
      <StatementSum statement={statement} onFailure={tell} />
      <LineList
        lines={lines}
        bookings={bookings}
        isBusy={isLoading}
        onMatch={(lineId, parts) =>
          void match({ id: statement.id, lineId, body: { version: statement.version, parts } }).then(
            ({ error }) => tell(error),
          )
        }
      />
    </>
  );
}
