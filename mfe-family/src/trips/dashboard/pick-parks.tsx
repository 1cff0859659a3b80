import type { TripDay } from '@landsea/contracts/trip';
import { formatDate } from '@landsea/web-kit';
import { ParkChips } from '../../items/day/park-chips';
import { useDayItems } from '../../items/queue/use-day-items';

export function PickParks({ tripId, day }: { tripId: string; day: TripDay }) {
  const { changeDay, notices } = useDayItems(tripId);
  return (
    <div className="pb-5">
      <ParkChips
        label={`Pick a park for ${formatDate(day.date)}`}
        value={day.parks}
        onChange={(parks) => void changeDay(day.date, { kind: 'park', parks })}
      />
      {notices}
    </div>
  );
}
