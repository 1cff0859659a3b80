import type { ClientSummary } from '@landsea/contracts/agents';
import { toApiError, useSession } from '@landsea/web-kit';
import { Button } from '@landsea/ui/button';
import { EmptyState } from '@landsea/ui/empty-state';
import { ErrorState } from '@landsea/ui/error-state';
import { Notice } from '@landsea/ui/notice';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { readKeptClient } from './kept-client';
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
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const clients = pages.data?.pages.flatMap((page) => page.clients);
  const isAlike = pages.data?.pages[0]?.isAlike === true;
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
        lead={<span className="max-sm:hidden">Everyone you plan for, in one list.</span>}
        actions={isEmpty ? undefined : addClient}
      />
      <KeptClientNotice />
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
        <div className="grid gap-3 sm:gap-4">
          <ClientFilters
            filter={state.filter}
            summary={summary}
            onNarrow={state.narrow}
            isOpen={isOpen}
            onToggle={() => setIsOpen(!isOpen)}
          />
          <div className={isOpen ? undefined : 'max-sm:hidden'}>
            <SavedViews state={state} onShow={state.show} />
          </div>
          <div className={`flex items-center justify-between gap-2 ${isOpen ? '' : 'max-sm:hidden'}`}>
            <p role="status" className="text-sm text-muted">
              {clients ? countText(clients, pages.hasNextPage) : 'Loading your clients'}
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
            <div className="grid justify-items-center gap-3 py-8 text-center wrap-anywhere text-muted">
              {state.filter.search ? (
                <NobodyFound search={state.filter.search} />
              ) : (
                'No clients in this part of the list.'
              )}
            </div>
          ) : (
            <>
              {isAlike && state.filter.search ? (
                <div className="flex flex-wrap items-center gap-x-4 gap-y-2 wrap-anywhere">
                  <NobodyFound search={state.filter.search} isAlike />
                </div>
              ) : null}
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

function KeptClientNotice() {
  const { user } = useSession();
  const kept = readKeptClient(user?.id)?.draft;
  if (!kept) return null;
  return (
    <Notice
      title={`${kept.firstName} ${kept.lastName} is typed, but not in your list yet`}
      className="mb-3"
      action={
        <Link to="/app/agents/clients/new" className="font-semibold text-sea underline underline-offset-4">
          Finish adding {kept.firstName}
        </Link>
      }
    >
      Everything you typed is still there.
    </Notice>
  );
}

function NobodyFound({ search, isAlike = false }: { search: string; isAlike?: boolean }) {
  return (
    <>
      <p>{isAlike ? `Nobody matches “${search}”. Did you mean:` : `No clients match “${search}” here.`}</p>
      <Button asChild size="sm" icon={<UserPlus aria-hidden size={18} strokeWidth={1.75} />}>
        <Link to={`/app/agents/clients/new?${new URLSearchParams({ name: search }).toString()}`}>
          Add {search}
        </Link>
      </Button>
    </>
  );
}

const countText = (clients: readonly ClientSummary[], hasMore: boolean): string => {
  const shown = clients.filter(({ isSample }) => !isSample).length;
  return hasMore ? `The first ${shown} clients` : `${shown} ${shown === 1 ? 'client' : 'clients'}`;
};

function ListSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading your clients" className="grid gap-3">
      {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
        <Skeleton key={row} className="h-14" />
      ))}
    </div>
  );
}
