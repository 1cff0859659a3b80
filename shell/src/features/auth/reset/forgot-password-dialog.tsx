import { ForgotPassword } from '@landsea/contracts/account';
import { Button } from '@landsea/ui/button';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { TextField } from '@landsea/ui/fields/text-field';
import { notify } from '@landsea/web-kit';
import { callFailure, useZodForm } from '@landsea/web-kit/forms';
import { useId } from 'react';
import { useForgotPasswordMutation } from './password-reset-api';
import { resetNotSent, resetSent } from './password-reset-messages';

export function ForgotPasswordDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const formId = useId();
  const [askForLink] = useForgotPasswordMutation();
  const { field, submit, isBusy } = useZodForm(ForgotPassword, { email });

  const send = submit(async (typed) => {
    const { error } = await askForLink(typed);
    notify(error ? resetNotSent : resetSent);
    if (!error) onClose();
    return callFailure(error);
  });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Reset Your Password"
      description="We send a link to your email address. It works once, for 30 minutes."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy} busyLabel="Sending...">
            Send Reset Link
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send}>
        <TextField {...field('email')} label="Email" type="email" autoComplete="email" inputMode="email" />
      </form>
    </Dialog>
  );
}
