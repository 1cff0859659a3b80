import type { HeldPayment } from '@landsea/contracts/billing';
import { Button } from '@landsea/ui/button';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { toApiError, formatMoney, notify } from '@landsea/web-kit';
import { useArchiveForHeldMutation, useRefundHeldMutation } from '../../billing-data/billing-api';
import { heldMessages } from './billing-messages';

export type HeldChoice = { kind: 'archive'; tripId: string } | { kind: 'refund' };

/** The dialog stays open after a failure, so that it can be tried again. */
export function HeldChoiceDialog({
  choice,
  held,
  names: { active, waiting },
  onClose,
}: {
  choice: HeldChoice;
  held: HeldPayment;
  names: { active: string; waiting: string };
  onClose: () => void;
}) {
  const [archive, archiving] = useArchiveForHeldMutation();
  const [refund, refunding] = useRefundHeldMutation();
  const amount = formatMoney(held.amountCents);
  const isArchive = choice.kind === 'archive';

  const confirm = async () => {
    const { error } = await (isArchive ? archive(choice.tripId) : refund(held.entitlementId));
    if (!error) {
      notify({
        title: isArchive ? heldMessages.archived(waiting) : heldMessages.refunded(amount),
        tone: 'success',
      });
      onClose();
    } else if (toApiError(error).code !== 'UNAUTHENTICATED') {
      notify({ title: heldMessages.failed, description: toApiError(error).message, tone: 'error' });
    }
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isArchive ? heldMessages.archiveTitle(active) : heldMessages.refundTitle(amount)}
      description={
        isArchive ? heldMessages.archiveText(active, waiting) : heldMessages.refundText(amount, waiting)
      }
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {heldMessages.cancel}
          </Button>
          <Button
            variant="primary"
            busy={archiving.isLoading || refunding.isLoading}
            busyLabel={isArchive ? heldMessages.archiving : heldMessages.refunding}
            onClick={() => void confirm()}
          >
            {isArchive ? heldMessages.archiveConfirm : heldMessages.refundConfirm(amount)}
          </Button>
        </>
      }
    />
  );
}
