import type { PasswordReset } from '@landsea/contracts/account';
import type { RequestError, Toast } from '@landsea/web-kit';

export const resetSent: Toast = {
  title: 'Password reset sent!',
  description: 'Check your email for password reset instructions.',
  tone: 'success',
};
export const resetNotSent: Toast = {
  title: 'Password reset failed',
  description: 'Please check your email address and try again.',
  tone: 'error',
};
export const invalidLink: Toast = {
  title: 'Invalid reset link',
  description: 'This password reset link is invalid or has expired.',
  tone: 'error',
};
const resetDone: Toast = {
  title: 'Password reset successful!',
  description: 'Your password has been updated. You can now sign in with your new password.',
  tone: 'success',
};

/** A reset also cancels a scheduled deletion of the account. */
export const resetDoneWith = ({ deletionCanceled }: PasswordReset): Toast =>
  deletionCanceled
    ? {
        ...resetDone,
        description: `${resetDone.description ?? ''} The scheduled deletion of your account is canceled.`,
      }
    : resetDone;

export const tokenMissing = 'Password reset token is missing.';

const isOwnWords = ({ code }: RequestError): boolean =>
  code === 'NETWORK' || code === 'TIMEOUT' || code === 'NOT_JSON';

export const resetFailure = (error: RequestError): string => {
  if (error.code === 'TOKEN_INVALID' || error.message.includes('Invalid or expired')) {
    return 'This reset link has expired. Please request a new one.';
  }
  return (!isOwnWords(error) && error.message) || 'Failed to reset password. Please try again.';
};

export const resetFailed = (description: string): Toast => ({
  title: 'Password reset failed',
  description,
  tone: 'error',
});
