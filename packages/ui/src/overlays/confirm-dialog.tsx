import { Button } from '@landsea/ui/button';
import { Dialog, type DialogProps } from '@landsea/ui/overlays/dialog';

interface ConfirmDialogProps extends Pick<DialogProps, 'title' | 'description' | 'children'> {
  isOpen?: boolean;
  cancelLabel?: string;
  confirmLabel: string;
  busyLabel: string;
  variant?: 'danger' | 'primary';
  isBusy: boolean;
  isDisabled?: boolean;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Stays open until its owner closes it, so that a failure can be shown in it. */
export function ConfirmDialog({
  isOpen = true,
  cancelLabel = 'Keep it',
  confirmLabel,
  busyLabel,
  variant = 'danger',
  isBusy,
  isDisabled,
  onConfirm,
  onClose,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...dialog}
      open={isOpen}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{cancelLabel}</Button>
          <Button
            {...{ variant, busyLabel }}
            busy={isBusy}
            disabled={isDisabled}
            onClick={() => void onConfirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
