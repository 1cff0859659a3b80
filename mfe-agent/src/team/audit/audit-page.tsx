import { AuditKind, auditKindNames, AuditQuery } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Card } from '@landsea/ui/card';
import { EmptyState } from '@landsea/ui/empty-state';
import { ErrorState } from '@landsea/ui/error-state';
import { SelectField } from '@landsea/ui/fields/select-field';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError } from '@landsea/web-kit';
import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useGetAgencyQuery } from '../../frame/team/team-api';
import { useGetAuditInfiniteQuery, type AuditFilter } from './audit-api';
import { AuditEntryRow } from './audit-entry';
import { useAddressChoices } from '../../frame/use-address-choices';

const names = ['memberId', 'clientId', 'kind'] as const;

/** Invalid values in the address do not narrow the list. */
const useAuditFilter = () => {
  const [params, narrow] = useAddressChoices();
  const filter: AuditFilter = {};
  for (const name of names) {
    const value = AuditQuery.shape[name].safeParse(params.get(name) ?? undefined).data;
    if (value !== undefined) Object.assign(filter, { [name]: value });
  }
  return { filter, narrow };
};

const toTeam = (
  <Link to="/app/agents/team" className="text-sea underline-offset-4 hover:underline">
    Your team
  </Link>
);

export function AuditPage() {
  const { filter, narrow } = useAuditFilter();
  const { data: agency } = useGetAgencyQuery();
  const pages = useGetAuditInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  const entries = pages.currentData?.pages.flatMap((page) => page.entries);
  const exported = `/api/v1/agency-audit/export?${new URLSearchParams(filter as Record<string, string>).toString()}`;
  if (pages.error && !entries) {
    const { code, message } = toApiError(pages.error);
    return code === 'NOT_FOUND' ? (
      <ErrorState
        isPage
        title="You work alone"
        text="This page shows what the members of an agency have changed."
        secondary={toTeam}
      />
    ) : (
      <ErrorState isPage text={message} onRetry={() => void pages.refetch()} secondary={toTeam} />
    );
  }
  return (
    <>
      <PageHeader
        title="Who changed what"
        lead="Every change to your agency’s clients and team, newest first. We keep the last 200 for each client and 2,000 for the team."
        breadcrumb={toTeam}
        actions={
          <Button
            asChild
            size="sm"
            variant="quiet"
            icon={<Download aria-hidden size={18} strokeWidth={1.75} />}
          >
            <a href={exported} download="landsea-team-activity.csv">
              Export
            </a>
          </Button>
        }
      />
      <div className="grid gap-4">
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            label="Member"
            value={filter.memberId ?? ''}
            onValueChange={(id) => narrow('memberId', id)}
            options={[
              { value: '', label: 'Everybody' },
              ...(agency?.members ?? []).map(({ userId, name, isYou }) => ({
                value: userId,
                label: isYou ? `${name} (you)` : name,
              })),
            ]}
          />
          <SelectField
            label="Kind"
            value={filter.kind ?? ''}
            onValueChange={(kind) => narrow('kind', kind)}
            options={[
              { value: '', label: 'Everything' },
              ...AuditKind.options.map((kind) => ({ value: kind, label: auditKindNames[kind] })),
            ]}
          />
          {filter.clientId ? (
            <Button size="sm" onClick={() => narrow('clientId', undefined)}>
              All clients again
            </Button>
          ) : null}
        </div>
        {!entries ? (
          <div role="status" aria-busy="true" aria-label="Loading the changes" className="grid gap-3">
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
          </div>
        ) : entries.length === 0 ? (
          <EmptyState title="Nothing here" text="No changes match these filters." />
        ) : (
          <Card aria-label="Changes">
            <ul>
              {entries.map((entry) => (
                <AuditEntryRow
                  key={entry.id}
                  entry={entry}
                  onClient={filter.clientId ? undefined : () => narrow('clientId', entry.clientId)}
                />
              ))}
            </ul>
          </Card>
        )}
        {pages.hasNextPage ? (
          <Button
            className="justify-self-center"
            busy={pages.isFetchingNextPage}
            busyLabel="Loading…"
            onClick={() => void pages.fetchNextPage()}
          >
            Show earlier changes
          </Button>
        ) : null}
      </div>
    </>
  );
}
