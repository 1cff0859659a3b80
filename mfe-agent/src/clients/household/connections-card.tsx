import {
  ClientRelation,
  clientRelationNames,
  type ClientConnection,
  type ClientSummary,
} from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { Link2, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useConnectClientsMutation, useDisconnectClientsMutation } from '../clients-api';
import { useGetClientPagesInfiniteQuery } from '../list/client-list-api';
import type { KnownClient } from './known-client';

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;

function Found({
  search,
  clientId,
  onChoose,
}: {
  search: string;
  clientId: string;
  onChoose: (found: ClientSummary) => void;
}) {
  const { data } = useGetClientPagesInfiniteQuery({ search }, { skip: search.length < 2 });
  const found = (data?.pages[0]?.clients ?? []).filter(({ id }) => id !== clientId).slice(0, 6);
  if (search.length < 2) return null;
  if (data && found.length === 0) return <p className="text-muted">No other client matches “{search}”.</p>;
  return (
    <ul className="grid gap-1">
      {found.map((each) => (
        <li key={each.id}>
          <Button variant="quiet" className="w-full justify-start" onClick={() => onChoose(each)}>
            {each.firstName} {each.lastName}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function ConnectDialog({ client, onClose }: { client: KnownClient; onClose: () => void }) {
  const [connect] = useConnectClientsMutation();
  const [search, setSearch] = useState('');
  const [relation, setRelation] = useState<ClientRelation>('family');
  const choose = async (other: ClientSummary) => {
    const { error } = await connect({ clientId: client.id, otherId: other.id, relation });
    if (!error) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Who does ${client.firstName} know?`}
      footer={<Button onClick={onClose}>Cancel</Button>}
    >
      <div className="grid gap-4">
        <SelectField
          label="How"
          value={relation}
          onValueChange={(value) => setRelation(ClientRelation.parse(value))}
          options={ClientRelation.options.map((value) => ({ value, label: clientRelationNames[value] }))}
        />
        <TextField
          label="Find a client"
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Found search={search.trim()} clientId={client.id} onChoose={(found) => void choose(found)} />
      </div>
    </Dialog>
  );
}

export function ConnectionsCard({ client }: { client: KnownClient }) {
  const [isOpen, setIsOpen] = useState(false);
  const [disconnect] = useDisconnectClientsMutation();
  const remove = ({ clientId: otherId }: ClientConnection) =>
    void disconnect({ clientId: client.id, otherId });
  return (
    <Card aria-labelledby="connections" className="grid content-start gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CardTitle id="connections">Knows</CardTitle>
        <Button size="sm" variant="quiet" icon={<Link2 {...icon} />} onClick={() => setIsOpen(true)}>
          Connect
        </Button>
      </div>
      {client.connections.length === 0 ? (
        <p className="text-muted">
          Grandparents, friends who travel with them, or the person who recommended you.
        </p>
      ) : null}
      <ul>
        {client.connections.map((each) => (
          <li key={each.clientId} className="flex items-center justify-between gap-3">
            <Link
              to={`/app/agents/clients/${each.clientId}`}
              className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-2 text-sea underline-offset-4 hover:underline"
            >
              {each.firstName} {each.lastName}
              <span className="text-sm text-muted">{clientRelationNames[each.relation]}</span>
            </Link>
            <Button size="sm" variant="quiet" icon={<X {...icon} />} onClick={() => remove(each)}>
              <span className="sr-only">
                Disconnect {each.firstName} {each.lastName}
              </span>
            </Button>
          </li>
        ))}
      </ul>
      {isOpen ? <ConnectDialog client={client} onClose={() => setIsOpen(false)} /> : null}
    </Card>
  );
}
