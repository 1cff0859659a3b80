import type { ParkDay } from '@landsea/rules/day-plans';
import { formatParkHours } from '@landsea/rules/paper-plan';

/** A plan before the opening needs early entry. */
export function ParkHours({ parkDays, className }: { parkDays: readonly ParkDay[]; className: string }) {
  return formatParkHours(parkDays).map((hours) => (
    <p key={hours} className={`${className} text-muted tabular-nums`}>
      {hours}
    </p>
  ));
}
