import type { AgentTrip } from '@landsea/contracts/agents';
import { DELETED_TRIP_DAYS } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Dialog } from '@landsea/ui/overlays/dialog';
import type { LastDone } from '../frame/undo-bar';
import { useDeleteAgentTripMutation, useRestoreAgentTripMutation } from './agent-trips-api';

interface DeleteTripDialogProps {
  trip: AgentTrip;
  onDone: (done: LastDone) => void;
  onClose: () => void;
}

/** The trip disappears for the client, too. */
export function DeleteTripDialog({ trip, onDone, onClose }: DeleteTripDialogProps) {
  const { tripId, name, clientName } = trip;
  const [deleteTrip, { isLoading }] = useDeleteAgentTripMutation();
  const [restoreTrip] = useRestoreAgentTripMutation();
  const run = async () => {
    const { error } = await deleteTrip(tripId);
    onClose();
    if (!error) onDone({ text: `${name} deleted`, undo: () => void restoreTrip(tripId) });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Delete ${name}?`}
      description={`Its plans, budget and tasks go with it, for you and for ${clientName}. You can take it back for ${DELETED_TRIP_DAYS} days, under “My trips”.`}
      footer={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="danger" busy={isLoading} busyLabel="Deleting…" onClick={() => void run()}>
            Delete this trip
          </Button>
        </>
      }
    />
  );
}
