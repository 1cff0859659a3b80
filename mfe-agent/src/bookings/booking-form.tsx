import type { AgentBooking, AgentBookings } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import type { DeskBookingDraft } from './booking-draft';
import { BasicFields } from './basic-fields';
import { EarningFields } from './earning-fields';
import { GuestFields } from './guest-fields';
import { PaymentFields } from './payment-fields';
import { useBookingForm } from './use-booking-form';
import type { OnChanged } from './use-undo-change';

interface BookingFormProps {
  trip: AgentBookings;
  first: DeskBookingDraft;
  known?: AgentBooking | undefined;
  remarks?: readonly string[];
  saveLabel?: string;
  onChanged?: OnChanged;
  onSaved: () => void;
  onCancel: () => void;
}

export function BookingForm({
  trip,
  first,
  known,
  remarks = [],
  saveLabel = 'Save the booking',
  onChanged,
  onSaved,
  onCancel,
}: BookingFormProps) {
  const { draft, set, failure, isBusy, save } = useBookingForm(trip, first, known, onChanged);
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void save().then((isSaved) => isSaved && onSaved());
      }}
    >
      {remarks.length > 0 ? (
        <Notice tone="warning" title="Look at this before you save">
          {remarks.join(' ')}
        </Notice>
      ) : null}
      <BasicFields draft={draft} set={set} />
      <GuestFields draft={draft} set={set} />
      {trip.seesMoney ? (
        <PaymentFields draft={draft} set={set} />
      ) : (
        <p className="text-muted">Your client doesn’t share the costs of this trip with you.</p>
      )}
      <EarningFields draft={draft} set={set} suppliers={trip.suppliers} />
      {failure ? <Notice tone="error">{failure}</Notice> : null}
      <div className="sticky bottom-16 -mx-1 flex flex-wrap gap-3 border-t border-hairline bg-surface px-1 py-3 md:bottom-0">
        <Button type="submit" variant="primary" busy={isBusy} busyLabel="Saving…">
          {saveLabel}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
