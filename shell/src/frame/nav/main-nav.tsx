import { AppScope } from '@landsea/ui/app-scope';
import { lazy, Suspense, useState } from 'react';
import { frameHelp } from '../frame-help';
import { linkLook } from '../link-look';
import { MoreButton } from './more-button';
import type { NavEntry } from './nav-entries';
import { NavIcon } from './nav-icon';
import { PlaceLink } from './place-link';

/** Menus weigh 20 kB; visitors see none, and a phone has another one. */
const MoreMenu = lazy(async () => ({ default: (await import('./more-menu')).MoreMenu }));

/** From this width in px on the bar shows its places. */
const WIDE = 768;
const isWide = () => window.innerWidth >= WIDE;

export function MainNav({ entries }: { entries: NavEntry[] }) {
  const [isAwaited, setAwaited] = useState(false);
  const awaitMenu = () => {
    setAwaited(true);
  };
  const [hasMenu] = useState(isWide);
  const button = <MoreButton aria-haspopup="menu" onPointerDown={awaitMenu} onClick={awaitMenu} />;
  const behind = entries.filter(({ priority }) => priority !== 1);
  return (
    <nav aria-label="Main" data-help={frameHelp.main} className="ml-4 hidden items-center gap-1 @3xl:flex">
      {entries
        .filter(({ priority }) => priority === 1)
        .map((entry) => (
          <PlaceLink key={entry.id} to={entry.to} className={linkLook}>
            <NavIcon name={entry.icon} />
            {entry.label}
          </PlaceLink>
        ))}
      {behind.length > 0 ? (
        <span data-help={frameHelp.more}>
          <AppScope name="shell">
            {hasMenu || isAwaited ? (
              <Suspense fallback={button}>
                <MoreMenu entries={behind} defaultOpen={isAwaited} />
              </Suspense>
            ) : (
              button
            )}
          </AppScope>
        </span>
      ) : null}
    </nav>
  );
}
