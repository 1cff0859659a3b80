import type { InvitationKey, InvitationPreview } from '@landsea/contracts/sharing';
import { sessionApi, useAppDispatch } from '@landsea/web-kit';
import { callFailure } from '@landsea/web-kit/forms';
import { InvitedAccountForm } from './invited-account-form';
import { useRegisterInvitedMutation } from './invites-api';
import { useJoining } from './use-joining';

/**
 * An account of type client for the invited address. With an emailed key the person has joined as well; with a copied one
 * the page asks them to confirm the address next.
 */
export function CreateAccount({
  invitationKey,
  preview,
}: {
  invitationKey: InvitationKey;
  preview: InvitationPreview;
}) {
  const { firstName, lastName, email, agentName, provesEmail } = preview;
  const [register] = useRegisterInvitedMutation();
  const join = useJoining(agentName);
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
