import type { TripDetail } from '@landsea/contracts/trip';
import { Segmented } from '@landsea/ui/fields/segmented';
import { notify } from '@landsea/web-kit';
import { EditorOnly } from '../../trip-page/page/read-only';
import { DetailSection } from './detail-section';
import type { TripEdits } from './use-trip-edits';

const says = {
  planning: 'Planning. Nothing booked yet.',
  booked: 'Hotels and sailing are booked. Changes here are to be made there, too.',
  completed: 'This trip is over. It is kept for you to look back on.',
} as const;

interface StatusSectionProps {
  trip: TripDetail;
  edits: TripEdits;
  guard: (act: () => void) => () => void;
}

export function StatusSection({ trip, edits, guard }: StatusSectionProps) {
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
      <p className="pt-2 text-muted">{says[trip.status]}</p>
    </DetailSection>
  );
}
