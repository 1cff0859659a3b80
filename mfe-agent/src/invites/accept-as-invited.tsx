import type { InvitationKey } from '@landsea/contracts/sharing';
import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { api, toApiError, useAppDispatch } from '@landsea/web-kit';
import { useState } from 'react';
import { toConsent, type ConsentChoice } from './consent-choice';
import { ConsentForm } from './consent-form';
import { consentMessages, inviteMessages, joinFailure } from './invite-messages';
import { useAcceptInvitationMutation } from './invites-api';
import { useJoiningAgent } from './use-joining';

/** A ticked trip was deleted, or its owner changed. */
const isTripGone = (error: unknown): boolean => toApiError(error).code === 'VALIDATION_FAILED';

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
  const [choice, setChoice] = useState<ConsentChoice>({});
  const [isBusy, setBusy] = useState(false);
  const join = useJoiningAgent();
  const dispatch = useAppDispatch();
  const submit = async () => {
    setBusy(true);
    const answer = await accept({ key: invitationKey, consent: toConsent(choice) });
    if (!answer.error) await join();
    else if (isTripGone(answer.error)) {
      setChoice({});
      dispatch(api.util.invalidateTags(['Trips']));
    }
    setBusy(false);
  };
  return (
    <div className="grid gap-6">
      <ConsentForm agentName={agentName} choice={choice} onChoose={setChoice} />
      {error ? (
        <Notice tone="error">
          {isTripGone(error) ? consentMessages.tripsChanged : joinFailure(toApiError(error))}
        </Notice>
      ) : null}
      <p className="text-base wrap-anywhere text-muted">
        You are signed in as <strong className="text-ink">{email}</strong>, the address it was sent to.
      </p>
      <Button variant="primary" size="lg" busy={isBusy} busyLabel="Joining..." onClick={() => void submit()}>
        {inviteMessages.open.accept}
      </Button>
    </div>
  );
}
