import { Button } from '@landsea/ui/button';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { TextField } from '@landsea/ui/fields/text-field';
import { fieldErrorsOf, notify } from '@landsea/web-kit';
import { useId } from 'react';
import type { FormEvent } from 'react';
import { checkForgot } from '../auth-forms';
import type { ForgotValues } from '../auth-forms';
import { focusFirstInvalid } from '../focus-first-invalid';
import { useForgotPasswordMutation } from './password-reset-api';
import { resetNotSent, resetSent } from './password-reset-messages';
import { useFormFields } from '../use-form-fields';

/** Asks for the link to a new password, for the address that was typed to sign in. */
export function ForgotPasswordDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const formId = useId();
  const [askForLink, { isLoading }] = useForgotPasswordMutation();
  const { values, field, isValid, setFromServer } = useFormFields<ForgotValues>({ email }, checkForgot);

  const send = async () => {
    const { error } = await askForLink(values);
    if (error) {
      setFromServer(fieldErrorsOf(error));
      notify(resetNotSent);
      return;
    }
    notify(resetSent);
    onClose();
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isValid()) void send();
    else focusFirstInvalid(event.currentTarget);
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Reset Your Password"
      description="We send a link to your email address. It works once, for 30 minutes."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={isLoading} busyLabel="Sending...">
            Send Reset Link
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextField {...field('email')} label="Email" type="email" autoComplete="email" inputMode="email" />
      </form>
    </Dialog>
  );
}
