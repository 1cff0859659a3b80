import type { InvitationKey, InvitationPreview } from '@landsea/contracts/sharing';
import { sessionApi, useAppDispatch } from '@landsea/web-kit';
import { callFailure } from '@landsea/web-kit/forms';
import { InvitedAccountForm } from './invited-account-form';
import { useRegisterInvitedMutation } from './invites-api';
import { useJoiningAgent } from './use-joining';

/** An emailed key joins at once; a copied one proves no address, so the page asks to confirm it next. */
export function CreateAccount({
  invitationKey,
  preview,
}: {
  invitationKey: InvitationKey;
  preview: InvitationPreview;
}) {
  const { firstName, lastName, email, provesEmail } = preview;
  const [register] = useRegisterInvitedMutation();
  const join = useJoiningAgent();
  const dispatch = useAppDispatch();
  const signIn = () =>
    dispatch(sessionApi.endpoints.getUser.initiate(undefined, { forceRefetch: true, subscribe: false }));
  return (
    <InvitedAccountForm
      email={email}
      names={{ firstName, lastName }}
      submitLabel={provesEmail ? 'Create account and accept' : 'Create account'}
      register={async (account) => {
        const { error } = await register({ key: invitationKey, ...account });
        if (!error) await (provesEmail ? join() : signIn());
        return callFailure(error);
      }}
    />
  );
}
