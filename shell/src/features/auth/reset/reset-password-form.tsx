import { NewPassword, samePasswords } from '@landsea/contracts/account';
import { Button } from '@landsea/ui/button';
import { PasswordField } from '@landsea/ui/fields/password-field';
import { toApiError, notify } from '@landsea/web-kit';
import { callFailure, useZodForm } from '@landsea/web-kit/forms';
import * as z from 'zod/mini';
import { useResetPasswordMutation } from './password-reset-api';
import { resetDoneWith, resetFailed, resetFailure, tokenMissing } from './password-reset-messages';

const NewPasswords = z.object({ password: NewPassword, confirmPassword: z.string() }).check(samePasswords);

export function ResetPasswordForm({ token, onReset }: { token: string; onReset: () => Promise<void> }) {
  const [resetPassword] = useResetPasswordMutation();
  const { field, submit, isBusy } = useZodForm(NewPasswords, { password: '', confirmPassword: '' });

  const send = submit(async ({ password }) => {
    if (!token) return notify(resetFailed(tokenMissing));
    const { data: done, error } = await resetPassword({ token, password });
    if (done) {
      notify(resetDoneWith(done));
      return onReset();
    }
    notify(resetFailed(resetFailure(toApiError(error))));
    return callFailure(error);
  });

  return (
    <form noValidate onSubmit={send} className="grid gap-5">
      <PasswordField
        {...field('password', ['confirmPassword'])}
        label="New password"
        hint="At least 6 characters. 8 or more are safer."
        autoComplete="new-password"
      />
      <PasswordField {...field('confirmPassword')} label="Confirm new password" autoComplete="new-password" />
      <Button type="submit" variant="primary" size="lg" busy={isBusy} busyLabel="Updating Password...">
        Update Password
      </Button>
    </form>
  );
}
