import type { ClientSummary } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Skeleton } from '@landsea/ui/skeleton';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { NextStep } from './client-cells';
import { ClientSearchField } from './client-search-field';
import { useGetClientPagesInfiniteQuery } from './client-list-api';
import { writeName } from './client-table';
import { getLocalDay, resolveDue } from './list-state';
import { StageBadge } from './stage-badge';
import { useListState } from './use-list-state';

/** The arrows move through the list, which is one stop for the Tab key. */
const stepThrough = (event: KeyboardEvent<HTMLElement>) => {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = links[at + by];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
};

/** The list of clients beside an open one, as it was searched and filtered. */
export function ClientsBeside({ clientId }: { clientId: string }) {
  const { filter, narrow } = useListState();
  const { search: query } = useLocation();
  const pages = useGetClientPagesInfiniteQuery(resolveDue(filter, getLocalDay()));
  const clients = pages.data?.pages.flatMap((page) => page.clients);
  if (pages.error && !clients) return null;
  const tabStop = clients?.some(({ id }) => id === clientId) ? clientId : clients?.[0]?.id;
  return (
    <nav
      aria-label="Your clients"
      className="sticky top-16 grid max-h-[calc(100dvh-5rem)] grid-rows-[auto_minmax(0,1fr)] gap-2 pt-4"
    >
      <ClientSearchField filter={filter} onNarrow={narrow} />
      {clients ? (
        <div className="overflow-y-auto">
          <ul className="divide-y divide-hairline border-y border-hairline" onKeyDown={stepThrough}>
            {clients.map((client) => (
              <Row
                key={client.id}
                client={client}
                query={query}
                isOpen={client.id === clientId}
                isTabStop={client.id === tabStop}
              />
            ))}
          </ul>
          {clients.length === 0 ? <p className="py-4 text-base text-muted">Nobody matches.</p> : null}
          {pages.hasNextPage ? (
            <Button
              size="sm"
              className="mt-2"
              busy={pages.isFetchingNextPage}
              busyLabel="Loading…"
              onClick={() => void pages.fetchNextPage()}
            >
              More clients
            </Button>
          ) : null}
        </div>
      ) : (
        <Skeleton className="h-64" />
      )}
    </nav>
  );
}

interface RowProps {
  client: ClientSummary;
  query: string;
  isOpen: boolean;
  isTabStop: boolean;
}

function Row({ client, query, isOpen, isTabStop }: RowProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isOpen) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li>
      <Link
        ref={link}
        to={{ pathname: `/app/agents/clients/${client.id}`, search: query }}
        aria-current={isOpen ? 'page' : undefined}
        tabIndex={isTabStop ? 0 : -1}
        className="grid min-h-11 gap-0.5 px-2 py-2 text-sm no-underline -outline-offset-2 hover:bg-sea-soft aria-[current]:bg-sea-soft"
      >
        <span className="flex items-start justify-between gap-2">
          <span className="min-w-0 text-base font-semibold wrap-anywhere text-ink">{writeName(client)}</span>
          <StageBadge client={client} />
        </span>
        {client.nextStep || client.nextStepOn ? <NextStep client={client} /> : null}
      </Link>
    </li>
  );
}
