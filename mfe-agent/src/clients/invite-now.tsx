import type { Client } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { notify } from '@landsea/web-kit';
import { Send } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { makeSentToast } from './client-messages';
import { useInviteClientMutation } from './clients-api';
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
export function InviteNow({ client, label, variant }: InviteNowProps) {
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
