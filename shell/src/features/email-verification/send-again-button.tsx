import { Button } from '@landsea/ui/button';
import { verificationMessages } from './email-verification-messages';
import { useResend } from './use-resend';

/** Sends whoever is signed in another link to confirm their address with. */
export function SendAgainButton({ email }: { email: string }) {
  const { send, isSending } = useResend(email);
  return (
    <Button size="sm" busy={isSending} busyLabel={verificationMessages.sending} onClick={() => void send()}>
      {verificationMessages.sendAgain}
    </Button>
  );
}
