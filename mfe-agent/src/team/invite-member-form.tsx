import { InviteMember } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { notify } from '@landsea/web-kit';
import { callFailure, useZodForm } from '@landsea/web-kit/forms';
import { Send } from 'lucide-react';
import { invitedRoles, roleTexts } from './role-texts';
import { useInviteMemberMutation } from '../frame/team/team-api';

export function InviteMemberForm() {
  const [invite] = useInviteMemberMutation();
  const { form, values, field, choice, submit, failure, isBusy } = useZodForm(InviteMember, {
    email: '',
    role: 'agent',
  });
  const send = submit(async (invited) => {
    const { error } = await invite(invited);
    if (error) return callFailure(error);
    form.reset({ ...form.getValues(), email: '' });
    return notify({
      title: 'Invitation sent',
      description: `Sent to ${invited.email}. It works for 7 days.`,
      tone: 'success',
    });
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={send}>
      {failure ? <Notice tone="error">{failure.message}</Notice> : null}
      <TextField {...field('email')} label="Email address" type="email" autoComplete="off" maxLength={254} />
      <SelectField
        {...choice('role')}
        label="Role"
        hint={values.role === 'assistant' ? roleTexts.assistant : roleTexts.agent}
        options={invitedRoles}
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
