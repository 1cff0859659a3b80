import type { WorkflowTask } from '@landsea/contracts/agents';
import { describeSending } from '@landsea/rules/agents';
import { Button } from '@landsea/ui/button';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { MessageToSend } from '../frame/tasks/message-to-send';
import { useChangeWorkflowTaskMutation } from '../frame/tasks/workflows-api';

interface TaskMessageDialogProps {
  task: WorkflowTask;
  tripId: string;
  onClose: () => void;
}

export function TaskMessageDialog({ task, tripId, onClose }: TaskMessageDialogProps) {
  const [change, { isLoading }] = useChangeWorkflowTaskMutation();
  const { id, title, dueOn, version, message } = task;
  const waits = message && message.problem === null ? describeSending(message.way, dueOn) : undefined;
  const switchOff = async () => {
    if (!message) return;
    const { templateId } = message;
    const { error } = await change({ tripId, taskId: id, version, message: { templateId, way: 'look' } });
    if (!error) onClose();
  };
  return (
    <Dialog open onOpenChange={onClose} title={title} {...(waits && { description: `${waits}.` })}>
      <MessageToSend task={task} tripId={tripId} onSent={onClose}>
        {message?.way === 'auto' && message.problem === null && !message.sentAt ? (
          <Button
            size="sm"
            variant="quiet"
            busy={isLoading}
            busyLabel="Saving…"
            onClick={() => void switchOff()}
          >
            Don’t send by itself
          </Button>
        ) : null}
      </MessageToSend>
    </Dialog>
  );
}
