import { Button } from '@landsea/ui/button';
import { Dialog } from '@landsea/ui/dialog';
import { formatDate } from '@landsea/web-kit';
import type { ActiveTripNotice } from '@landsea/web-kit';
import { dateIn } from '@landsea/contracts';
import { useNavigate } from 'react-router-dom';

/** A second trip is to be paid while one is active: look at it, archive it, or leave things as they are. */
export function ActiveTripDialog({ notice, onClose }: { notice: ActiveTripNotice; onClose: () => void }) {
  const navigate = useNavigate();
  const go = (path: string) => () => {
    onClose();
    void navigate(path);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Active trip exists"
      description="You have already paid for a trip. Each trip requires a separate $39 payment."
      footer={
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <p className="text-muted">
        {notice.message} Your access to it lasts until {formatDate(dateIn(new Date(notice.accessExpiresAt)))}.
      </p>
      <div className="mt-5 grid gap-3">
        <Button variant="primary" onClick={go(`/trip/${encodeURIComponent(notice.currentTripId)}/dashboard`)}>
          View My Current Trip
        </Button>
        <Button onClick={go('/my-trips')}>Go to My Trips (Archive &amp; Pay for New)</Button>
      </div>
    </Dialog>
  );
}
