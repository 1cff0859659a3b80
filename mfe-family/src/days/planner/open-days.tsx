import { Button } from '@landsea/ui/button';
import { EmptyState } from '@landsea/ui/empty-state';
import { Horizon } from '@landsea/ui/horizon/horizon';
import type { TripDay } from '@landsea/contracts/trip';
import { Link } from 'react-router-dom';
import { EditorOnly } from '../../trip-frame/access/read-only';
import { isSeaDay } from '../../trip-frame/rules/land-and-sea';

/** The planner of a trip that has no plans yet. */
export function OpenDays({
  tripId,
  days,
  onAdd,
}: {
  tripId: string;
  days: readonly TripDay[];
  onAdd: (day: TripDay | null) => void;
}) {
  const landDays = days.filter((day) => !isSeaDay(day)).length;
  const firstParkDay = days.find(({ kind }) => kind === 'park') ?? days[0] ?? null;
  return (
    <EmptyState
      art={
        <Horizon
          landDays={landDays}
          seaDays={days.length - landDays}
          progress={0.2}
          className="mb-2 max-w-md"
        />
      }
      title="Your days are open"
      text="Choose what you want to do, and Landsea finds the day and the time for it."
      action={
        <EditorOnly>
          <Button asChild variant="primary" size="lg">
            <Link to={`/trip/${tripId}/wishes`}>What do you want to do?</Link>
          </Button>
          <Button size="lg" onClick={() => onAdd(firstParkDay)}>
            {firstParkDay?.kind === 'park' ? 'Add your first ride' : 'Add your first plan'}
          </Button>
        </EditorOnly>
      }
    />
  );
}
