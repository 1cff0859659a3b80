import { Button } from '@landsea/ui/button';
import { Dialog } from '@landsea/ui/overlays/dialog';
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
    <Dialog
      open
      onOpenChange={onClose}
      title="Remove this list?"
      description="This removes all of its tasks, including finished ones and the client’s. Tasks you added stay."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" busy={isLoading} busyLabel="One moment…" onClick={() => void run()}>
            Remove the list
          </Button>
        </>
      }
    />
  );
}
