import { toApiError } from '@landsea/web-kit';
import { Button } from '@landsea/ui/button';
import { EmptyState } from '@landsea/ui/empty-state';
import { ErrorState } from '@landsea/ui/error-state';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { BulkBar } from './list/bulk-bar';
import { ClientFilters } from './list/client-filters';
import { useGetClientPagesInfiniteQuery, useGetClientSummaryQuery } from './list/client-list-api';
import { ClientCards, ClientTable } from './list/client-table';
import { getLocalDay, resolveDue } from './list/list-state';
import { useListState } from './list/use-list-state';
import { ListTools, SavedViews } from './list/view-menus';

const addClient = (
  <Button asChild variant="primary" icon={<UserPlus aria-hidden size={20} strokeWidth={1.75} />}>
    <Link to="/app/agents/clients/new">Add a client</Link>
  </Button>
);

export function ClientsPage() {
  const state = useListState();
  const { data: summary } = useGetClientSummaryQuery(undefined, { refetchOnMountOrArgChange: true });
  const pages = useGetClientPagesInfiniteQuery(resolveDue(state.filter, getLocalDay()), {
    refetchOnMountOrArgChange: true,
  });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const clients = pages.data?.pages.flatMap((page) => page.clients);
  const isNarrowed = Object.keys(state.filter).some((name) => name !== 'sort');
  const isEmpty = clients?.length === 0 && !isNarrowed && (summary?.archived ?? 0) === 0;

  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen((now) => {
      const next = new Set(now);
      for (const id of ids)
        if (isChosen) next.add(id);
        else next.delete(id);
      return next;
    });
  const rows = { clients: clients ?? [], chosen, onChoose: choose };

  return (
    <>
      <PageHeader
        title="Clients"
        lead="Everyone you plan for, in one list."
        actions={isEmpty ? undefined : addClient}
      />
      {pages.error && !clients ? (
        <ErrorState text={toApiError(pages.error).message} onRetry={() => void pages.refetch()} />
      ) : isEmpty ? (
        <EmptyState
          title="Nobody here yet"
          text="Add your first client: a name and an email or phone are enough to begin."
          action={
            <span className="grid justify-items-center gap-2">
              {addClient}
              <Link
                to="/app/agents/clients/import"
                className="inline-flex min-h-11 items-center text-sea underline underline-offset-4"
              >
                Import your clients from a file
              </Link>
              <Link
                to="/app/agents/quick-start"
                className="inline-flex min-h-11 items-center text-sea underline underline-offset-4"
              >
                Or start with the quick start guide
              </Link>
            </span>
          }
        />
      ) : (
        <div className="grid gap-4">
          <SavedViews state={state} onShow={state.show} />
          <ClientFilters filter={state.filter} summary={summary} onNarrow={state.narrow} />
          <div className="flex items-center justify-between gap-2">
            <p role="status" className="text-sm text-muted">
              {clients ? countText(clients.length, pages.hasNextPage) : 'Loading your clients'}
            </p>
            <ListTools
              state={state}
              findsDuplicates={summary?.canMerge === true}
              onColumns={state.showColumns}
            />
          </div>
          {!clients ? (
            <ListSkeleton />
          ) : clients.length === 0 ? (
            <p className="py-8 text-center wrap-anywhere text-muted">
              {state.filter.search
                ? `No clients match “${state.filter.search}” here.`
                : 'No clients in this part of the list.'}
            </p>
          ) : (
            <>
              <ClientTable {...rows} columns={state.columns} />
              <ClientCards {...rows} />
            </>
          )}
          {pages.hasNextPage ? (
            <Button
              className="justify-self-center"
              busy={pages.isFetchingNextPage}
              busyLabel="Loading…"
              onClick={() => void pages.fetchNextPage()}
            >
              Show more clients
            </Button>
          ) : null}
          <BulkBar
            clients={clients ?? []}
            chosen={chosen}
            isArchive={state.filter.archived === true}
            onClear={() => setChosen(new Set())}
          />
        </div>
      )}
    </>
  );
}

const countText = (shown: number, hasMore: boolean): string =>
  hasMore ? `The first ${shown} clients` : `${shown} ${shown === 1 ? 'client' : 'clients'}`;

function ListSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading your clients" className="grid gap-3">
      {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
        <Skeleton key={row} className="h-14" />
      ))}
    </div>
  );
}
