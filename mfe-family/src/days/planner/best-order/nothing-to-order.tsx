import { Button } from '@landsea/ui/button';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { formatDate } from '@landsea/web-kit';

export function NothingToOrder({ date, onClose }: { date: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Best order for ${formatDate(date)}`}
      description="There is nothing to put in order on this day. Add at least two plans without a fixed time first."
      footer={
        <Button variant="primary" onClick={onClose}>
          OK
        </Button>
      }
    />
  );
}
