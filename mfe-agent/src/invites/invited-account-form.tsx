import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { PasswordField } from '@landsea/ui/fields/password-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { apiErrorOf, fieldErrorsOf } from '@landsea/web-kit';
import { useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { joinFailure } from './invite-messages';
import { problemsOf, type AccountProblems, type InvitedAccount } from './invited-account';

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
  /** Opens the account and goes on. @returns what was refused. */
  register: (account: Omit<InvitedAccount, 'confirmPassword'>) => Promise<unknown>;
}) {
  const [typed, setTyped] = useState<InvitedAccount>({ ...names, password: '', confirmPassword: '' });
  const [problems, setProblems] = useState<AccountProblems>({});
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const form = useRef<HTMLFormElement>(null);

  const show = (found: AccountProblems) => {
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(typed);
    show(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const { confirmPassword: _same, ...account } = typed;
    const refused = await register(account);
    setError(refused);
    if (refused) show(fieldErrorsOf(refused));
    setBusy(false);
  };

  const field = (name: keyof InvitedAccount) => ({
    name,
    value: typed[name],
    error: problems[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setTyped((before) => ({ ...before, [name]: target.value }));
      setProblems(({ [name]: _mended, ...rest }) => rest);
    },
  });

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {error ? <Notice tone="error">{joinFailure(apiErrorOf(error))}</Notice> : null}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
      </div>
      <TextField label="Email" value={email} readOnly hint="The address the invitation was sent to." />
      <PasswordField
        label="Password"
        hint="At least 6 characters."
        autoComplete="new-password"
        {...field('password')}
      />
      <PasswordField label="Confirm password" autoComplete="new-password" {...field('confirmPassword')} />
      <Button type="submit" variant="primary" size="lg" busy={isBusy} busyLabel="Creating Account...">
        {submitLabel}
      </Button>
    </form>
  );
}
