import { apiErrorOf, notify, useResendVerificationMutation } from '@landsea/web-kit';
import { notSentAgain, sentAgain } from './email-verification-messages';

/** Sends whoever is signed in another link to confirm their address with, and says how that went. */
export const useResend = (email: string) => {
  const [resend, { isLoading }] = useResendVerificationMutation();
  /** @returns whether it was sent. */
  const send = async (): Promise<boolean> => {
    const { error } = await resend();
    const failure = error && apiErrorOf(error);
    if (!failure) notify(sentAgain(email));
    else if (failure.code !== 'UNAUTHENTICATED') notify(notSentAgain(failure.message));
    return !failure;
  };
  return { send, isSending: isLoading };
};
