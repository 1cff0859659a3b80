import { dateIn } from '@landsea/contracts';
import type { TripDetail } from '@landsea/contracts';
import { Button } from '@landsea/ui/button';
import { DateField } from '@landsea/ui/date-field';
import { Dialog } from '@landsea/ui/dialog';
import { Notice } from '@landsea/ui/notice';
import { formatDate } from '@landsea/web-kit';
import { useState } from 'react';
import { useGetWindowsQuery } from '../../trip-data/trip-api';
import { DetailSection } from './detail-section';
import type { Refusal, TripEdits } from './use-trip-edits';

interface FinalPaymentProps {
  trip: TripDetail;
  edits: TripEdits;
  guard: (act: () => void) => () => void;
}

function FinalPaymentDialog({
  trip,
  edits,
  onClose,
}: Omit<FinalPaymentProps, 'guard'> & { onClose: () => void }) {
  const [seen] = useState(trip);
  const [date, setDate] = useState(seen.finalPaymentDate ?? '');
  const [refusal, setRefusal] = useState<Refusal>();
  const save = async (finalPaymentDate: string | null) => {
    if (finalPaymentDate === seen.finalPaymentDate) return onClose();
    const refused = await edits.save(seen, { finalPaymentDate }, 'Final payment changed');
    if (refused) setRefusal(refused);
    else onClose();
  };
  const error = refusal?.fields['finalPaymentDate'];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="When is the sailing to be paid in full?"
      description="Take the date from your booking confirmation; the rule is only what most bookings say."
      footer={
        <>
          {seen.finalPaymentDate ? (
            <Button onClick={() => void save(null)}>Use the rule’s date</Button>
          ) : null}
          <Button
            variant="primary"
            busy={edits.isBusy}
            busyLabel="Saving…"
            disabled={date === ''}
            onClick={() => void save(date)}
          >
            Save
          </Button>
        </>
      }
    >
      {refusal && !error ? (
        <Notice tone="error" className="mb-4" title="Not saved">
          {refusal.message}
        </Notice>
      ) : null}
      <DateField
        label="Final payment"
        value={date}
        max={seen.sailing?.embarkationDate}
        error={error}
        onChange={setDate}
      />
    </Dialog>
  );
}

/** The day the sailing is to be paid in full: the booking's own, else the rule's. */
export function FinalPaymentSection({ trip, edits, guard }: FinalPaymentProps) {
  const [open, setOpen] = useState(false);
  const { data } = useGetWindowsQuery(trip.id);
  const byRule = data?.windows.find(({ kind }) => kind === 'final-payment');
  const date = trip.finalPaymentDate ?? (byRule ? dateIn(new Date(byRule.opensAt)) : undefined);
  return (
    <DetailSection title="Final payment" action={{ label: 'Change', onClick: guard(() => setOpen(true)) }}>
      {date ? (
        <p>
          <span className="block font-display text-2xl tabular-nums">
            {formatDate(date)}, {date.slice(0, 4)}
          </span>
          <span className="text-muted">
            {trip.finalPaymentDate ? 'As your booking says.' : (byRule?.rule ?? '')}
          </span>
        </p>
      ) : (
        <p className="text-muted">Not known yet.</p>
      )}
      {open ? <FinalPaymentDialog trip={trip} edits={edits} onClose={() => setOpen(false)} /> : null}
    </DetailSection>
  );
}
