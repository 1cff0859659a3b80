import { LastName, NewPassword, Register, samePasswords } from '@landsea/contracts/account';
import { Button } from '@landsea/ui/button';
import { LegalNote } from '@landsea/ui/legal-note';
import { Notice } from '@landsea/ui/notice';
import { PasswordField } from '@landsea/ui/fields/password-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { useZodForm, type FormFailure } from '@landsea/web-kit/forms';
import * as z from 'zod/mini';
import { joinFailure } from './invite-messages';

const InvitedAccount = z
  .object({
    firstName: Register.shape.firstName,
    lastName: LastName,
    password: NewPassword,
    confirmPassword: z.string(),
  })
  .check(samePasswords);
type InvitedAccount = z.infer<typeof InvitedAccount>;

/** An account for the invited address: the address is the invitation's, only the rest is asked. */
export function InvitedAccountForm({
  email,
  names = { firstName: '', lastName: '' },
  submitLabel,
  register,
}: {
  email: string;
  names?: Pick<InvitedAccount, 'firstName' | 'lastName'>;
  submitLabel: string;
  /** Opens the account and goes on. @returns what went wrong, if anything. */
  register: (account: Omit<InvitedAccount, 'confirmPassword'>) => Promise<FormFailure | undefined>;
}) {
  const { field, submit, isBusy, failure } = useZodForm(InvitedAccount, {
    ...names,
    password: '',
    confirmPassword: '',
  });
  const open = submit(({ confirmPassword: _same, ...account }) => register(account));

  return (
    <form noValidate onSubmit={open} className="grid gap-5">
      {failure ? <Notice tone="error">{joinFailure(failure)}</Notice> : null}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
      </div>
      <TextField label="Email" value={email} readOnly hint="The address the invitation was sent to." />
      <PasswordField
        label="Password"
        hint="At least 6 characters."
        autoComplete="new-password"
        {...field('password', ['confirmPassword'])}
      />
      <PasswordField label="Confirm password" autoComplete="new-password" {...field('confirmPassword')} />
      <Button type="submit" variant="primary" size="lg" busy={isBusy} busyLabel="Creating Account...">
        {submitLabel}
      </Button>
      <LegalNote about="account" />
    </form>
  );
}
