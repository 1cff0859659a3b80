import { Login, type User } from '@landsea/contracts/account';
import { Button } from '@landsea/ui/button';
import { PasswordField } from '@landsea/ui/fields/password-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { announce, toApiError, errorTexts, rememberDestination, useLoginMutation } from '@landsea/web-kit';
import { useZodForm } from '@landsea/web-kit/forms';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { GoogleButton } from '../features/auth/google-button';
import { signInFailure } from '../features/auth/auth-messages';

export function SignInAgainDialog({
  user,
  onFinish,
}: {
  user: User;
  onFinish: (isSignedIn: boolean) => void;
}) {
  const [login] = useLoginMutation();
  const { pathname, search } = useLocation();
  const formId = useId();
  const { field, submit, isBusy } = useZodForm(Login, { email: user.email, password: '' });
  const leave = () => {
    onFinish(false);
    announce('session-expired', { message: errorTexts.sessionExpired });
  };
  const signIn = submit(async (credentials) => {
    const { data, error } = await login(credentials);
    if (data?.id === user.id) return onFinish(true);
    if (data) return leave();
    const failure = toApiError(error);
    return { message: failure.message, fields: { password: signInFailure(failure) } };
  });
  return (
    <Dialog
      open
      // A stray key must not close it: the typed text on the page would be lost.
      onOpenChange={() => undefined}
      title="Sign in again"
      description="Your session ended. Everything on this page is still here."
      footer={
        <>
          <Button variant="quiet" onClick={leave}>
            Sign out
          </Button>
          {user.hasPassword ? (
            <Button type="submit" form={formId} variant="primary" busy={isBusy} busyLabel="Signing In...">
              Sign In
            </Button>
          ) : null}
        </>
      }
    >
      <div className="grid gap-5">
        {user.hasPassword ? (
          <form id={formId} method="post" noValidate onSubmit={signIn} className="grid gap-5">
            <TextField {...field('email')} label="Email" type="email" autoComplete="username" readOnly />
            <PasswordField
              {...field('password')}
              autoFocus
              label="Password"
              autoComplete="current-password"
            />
          </form>
        ) : null}
        {user.googleLinked ? (
          <div className="grid gap-2" onClickCapture={() => rememberDestination(`${pathname}${search}`)}>
            <GoogleButton from="/auth/google" userType={user.userType} />
            <p className="text-sm text-muted">
              Google opens in this tab and brings you back here. Anything you haven’t saved will be lost.
            </p>
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}
