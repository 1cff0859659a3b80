import { AddWorkflowTask, type TaskRepeat, type TaskWho } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { DateField } from '@landsea/ui/fields/date-field';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { useState } from 'react';
import { RepeatFields } from './repeat-fields';
import { getRefusal } from './repeat-labels';
import { useAddWorkflowTaskMutation } from '../frame/tasks/workflows-api';

interface AddTaskProps {
  tripId: string;
  clientName: string;
  onClose: () => void;
}

export function AddTaskDialog({ tripId, clientName, onClose }: AddTaskProps) {
  const [add, { isLoading }] = useAddWorkflowTaskMutation();
  const [id] = useState(() => crypto.randomUUID());
  const [title, setTitle] = useState('');
  const [dueOn, setDueOn] = useState('');
  const [who, setWho] = useState<TaskWho>('agent');
  const [repeat, setRepeat] = useState<TaskRepeat | null>(null);
  const [failure, setFailure] = useState<string>();

  const save = async () => {
    const task = { id, title, dueOn: dueOn || null, who, ...(repeat && { repeat }) };
    const checked = AddWorkflowTask.safeParse(task);
    if (!checked.success) return setFailure(checked.error.issues[0]?.message);
    const { error } = await add({ tripId, ...task });
    if (error) return setFailure(getRefusal(error));
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add a task"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="add-task" variant="primary" busy={isLoading} busyLabel="Adding…">
            Add the task
          </Button>
        </>
      }
    >
      <form
        id="add-task"
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {failure ? <Notice tone="error">{failure}</Notice> : null}
        <TextField label="Task" value={title} onChange={({ target }) => setTitle(target.value)} />
        <DateField label={repeat ? 'First day' : 'Due (optional)'} value={dueOn} onChange={setDueOn} />
        <RepeatFields repeat={repeat} onChange={setRepeat} />
        <SelectField
          label="Who does it"
          value={who}
          onValueChange={(value) => setWho(value === 'client' ? 'client' : 'agent')}
          options={[
            { value: 'agent', label: 'You or your team' },
            { value: 'client', label: `${clientName}, in the portal` },
          ]}
        />
      </form>
    </Dialog>
  );
}
