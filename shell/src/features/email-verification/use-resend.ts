import { apiErrorOf, notify, useResendVerificationMutation } from '@landsea/web-kit';
import { notSentAgain } from './email-verification-messages';

export const useResend = () => {
  const [resend, { isLoading }] = useResendVerificationMutation();
  const send = async (): Promise<boolean> => {
    const { error } = await resend();
    const failure = error && apiErrorOf(error);
    if (failure && failure.code !== 'UNAUTHENTICATED') notify(notSentAgain(failure.message));
    return !failure;
  };
  return { send, isSending: isLoading };
};
