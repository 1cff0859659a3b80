import { demoAccount, Login, type User, type UserType } from '@landsea/contracts/account';
import { Button } from '@landsea/ui/button';
import { PasswordField } from '@landsea/ui/fields/password-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { toApiError, notify, useLoginMutation } from '@landsea/web-kit';
import { callFailure, useZodForm } from '@landsea/web-kit/forms';
import { lazy, Suspense, useState } from 'react';
import { signInFailure, welcomeBack } from './auth-messages';
import { DemoAgentButton } from './demo-agent-button';

const ForgotPasswordDialog = lazy(async () => ({
  default: (await import('./reset/forgot-password-dialog')).ForgotPasswordDialog,
}));

export function SignInForm({
  userType,
  hold,
  onSignedIn,
}: {
  userType: UserType;
  hold: (isHeld: boolean) => void;
  onSignedIn: (user: User) => Promise<void>;
}) {
  const [login] = useLoginMutation();
  const [hasForgotten, setForgotten] = useState(false);
  const { form, field, submit, isBusy } = useZodForm(Login, { email: '', password: '' });

  const signIn = submit(async (credentials) => {
    hold(true);
    const { data: user, error } = await login(credentials);
    if (user) {
      notify(welcomeBack);
      return onSignedIn(user);
    }
    hold(false);
    const failure = toApiError(error);
    const title = credentials.email === demoAccount.email ? 'Login failed' : 'Sign in failed';
    notify({ title, description: signInFailure(failure), tone: 'error' });
    return callFailure(error);
  });

  const signInAsDemo = () => {
    form.setValue('email', demoAccount.email);
    form.setValue('password', demoAccount.password);
    void signIn();
  };

  return (
    <>
      <form method="post" noValidate onSubmit={signIn} className="grid gap-5">
        <TextField {...field('email')} label="Email" type="email" autoComplete="email" inputMode="email" />
        <div className="grid justify-items-end gap-1">
          <PasswordField
            {...field('password')}
            label="Password"
            autoComplete="current-password"
            className="w-full"
          />
          <Button
            variant="quiet"
            size="sm"
            className="-mr-3"
            onClick={() => {
              setForgotten(true);
            }}
          >
            Forgot your password?
          </Button>
        </div>
        <Button type="submit" variant="primary" size="lg" busy={isBusy} busyLabel="Signing In...">
          Sign In
        </Button>
        <div className="grid gap-2 border-t border-hairline pt-5">
          {userType === 'agent' ? (
            <DemoAgentButton hold={hold} onSignedIn={onSignedIn} />
          ) : (
            <>
              <Button disabled={isBusy} onClick={signInAsDemo}>
                Login with Demo Account
              </Button>
              <p className="text-center text-sm text-muted">
                A finished land-and-sea trip to look around in.
              </p>
            </>
          )}
        </div>
      </form>
      {hasForgotten ? (
        <Suspense>
          <ForgotPasswordDialog
            email={form.getValues('email')}
            onClose={() => {
              setForgotten(false);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
