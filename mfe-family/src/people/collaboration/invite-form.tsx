import { InviteCollaborator } from '@landsea/contracts/sharing';
import { Button } from '@landsea/ui/button';
import { SelectField } from '@landsea/ui/fields/select-field';
import { SwitchField } from '@landsea/ui/fields/switch-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { notify } from '@landsea/web-kit';
import { callFailure, useZodForm } from '@landsea/web-kit/forms';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useInviteMutation } from '../../trip-frame/api/sharing-api';
import { roleOptions } from './sharing-messages';

// Viewing is the default; editing is chosen.
const initial = { email: '', role: 'viewer', seesMoney: false };

export function InviteForm({ tripId, onBlocked }: { tripId: string; onBlocked: (() => void) | undefined }) {
  const [invite] = useInviteMutation();
  const { form, values, field, choice, submit, isBusy } = useZodForm(InviteCollaborator, initial, {
    onBlocked,
  });

  const [isMoneyChosen, setMoneyChosen] = useState(false);
  const role = choice('role');
  // An editor needs the budget; a viewer sees it only by choice.
  const changeRole = (chosen: string) => {
    role.onValueChange(chosen);
    if (!isMoneyChosen) form.setValue('seesMoney', chosen === 'editor');
  };

  const send = submit(async (asked) => {
    const { data, error } = await invite({ tripId, asked });
    if (error) return callFailure(error);
    form.reset({ ...form.getValues(), email: '' });
    return notify({
      title: 'Invitation sent',
      description: `To ${data.email}. It works for 7 days.`,
      tone: 'success',
    });
  });

  return (
    <form noValidate aria-label="Invite somebody" className="grid gap-4" onSubmit={send}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...field('email')}
          label="Email address"
          type="email"
          autoComplete="off"
          maxLength={254}
        />
        <SelectField {...role} onValueChange={changeRole} label="What they may do" options={roleOptions} />
      </div>
      <SwitchField
        label="Can see budget"
        hint={
          values.role === 'viewer'
            ? 'Off for viewers: turn it on to show them budget, expenses and savings.'
            : 'Budget, expenses and savings. Otherwise this person doesn’t see them.'
        }
        checked={values.seesMoney}
        onCheckedChange={(seesMoney) => {
          setMoneyChosen(true);
          form.setValue('seesMoney', seesMoney);
        }}
      />
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        busy={isBusy}
        busyLabel="Sending…"
        icon={<Send aria-hidden className="size-5" strokeWidth={1.75} />}
      >
        Send invitation
      </Button>
    </form>
  );
}
