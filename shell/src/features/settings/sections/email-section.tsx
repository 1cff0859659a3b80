import { Email } from '@landsea/contracts/account';
import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { PasswordField } from '@landsea/ui/fields/password-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { toApiError, notify } from '@landsea/web-kit';
import { callFailure, useZodForm } from '@landsea/web-kit/forms';
import * as z from 'zod/mini';
import { defineCurrentPassword } from '../current-password';
import { useCancelEmailMutation, useGetAccountQuery, useRequestEmailMutation } from '../settings-api';
import { SectionFailure } from './section-failure';
import { settingsMessages } from '../settings-messages';
import type { SectionProps } from './section-props';

function PendingEmail({ email }: { email: string }) {
  const [cancelEmail, { isLoading }] = useCancelEmailMutation();
  const cancel = async () => {
    const { error } = await cancelEmail();
    if (error) notify({ title: toApiError(error).message, tone: 'error' });
    else notify({ title: settingsMessages.emailCancelled, tone: 'success' });
  };
  return (
    <Notice
      title={`${email} is waiting to be confirmed`}
      action={
        <Button size="sm" busy={isLoading} busyLabel="Canceling..." onClick={() => void cancel()}>
          Keep the current email
        </Button>
      }
    >
      Follow the link that we sent there. Until then you sign in with the current one.
    </Notice>
  );
}

export function EmailSection({ user }: SectionProps) {
  const { data: account } = useGetAccountQuery();
  const [requestEmail] = useRequestEmailMutation();
  const { form, field, submit, isBusy, failure } = useZodForm(
    z.object({ email: Email, password: defineCurrentPassword(user) }),
    { email: '', password: '' },
  );
  const send = submit(async ({ email, password }) => {
    const { error } = await requestEmail({ email, ...(user.hasPassword && { password }) });
    if (error) return callFailure(error);
    const description = settingsMessages.emailSentText;
    notify({ title: settingsMessages.emailSent(email), description, tone: 'success' });
    return form.reset();
  });
  return (
    <div className="grid max-w-xl gap-5">
      <p>
        Your email is <strong className="wrap-anywhere">{user.email}</strong>.
      </p>
      {account?.pendingEmail ? <PendingEmail email={account.pendingEmail} /> : null}
      <form noValidate onSubmit={send} className="grid gap-5">
        <SectionFailure failure={failure} />
        <TextField
          {...field('email')}
          label="New email"
          type="email"
          autoComplete="email"
          inputMode="email"
          disabled={user.isDemo}
        />
        {user.hasPassword ? (
          <PasswordField
            {...field('password')}
            label="Current password"
            autoComplete="current-password"
            disabled={user.isDemo}
          />
        ) : null}
        <div>
          <Button type="submit" variant="primary" busy={isBusy} busyLabel="Sending..." disabled={user.isDemo}>
            Send confirmation link
          </Button>
        </div>
      </form>
    </div>
  );
}
