import { NewPassword, samePasswords } from '@landsea/contracts/account';
import { Button } from '@landsea/ui/button';
import { PasswordField } from '@landsea/ui/fields/password-field';
import { notify } from '@landsea/web-kit';
import { callFailure, useZodForm } from '@landsea/web-kit/forms';
import { useState } from 'react';
import * as z from 'zod/mini';
import { AskCalendarLinks } from './calendar-links';
import { defineCurrentPassword } from '../current-password';
import { useChangePasswordMutation } from '../settings-api';
import { SectionFailure } from './section-failure';
import { settingsMessages } from '../settings-messages';
import type { SectionProps } from './section-props';

const empty = { currentPassword: '', password: '', confirmPassword: '' };

export function PasswordSection({ user }: SectionProps) {
  const [changePassword] = useChangePasswordMutation();
  const [asksForLinks, setAsksForLinks] = useState(false);
  const { form, field, submit, isBusy, failure } = useZodForm(
    z
      .object({
        currentPassword: defineCurrentPassword(user),
        password: NewPassword,
        confirmPassword: z.string(),
      })
      .check(samePasswords),
    empty,
  );
  const change = submit(async (typed) => {
    const { error } = await changePassword({
      password: typed.password,
      ...(user.hasPassword && { currentPassword: typed.currentPassword }),
    });
    if (error) return callFailure(error);
    const title = user.hasPassword ? settingsMessages.passwordSaved : settingsMessages.passwordSet;
    notify({ title, description: settingsMessages.othersEnded, tone: 'success' });
    setAsksForLinks(true);
    return form.reset();
  });
  const verb = user.hasPassword ? 'Change password' : 'Set password';
  return (
    <form noValidate onSubmit={change} className="grid max-w-xl gap-5">
      <p>
        {user.hasPassword
          ? 'A new password signs out every other browser at once; this one stays.'
          : 'You sign in with Google. With a password of your own you can sign in without it too.'}
      </p>
      {asksForLinks ? <AskCalendarLinks onKeep={() => setAsksForLinks(false)} /> : null}
      <SectionFailure failure={failure} />
      {user.hasPassword ? (
        <PasswordField
          {...field('currentPassword')}
          label="Current password"
          autoComplete="current-password"
          disabled={user.isDemo}
        />
      ) : null}
      <PasswordField
        {...field('password', ['confirmPassword'])}
        label="New password"
        hint="At least 6 characters. 8 or more are safer."
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
