import { getDateIn } from '@landsea/contracts/core';
import type { BookingWindow } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { DateField } from '@landsea/ui/fields/date-field';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { Notice } from '@landsea/ui/notice';
import { toApiError, getFieldErrors, formatDate } from '@landsea/web-kit';
import { useState } from 'react';
import { useGetBudgetQuery, useGetWindowsQuery } from '../../trip-frame/api/trip-api';
import { isFarePaid } from '../../trip-frame/money/fare-paid';
import { DetailSection } from './detail-section';
import { useSetFinalPaymentMutation } from './trip-details-api';

interface FinalPaymentProps {
  trip: TripDetail;
  guard: (act: () => void) => () => void;
}

interface DialogProps {
  trip: TripDetail;
  window: BookingWindow;
  onClose: () => void;
}

function FinalPaymentDialog({ trip, window, onClose }: DialogProps) {
  const [date, setDate] = useState(window.ownDate ?? '');
  const [setFinalPayment, saving] = useSetFinalPaymentMutation();
  const [began] = useState(window.ownDate);
  const save = async (dueOn: string | null) => {
    // Saving again after the conflict was shown is intended.
    const hasSeenConflict = refusal?.code === 'EDIT_CONFLICT';
    const answer = await setFinalPayment({
      tripId: trip.id,
      dueOn,
      seen: hasSeenConflict ? window.ownDate : began,
    });
    if (!answer.error) onClose();
  };
  const refusal = saving.error ? toApiError(saving.error) : undefined;
  const error = getFieldErrors(saving.error)['dueOn'];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="When is the sailing to be paid in full?"
      description="Use the date on your booking confirmation; the rule only says what’s typical."
      footer={
        <>
          {window.ownDate ? <Button onClick={() => void save(null)}>Use the rule’s date</Button> : null}
          <Button
            variant="primary"
            busy={saving.isLoading}
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
        max={trip.sailing?.embarkationDate}
        error={error}
        onChange={setDate}
      />
    </Dialog>
  );
}

/** A person who cannot see the money is asked. */
function PastDay({ tripId, date }: { tripId: string; date: string }) {
  const budget = useGetBudgetQuery(tripId);
  const isPaid = isFarePaid(budget.data, date);
  if (budget.isLoading) return null;
  return isPaid ? (
    <span className="block font-medium">Paid in full, your budget says.</span>
  ) : (
    <span className="block font-medium text-berry">
      This day has passed. Not paid yet? Ask the cruise line today.
    </span>
  );
}

export function FinalPaymentSection({ trip, guard }: FinalPaymentProps) {
  const [open, setOpen] = useState(false);
  const { data } = useGetWindowsQuery(trip.id);
  const payment = data?.windows.find(({ kind }) => kind === 'final-payment');
  const date = payment && (payment.ownDate ?? getDateIn(new Date(payment.opensAt)));
  const change = payment && { label: 'Change', onClick: guard(() => setOpen(true)) };
  return (
    <DetailSection title="Final payment" action={change}>
      {date ? (
        <p>
          <span className="block font-display text-2xl tabular-nums">
            {formatDate(date)}, {date.slice(0, 4)}
          </span>
          {payment.state === 'passed' && !payment.standing ? <PastDay tripId={trip.id} date={date} /> : null}
          <span className="text-muted">{payment.rule}</span>
        </p>
      ) : (
        <p className="text-muted">Not known yet.</p>
      )}
      {open && payment ? (
        <FinalPaymentDialog trip={trip} window={payment} onClose={() => setOpen(false)} />
      ) : null}
    </DetailSection>
  );
}
