import type { InvitationKey } from '@landsea/contracts';
import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { apiErrorOf } from '@landsea/web-kit';
import { useState } from 'react';
import { inviteMessages, joinFailure } from './invite-messages';
import { useAcceptInvitationMutation } from './invites-api';
import { useJoining } from './use-joining';

/** One button for the person it was sent to. */
export function AcceptAsInvited({
  invitationKey,
  agentName,
  email,
}: {
  invitationKey: InvitationKey;
  agentName: string;
  email: string;
}) {
  const [accept, { error }] = useAcceptInvitationMutation();
  const [isBusy, setBusy] = useState(false);
  const join = useJoining(agentName);
  const submit = async () => {
    setBusy(true);
    const answer = await accept({ key: invitationKey });
    if (!answer.error) await join();
    setBusy(false);
  };
  return (
    <div className="grid gap-4">
      {error ? <Notice tone="error">{joinFailure(apiErrorOf(error))}</Notice> : null}
      <p className="text-base wrap-anywhere text-muted">
        You are signed in as <strong className="text-ink">{email}</strong>, the address it was sent to.
      </p>
      <Button variant="primary" size="lg" busy={isBusy} busyLabel="Joining..." onClick={() => void submit()}>
        {inviteMessages.open.accept}
      </Button>
    </div>
  );
}
