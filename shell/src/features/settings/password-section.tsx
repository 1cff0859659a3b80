import { ChangePassword } from '@landsea/contracts/account';
import { Button } from '@landsea/ui/button';
import { PasswordField } from '@landsea/ui/fields/password-field';
import { notify } from '@landsea/web-kit';
import { useState } from 'react';
import { AskCalendarLinks } from './calendar-links';
import { useChangePasswordMutation } from './settings-api';
import { SectionFailure } from './section-failure';
import { settingsMessages } from './settings-messages';
import type { SectionProps } from './settings-sections';
import { problemsOf, useSectionForm } from './use-section-form';

const empty = { currentPassword: '', password: '', confirmPassword: '' };

/** A new password, or the first one of who signs in with Google alone. */
export function PasswordSection({ user }: SectionProps) {
  const [changePassword] = useChangePasswordMutation();
  const [asksForLinks, setAsksForLinks] = useState(false);
  const { setValues, field, submit, isBusy, failure, mustSignInAgain } = useSectionForm({
    initial: empty,
    check: ({ currentPassword, password, confirmPassword }) => ({
      ...problemsOf(ChangePassword, { password }),
      ...(user.hasPassword && currentPassword === '' && { currentPassword: 'Enter your current password' }),
      ...(password !== confirmPassword && { confirmPassword: "Passwords don't match" }),
    }),
    send: ({ currentPassword, password }) =>
      changePassword({ password, ...(user.hasPassword && { currentPassword }) }),
    onDone: () => {
      const title = user.hasPassword ? settingsMessages.passwordSaved : settingsMessages.passwordSet;
      notify({ title, description: settingsMessages.othersEnded, tone: 'success' });
      setValues(empty);
      setAsksForLinks(true);
    },
  });
  const verb = user.hasPassword ? 'Change password' : 'Set password';
  return (
    <form noValidate onSubmit={submit} className="grid max-w-xl gap-5">
      <p>
        {user.hasPassword
          ? 'A new password signs out every other browser at once; this one stays.'
          : 'You sign in with Google. With a password of your own you can sign in without it too.'}
      </p>
      {asksForLinks ? <AskCalendarLinks onKeep={() => setAsksForLinks(false)} /> : null}
      <SectionFailure failure={failure} mustSignInAgain={mustSignInAgain} />
      {user.hasPassword ? (
        <PasswordField
          {...field('currentPassword')}
          label="Current password"
          autoComplete="current-password"
          disabled={user.isDemo}
        />
      ) : null}
      <PasswordField
        {...field('password')}
        label="New password"
        hint="At least 6 characters."
        autoComplete="new-password"
        disabled={user.isDemo}
      />
      <PasswordField
        {...field('confirmPassword')}
        label="Confirm new password"
        autoComplete="new-password"
        disabled={user.isDemo}
      />
      <div>
        <Button type="submit" variant="primary" busy={isBusy} busyLabel="Saving..." disabled={user.isDemo}>
          {verb}
        </Button>
      </div>
    </form>
  );
}
