import { ConfirmDialog } from '@landsea/ui/overlays/confirm-dialog';
import { notify } from '@landsea/web-kit';
import { useRemoveWorkflowMutation } from '../frame/tasks/workflows-api';

/** Ticks are deleted with the tasks. */
export function RemoveWorkflowDialog({ tripId, onClose }: { tripId: string; onClose: () => void }) {
  const [remove, { isLoading }] = useRemoveWorkflowMutation();
  const run = async () => {
    const { error } = await remove({ tripId });
    if (error) return;
    notify({ title: 'The list is removed', tone: 'success' });
    onClose();
  };
  return (
    <ConfirmDialog
      title="Remove this list?"
      description="This removes all of its tasks, including finished ones and the client’s. Tasks you added stay."
      cancelLabel="Cancel"
      confirmLabel="Remove the list"
      busyLabel="One moment…"
      isBusy={isLoading}
      onConfirm={run}
      onClose={onClose}
    />
  );
}
