import type { InvitationPreview } from '@landsea/contracts/sharing';
import { Button } from '@landsea/ui/button';
import { formatDayOf, forgetDestination } from '@landsea/web-kit';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { CodeForm } from './code-form';
import { forgetKey } from './invitation-key';
import { inviteMessages } from './invite-messages';
import { InvitePageFrame } from './invite-page-frame';

/** Revoked and unknown invitations look alike: a visitor must not learn that one existed. */
export function UnknownInvitation({ onCode }: { onCode: (code: string) => void }) {
  useEffect(forgetKey, []);
  return (
    <InvitePageFrame title={inviteMessages.unknown.title} lead={inviteMessages.unknown.text} sun={0.96}>
      <CodeForm onCode={onCode} />
    </InvitePageFrame>
  );
}

export function ExpiredInvitation({ agentName, expiresAt }: InvitationPreview) {
  const { title, text } = inviteMessages.expired;
  return <InvitePageFrame title={title} lead={text(agentName, formatDayOf(expiresAt))} sun={0.98} />;
}

export function UsedInvitation({ agentName, viewer }: InvitationPreview) {
  const { title, text, joined } = inviteMessages.used;
  const isTheirs = viewer === 'invited';
  return (
    <InvitePageFrame title={title} lead={isTheirs ? joined(agentName) : text(agentName)} sun={0.7}>
      {isTheirs ? (
        <Button asChild variant="primary" className="justify-self-start">
          <Link to="/client-portal">Open your trip</Link>
        </Button>
      ) : viewer === 'visitor' ? (
        <Button asChild variant="primary" className="justify-self-start">
          <Link to="/auth" onClick={forgetDestination}>
            Sign In
          </Link>
        </Button>
      ) : null}
    </InvitePageFrame>
  );
}

export function SentInvitation({ email }: InvitationPreview) {
  const { title, text } = inviteMessages.sender;
  return (
    <InvitePageFrame title={title} lead={text(email)} sun={0.2}>
      <Button asChild className="justify-self-start">
        <Link to="/app/agents/clients">Back to your clients</Link>
      </Button>
    </InvitePageFrame>
  );
}
