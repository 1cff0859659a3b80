import { UpdateProfile } from '@landsea/contracts/account';
import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { TextField } from '@landsea/ui/fields/text-field';
import { notify } from '@landsea/web-kit';
import { callFailure, useZodForm } from '@landsea/web-kit/forms';
import type { SectionProps } from './section-props';
import { useUpdateProfileMutation } from '../settings-api';
import { settingsMessages } from '../settings-messages';

export function ProfileSection({ user }: SectionProps) {
  const [updateProfile] = useUpdateProfileMutation();
  const { firstName, lastName } = user;
  const { field, submit, isBusy, failure } = useZodForm(UpdateProfile, { firstName, lastName });
  const save = submit(async (names) => {
    const { error } = await updateProfile(names);
    if (!error) notify({ title: settingsMessages.profileSaved, tone: 'success' });
    return callFailure(error);
  });
  return (
    <form noValidate onSubmit={save} className="grid max-w-xl gap-5">
      {failure ? <Notice tone="error">{failure.message}</Notice> : null}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          {...field('firstName')}
          label="First name"
          autoComplete="given-name"
          disabled={user.isDemo}
        />
        <TextField
          {...field('lastName')}
          label="Last name"
          autoComplete="family-name"
          disabled={user.isDemo}
        />
      </div>
      <div>
        <Button type="submit" variant="primary" busy={isBusy} busyLabel="Saving..." disabled={user.isDemo}>
          Save name
        </Button>
      </div>
    </form>
  );
}
