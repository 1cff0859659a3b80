import { parkNames, type ParkId } from '@landsea/contracts/catalogue';
import { Segmented } from '@landsea/ui/fields/segmented';
import { formatDate } from '@landsea/web-kit';
import type { LaneDay } from './model/lane-days';

interface ParkSwitchProps extends Pick<LaneDay, 'date' | 'parks'> {
  park: ParkId;
  onChange: (park: ParkId) => void;
  className?: string;
}

export function ParkSwitch({ date, parks, park, onChange, className }: ParkSwitchProps) {
  if (parks.length < 2) return null;
  return (
    <Segmented
      label={`Park on ${formatDate(date)}`}
      options={parks.map((each) => ({ value: each, label: parkNames[each] }))}
      value={park}
      onValueChange={onChange}
      className={className}
    />
  );
}
