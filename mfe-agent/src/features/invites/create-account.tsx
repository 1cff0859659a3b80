import type { InvitationKey, InvitationPreview } from '@landsea/contracts';
import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { PasswordField } from '@landsea/ui/password-field';
import { TextField } from '@landsea/ui/text-field';
import { apiErrorOf, fieldErrorsOf, sessionApi, useAppDispatch } from '@landsea/web-kit';
import { useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { joinFailure } from './invite-messages';
import { problemsOf, type AccountProblems, type InvitedAccount } from './invited-account';
import { useRegisterInvitedMutation } from './invites-api';
import { useJoining } from './use-joining';

/**
 * An account for the invited address: the address is the invitation's, only the rest is asked. With an emailed key the
 * person has joined as well; with a copied one the page asks them to confirm the address next.
 */
export function CreateAccount({
  invitationKey,
  preview,
}: {
  invitationKey: InvitationKey;
  preview: InvitationPreview;
}) {
  const { firstName, lastName, email, agentName, provesEmail } = preview;
  const [typed, setTyped] = useState<InvitedAccount>({
    firstName,
    lastName,
    password: '',
    confirmPassword: '',
  });
  const [problems, setProblems] = useState<AccountProblems>({});
  const [isBusy, setBusy] = useState(false);
  const [register, { error }] = useRegisterInvitedMutation();
  const form = useRef<HTMLFormElement>(null);
  const join = useJoining(agentName);
  const dispatch = useAppDispatch();
  const signIn = () =>
    dispatch(sessionApi.endpoints.getUser.initiate(undefined, { forceRefetch: true, subscribe: false }));

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
    const answer = await register({ key: invitationKey, ...account });
    if (answer.error) show(fieldErrorsOf(answer.error));
    else await (provesEmail ? join() : signIn());
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
        {provesEmail ? 'Create account and accept' : 'Create account'}
      </Button>
    </form>
  );
}
