import type { Client } from '@landsea/contracts/agents';
import { Button, type ButtonProps } from '@landsea/ui/button';
import { notify } from '@landsea/web-kit';
import { Send } from 'lucide-react';
import { makeSentToast } from './client-messages';
import { useInviteClientMutation } from './clients-api';

/** The common listener announces a failure. */
export function InviteButton({
  client,
  label = 'Invite',
  ...look
}: { client: Pick<Client, 'id' | 'firstName' | 'lastName'>; label?: string } & Pick<
  ButtonProps,
  'size' | 'variant'
>) {
  const [inviteClient, { isLoading }] = useInviteClientMutation();
  const invite = async () => {
    const { error } = await inviteClient(client.id);
    if (!error) notify(makeSentToast(client));
  };
  return (
    <Button
      {...look}
      busy={isLoading}
      busyLabel="Sending..."
      icon={<Send aria-hidden size={18} strokeWidth={1.75} />}
      onClick={() => void invite()}
    >
      {label}
      <span className="sr-only"> {`${client.firstName} ${client.lastName}`}</span>
    </Button>
  );
}
