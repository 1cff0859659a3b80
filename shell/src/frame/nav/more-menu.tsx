import { Menu, MenuItem } from '@landsea/ui/overlays/menu';
import { Link } from 'react-router-dom';
import { MoreButton } from './more-button';
import type { NavEntry } from './nav-entries';
import { NavIcon } from './nav-icon';

export function MoreMenu({ entries, defaultOpen }: { entries: NavEntry[]; defaultOpen: boolean }) {
  return (
    <Menu trigger={<MoreButton />} defaultOpen={defaultOpen}>
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
