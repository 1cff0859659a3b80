import { SaveTaskList } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { SwitchField } from '@landsea/ui/fields/switch-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { notify } from '@landsea/web-kit';
import { callFailure, useZodForm } from '@landsea/web-kit/forms';
import { useId } from 'react';
import { useListTaskListsQuery, useSaveTaskListMutation } from '../frame/tasks/task-lists-api';
import type { ListDraft } from './list-draft';
import { ListedTasks } from './listed-tasks';

interface ListDialogProps {
  draft: ListDraft;
  isInAgency: boolean;
  onClose: () => void;
}

export function ListDialog({ draft, isInAgency, onClose }: ListDialogProps) {
  const formId = useId();
  const [save] = useSaveTaskListMutation();
  const { refetch } = useListTaskListsQuery();
  const { form, field, choice, submit, failure, isBusy } = useZodForm(SaveTaskList, draft.values);
  const shared = choice('isShared');
  const tasks = choice('tasks');
  const send = submit(async (list) => {
    const { error } = await save({ id: draft.id, ...list });
    const failed = callFailure(error);
    if (failed?.code === 'EDIT_CONFLICT') {
      const { data } = await refetch();
      const latest = data?.lists.find(({ id }) => id === draft.id);
      form.setValue('version', latest?.version ?? 0);
    }
    if (failed) return failed;
    notify({ title: 'List saved', tone: 'success' });
    return onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={draft.values.version === 0 ? 'A new list' : 'Change the list'}
      description="Trips that use it already keep their tasks."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy} busyLabel="Saving…">
            Save
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send} className="grid gap-5">
        {failure ? (
          <Notice tone="error">{Object.values(failure.fields ?? {})[0] ?? failure.message}</Notice>
        ) : null}
        <TextField {...field('title')} label="Name" maxLength={80} />
        {isInAgency ? (
          <SwitchField
            label="Share with my agency"
            hint="Colleagues can use it. Only you can change it."
            checked={shared.value}
            onCheckedChange={shared.onValueChange}
          />
        ) : null}
        <ListedTasks tasks={tasks.value} error={tasks.error} onChange={tasks.onValueChange} />
      </form>
    </Dialog>
  );
}
