import type { InvitationKey, InvitationPreview } from '@landsea/contracts';
import { InvitedAccountForm } from './invited-account-form';
import { useRegisterInvitedMutation } from './invites-api';
import { useJoining } from './use-joining';

/** An account of type client for the invited address, which has joined the agent at once. */
export function CreateAccount({
  invitationKey,
  preview,
}: {
  invitationKey: InvitationKey;
  preview: InvitationPreview;
}) {
  const { firstName, lastName, email, agentName } = preview;
  const [register] = useRegisterInvitedMutation();
  const join = useJoining(agentName);
  return (
    <InvitedAccountForm
      email={email}
      names={{ firstName, lastName }}
      submitLabel="Create account and accept"
      register={async (account) => {
        const { error } = await register({ key: invitationKey, ...account });
        if (!error) await join();
        return error;
      }}
    />
  );
}
