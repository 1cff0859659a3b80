import { Button } from '@landsea/ui/button';
import { PasswordField } from '@landsea/ui/fields/password-field';
import { apiErrorOf, fieldErrorsOf, notify } from '@landsea/web-kit';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { checkNewPassword } from '../auth-forms';
import type { NewPasswordValues } from '../auth-forms';
import { focusFirstInvalid } from '../focus-first-invalid';
import { useResetPasswordMutation } from './password-reset-api';
import { resetDoneWith, resetFailed, resetFailure, tokenMissing } from './password-reset-messages';
import { useFormFields } from '../use-form-fields';

const empty: NewPasswordValues = { password: '', confirmPassword: '' };

/** Sets the password that the mailed token allows. When the call fails, what was typed stays. */
export function ResetPasswordForm({ token, onReset }: { token: string; onReset: () => Promise<void> }) {
  const [resetPassword] = useResetPasswordMutation();
  const [isBusy, setBusy] = useState(false);
  const { values, field, isValid, setFromServer } = useFormFields(empty, checkNewPassword);

  const send = async () => {
    if (!token) {
      notify(resetFailed(tokenMissing));
      return;
    }
    setBusy(true);
    const { data: done, error } = await resetPassword({ token, password: values.password });
    if (done) {
      notify(resetDoneWith(done));
      await onReset();
    } else {
      setFromServer(fieldErrorsOf(error));
      notify(resetFailed(resetFailure(apiErrorOf(error))));
    }
    setBusy(false);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isValid()) void send();
    else focusFirstInvalid(event.currentTarget);
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <PasswordField
        {...field('password')}
        label="New password"
        hint="At least 6 characters."
        autoComplete="new-password"
      />
      <PasswordField {...field('confirmPassword')} label="Confirm new password" autoComplete="new-password" />
      <Button type="submit" variant="primary" size="lg" busy={isBusy} busyLabel="Updating Password...">
        Update Password
      </Button>
    </form>
  );
}
