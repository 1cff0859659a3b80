import { Button, type ButtonProps } from '@landsea/ui/button';
import { toApiError, notify, useResendVerificationMutation } from '@landsea/web-kit';

export function SendConfirmationButton({
  email,
  label,
  ...look
}: { email: string; label: string } & Pick<ButtonProps, 'size' | 'variant'>) {
  const [resend, { isLoading }] = useResendVerificationMutation();
  const send = async () => {
    const { error } = await resend();
    const failure = error && toApiError(error);
    if (!failure)
      notify({ title: 'Email sent', description: `We sent a new link to ${email}.`, tone: 'success' });
    else if (failure.code !== 'UNAUTHENTICATED')
      notify({ title: 'The email was not sent', description: failure.message, tone: 'error' });
  };
  return (
    <Button {...look} busy={isLoading} busyLabel="Sending..." onClick={() => void send()}>
      {label}
    </Button>
  );
}
