import { UpdateProfile } from '@landsea/contracts/account';
import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { TextField } from '@landsea/ui/fields/text-field';
import { notify } from '@landsea/web-kit';
import type { SectionProps } from './settings-sections';
import { useUpdateProfileMutation } from './settings-api';
import { settingsMessages } from './settings-messages';
import { problemsOf, useSectionForm } from './use-section-form';

/** First and last name. */
export function ProfileSection({ user }: SectionProps) {
  const [updateProfile] = useUpdateProfileMutation();
  const { field, submit, isBusy, failure } = useSectionForm({
    initial: { firstName: user.firstName, lastName: user.lastName },
    check: (values) => problemsOf(UpdateProfile, values),
    send: (values) => updateProfile(values),
    onDone: () => {
      notify({ title: settingsMessages.profileSaved, tone: 'success' });
    },
  });
  return (
    <form noValidate onSubmit={submit} className="grid max-w-xl gap-5">
      {failure ? <Notice tone="error">{failure}</Notice> : null}
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
