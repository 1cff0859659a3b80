import { SaveTaskList } from '@landsea/contracts/agents';
import { TextField } from '@landsea/ui/fields/text-field';
import { FormDialog } from '@landsea/web-kit/parts/form-dialog';
import { notify } from '@landsea/web-kit';
import { callFailure } from '@landsea/web-kit/forms';
import { useListTaskListsQuery, useSaveTaskListMutation } from '../frame/tasks/task-lists-api';
import { ShareSwitch } from '../frame/share-switch';
import type { ListDraft } from './list-draft';
import { ListedTasks } from './listed-tasks';

interface ListDialogProps {
  draft: ListDraft;
  isInAgency: boolean;
  onClose: () => void;
}

export function ListDialog({ draft, isInAgency, onClose }: ListDialogProps) {
  const [save] = useSaveTaskListMutation();
  const { refetch } = useListTaskListsQuery();
  return (
    <FormDialog
      size="lg"
      title={draft.values.version === 0 ? 'A new list' : 'Change the list'}
      description="Trips that use it already keep their tasks."
      submitLabel="Save"
      hasCancel
      schema={SaveTaskList}
      initial={draft.values}
      onSave={async (list, form) => {
        const { error } = await save({ id: draft.id, ...list });
        const failed = callFailure(error);
        if (failed?.code === 'EDIT_CONFLICT') {
          const { data } = await refetch();
          const latest = data?.lists.find(({ id }) => id === draft.id);
          form.setValue('version', latest?.version ?? 0);
        }
        if (failed) return { ...failed, message: Object.values(failed.fields ?? {})[0] ?? failed.message };
        notify({ title: 'List saved', tone: 'success' });
        return undefined;
      }}
      onClose={onClose}
    >
      {({ field, choice }) => {
        const tasks = choice('tasks');
        return (
          <>
            <TextField {...field('title')} label="Name" maxLength={80} />
            {isInAgency ? <ShareSwitch {...choice('isShared')} /> : null}
            <ListedTasks tasks={tasks.value} error={tasks.error} onChange={tasks.onValueChange} />
          </>
        );
      }}
    </FormDialog>
  );
}
