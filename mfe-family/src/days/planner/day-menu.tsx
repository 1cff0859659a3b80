import type { TripDay } from '@landsea/contracts/trip';
import { Menu, MenuItem, MenuSeparator } from '@landsea/ui/overlays/menu';
import { formatDate } from '@landsea/web-kit';
import { ArrowLeftRight, CalendarPlus, Copy, FileDown, Footprints, List, Map, Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EditorOnly } from '../../trip-frame/access/read-only';
import { MoreButton } from '../../trip-frame/page/more-button';
import { isSeaDay } from '../../trip-frame/rules/land-and-sea';
import type { DayAction } from './grid/planner-actions';

const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.75 } as const;

interface DayMenuProps {
  tripId: string;
  day: TripDay;
  onAction: (action: DayAction) => void;
}

export function DayMenu({ tripId, day, onAction }: DayMenuProps) {
  const { date } = day;
  return (
    <Menu defaultOpen trigger={<MoreButton name={formatDate(date)} />}>
      <MenuItem asChild>
        <Link to={`/itinerary-view/${tripId}/${date}`}>
          <Footprints {...icon} />
          Open for the park
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to={`/edit-itinerary/${tripId}/${date}`}>
          <List {...icon} />
          Edit as a list
        </Link>
      </MenuItem>
      {day.parks.length > 0 ? (
        <MenuItem icon={<Map {...icon} />} onSelect={() => onAction('map')}>
          Show on a map
        </MenuItem>
      ) : null}
      <MenuItem icon={<Printer {...icon} />} onSelect={() => onAction('print')}>
        Print this day
      </MenuItem>
      <MenuItem asChild>
        <a href={`/api/v1/trips/${tripId}/days/${date}/pdf`} download>
          <FileDown {...icon} />
          Download this day as a PDF
        </a>
      </MenuItem>
      <MenuItem asChild>
        <a href={`/api/v1/trips/${tripId}/days/${date}/calendar`} download={`landsea-${date}.ics`}>
          <CalendarPlus {...icon} />
          Add this day to your calendar
        </a>
      </MenuItem>
      <EditorOnly>
        <MenuSeparator />
        <MenuItem icon={<Copy {...icon} />} onSelect={() => onAction('copy')}>
          Copy to another day…
        </MenuItem>
        {isSeaDay(day) ? null : (
          <MenuItem icon={<ArrowLeftRight {...icon} />} onSelect={() => onAction('swap')}>
            Swap with another day…
          </MenuItem>
        )}
      </EditorOnly>
    </Menu>
  );
}
