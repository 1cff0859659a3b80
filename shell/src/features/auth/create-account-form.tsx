import type { User } from '@landsea/contracts/account';
import { Button } from '@landsea/ui/button';
import { PasswordField } from '@landsea/ui/fields/password-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { apiErrorOf, fieldErrorsOf, notify, useRegisterMutation } from '@landsea/web-kit';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { checkAccount } from './auth-forms';
import type { AccountValues } from './auth-forms';
import { registrationFailure } from './auth-messages';
import { focusFirstInvalid } from './focus-first-invalid';
import { useFormFields } from './use-form-fields';

const empty: AccountValues = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' };

/** Registers a family planner, or an agent. When the call fails, what was typed stays. */
export function CreateAccountForm({
  userType,
  hold,
  onRegistered,
}: {
  userType: 'family' | 'agent';
  hold: (isHeld: boolean) => void;
  onRegistered: (user: User) => Promise<void>;
}) {
  const [register] = useRegisterMutation();
  const [isBusy, setBusy] = useState(false);
  const { values, field, isValid, setFromServer } = useFormFields(empty, checkAccount);

  const createAccount = async () => {
    setBusy(true);
    hold(true);
    const { firstName, lastName, email, password } = values;
    const agent = userType === 'agent' && { userType };
    const { data: user, error } = await register({ firstName, lastName, email, password, ...agent });
    if (user) {
      await onRegistered(user);
    } else {
      hold(false);
      setFromServer(fieldErrorsOf(error));
      notify({
        title: 'Registration failed',
        description: registrationFailure(apiErrorOf(error)),
        tone: 'error',
      });
    }
    setBusy(false);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isValid()) void createAccount();
    else focusFirstInvalid(event.currentTarget);
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {userType === 'agent' ? (
        <p className="rounded-lg bg-sea-soft px-4 py-3 text-base">
          This opens an <strong>agent account</strong>: clients, their trips, and your own planning.
        </p>
      ) : null}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField {...field('firstName')} label="First name" autoComplete="given-name" />
        <TextField {...field('lastName')} label="Last name" autoComplete="family-name" />
      </div>
      <TextField {...field('email')} label="Email" type="email" autoComplete="email" inputMode="email" />
      <PasswordField
        {...field('password')}
        label="Password"
        hint="At least 6 characters."
        autoComplete="new-password"
      />
      <PasswordField {...field('confirmPassword')} label="Confirm password" autoComplete="new-password" />
      <Button type="submit" variant="primary" size="lg" busy={isBusy} busyLabel="Creating Account...">
        Create Account
      </Button>
      <p className="text-center text-sm text-muted">Free to start. No card needed.</p>
    </form>
  );
}
