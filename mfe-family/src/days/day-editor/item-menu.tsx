import { Menu, MenuItem, MenuSeparator } from '@landsea/ui/overlays/menu';
import { CalendarClock, Pencil, Trash2 } from 'lucide-react';
import { MoreButton } from '../../trip-frame/page/more-button';

const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.75 } as const;

export interface ItemMenuProps {
  name: string;
  onOpen: () => void;
  onMove: () => void;
  onRemove: () => void;
}

export function ItemMenu({ name, onOpen, onMove, onRemove }: ItemMenuProps) {
  return (
    <Menu defaultOpen trigger={<MoreButton name={name} className="mt-1" />}>
      <MenuItem icon={<Pencil {...icon} />} onSelect={onOpen}>
        Edit
      </MenuItem>
      <MenuItem icon={<CalendarClock {...icon} />} onSelect={onMove}>
        Move to…
      </MenuItem>
      <MenuSeparator />
      <MenuItem tone="danger" icon={<Trash2 {...icon} />} onSelect={onRemove}>
        Remove
      </MenuItem>
    </Menu>
  );
}
