import type { User } from '@landsea/contracts/account';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@landsea/ui/overlays/menu';
import { CreditCard, LogOut, Settings } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useLogOut } from '../session/use-log-out';
import { AccountButton, accountName } from './account-button';

const iconLook = { 'aria-hidden': true, className: 'size-5 shrink-0', strokeWidth: 1.75 } as const;

/** The pages of the account, and the way out. */
export function AccountMenu({ user }: { user: User }) {
  const { logOut, isLeaving } = useLogOut();
  return (
    <Menu defaultOpen trigger={<AccountButton user={user} />}>
      <MenuLabel>
        <span className="block max-w-64 truncate font-semibold text-ink">{accountName(user)}</span>
        <span className="block max-w-64 truncate">{user.email}</span>
      </MenuLabel>
      <MenuItem asChild>
        <Link to="/billing">
          <CreditCard {...iconLook} />
          Billing
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/settings">
          <Settings {...iconLook} />
          Settings
        </Link>
      </MenuItem>
      <MenuSeparator />
      <MenuItem disabled={isLeaving} icon={<LogOut {...iconLook} />} onSelect={() => void logOut()}>
        Log out
      </MenuItem>
    </Menu>
  );
}
