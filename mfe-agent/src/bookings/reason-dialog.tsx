import { Button } from '@landsea/ui/button';
import { TextField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { getFieldErrors, toApiError } from '@landsea/web-kit';
import { useState } from 'react';

interface ReasonDialogProps {
  title: string;
  description: string;
  placeholder?: string;
  /** On the button that sends. */
  action: string;
  onSend: (reason: string) => Promise<{ error?: unknown }>;
  onClose: () => void;
}

/** Sends nothing without a reason, and keeps it when the call is refused. */
export function ReasonDialog({
  title,
  description,
  placeholder,
  action,
  onSend,
  onClose,
}: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const send = async (): Promise<void> => {
    if (reason.trim() === '') return setFailure('Say why, in a few words');
    setIsBusy(true);
    const { error } = await onSend(reason.trim());
    setIsBusy(false);
    if (!error) return onClose();
    setFailure(getFieldErrors(error)['reason'] ?? toApiError(error).message);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={isBusy} busyLabel="Saving…" onClick={() => void send()}>
            {action}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <TextField
          label="Why"
          placeholder={placeholder}
          value={reason}
          maxLength={300}
          onChange={({ target }) => setReason(target.value)}
        />
        {failure ? <Notice tone="error">{failure}</Notice> : null}
      </div>
    </Dialog>
  );
}
