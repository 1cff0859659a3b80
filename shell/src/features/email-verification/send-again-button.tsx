import { Button } from '@landsea/ui/button';
import { notify } from '@landsea/web-kit';
import { makeSentAgainToast, verificationMessages } from './email-verification-messages';
import { useResend } from './use-resend';

export function SendAgainButton({ email, quiet = false }: { email: string; quiet?: boolean }) {
  const { send, isSending } = useResend();
  const sendAgain = async () => {
    if (await send()) notify(makeSentAgainToast(email));
  };
  return (
    <Button
      size="sm"
      variant={quiet ? 'quiet' : 'secondary'}
      className="shrink-0"
      busy={isSending}
      busyLabel={verificationMessages.sending}
      onClick={() => void sendAgain()}
    >
      {verificationMessages.sendAgain}
    </Button>
  );
}
