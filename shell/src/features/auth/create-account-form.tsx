import { LastName, Register, samePasswords, type User } from '@landsea/contracts/account';
import { Button } from '@landsea/ui/button';
import { PasswordField } from '@landsea/ui/fields/password-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { toApiError, notify, useRegisterMutation } from '@landsea/web-kit';
import { callFailure, useZodForm } from '@landsea/web-kit/forms';
import * as z from 'zod/mini';
import { explainRegistrationFailure } from './auth-messages';

const { firstName, email, password } = Register.shape;
const Asked = z.object({ firstName, lastName: z.string(), email, password, confirmPassword: z.string() });
const FullAccount = z.extend(Asked, { lastName: LastName }).check(samePasswords);
const empty = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' };

/**
 * The text stays when the call fails. The short form asks a planner for no last
 * name and for the password once.
 */
export function CreateAccountForm({
  userType,
  isShort,
  hold,
  onRegistered,
}: {
  userType: 'family' | 'agent';
  isShort: boolean;
  hold: (isHeld: boolean) => void;
  onRegistered: (user: User) => Promise<void>;
}) {
  const [register] = useRegisterMutation();
  const { field, submit, isBusy } = useZodForm(isShort ? Asked : FullAccount, empty);

  const createAccount = submit(async ({ confirmPassword: _same, lastName, ...account }) => {
    hold(true);
    const agent = userType === 'agent' && { userType };
    const { data: user, error } = await register({ ...account, ...(!isShort && { lastName }), ...agent });
    if (user) return onRegistered(user);
    hold(false);
    notify({
      title: 'Registration failed',
      description: explainRegistrationFailure(toApiError(error)),
      tone: 'error',
    });
    return callFailure(error);
  });

  return (
    <form method="post" noValidate onSubmit={createAccount} className="grid gap-5">
      {userType === 'agent' ? (
        <p className="rounded-lg bg-sea-soft px-4 py-3 text-base">
          This opens an <strong>agent account</strong>: clients, their trips, and your own planning.
        </p>
      ) : null}
      <div className={isShort ? undefined : 'grid items-start gap-5 sm:grid-cols-2'}>
        <TextField {...field('firstName')} label="First name" autoComplete="given-name" />
        {isShort ? null : <TextField {...field('lastName')} label="Last name" autoComplete="family-name" />}
      </div>
      <TextField {...field('email')} label="Email" type="email" autoComplete="email" inputMode="email" />
      <PasswordField
        {...field('password', ['confirmPassword'])}
        label="Password"
        hint="At least 6 characters. 8 or more are safer."
        autoComplete="new-password"
      />
      {isShort ? null : (
        <PasswordField {...field('confirmPassword')} label="Confirm password" autoComplete="new-password" />
      )}
      <Button type="submit" variant="primary" size="lg" busy={isBusy} busyLabel="Creating Account...">
        Create Account
      </Button>
      <p className="text-center text-sm text-muted">Free to start. No card needed.</p>
    </form>
  );
}
