import type { Client } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { Link2 } from 'lucide-react';
import { Notice } from '@landsea/ui/notice';
import { useSession } from '@landsea/web-kit';
import type { InvitationLink } from '@landsea/contracts/sharing';
import { SendConfirmationButton } from '../frame/send-confirmation-button';
import { confirmOwnEmail, describeInvitation } from './client-messages';
import { useMakeInvitationLinkMutation } from './clients-api';
import { InvitationBadge } from './invitation-badge';
import { InviteNow } from './invite-now';
import { RevokeInvitation } from './revoke-invitation';
import { CopyField } from '../frame/copy-field';

function InvitationLinkBox({ link, firstName }: { link: InvitationLink; firstName: string }) {
  return (
    <div className="grid gap-4 border-t border-hairline pt-4">
      <Notice tone="warning" title="Shown only now">
        We keep neither of them. Give them to {firstName} alone: anyone who has one can see who invites whom.
      </Notice>
      <CopyField label="Link" value={link.url} />
      <CopyField label="Code" value={link.code} />
    </div>
  );
}

export function ClientInvitationCard({ client }: { client: Client }) {
  const [makeLink, { data: link, isLoading, reset }] = useMakeInvitationLinkMutation();
  const { user } = useSession();
  const { state } = client.invitation;
  // A link belongs to the agent alone; colleagues who see the client do not share it.
  const isOwn = !client.agentId || client.agentId === user?.id;
  const wasSent = state === 'invited' || state === 'expired';
  return (
    <Card aria-labelledby="invitation" className="grid content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CardTitle id="invitation">Invitation</CardTitle>
        <InvitationBadge invitation={client.invitation} />
      </div>
      <p className="text-base wrap-anywhere text-muted">{describeInvitation(client)}</p>
      {user && !user.emailVerified && state !== 'joined' ? (
        <Notice
          tone="warning"
          title={confirmOwnEmail.title}
          action={<SendConfirmationButton email={user.email} label={confirmOwnEmail.send} size="sm" />}
        >
          <span className="wrap-anywhere">{confirmOwnEmail.text(user.email)}</span>
        </Notice>
      ) : null}
      {state === 'joined' ? null : !client.email ? (
        <p>Add an email address for {client.firstName} under Household: the invitation goes there.</p>
      ) : (
        <div className="flex flex-wrap gap-3">
          <InviteNow
            client={client}
            variant={state === 'invited' ? 'secondary' : 'primary'}
            label={wasSent ? 'Resend' : 'Invite'}
          />
          {wasSent && isOwn ? (
            <>
              <Button
                busy={isLoading}
                busyLabel="Making a link..."
                icon={<Link2 aria-hidden size={18} strokeWidth={1.75} />}
                onClick={() => void makeLink(client.id)}
              >
                Get a link and code
              </Button>
              <RevokeInvitation client={client} onRevoked={reset} />
            </>
          ) : null}
        </div>
      )}
      {link && wasSent ? <InvitationLinkBox link={link} firstName={client.firstName} /> : null}
    </Card>
  );
}
