import { LastName, NewPassword, Register, samePasswords } from '@landsea/contracts/account';
import { Button } from '@landsea/ui/button';
import { LegalNote } from '@landsea/ui/legal-note';
import { Notice } from '@landsea/ui/notice';
import { PasswordField } from '@landsea/ui/fields/password-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { useZodForm, type FormFailure } from '@landsea/web-kit/forms';
import * as z from 'zod/mini';
import { joinFailure } from './invite-messages';

const Asked = z.object({
  firstName: Register.shape.firstName,
  lastName: z.string(),
  password: NewPassword,
  confirmPassword: z.string(),
});
const FullAccount = z.extend(Asked, { lastName: LastName }).check(samePasswords);
type Asked = z.infer<typeof Asked>;

/**
 * The address is the invitation's. The short form leaves the last name empty and asks for the password once.
 */
export function InvitedAccountForm({
  email,
  names = { firstName: '', lastName: '' },
  submitLabel,
  isShort = false,
  register,
}: {
  email: string;
  names?: Pick<Asked, 'firstName' | 'lastName'>;
  submitLabel: string;
  isShort?: boolean;
  /** Opens the account and goes on. @returns what went wrong, if anything. */
  register: (account: Omit<Asked, 'confirmPassword'>) => Promise<FormFailure | undefined>;
}) {
  const { field, submit, isBusy, failure } = useZodForm(isShort ? Asked : FullAccount, {
    ...names,
    password: '',
    confirmPassword: '',
  });
  const open = submit(({ confirmPassword: _same, ...account }) => register(account));

  return (
    <form noValidate onSubmit={open} className="grid gap-5">
      {failure ? <Notice tone="error">{joinFailure(failure)}</Notice> : null}
      <div className={isShort ? undefined : 'grid items-start gap-5 sm:grid-cols-2'}>
        <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
        {isShort ? null : <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />}
      </div>
      <TextField label="Email" value={email} readOnly hint="The address the invitation was sent to." />
      <PasswordField
        label="Password"
        hint="At least 6 characters."
        autoComplete="new-password"
        {...field('password', ['confirmPassword'])}
      />
      {isShort ? null : (
        <PasswordField label="Confirm password" autoComplete="new-password" {...field('confirmPassword')} />
      )}
      <Button type="submit" variant="primary" size="lg" busy={isBusy} busyLabel="Creating Account...">
        {submitLabel}
      </Button>
      <LegalNote about="account" />
    </form>
  );
}
