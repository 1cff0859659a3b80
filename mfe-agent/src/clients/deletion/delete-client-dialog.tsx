import { isNameOf } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { TextField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { notify } from '@landsea/web-kit';
import { callFailure, useZodForm } from '@landsea/web-kit/forms';
import { Link, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import type { KnownClient } from '../household/known-client';
import { useDeleteClientMutation } from './delete-client-api';

interface DeleteClientDialogProps {
  client: KnownClient;
  onClose: () => void;
}

export function DeleteClientDialog({ client, onClose }: DeleteClientDialogProps) {
  const hasTrips = (client.madeTrips ?? []).length > 0;
  return (
    <Dialog open onOpenChange={onClose} title={`Delete ${client.firstName} for good?`}>
      {hasTrips ? (
        <TripsFirst client={client} onClose={onClose} />
      ) : (
        <NameForm client={client} onClose={onClose} />
      )}
    </Dialog>
  );
}

function TripsFirst({ client: { firstName, madeTrips = [] }, onClose }: DeleteClientDialogProps) {
  const one = madeTrips.length === 1;
  return (
    <div className="grid gap-4">
      <p>
        You plan {one ? 'a trip' : `${madeTrips.length} trips`} for {firstName}. Delete {one ? 'it' : 'them'}{' '}
        first, under “Trips”: the three dots of the trip have “Delete…”.
      </p>
      <ul className="list-disc pl-5 wrap-anywhere">
        {madeTrips.map(({ tripId, name }) => (
          <li key={tripId}>{name}</li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button asChild variant="primary">
          <Link to="/app/agents/trips">Go to your trips</Link>
        </Button>
      </div>
    </div>
  );
}

function NameForm({ client, onClose }: DeleteClientDialogProps) {
  const { id: clientId, firstName, lastName, invitation } = client;
  const name = `${firstName} ${lastName}`;
  const Confirmation = z.object({
    name: z.string().check(z.refine((typed) => isNameOf(typed, client), `Type ${name} to confirm`)),
  });
  const { field, submit, isBusy, failure } = useZodForm(Confirmation, { name: '' });
  const [deleteClient] = useDeleteClientMutation();
  const navigate = useNavigate();
  const erase = submit(async (typed) => {
    const { error } = await deleteClient({ clientId, ...typed });
    if (error) return callFailure(error);
    notify({
      title: `${name} is deleted`,
      description: 'Nothing of them is left in your lists and messages.',
      tone: 'success',
    });
    await navigate('/app/agents/clients');
    return undefined;
  });
  return (
    <form noValidate onSubmit={erase} className="grid gap-5">
      {failure ? <Notice tone="error">{failure.message}</Notice> : null}
      <div className="grid gap-2">
        <p>
          <strong>What goes:</strong> the household, notes, messages with their files, emails, tasks and the
          history of {firstName}.
        </p>
        <p>
          <strong>What stays:</strong>{' '}
          {invitation.state === 'joined' ? `${firstName}’s own account with their own trips, and ` : ''}a line
          that says you deleted a client, without a name. Signed agreements stay in your records for seven
          years.
        </p>
        <p className="font-semibold">This cannot be undone.</p>
      </div>
      <TextField {...field('name')} label="Name of the client" hint={`Type ${name}.`} autoComplete="off" />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="danger" busy={isBusy} busyLabel="Deleting…">
          Delete for good
        </Button>
      </div>
    </form>
  );
}
