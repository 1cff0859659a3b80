import {
  ChangeWorkflowTask,
  type TaskMessage,
  type TaskRepeat,
  type WorkflowTask,
} from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { DateField } from '@landsea/ui/fields/date-field';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { toApiError } from '@landsea/web-kit';
import { loadLatePart } from '@landsea/web-kit/pages';
import { Suspense, useState } from 'react';
import { useGetAgencyQuery } from '../frame/team/team-api';
import { RepeatFields } from './repeat-fields';
import { isSameRepeat, getRefusal } from './repeat-labels';
import type { LastDone } from '../frame/undo-bar';
import {
  useChangeWorkflowTaskMutation,
  useRemoveWorkflowTaskMutation,
  useRestoreWorkflowTaskMutation,
} from '../frame/tasks/workflows-api';

const MessageChoice = loadLatePart(() => import('../frame/tasks/message-choice'), 'MessageChoice');

const chosenOf = ({ message }: WorkflowTask): TaskMessage | undefined =>
  message ? { templateId: message.templateId, way: message.way } : undefined;

const isSameMessage = (one: TaskMessage | undefined, other: TaskMessage | undefined): boolean =>
  one?.templateId === other?.templateId && one?.way === other?.way;

interface ChangeTaskProps {
  tripId: string;
  task: WorkflowTask;
  onRemoved: (removed: LastDone) => void;
  onClose: () => void;
}

/** A day that was set by hand stays when the trip moves. */
export function ChangeTaskDialog({ tripId, task, onRemoved, onClose }: ChangeTaskProps) {
  const { data: agency } = useGetAgencyQuery();
  const [change, { isLoading }] = useChangeWorkflowTaskMutation();
  const [remove, { isLoading: isRemoving }] = useRemoveWorkflowTaskMutation();
  const [restore] = useRestoreWorkflowTaskMutation();
  const [version] = useState(task.version);
  const [title, setTitle] = useState(task.title);
  const [note, setNote] = useState(task.note ?? '');
  const [dueOn, setDueOn] = useState(task.dueOn ?? '');
  const [assigneeId, setAssigneeId] = useState(task.assigneeId ?? '');
  const [repeat, setRepeat] = useState<TaskRepeat | null>(task.repeat ?? null);
  const [message, setMessage] = useState(chosenOf(task));
  const [failure, setFailure] = useState<string>();
  const canSend = task.who === 'agent' && (task.isOfTemplate || Boolean(task.message));
  const members = agency?.members ?? [];

  const save = async () => {
    const wanted = {
      version,
      title,
      note,
      ...(dueOn !== (task.dueOn ?? '') && { dueOn: dueOn || null }),
      ...(assigneeId !== (task.assigneeId ?? '') && { assigneeId: assigneeId || null }),
      ...(!isSameRepeat(repeat, task.repeat ?? null) && { repeat }),
      ...(!isSameMessage(message, chosenOf(task)) && { message: message ?? null }),
    };
    const checked = ChangeWorkflowTask.safeParse(wanted);
    if (!checked.success) return setFailure(checked.error.issues[0]?.message);
    const { error } = await change({ tripId, taskId: task.id, ...wanted });
    if (error) return setFailure(getRefusal(error));
    onClose();
  };
  const reset = async () => {
    const { error } = await change({ tripId, taskId: task.id, version, dueOn: null });
    if (error) setFailure(toApiError(error).message);
    else onClose();
  };
  const takeAway = async () => {
    const named = { tripId, taskId: task.id };
    const { error } = await remove(named);
    if (error) return;
    onRemoved({
      text: task.repeat
        ? `“${task.title}” is left out this time.`
        : task.isOfTemplate
          ? `“${task.title}” is not needed.`
          : `“${task.title}” is deleted.`,
      undo: () => void restore(named),
    });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Change the task"
      footer={
        <>
          <Button
            variant="quiet"
            busy={isRemoving}
            busyLabel="One moment…"
            onClick={() => void takeAway()}
            className="mr-auto"
          >
            {task.repeat ? 'Not this time' : task.isOfTemplate ? 'Not needed' : 'Delete'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="change-task" variant="primary" busy={isLoading} busyLabel="Saving…">
            Save
          </Button>
        </>
      }
    >
      <form
        id="change-task"
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {failure ? <Notice tone="error">{failure}</Notice> : null}
        <TextField label="Task" value={title} onChange={({ target }) => setTitle(target.value)} />
        <div className="grid gap-1">
          <DateField
            label="Due"
            value={dueOn}
            onChange={setDueOn}
            hint={
              task.hasOwnDate || !task.isOfTemplate
                ? 'This date stays put when the trip moves.'
                : 'It moves with the trip until you choose your own date.'
            }
          />
          {task.hasOwnDate && task.isOfTemplate ? (
            <Button size="sm" variant="quiet" className="justify-self-start" onClick={() => void reset()}>
              Follow the trip again
            </Button>
          ) : null}
        </div>
        {canSend && !task.message?.sentAt ? (
          <Suspense>
            <MessageChoice message={message} onChange={setMessage} />
          </Suspense>
        ) : null}
        <RepeatFields repeat={repeat} onChange={setRepeat} />
        {members.length > 1 ? (
          <SelectField
            label="Who on your team"
            value={assigneeId}
            onValueChange={setAssigneeId}
            options={[
              { value: '', label: 'The client’s agent' },
              ...members.map(({ userId, name, isYou }) => ({
                value: userId,
                label: isYou ? `${name} (you)` : name,
              })),
            ]}
          />
        ) : null}
        <TextField
          label="Note"
          value={note}
          onChange={({ target }) => setNote(target.value)}
          {...(task.who === 'client' && { hint: 'Only your team sees it.' })}
        />
      </form>
    </Dialog>
  );
}
