import type { User } from '@landsea/contracts/account';
import { AppScope } from '@landsea/ui/app-scope';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@landsea/ui/overlays/menu';
import { countUnsent } from '@landsea/web-kit';
import { CreditCard, LogOut, Settings } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import { UnsentDialog } from '../session/unsent-dialog';
import { useLogOut } from '../session/use-log-out';
import { AccountButton, getAccountName } from './account-button';

const iconLook = { 'aria-hidden': true, className: 'size-5 shrink-0', strokeWidth: 1.75 } as const;

export function AccountMenu({ user }: { user: User }) {
  const { logOut, isLeaving } = useLogOut();
  const [unsent, setUnsent] = useState(0);
  const leave = () => {
    setUnsent(0);
    void logOut();
  };
  const askToLeave = () => {
    const count = countUnsent(user.id);
    if (count === 0) leave();
    else setUnsent(count);
  };
  return (
    <>
      <Menu defaultOpen trigger={<AccountButton user={user} />}>
        <MenuLabel>
          <span className="block max-w-64 truncate font-semibold text-ink">{getAccountName(user)}</span>
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
        <MenuItem disabled={isLeaving} icon={<LogOut {...iconLook} />} onSelect={askToLeave}>
          Log out
        </MenuItem>
      </Menu>
      {unsent > 0
        ? // Inside the top bar the bottom bar would cover its buttons.
          createPortal(
            <AppScope name="shell">
              <UnsentDialog count={unsent} onStay={() => setUnsent(0)} onLeave={leave} />
            </AppScope>,
            document.body,
          )
        : null}
    </>
  );
}
