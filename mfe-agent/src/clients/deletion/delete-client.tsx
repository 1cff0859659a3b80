import { hasRight } from '@landsea/rules/agents';
import { Button } from '@landsea/ui/button';
import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useGetAgencyQuery } from '../../frame/team/team-api';
import type { KnownClient } from '../household/known-client';

const DeleteClientDialog = lazy(async () => ({
  default: (await import('./delete-client-dialog')).DeleteClientDialog,
}));

export function DeleteClient({ client }: { client: KnownClient }) {
  const { data: agency } = useGetAgencyQuery();
  const [isOpen, setIsOpen] = useState(false);
  if (agency && !hasRight(agency.role, 'delete-clients')) return null;
  return (
    <section
      aria-label="Delete this client"
      className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-hairline pt-4"
    >
      <p className="max-w-prose text-sm text-muted">
        {client.firstName} asks you to remove their data? To only shorten your list, archive them.
      </p>
      <Button
        size="sm"
        variant="quiet"
        icon={<Trash2 aria-hidden size={18} strokeWidth={1.75} />}
        onClick={() => setIsOpen(true)}
      >
        Delete for good…
      </Button>
      {isOpen ? (
        <Suspense>
          <DeleteClientDialog client={client} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}
