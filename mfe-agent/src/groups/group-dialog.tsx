import {
  GroupKind,
  groupKindNames,
  groupKinds,
  SaveAgentGroup,
  type AgentGroup,
} from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { DateField } from '@landsea/ui/fields/date-field';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextAreaField, TextField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { callFailure, useZodForm } from '@landsea/web-kit/forms';
import { useId, useState } from 'react';
import { useGetGroupQuery, useSaveGroupMutation } from './groups-api';

interface GroupDialogProps {
  /** Absent for a new one. */
  group?: AgentGroup;
  onSaved: (group: AgentGroup) => void;
  onClose: () => void;
}

const kinds = groupKinds.map((value) => ({ value, label: groupKindNames[value] }));

const start = (group: AgentGroup | undefined): SaveAgentGroup => ({
  version: group?.version ?? 0,
  name: group?.name ?? '',
  kind: group?.kind ?? 'reunion',
  firstDate: group?.firstDate ?? null,
  lastDate: group?.lastDate ?? null,
  note: group?.note ?? '',
});

export function GroupDialog({ group, onSaved, onClose }: GroupDialogProps) {
  const formId = useId();
  const [id] = useState(() => group?.id ?? crypto.randomUUID());
  const [save] = useSaveGroupMutation();
  const { refetch } = useGetGroupQuery(id, { skip: !group });
  const { form, field, choice, submit, failure, isBusy } = useZodForm(SaveAgentGroup, start(group));
  const kind = choice('kind');
  const first = choice('firstDate');
  const last = choice('lastDate');
  const send = submit(async (values) => {
    const { data, error } = await save({ id, ...values });
    const failed = callFailure(error);
    if (failed?.code === 'EDIT_CONFLICT' && group) {
      const latest = await refetch();
      form.setValue('version', latest.data?.version ?? group.version);
    }
    if (failed) return failed;
    if (data) onSaved(data);
    return undefined;
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={group ? 'Change the group' : 'A new group'}
      description="Only you and your team see it. Each household keeps a trip of its own."
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
        {failure ? <Notice tone="error">{failure.message}</Notice> : null}
        <TextField {...field('name')} label="Name" placeholder="Okafor reunion" maxLength={80} />
        <SelectField
          label="Occasion"
          options={kinds}
          value={kind.value}
          onValueChange={(chosen) => kind.onValueChange(GroupKind.parse(chosen))}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <DateField
            label="Together from (optional)"
            value={first.value ?? ''}
            error={first.error}
            onChange={(date) => first.onValueChange(date || null)}
          />
          <DateField
            label="Until (optional)"
            value={last.value ?? ''}
            error={last.error}
            onChange={(date) => last.onValueChange(date || null)}
          />
        </div>
        <TextAreaField {...field('note')} label="Note (optional)" rows={3} maxLength={1000} />
      </form>
    </Dialog>
  );
}
