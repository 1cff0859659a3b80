import { Button } from '@landsea/ui/button';
import { useSession } from '@landsea/web-kit';
import { LogOut, MenuIcon, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useLogOut } from '../session/use-log-out';
import { Brand } from './brand';
import { linkLook } from './link-look';
import { MoreButton } from './more-button';
import type { NavEntry } from './nav-entries';
import { NavIcon } from './nav-icon';
import { useScrolledPast } from './use-scrolled';

const HEADER_CHANGES_AT = 20;

/** Menus weigh 15 kB; who is signed out sees none. */
const MoreMenu = lazy(async () => ({ default: (await import('./more-menu')).MoreMenu }));

function Account() {
  const { status, user } = useSession();
  const { logOut, isLeaving } = useLogOut();
  if (status === 'loading') return <span className="h-11 w-24" />;
  if (!user) {
    return (
      <Button asChild variant="primary">
        <Link to="/auth">Sign In</Link>
      </Button>
    );
  }
  const name = user.firstName || (user.email.split('@')[0] ?? '');
  return (
    <div className="flex items-center gap-1">
      <p className="grid min-w-0 text-right leading-tight">
        <span className="max-w-32 truncate text-sm font-semibold text-ink">{name}</span>
        <span className="text-sm text-muted">Signed in</span>
      </p>
      <button
        type="button"
        aria-label="Log out"
        title="Log out"
        disabled={isLeaving}
        onClick={() => void logOut()}
        className="grid size-11 cursor-pointer place-items-center rounded-full text-muted transition-colors duration-150 hover:bg-sea-soft hover:text-ink disabled:opacity-60"
      >
        <LogOut aria-hidden className="size-5" strokeWidth={1.75} />
      </button>
    </div>
  );
}

function PhoneMenu({ entries, onLeave }: { entries: NavEntry[]; onLeave: () => void }) {
  return (
    <nav
      id="phone-menu"
      aria-label="All pages"
      className="border-t border-hairline bg-paper px-4 py-3 md:hidden"
    >
      <ul className="grid grid-cols-2 gap-1">
        {entries.map((entry) => (
          <li key={entry.id}>
            <NavLink end to={entry.to} onClick={onLeave} className={linkLook}>
              <NavIcon name={entry.icon} />
              {entry.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The bar above every page: the main places, a More menu for the rest, and who is signed in. */
export function TopBar({ entries, home }: { entries: NavEntry[]; home: string }) {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === pathname;
  const scrolled = useScrolledPast(HEADER_CHANGES_AT);
  const Toggle = isOpen ? X : MenuIcon;
  return (
    <header
      data-scrolled={scrolled || undefined}
      className="sticky top-0 z-30 border-b border-transparent bg-paper transition-[border-color,box-shadow] duration-150 data-scrolled:border-hairline data-scrolled:shadow-float"
    >
      <div className="mx-auto flex h-16 max-w-page items-center gap-2 px-4 sm:px-6">
        {entries.length > 0 ? (
          <button
            type="button"
            aria-label={isOpen ? 'Close menu' : 'Open menu'}
            aria-expanded={isOpen}
            aria-controls="phone-menu"
            onClick={() => {
              setOpenAt(isOpen ? undefined : pathname);
            }}
            className="-ml-2 grid size-11 cursor-pointer place-items-center rounded-full text-ink md:hidden"
          >
            <Toggle aria-hidden className="size-6" strokeWidth={1.75} />
          </button>
        ) : null}
        <Brand to={home} />
        {entries.length > 0 ? (
          <nav aria-label="Main" className="ml-4 hidden items-center gap-1 md:flex">
            {entries
              .filter(({ priority }) => priority === 1)
              .map((entry) => (
                <NavLink key={entry.id} end to={entry.to} className={linkLook}>
                  <NavIcon name={entry.icon} />
                  {entry.label}
                </NavLink>
              ))}
            <Suspense fallback={<MoreButton />}>
              <MoreMenu entries={entries.filter(({ priority }) => priority !== 1)} />
            </Suspense>
          </nav>
        ) : null}
        <div className="ml-auto">
          <Account />
        </div>
      </div>
      {isOpen ? (
        <PhoneMenu
          entries={entries}
          onLeave={() => {
            setOpenAt(undefined);
          }}
        />
      ) : null}
    </header>
  );
}
