import { apiErrorOf, formatDayOf } from '@landsea/web-kit';
import { Button } from '@landsea/ui/button';
import { DataTable, Td, Th } from '@landsea/ui/data-table';
import { EmptyState } from '@landsea/ui/empty-state';
import { ErrorState } from '@landsea/ui/error-state';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import { TextField } from '@landsea/ui/fields/text-field';
import type { Client } from '@landsea/contracts/agents';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { sharingText } from './client-messages';
import { searchClients } from './client-search';
import { InvitationBadge } from './invitation-badge';
import { InviteButton } from './invite-button';
import { useClients } from './clients-api';

const addClient = (
  <Button asChild variant="primary" icon={<UserPlus aria-hidden size={20} strokeWidth={1.75} />}>
    <Link to="/app/agents/clients/new">Add a client</Link>
  </Button>
);

/** Everyone an agent plans for. */
export function ClientsPage() {
  const { data: clients, error, isLoading, refetch } = useClients();
  return (
    <>
      <PageHeader
        title="Clients"
        lead="Everyone you plan for, in one list."
        actions={clients && clients.length > 0 ? addClient : undefined}
      />
      {error && !clients ? (
        <ErrorState text={apiErrorOf(error).message} onRetry={() => void refetch()} />
      ) : isLoading || !clients ? (
        <ListSkeleton />
      ) : clients.length === 0 ? (
        <EmptyState
          title="Nobody here yet"
          text="Add your first client: a name and an email are enough to begin."
          action={addClient}
        />
      ) : (
        <SearchableList clients={clients} />
      )}
    </>
  );
}

function SearchableList({ clients }: { clients: Client[] }) {
  const [query, setQuery] = useState('');
  const found = searchClients(clients, query);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <TextField
          label="Search by name or email"
          type="search"
          className="w-full max-w-sm"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <p role="status" className="text-sm text-muted">
          {found.length === clients.length
            ? `${String(clients.length)} ${clients.length === 1 ? 'client' : 'clients'}`
            : `${String(found.length)} of ${String(clients.length)} clients`}
        </p>
      </div>
      {found.length === 0 ? (
        <p className="py-8 text-center text-muted">No client matches “{query}”.</p>
      ) : (
        <ClientTable clients={found} />
      )}
    </div>
  );
}

function ClientTable({ clients }: { clients: Client[] }) {
  return (
    <DataTable caption="Your clients" className="rounded-card border border-hairline bg-surface">
      <thead>
        <tr>
          <Th>Name</Th>
          <Th>Invitation</Th>
          <Th className="max-sm:hidden">Email</Th>
          <Th className="max-md:hidden">Phone</Th>
          <Th className="max-sm:hidden">Added</Th>
        </tr>
      </thead>
      <tbody>
        {clients.map((client) => (
          <tr key={client.id}>
            <Th scope="row" className="wrap-anywhere">
              <Link
                to={`/app/agents/clients/${client.id}`}
                className="inline-flex min-h-11 items-center text-sea underline-offset-4 hover:underline"
              >
                {client.firstName} {client.lastName}
              </Link>
              <span className="block text-sm font-normal text-muted wrap-anywhere sm:hidden">
                {client.email}
              </span>
            </Th>
            <Td>
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <InvitationBadge invitation={client.invitation} />
                {client.invitation.state === 'not-invited' || client.invitation.state === 'expired' ? (
                  <InviteButton client={client} size="sm" />
                ) : null}
              </span>
              {client.invitation.state === 'joined' ? (
                <span className="block pt-1 text-sm text-muted">{sharingText(client)}</span>
              ) : null}
            </Td>
            <Td className="wrap-anywhere max-sm:hidden">{client.email}</Td>
            <Td className="max-md:hidden">{client.phone ?? '–'}</Td>
            <Td className="whitespace-nowrap text-muted max-sm:hidden">{formatDayOf(client.createdAt)}</Td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

function ListSkeleton() {
  return (
    <div aria-busy="true" aria-label="Loading your clients" className="grid gap-3">
      {['first', 'second', 'third'].map((row) => (
        <Skeleton key={row} className="h-14" />
      ))}
    </div>
  );
}
