import type { Collaborator } from '@landsea/contracts/sharing';
import { Button } from '@landsea/ui/button';
import { Dialog } from '@landsea/ui/overlays/dialog';

const wordsFor = ({ isYou, state, name, email }: Collaborator) => {
  if (isYou)
    return {
      title: 'Leave this trip?',
      text: 'It disappears from your trips right away. The owner can invite you again.',
      yes: 'Leave this trip',
    };
  return state === 'joined'
    ? {
        title: `Remove ${name ?? email}?`,
        text: 'They lose access right away. Their changes stay.',
        yes: 'Remove',
      }
    : {
        title: `Cancel the invitation to ${email}?`,
        text: 'The link in the email stops working.',
        yes: 'Cancel invitation',
      };
};

export function RemoveDialog({
  guest,
  busy,
  onConfirm,
  onClose,
}: {
  guest: Collaborator;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { title, text, yes } = wordsFor(guest);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={text}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" busy={busy} busyLabel="One moment…" onClick={onConfirm}>
            {yes}
          </Button>
        </>
      }
    />
  );
}
