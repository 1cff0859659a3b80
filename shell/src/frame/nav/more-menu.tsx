import { Menu, MenuItem } from '@landsea/ui/overlays/menu';
import { Link } from 'react-router-dom';
import { MoreButton } from './more-button';
import type { NavEntry } from './nav-entries';
import { NavIcon } from './nav-icon';

/** The places that the bar has no room for. It is open when it comes: the button was pressed for it. */
export function MoreMenu({ entries }: { entries: NavEntry[] }) {
  return (
    <Menu trigger={<MoreButton />} defaultOpen>
      {entries.map((entry) => (
        <MenuItem key={entry.id} asChild>
          <Link to={entry.to}>
            <NavIcon name={entry.icon} />
            {entry.label}
          </Link>
        </MenuItem>
      ))}
    </Menu>
  );
}
