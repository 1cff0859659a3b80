import { apiErrorOf, notify, useResendVerificationMutation } from '@landsea/web-kit';
import { notSentAgain } from './email-verification-messages';

/** Sends the person who is signed in another link to confirm their address with, and says why where that failed. */
export const useResend = () => {
  const [resend, { isLoading }] = useResendVerificationMutation();
  /** @returns whether it was sent. */
  const send = async (): Promise<boolean> => {
    const { error } = await resend();
    const failure = error && apiErrorOf(error);
    if (failure && failure.code !== 'UNAUTHENTICATED') notify(notSentAgain(failure.message));
    return !failure;
  };
  return { send, isSending: isLoading };
};
