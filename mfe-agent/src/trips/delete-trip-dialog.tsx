import type { AgentTrip } from '@landsea/contracts/agents';
import { DELETED_TRIP_DAYS } from '@landsea/contracts/trip';
import { ConfirmDialog } from '@landsea/ui/overlays/confirm-dialog';
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
    <ConfirmDialog
      title={`Delete ${name}?`}
      description={`Its plans, budget and tasks go with it, for you and for ${clientName}. You can take it back for ${DELETED_TRIP_DAYS} days, under “My trips”.`}
      confirmLabel="Delete this trip"
      busyLabel="Deleting…"
      isBusy={isLoading}
      onConfirm={run}
      onClose={onClose}
    />
  );
}
