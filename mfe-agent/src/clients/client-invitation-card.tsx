import type { Client } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { loadLatePart } from '@landsea/web-kit/pages';
import { Link2, Send } from 'lucide-react';
import { Notice } from '@landsea/ui/notice';
import { notify, useSession } from '@landsea/web-kit';
import type { InvitationLink } from '@landsea/contracts/sharing';
import { lazy, Suspense, useState } from 'react';
import { SendConfirmationButton } from '../frame/send-confirmation-button';
import { confirmOwnEmail, describeInvitation, makeRevokedToast, makeSentToast } from './client-messages';
import {
  useInviteClientMutation,
  useMakeInvitationLinkMutation,
  useRevokeInvitationMutation,
} from './clients-api';
import { InvitationBadge } from './invitation-badge';
import { CopyField } from '../frame/copy-field';
import { readInvitationDraft } from './invitation-draft';
import { InviteButton } from './invite-button';

const InviteDialog = lazy(async () => ({ default: (await import('./invite-dialog')).InviteDialog }));

interface InviteNowProps {
  client: Client;
  /** On the button that sends. */
  label: string;
  variant: 'primary' | 'secondary';
}

/** Sends the usual words with one press; a line that the agent began to write is looked at first. */
function InviteNow({ client, label, variant }: InviteNowProps) {
  const [invite, { isLoading }] = useInviteClientMutation();
  const [isOpen, setIsOpen] = useState(false);
  const send = async () => {
    if (readInvitationDraft(client.id) !== '') return setIsOpen(true);
    const { data } = await invite({ clientId: client.id });
    if (data) notify(makeSentToast(client));
  };
  return (
    <>
      <Button
        variant={variant}
        busy={isLoading}
        busyLabel="Sending…"
        icon={<Send aria-hidden size={18} strokeWidth={1.75} />}
        onClick={() => void send()}
      >
        {label}
        <span className="sr-only"> {`${client.firstName} ${client.lastName}`}</span>
      </Button>
      <InviteButton client={client} variant="quiet" label="Preview or add a line" icon={null} />
      {isOpen ? (
        <Suspense>
          <InviteDialog client={client} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

const ConfirmDialog = loadLatePart(() => import('@landsea/ui/overlays/confirm-dialog'), 'ConfirmDialog');

function RevokeInvitation({ client, onRevoked }: { client: Client; onRevoked: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const [revokeInvitation, { isLoading }] = useRevokeInvitationMutation();
  const revoke = async () => {
    const { error } = await revokeInvitation(client.id);
    setOpen(false);
    if (error) return;
    onRevoked();
    notify(makeRevokedToast(client));
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Revoke
      </Button>
      {isOpen ? (
        <Suspense>
          <ConfirmDialog
            title="Revoke the invitation?"
            description={`The email and every link or code ${client.firstName} has stop working right away. You can invite them again later.`}
            confirmLabel="Revoke invitation"
            busyLabel="Revoking..."
            isBusy={isLoading}
            onConfirm={revoke}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

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
