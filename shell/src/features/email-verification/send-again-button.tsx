import { Button } from '@landsea/ui/button';
import { apiErrorOf, notify, useResendVerificationMutation } from '@landsea/web-kit';
import { notSentAgain, sentAgain, verificationMessages } from './email-verification-messages';

/** Sends whoever is signed in another link to confirm their address with. */
export function SendAgainButton({ email }: { email: string }) {
  const [resend, { isLoading }] = useResendVerificationMutation();
  const send = async () => {
    const { error } = await resend();
    const failure = error && apiErrorOf(error);
    if (!failure) notify(sentAgain(email));
    else if (failure.code !== 'UNAUTHENTICATED') notify(notSentAgain(failure.message));
  };
  return (
    <Button size="sm" busy={isLoading} busyLabel={verificationMessages.sending} onClick={() => void send()}>
      {verificationMessages.sendAgain}
    </Button>
  );
}
