import { toApiError, notify, useResendVerificationMutation } from '@landsea/web-kit';
import { makeNotSentToast } from './email-verification-messages';

export const useResend = () => {
  const [resend, { isLoading }] = useResendVerificationMutation();
  const send = async (): Promise<boolean> => {
    const { error } = await resend();
    const failure = error && toApiError(error);
    if (failure && failure.code !== 'UNAUTHENTICATED') notify(makeNotSentToast(failure.message));
    return !failure;
  };
  return { send, isSending: isLoading };
};
