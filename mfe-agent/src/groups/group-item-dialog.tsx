import {
  GroupItemKind,
  groupItemKindNames,
  PlanGroupItem,
  type AgentGroup,
  type GroupItemRefusal,
} from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { DateField } from '@landsea/ui/fields/date-field';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextAreaField, TextField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { callFailure, useZodForm } from '@landsea/web-kit/forms';
import { useId, useState } from 'react';
import { usePlanGroupItemMutation } from './groups-api';

interface GroupItemDialogProps {
  group: AgentGroup;
  onDone: (refusals: readonly GroupItemRefusal[]) => void;
  onClose: () => void;
}

const kinds = GroupItemKind.options.map((value) => ({ value, label: groupItemKindNames[value] }));

const start = ({ firstDate, households }: AgentGroup): PlanGroupItem => ({
  id: crypto.randomUUID(),
  ...{ kind: 'dining', title: '', time: null, place: '', note: '' },
  date: firstDate ?? households[0]?.startDate ?? '',
});

export function GroupItemDialog({ group, onDone, onClose }: GroupItemDialogProps) {
  const formId = useId();
  const [first] = useState(() => start(group));
  const [plan] = usePlanGroupItemMutation();
  const { field, choice, submit, failure, isBusy } = useZodForm(PlanGroupItem, first);
  const kind = choice('kind');
  const time = choice('time');
  const send = submit(async (values) => {
    const { data, error } = await plan({ groupId: group.id, ...values });
    if (error) return callFailure(error);
    if (data) onDone(data.refusals);
    return undefined;
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Plan something together"
      description="It goes into the plan of each household, where it can be changed like everything else."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy} busyLabel="Adding…">
            Add to all trips
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send} className="grid gap-5">
        {failure ? <Notice tone="error">{failure.message}</Notice> : null}
        <TextField {...field('title')} label="Name" placeholder="Reunion dinner" maxLength={160} />
        <SelectField
          label="What it is"
          options={kinds}
          value={kind.value}
          onValueChange={(chosen) => kind.onValueChange(GroupItemKind.parse(chosen))}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <DateField {...field('date')} label="Day" />
          <TextField
            label="Time (optional)"
            type="time"
            value={time.value ?? ''}
            {...(time.error && { error: time.error })}
            onChange={({ target }) => time.onValueChange(target.value || null)}
          />
        </div>
        <TextField {...field('place')} label="Where (optional)" maxLength={160} />
        <TextAreaField
          {...field('note')}
          label="Note for the families (optional)"
          rows={2}
          maxLength={1000}
        />
      </form>
    </Dialog>
  );
}
