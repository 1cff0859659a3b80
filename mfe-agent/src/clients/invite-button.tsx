import type { Client } from '@landsea/contracts/agents';
import { Button, type ButtonProps } from '@landsea/ui/button';
import { Send } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

const InviteDialog = lazy(async () => ({ default: (await import('./invite-dialog')).InviteDialog }));

/** The mail is shown before it is sent. */
export function InviteButton({
  client,
  label = 'Invite',
  icon = <Send aria-hidden size={18} strokeWidth={1.75} />,
  ...look
}: {
  client: Pick<Client, 'id' | 'firstName' | 'lastName' | 'email'>;
  label?: string;
} & Pick<ButtonProps, 'size' | 'variant' | 'icon'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button {...look} icon={icon} onClick={() => setIsOpen(true)}>
        {label}
        <span className="sr-only"> {`${client.firstName} ${client.lastName}`}</span>
      </Button>
      {isOpen ? (
        <Suspense>
          <InviteDialog client={client} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
