import { Button } from '@landsea/ui/button';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { useSession } from '@landsea/web-kit';
import { useState } from 'react';
import { verificationMessages } from './email-verification-messages';
import { useResend } from './use-resend';

const { dialog, sending } = verificationMessages;

export function ConfirmEmailDialog({ reason, onClose }: { reason: string; onClose: () => void }) {
  const { user, refresh } = useSession();
  const email = user?.email ?? '';
  const [wasSent, setSent] = useState(false);
  const { send, isSending } = useResend();
  const close = () => {
    refresh();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={close}
      title={dialog.title}
      description={reason}
      footer={
        wasSent ? (
          <Button variant="primary" onClick={close}>
            {dialog.done}
          </Button>
        ) : (
          <>
            <Button onClick={close}>{verificationMessages.notNow}</Button>
            <Button
              variant="primary"
              busy={isSending}
              busyLabel={sending}
              onClick={() => void send().then(setSent)}
            >
              {dialog.send}
            </Button>
          </>
        )
      }
    >
      <p className="wrap-anywhere" aria-live="polite">
        {wasSent ? dialog.sent(email) : dialog.lead(email)}
      </p>
    </Dialog>
  );
}
