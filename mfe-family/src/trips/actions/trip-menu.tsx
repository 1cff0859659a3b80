import { Menu, MenuItem, MenuSeparator } from '@landsea/ui/overlays/menu';
import { Archive, ArchiveRestore, CalendarPlus, Trash2 } from 'lucide-react';
import { TripMenuButton } from './trip-menu-button';
import type { TripMenuProps } from './late-trip-menu';

const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.75 } as const;

export function TripMenu({ trip, actions, withoutArchive = false }: TripMenuProps) {
  return (
    <Menu defaultOpen trigger={<TripMenuButton name={trip.name} />}>
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
