import { summarizeBookings } from '@landsea/rules/bookings';
import type { Booking } from '@landsea/contracts/bookings';
import type { TripDetail } from '@landsea/contracts/trip';
import { Segmented } from '@landsea/ui/fields/segmented';
import { notify } from '@landsea/web-kit';
import { EditorOnly } from '../../trip-frame/access/read-only';
import { DetailSection } from './detail-section';
import type { TripEdits } from './use-trip-edits';

const statusText = (
  { status }: Pick<TripDetail, 'status'>,
  bookings: readonly Booking[] | undefined,
): string | undefined => {
  if (status === 'completed') return 'This trip is over. It’s kept for you to look back on.';
  if (!bookings) return undefined;
  const summary = summarizeBookings(bookings);
  if (status === 'planning') return summary ?? 'Planning. Nothing booked yet.';
  return `${summary ?? 'Marked as booked'}. If dates change here, change them with the hotel and cruise line, too.`;
};

interface StatusSectionProps {
  trip: TripDetail;
  bookings: readonly Booking[] | undefined;
  edits: TripEdits;
  guard: (act: () => void) => () => void;
}

export function StatusSection({ trip, bookings, edits, guard }: StatusSectionProps) {
  const save = async (status: 'planning' | 'booked') => {
    const refusal = await edits.save(
      trip,
      { status },
      status === 'booked' ? 'Marked as booked' : 'Back in planning',
    );
    if (refusal) notify({ tone: 'error', title: 'Not saved', description: refusal.message });
  };
  return (
    <DetailSection title="Status">
      {trip.status === 'completed' ? null : (
        <EditorOnly>
          <Segmented
            label="Status"
            options={[
              { value: 'planning', label: 'Planning' },
              { value: 'booked', label: 'Booked' },
            ]}
            value={trip.status}
            onValueChange={(status) => guard(() => void save(status))()}
          />
        </EditorOnly>
      )}
      <p className="pt-2 text-muted">{statusText(trip, bookings)}</p>
    </DetailSection>
  );
}
