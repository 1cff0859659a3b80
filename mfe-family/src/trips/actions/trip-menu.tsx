import type { TripSummary } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Menu, MenuItem, MenuSeparator } from '@landsea/ui/overlays/menu';
import { Archive, ArchiveRestore, CalendarPlus, Ellipsis, Trash2 } from 'lucide-react';
import { ownsTrip } from './owns-trip';
import type { useTripActions } from './use-trip-actions';

const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.75 } as const;

interface TripMenuProps {
  trip: TripSummary;
  actions: ReturnType<typeof useTripActions>;
  /** The page has its own button for archiving. */
  withoutArchive?: boolean;
}

export function TripMenu({ trip, actions, withoutArchive = false }: TripMenuProps) {
  if (!ownsTrip(trip)) return null;
  return (
    <Menu
      trigger={
        <Button size="sm" variant="quiet" className="px-3" aria-label={`More for ${trip.name}`}>
          <Ellipsis {...icon} />
        </Button>
      }
    >
      <MenuItem icon={<CalendarPlus {...icon} />} onSelect={() => actions.ask('duplicate', trip)}>
        Duplicate for next year
      </MenuItem>
      {withoutArchive ? null : trip.archived ? (
        <MenuItem icon={<ArchiveRestore {...icon} />} onSelect={() => actions.restore(trip)}>
          Restore
        </MenuItem>
      ) : (
        <MenuItem icon={<Archive {...icon} />} onSelect={() => actions.ask('archive', trip)}>
          Archive
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem tone="danger" icon={<Trash2 {...icon} />} onSelect={() => actions.ask('delete', trip)}>
        Delete…
      </MenuItem>
    </Menu>
  );
}
